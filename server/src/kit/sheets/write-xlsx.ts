import type { PassThrough, Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import { cleanText } from './clean-text.ts';
import { gatherText } from './gather-text.ts';
import type { Rows, SheetColumn } from './sheet-column.ts';
import { packageParts, sheetPart } from './xlsx/package-parts.ts';
import { sheetXml } from './xlsx/sheet-xml.ts';

export interface XlsxOptions {
  /** What Excel does not take in it is replaced or cut off. */
  readonly sheetName?: string;
}

const longestName = 31;

/** Excel takes a workbook with another name for damaged. */
const nameForExcel = (name: string): string =>
  cleanText(name)
    .replace(/[:\\/?*[\]]|^'/g, ' ')
    .slice(0, longestName)
    .replace(/'$/, ' ');

/** The package passes no errors on, and does not stop what it reads when nobody reads its output any more. */
const tieTogether = (input: Readable, zip: ZipFile): Readable => {
  const output = zip.outputStream as PassThrough;
  input.on('error', (error) => output.destroy(error));
  zip.on('error', (error) => output.destroy(error));
  output.on('close', () => input.destroy());
  return output;
};

/**
 * A table as XLSX with one sheet: texts are texts, whatever they look like, numbers and days are such; the header is bold
 * and stays in sight. `readSheet` gives back what was written, but control characters.
 * @param rows taken as they are read; the stream fails with what they fail with, and ends them when it is closed
 */
export const writeXlsx = (
  columns: readonly SheetColumn[],
  rows: Rows,
  { sheetName = 'Tabelle1' }: XlsxOptions = {},
): Readable => {
  const zip = new ZipFile();
  const sheet = gatherText(sheetXml(columns, rows));
  for (const [name, xml] of Object.entries(packageParts(nameForExcel(sheetName))))
    zip.addBuffer(Buffer.from(xml), name);
  zip.addReadStream(sheet, sheetPart);
  zip.end();
  return tieTogether(sheet, zip);
};
