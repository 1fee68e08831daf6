/** What a PDF is in full: its language, title and date stand in the file, too, so that screen readers and archives know it. */
export interface PdfHead {
  readonly title: string;
  readonly language: 'de' | 'en';
  /** Stands in the file as its date of creation. The same head and blocks give the same bytes. */
  readonly createdAt: Date;
  /** Who made it: the company. */
  readonly author: string;
  /** At the foot of each page, beside its number. */
  readonly footer: string;
  /** Whether its pages lie on their side, for wide tables. */
  readonly isWide?: boolean;
}

export interface PdfFact {
  readonly name: string;
  readonly value: string;
}

export interface PdfColumn {
  readonly name: string;
  /** Its part of the width, compared with the other columns'. */
  readonly share: number;
  /** Amounts stand at the end, so that their decimals stand below each other. */
  readonly align?: 'start' | 'end';
}

export interface PdfRow {
  readonly cells: readonly string[];
  /** The sum of the rows before it. */
  readonly isTotal?: boolean;
}

/** A part of a document, from top to bottom. */
export type PdfBlock =
  /** Once, at the top: what it is, and in a line or more of whom and when. */
  | { readonly kind: 'title'; readonly text: string; readonly lines: readonly string[] }
  /** Never alone at the end of a page. A small one names a part of what the heading before it names. */
  | { readonly kind: 'heading'; readonly text: string; readonly isSmall?: boolean }
  | { readonly kind: 'facts'; readonly facts: readonly PdfFact[] }
  /** `name` is for screen readers. The head of the table comes again on each page. */
  | {
      readonly kind: 'table';
      readonly name: string;
      readonly columns: readonly PdfColumn[];
      readonly rows: readonly PdfRow[];
    }
  | { readonly kind: 'note'; readonly text: string }
  /** Lines to sign on, beside each other: who signs. */
  | { readonly kind: 'signatures'; readonly names: readonly string[] }
  /** What follows begins a page. */
  | { readonly kind: 'pageBreak' };
