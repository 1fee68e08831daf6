import type { Readable } from 'node:stream';
import { cleanText } from './clean-text.ts';
import { decimalText, withDecimals } from './decimal.ts';
import { shield } from './formula-shield.ts';
import { gatherText } from './gather-text.ts';
import type { CellValue, RowToWrite, SheetColumn } from './sheet-column.ts';

export interface CsvOptions {
  /** What numbers have before their decimals: the comma of German unless told otherwise. */
  readonly decimalSign?: ',' | '.';
  /** What stands between cells: the semicolon, which Excel in German expects, unless told otherwise. */
  readonly separator?: ';' | ',' | '\t';
}

// Whatever separator a program takes, it finds none in a text; and none trims spaces.
const toQuote = /[;,|\t"\r\n]|^\s|\s$/;

const quoted = (text: string): string => (toQuote.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

const cellText = (value: CellValue, column: SheetColumn, decimalSign: string): string => {
  if (value === null || value === '') return '';
  if (column.type === 'number')
    return withDecimals(decimalText(String(value)), column.decimals ?? 0).replace('.', decimalSign);
  return shield(cleanText(String(value)));
};

async function* lines(
  columns: readonly SheetColumn[],
  rows: AsyncIterable<RowToWrite> | Iterable<RowToWrite>,
  { decimalSign = ',', separator = ';' }: CsvOptions,
): AsyncGenerator<string> {
  const line = (cells: readonly string[]) => `${cells.map(quoted).join(separator)}\r\n`;
  yield `\uFEFF${line(columns.map(({ name }) => shield(cleanText(name))))}`;
  for await (const row of rows)
    yield line(columns.map((column, index) => cellText(row[index] ?? null, column, decimalSign)));
}

/**
 * A table as CSV: UTF-8 with a byte order mark, lines by CRLF, as Excel in German opens it right. No text becomes a formula;
 * `readSheet` gives back what was written, but control characters.
 * @param rows taken as they are read; the stream fails with what they fail with, and ends them when it is closed
 */
export const writeCsv = (
  columns: readonly SheetColumn[],
  rows: AsyncIterable<RowToWrite> | Iterable<RowToWrite>,
  options: CsvOptions = {},
): Readable => gatherText(lines(columns, rows, options));
