import type { PassThrough, Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import { cleanText } from './clean-text.ts';
import { gatherText } from './gather-text.ts';
import { pagesOf, type Row, type Rows, type SheetColumn } from './sheet-column.ts';
import { type CuttableRows, cutRows } from './xlsx/cut-rows.ts';
import { packageParts, sheetPartOf } from './xlsx/package-parts.ts';
import { sheetXml } from './xlsx/sheet-xml.ts';

export interface XlsxOptions {
  /** What Excel does not take in it is replaced or cut off. */
  readonly sheetName?: string;
  /** Rows of a sheet without its header; what is more goes into further ones. As many as Excel takes. */
  readonly rowsPerSheet?: number;
  /** A sheet behind the table, of what is no row of it. */
  readonly behind?: XlsxSheet;
}

/** A sheet of few rows. */
interface XlsxSheet {
  readonly name: string;
  readonly columns: readonly SheetColumn[];
  readonly rows: Rows;
}

const rowsOfExcel = 1_048_576;

const longestName = 31;

interface Sheets {
  readonly zip: ZipFile;
  readonly columns: readonly SheetColumn[];
  readonly rows: CuttableRows;
  readonly sheetName: string;
  readonly rowsPerSheet: number;
  readonly behind: XlsxSheet | undefined;
  /** Told of what is read at the moment. */
  readonly onSheet: (sheet: Readable) => void;
}

/**
 * A table as XLSX: texts are texts, whatever they look like, numbers and days are such; the header is bold and stays in
 * sight. What is too long for a sheet goes on in the next. `readSheet` gives back what was written, but control characters.
 * @param rows taken as they are read; the stream fails with what they fail with, and ends them when it is closed
 */
export const writeXlsx = (
  columns: readonly SheetColumn[],
  rows: Rows,
  { sheetName = 'Tabelle1', rowsPerSheet = rowsOfExcel - 1, behind }: XlsxOptions = {},
): Readable => {
  const zip = new ZipFile();
  const output = zip.outputStream as PassThrough;
  let current: Readable | undefined;
  const onSheet = (sheet: Readable): void => {
    current = sheet;
  };
  // The package passes no errors on, and does not stop what it reads when nobody reads its output any more.
  zip.on('error', (error) => output.destroy(error));
  output.on('close', () => current?.destroy());
  addSheets({ zip, columns, rows: cutRows(pagesOf(rows)), sheetName, rowsPerSheet, behind, onSheet }).catch(
    (error: Error) => output.destroy(error),
  );
  return output;
};

/** Adds sheet after sheet until no row is left, the one behind them, then what names them. */
async function addSheets({ zip, rows, rowsPerSheet, behind, onSheet, ...table }: Sheets): Promise<void> {
  const names: string[] = [];
  const add = async (name: string, columns: readonly SheetColumn[], pages: AsyncIterable<readonly Row[]>) => {
    names.push(name);
    const sheet = gatherText(sheetXml(columns, pages));
    onSheet(sheet);
    zip.addReadStream(sheet, sheetPartOf(names.length));
    await finished(sheet);
  };
  do await add(nameOfSheet(table.sheetName, names.length + 1), table.columns, rows.take(rowsPerSheet));
  while (await rows.hasMore());
  if (behind) await add(nameBeside(names, behind.name), behind.columns, pagesOf(behind.rows));
  for (const [name, xml] of Object.entries(packageParts(names))) zip.addBuffer(Buffer.from(xml), name);
  zip.end();
}

/** `Belege`, `Belege 2`, … */
function nameOfSheet(name: string, number: number): string {
  if (number === 1) return nameForExcel(name);
  const end = ` ${number}`;
  return nameForExcel(name).slice(0, longestName - end.length) + end;
}

/** Excel takes two sheets of one name for damaged, whatever their case. */
function nameBeside(taken: readonly string[], name: string): string {
  const known = new Set(taken.map((each) => each.toLowerCase()));
  for (let number = 1; ; number += 1) {
    const own = nameOfSheet(name, number);
    if (!known.has(own.toLowerCase())) return own;
  }
}

/** Excel takes a workbook with another name for damaged. */
function nameForExcel(name: string): string {
  return cleanText(name)
    .replace(/[:\\/?*[\]]|^'/g, ' ')
    .slice(0, longestName)
    .replace(/'$/, ' ');
}
