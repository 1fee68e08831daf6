/** A column of a table to write. */
export interface SheetColumn {
  readonly name: string;
  /**
   * Text unless told otherwise, and then never taken for anything else by a spreadsheet. The values of `percent` are
   * percent, 12.5 for 12.5 %; an XLSX holds the ratio, which spreadsheets calculate with, and shows it so.
   */
  readonly type?: 'text' | 'number' | 'percent' | 'date' | 'boolean';
  /** Of numbers, not of percent: how many decimals are shown at least; as many as there are otherwise. */
  readonly decimals?: number;
  /** In characters, of an XLSX. */
  readonly width?: number;
}

/**
 * A cell: text; a number or a plain decimal with a point (`3.50`); an ISO date (`2026-11-21`) or date with time
 * (`2026-11-21T13:45:00`); a boolean. Null is an empty cell.
 */
export type CellValue = string | number | boolean | null;

/** The cells of the columns in their order. */
export type Row = readonly CellValue[];

/** Rows by the hundred: of a long table, where a step for each row would cost more than the row. */
export interface RowPages {
  readonly pages: AsyncIterable<readonly Row[]>;
}

/** The rows of a table, one by one or in pages. */
export type Rows = AsyncIterable<Row> | Iterable<Row> | RowPages;

/** The rows in pages, however they come. */
export const pagesOf = (rows: Rows): AsyncIterable<readonly Row[]> =>
  'pages' in rows ? rows.pages : inPages(rows);

/**
 * A page of rows as texts, some rows each. Longer ones than this the engine keeps apart until it cleans up everything, and
 * the memory would grow by each of them.
 * @param most rows of a text: as many as make some ten thousand characters
 */
export function* textsOf(page: readonly Row[], max: number, write: (row: Row) => string): Generator<string> {
  for (let from = 0; from < page.length; from += max)
    yield page
      .slice(from, from + max)
      .map(write)
      .join('');
}

async function* inPages(rows: AsyncIterable<Row> | Iterable<Row>): AsyncGenerator<readonly Row[]> {
  for await (const row of rows) yield [row];
}
