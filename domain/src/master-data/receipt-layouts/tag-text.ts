import type { LayoutLine } from './layout.ts';
import { type TagId, type TagLanguage, tagNamed, tagWords } from './tags.ts';

/** A piece of a layout's text: what is printed as it stands, or a name in braces. */
export type TextPiece =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'tag'; readonly tag: TagId }
  /** No built-in tag: one of the tenant's text blocks, or a fault. */
  | { readonly kind: 'name'; readonly name: string };

/** What may stand in braces; other braces are printed. */
const namePattern = /\{(\p{L}[\p{L}\p{M}\p{N} ._-]{0,59})\}/u;

/** Takes a text apart. */
export function piecesOf(text: string): readonly TextPiece[] {
  return text.split(namePattern).flatMap((part, at): TextPiece[] => {
    if (at % 2 === 0) return part === '' ? [] : [{ kind: 'text', text: part }];
    const tag = tagNamed(part);
    return [tag === undefined ? { kind: 'name', name: part } : { kind: 'tag', tag }];
  });
}

const known = new WeakMap<LayoutLine, readonly (readonly TextPiece[])[]>();

/** The texts of a line, taken apart: of each column, or of a code. Of the same line, as an object, once. */
export function piecesOfLine(line: LayoutLine): readonly (readonly TextPiece[])[] {
  const pieces = known.get(line) ?? textsOf(line).map(piecesOf);
  known.set(line, pieces);
  return pieces;
}

function textsOf(line: LayoutLine): readonly string[] {
  if (line.kind === 'text') return line.columns.map(({ text }) => text);
  return line.kind === 'code' ? [line.text] : [];
}

/** A text as people read it: tags by their names in a language. */
export function withTagWords(text: string, language: TagLanguage): string {
  return written(text, (tag) => tagWords[language][tag]);
}

/** A text as it is stored: tags by their ids, whatever language they were typed in. */
export function withTagIds(text: string): string {
  return written(text, (tag) => tag);
}

function written(text: string, nameOf: (tag: TagId) => string): string {
  return piecesOf(text)
    .map((piece) => {
      if (piece.kind === 'text') return piece.text;
      return `{${piece.kind === 'tag' ? nameOf(piece.tag) : piece.name}}`;
    })
    .join('');
}
