export { ExportButton } from './export-button.tsx';
export type { ExportChoice, ExportOffer } from './export-offer.ts';
export {
  cancelExport,
  type ExportFacts,
  exportsQuery,
  removeExport,
  retryExport,
} from './exports.queries.ts';
export { exportsPath, shareDone, useDownloadExport, useFollowExport } from './use-export.tsx';
