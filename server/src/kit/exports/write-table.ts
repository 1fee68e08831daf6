import type { Readable } from 'node:stream';
import type { ExportFormat, ExportLanguage } from '@tresen/domain/exports';
import { type Rows, type SheetColumn, writeCsv, writeXlsx } from '../sheets/index.ts';

/** How a table is written. */
export interface Writing {
  readonly format: ExportFormat;
  readonly language: ExportLanguage;
  /** Of the sheet. */
  readonly title: string;
}

/** A table as a spreadsheet of the language opens it without asking: German has the decimal comma, so cells are parted by semicolons. */
export const writeTable = (
  columns: readonly SheetColumn[],
  rows: Rows,
  { format, language, title }: Writing,
): Readable =>
  format === 'xlsx'
    ? writeXlsx(columns, rows, { sheetName: title })
    : writeCsv(
        columns,
        rows,
        language === 'de' ? { decimalSign: ',', separator: ';' } : { decimalSign: '.', separator: ',' },
      );

/** `2026-11-21T13:45:00` on the clocks of a zone. */
export const clockOf = (zone: string): ((at: Date) => string) => {
  const format = new Intl.DateTimeFormat('sv-SE', {
    dateStyle: 'short',
    timeStyle: 'medium',
    timeZone: zone,
  });
  return (at) => format.format(at).replace(' ', 'T');
};
