import type { NewReceipt } from '../receipts/index.ts';

/** One line of a CSV file by the names of its columns. */
export type CsvRow = Readonly<Record<string, string>>;

/** What a replay sends for one branch; the drafts are in the order of their times. */
export type ReplayBranch = Readonly<{
  /** Stays the same for the same input: identity, database and store derive from it. */
  key: string;
  name: string;
  receipts: number;
  positions: number;
  /** The receipt at an index from 0, the same each time. */
  draft(index: number): NewReceipt;
}>;

/** How the columns of a file become receipts. Throws an InputError for a line that cannot be understood. */
export type ReplayMap = (rows: readonly CsvRow[]) => ReplayBranch[];

/** Input that cannot be replayed, said in one line. */
export class InputError extends Error {
  override readonly name = 'InputError';
}
