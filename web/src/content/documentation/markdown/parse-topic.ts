import { lexer, type Token, type Tokens } from 'marked';
import { fold } from '../../../kit/search/index.ts';
import type { TopicName } from '../topic-titles.ts';
import type { TopicId } from '../topics.ts';

/** A heading with what follows it, up to the next heading of any level. */
export interface Section {
  /** Last part of the section's address; empty for what stands before the first heading below the title. */
  readonly anchor: string;
  readonly level: number;
  readonly title: string;
  readonly tokens: readonly Token[];
  /** Its words without marks, for the search. */
  readonly text: string;
}

/** A page of the help. */
export interface Topic extends TopicName {
  readonly sections: readonly Section[];
}

/** `## Words {#anchor}`: the same anchor in every language, so that a sent link survives a change of it. */
const anchorMark = /\s*\{#([a-z0-9-]+)\}$/;

type WithTokens = Token & { readonly tokens?: readonly Token[] };

/**
 * Reads a page of the help.
 * @param source Markdown that begins with its title as the only heading of level 1
 * @throws Error where it does not
 */
export const parseTopic = (id: TopicId, source: string): Topic => {
  const [title, ...tokens] = lexer(source).filter(({ type }) => type !== 'space');
  if (title?.type !== 'heading') throw new Error(`${id} does not begin with a title`);
  return { id, title: textOf(title), sections: splitAtHeadings(tokens).map(sectionOf) };
};

/** The words of a token, without marks. */
function textOf(token: WithTokens): string {
  if (token.type === 'list') return (token as Tokens.List).items.map(textOf).join(' ');
  if (token.type === 'table') {
    const { header, rows } = token as Tokens.Table;
    return [header, ...rows].flatMap((row) => row.map(({ tokens }) => tokens.map(textOf).join(''))).join(' ');
  }
  if (token.tokens) return token.tokens.map(textOf).join(token.type === 'list_item' ? ' ' : '');
  return 'text' in token ? String(token.text) : '';
}

function splitAtHeadings(tokens: readonly Token[]): readonly (readonly Token[])[] {
  const parts: Token[][] = [[]];
  for (const token of tokens) {
    if (token.type === 'heading') parts.push([token]);
    else parts.at(-1)?.push(token);
  }
  return parts;
}

function sectionOf(tokens: readonly Token[]): Section {
  const [first, ...rest] = tokens;
  const isHeaded = first?.type === 'heading';
  const content = isHeaded ? rest : tokens;
  return {
    ...(isHeaded ? headingOf(first) : { title: '', anchor: '' }),
    level: isHeaded ? (first as Tokens.Heading).depth : 1,
    tokens: content,
    text: textOfAll(content),
  };
}

function headingOf(token: Token): { title: string; anchor: string } {
  const text = textOf(token);
  const title = text.replace(anchorMark, '');
  return { title, anchor: anchorMark.exec(text)?.[1] ?? slugOf(title) };
}

function slugOf(title: string): string {
  return fold(title)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

function textOfAll(tokens: readonly Token[]): string {
  return tokens.map(textOf).join(' ').replaceAll(/\s+/g, ' ').trim();
}
