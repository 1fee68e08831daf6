export { closingReport, closingTitle } from './closing-report.ts';
export type {
  ReportColumn,
  ReportFact,
  ReportFacts,
  ReportPart,
  ReportRow,
  ReportSection,
  ReportSectionId,
  ReportSource,
  ReportTable,
} from './report.ts';
export { countParts, differenceWord } from './report-cash.ts';
export { cellText, type ReportCell, type ReportFormats } from './report-cell.ts';
export { reportWords } from './report-languages.ts';
export type { ReportTerm, ReportWords } from './report-words.ts';
