export { type ReadSheet, readSheet } from './read-sheet.ts';
export type { OpenSheet, SheetSource, StoredSheet } from './reader-process.ts';
export {
  type Encoding,
  type ReadOptions,
  type Separator,
  type SheetChunk,
  type SheetLimits,
  type SheetMeta,
  type SheetRow,
  sheetLimits,
} from './sheet.ts';
export type { CellValue, Row, RowPages, Rows, SheetColumn } from './sheet-column.ts';
export { type CsvOptions, writeCsv } from './write-csv.ts';
export { writeXlsx, type XlsxOptions } from './write-xlsx.ts';
