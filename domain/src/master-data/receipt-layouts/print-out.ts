import type { CodePageName } from './code-pages.ts';
import type { Alignment, LayoutBlock, LayoutLogo } from './layout.ts';

// A print-out as it stands on paper: what the preview draws and the bytes for a printer say.

/** Characters of one look; each is one column wide, or two where `isWide`. */
export interface PrintRun {
  readonly text: string;
  readonly isBold: boolean;
  readonly isWide: boolean;
  readonly isHigh: boolean;
}

/** The line of the layout that a printed line is of. */
export interface PrintSource {
  readonly block: LayoutBlock;
  readonly line: number;
}

export type PrintedLine = { readonly source: PrintSource } & (
  | { readonly kind: 'text'; readonly runs: readonly PrintRun[] }
  | { readonly kind: 'code'; readonly text: string; readonly size: number; readonly align: Alignment }
  | { readonly kind: 'logo'; readonly logo: LayoutLogo; readonly align: Alignment }
  | { readonly kind: 'cut'; readonly isWhole: boolean }
);

export interface PrintOut {
  /** In characters; no line is wider. */
  readonly width: number;
  readonly codePage: CodePageName;
  readonly codePageNumber: number | null;
  readonly lines: readonly PrintedLine[];
}

/** Columns that runs take. */
export function widthOf(runs: readonly PrintRun[]): number {
  return runs.reduce((sum, { text, isWide }) => sum + text.length * (isWide ? 2 : 1), 0);
}

/** A print-out for a terminal: wide characters with a space behind each, so that columns stand as on paper. */
export function textOfPrintOut({ width, lines }: PrintOut): string {
  return lines
    .map((line) => {
      if (line.kind === 'text') return line.runs.map(spaced).join('').trimEnd();
      if (line.kind === 'code') return `[QR] ${line.text}`;
      return line.kind === 'logo' ? '[Logo]' : '- '.repeat(width / 2);
    })
    .join('\n');
}

function spaced({ text, isWide }: PrintRun): string {
  return isWide ? [...text].map((one) => `${one} `).join('') : text;
}
