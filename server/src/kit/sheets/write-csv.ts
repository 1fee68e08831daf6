import type { Readable } from 'node:stream';
import { shield } from '@tresen/domain/kit/sheets';
import { cleanText } from './clean-text.ts';
import { decimalText, withDecimals } from './decimal.ts';
import { gatherText } from './gather-text.ts';
import { type CellValue, pagesOf, type Row, type Rows, type SheetColumn, textsOf } from './sheet-column.ts';

export interface CsvOptions {
  /** What numbers have before their decimals: the comma of German unless told otherwise. */
  readonly decimalSign?: ',' | '.';
  /** What stands between cells: the semicolon, which Excel in German expects, unless told otherwise. */
  readonly separator?: ';' | ',' | '\t';
}

// Whatever separator a program takes, it finds none in a text; and none trims spaces.
const toQuote = /[;,|\t"\r\n]|^\s|\s$/;

const rowsOfText = 100;

/**
 * A table as CSV: UTF-8 with a byte order mark, lines by CRLF, as Excel in German opens it right. No text becomes a formula;
 * `readSheet` gives back what was written, but control characters.
 * @param rows taken as they are read; the stream fails with what they fail with, and ends them when it is closed
 */
export const writeCsv = (columns: readonly SheetColumn[], rows: Rows, options: CsvOptions = {}): Readable =>
  gatherText(lines(columns, rows, { decimalSign: ',', separator: ';', ...options }));

async function* lines(
  columns: readonly SheetColumn[],
  rows: Rows,
  options: Required<CsvOptions>,
): AsyncGenerator<string> {
  const cell = (column: SheetColumn, value: CellValue = null): string => {
    if (value === null || value === '') return '';
    if (column.type === 'date') return textCell(dayText(String(value)));
    const isNumber = column.type === 'number' || column.type === 'percent';
    return isNumber ? numberCell(String(value), column, options) : textCell(String(value));
  };
  const line = (cells: readonly string[]) => `${cells.join(options.separator)}\r\n`;
  yield `\uFEFF${line(columns.map(({ name }) => textCell(name)))}`;
  const rowLine = (row: Row) => line(columns.map((column, index) => cell(column, row[index])));
  for await (const page of pagesOf(rows)) yield* textsOf(page, rowsOfText, rowLine);
}

/** With a space between: with the T of ISO 8601 no spreadsheet takes it for a time. The name of a sum stays as it is. */
function dayText(value: string): string {
  return value[10] === 'T' ? `${value.slice(0, 10)} ${value.slice(11)}` : value;
}

function textCell(value: string): string {
  const text = shield(cleanText(value));
  return toQuote.test(text) ? quote(text) : text;
}

function quote(text: string): string {
  return `"${text.replaceAll('"', '""')}"`;
}

function numberCell(
  value: string,
  { decimals = 0 }: SheetColumn,
  { decimalSign, separator }: Required<CsvOptions>,
): string {
  const text = withDecimals(decimalText(value), decimals).replace('.', decimalSign);
  return text.includes(separator) ? quote(text) : text;
}
