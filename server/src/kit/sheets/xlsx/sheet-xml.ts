import { shieldApostrophes } from '@tresen/domain/kit/sheets';
import { cleanText } from '../clean-text.ts';
import { decimalText, movePoint, withDecimals } from '../decimal.ts';
import { columnLetters, sheetLimits } from '../sheet.ts';
import { type CellValue, type Row, type SheetColumn, textsOf } from '../sheet-column.ts';
import { escapeText } from './escaped-text.ts';
import { serialOfIso } from './serial-day.ts';
import { cellStyle, numberStyle } from './style-parts.ts';
import { escapeXml, mainNamespace, xmlHead } from './xml-text.ts';

const narrowest = 10;

// The header stays where it is.
const frozenHeader =
  '<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>';

const rowsOfText = 20;

/** The part of a workbook with the rows of a sheet, page by page (ECMA-376 part 1, 18.3). */
export async function* sheetXml(
  columns: readonly SheetColumn[],
  pages: AsyncIterable<readonly Row[]>,
): AsyncGenerator<string> {
  yield `${xmlHead}<worksheet xmlns="${mainNamespace}">${frozenHeader}<cols>${columns.map(widthXml).join('')}</cols>`;
  yield `<sheetData>${headerXml(columns)}`;
  const letters = columns.map((_, index) => columnLetters(index));
  let number = 1;
  const nextRow = (row: Row): string => {
    number += 1;
    return rowXml(
      number,
      columns.map((column, index) => cellXml(`${letters[index]}${number}`, row[index] ?? null, column)),
    );
  };
  for await (const page of pages) yield* textsOf(page, rowsOfText, nextRow);
  yield `</sheetData>${withoutMarks(`A1:${letters.at(-1)}${number}`)}</worksheet>`;
}

function widthXml({ name, width }: SheetColumn, index: number): string {
  return `<col min="${index + 1}" max="${index + 1}" width="${width ?? Math.max(narrowest, name.length + 2)}" customWidth="1"/>`;
}

function headerXml(columns: readonly SheetColumn[]): string {
  return rowXml(
    1,
    columns.map(({ name }, index) => textCell(`${columnLetters(index)}1`, name, cellStyle.header)),
  );
}

function textCell(at: string, value: string, style: number): string {
  const text = shieldApostrophes(cleanText(value));
  if (text.length > sheetLimits.cellCharacters) throw new RangeError(`too long for a cell: ${text.length}`);
  return `<c r="${at}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${escapeXml(escapeText(text))}</t></is></c>`;
}

function rowXml(number: number, cells: readonly string[]): string {
  return `<row r="${number}">${cells.join('')}</row>`;
}

function cellXml(at: string, value: CellValue, column: SheetColumn): string {
  if (value === null || value === '') return '';
  if (column.type === 'number')
    return numberCell(
      at,
      withDecimals(decimalText(String(value)), column.decimals ?? 0),
      numberStyle(column),
    );
  if (column.type === 'percent')
    return numberCell(at, movePoint(decimalText(String(value)), -2), cellStyle.percent);
  if (column.type === 'date') return dateCell(at, String(value));
  if (column.type === 'boolean') return `<c r="${at}" t="b"><v>${Number(value)}</v></c>`;
  return textCell(at, String(value), cellStyle.text);
}

function numberCell(at: string, value: string, style: number): string {
  return `<c r="${at}" s="${style}"><v>${value}</v></c>`;
}

/** Days that Excel does not know stay texts. */
function dateCell(at: string, value: string): string {
  const serial = serialOfIso(value);
  if (serial === undefined) return textCell(at, value, cellStyle.text);
  return numberCell(at, decimalText(serial), value.includes('T') ? cellStyle.dateTime : cellStyle.date);
}

// No green corner at each EAN, which is a number as text.
function withoutMarks(range: string): string {
  return `<ignoredErrors><ignoredError sqref="${range}" numberStoredAsText="1"/></ignoredErrors>`;
}
