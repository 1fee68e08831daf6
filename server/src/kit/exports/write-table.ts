import type { Readable } from 'node:stream';
import type { ExportFormat, ExportLanguage } from '@tresen/domain/kit/exports';
import { type CsvOptions, type Rows, type SheetColumn, writeCsv, writeXlsx } from '../sheets/index.ts';

/** How a table is written. */
export interface Writing {
  readonly format: ExportFormat;
  readonly language: ExportLanguage;
  /** Of the sheet. */
  readonly title: string;
}

/** CSV as a spreadsheet of the language opens it without asking: German has the decimal comma, so cells are parted by semicolons. */
export const csvStyleOf = (language: ExportLanguage): CsvOptions =>
  language === 'de' ? { decimalSign: ',', separator: ';' } : { decimalSign: '.', separator: ',' };

/** A table as a file in a language. */
export const writeTable = (
  columns: readonly SheetColumn[],
  rows: Rows,
  { format, language, title }: Writing,
): Readable =>
  format === 'xlsx'
    ? writeXlsx(columns, rows, { sheetName: title })
    : writeCsv(columns, rows, csvStyleOf(language));

// No zone changes its offset in between.
const quarterMs = 900_000;

/** `2026-11-21T13:45:00` on the clocks of a zone. Times that follow each other closely cost little. */
export const clockOf = (zone: string): ((at: Date) => string) => {
  const format = new Intl.DateTimeFormat('sv-SE', {
    dateStyle: 'short',
    timeStyle: 'medium',
    timeZone: zone,
  });
  const offsetAt = (ms: number): number => Date.parse(`${format.format(ms).replace(' ', 'T')}Z`) - ms;
  let quarter = Number.NaN;
  let offset = 0;
  return (at) => {
    const ms = at.getTime();
    const of = Math.floor(ms / quarterMs);
    if (of !== quarter) {
      quarter = of;
      offset = offsetAt(of * quarterMs);
    }
    return new Date(ms + offset).toISOString().slice(0, 19);
  };
};
