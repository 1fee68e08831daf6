import type { Closing } from '../closings/index.ts';
import type { ReportCell } from './report-cell.ts';
import type { ReportTerm, ReportWords } from './report-words.ts';

/** The blocks of a closing in the order in which they are shown and printed (fiscal.md 7.1); anchors of its page. */
export const reportSections = [
  'head',
  'turnover',
  'vat',
  'payments',
  'cases',
  'categories',
  'employees',
  'corrections',
  'reductions',
  'tips',
  'vouchers',
  'deposits',
  'training',
  'hours',
  'articles',
  'cash',
  'count',
  'tse',
] as const;
export type ReportSectionId = (typeof reportSections)[number];

/** One figure with its name. */
export interface ReportFact {
  readonly name: string;
  readonly cell: ReportCell;
  /** The figure in plain words, for who does not know it. */
  readonly term?: ReportTerm;
  /** What the figure is about, where one can go there. */
  readonly receiptId?: string;
}

export interface ReportColumn {
  readonly name: string;
  /** Amounts and counts stand at the end of their column. */
  readonly isAmount: boolean;
}

export interface ReportRow {
  readonly cells: readonly (ReportCell | null)[];
  readonly isTotal?: boolean;
  readonly term?: ReportTerm;
}

export interface ReportFacts {
  readonly kind: 'facts';
  readonly facts: readonly ReportFact[];
}

export interface ReportTable {
  readonly kind: 'table';
  readonly name: string;
  readonly columns: readonly ReportColumn[];
  readonly rows: readonly ReportRow[];
}

export type ReportPart = ReportFacts | ReportTable;

/** A block of a closing. One without parts had nothing to tell and is left out. */
export interface ReportSection {
  readonly id: ReportSectionId;
  readonly title: string;
  readonly term?: ReportTerm;
  readonly parts: readonly ReportPart[];
}

/** What a block is made from. */
export interface ReportSource {
  readonly closing: Closing;
  readonly unitName: string;
  readonly words: ReportWords;
}

export const labelColumn = (name: string): ReportColumn => ({ name, isAmount: false });
export const amountColumn = (name: string): ReportColumn => ({ name, isAmount: true });

/** Facts without those that are not known. */
export const factsOf = (...facts: readonly (ReportFact | null | undefined | false)[]): ReportFacts => ({
  kind: 'facts',
  facts: facts.filter((fact) => typeof fact === 'object' && fact !== null),
});

/** A table, or nothing where there are no rows. */
export const tableOf = (
  name: string,
  columns: readonly ReportColumn[],
  rows: readonly ReportRow[],
): readonly ReportTable[] => (rows.length === 0 ? [] : [{ kind: 'table', name, columns, rows }]);

/** Sum of one field of all entries. */
export const sumOf = <Entry>(entries: readonly Entry[], of: (entry: Entry) => number): number =>
  entries.reduce((sum, entry) => sum + of(entry), 0);
