export { exportList } from './export-list.ts';
export { exportListWords } from './export-list-words.ts';
export {
  type ExportFailure,
  type ExportFormat,
  type ExportLanguage,
  type ExportRequest,
  type ExportState,
  exportFailures,
  exportFormats,
  exportLanguages,
  exportRequestSchema,
  exportStates,
  isUnderWay,
  keptForMs,
  maxAtOnce,
  maxWaiting,
} from './exports.ts';
