export { cursorPages } from './cursor-pages.store.ts';
export {
  type AskedExport,
  type ExportPage,
  type ExportSource,
  keysetPages,
  type OpenExport,
} from './export-source.ts';
export { addExports } from './exports.resolvers.ts';
export { addExportRoutes, attachment, sendTable } from './exports.routes.ts';
export type { ExportsPort } from './exports-port.ts';
export { atOneMoment } from './make-export.ts';
export { cleanUpExports, createExportsJob, createExportsWatch, exportsJob } from './run-exports.ts';
export { columnsIn, rowOf, type TableColumn } from './table-columns.ts';
export { clockOf, csvStyleOf, writeTable } from './write-table.ts';
