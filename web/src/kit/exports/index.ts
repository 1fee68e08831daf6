export { ExportAt } from './export-at.tsx';
export { ExportButton, ExportItem } from './export-button.tsx';
export type { ExportChoice, ExportOffer } from './export-offer.ts';
export {
  cancelExport,
  type ExportFacts,
  readExports,
  removeExport,
  retryExport,
} from './exports.queries.ts';
export { shareDone, useDownloadExport } from './use-export.tsx';
