export {
  addPart,
  addSums,
  addToBreakdown,
  articleKeyOf,
  type Breakdown,
  type BreakdownHead,
  type BreakdownPart,
  emptyBreakdown,
  emptyPart,
  renamePart,
} from './breakdown.ts';
export {
  isPartDimension,
  isTimeDimension,
  isWithinReceipts,
  type KeptDimension,
  keptDimensions,
  measuresOfDimension,
  measuresOfPart,
  type PartDimension,
  partDimensions,
  type ReportDimension,
  reportDimensions,
  type TimeDimension,
  timeDimensions,
} from './dimensions.ts';
export { type LeftOut, leaveOut } from './left-out.ts';
export {
  type Measure,
  type Measures,
  measures,
  measuresOf,
  placeOfMeasure,
  type Ratios,
  ratiosOf,
} from './measures.ts';
export { monthStays, readStayRow } from './month-stays.ts';
export { isRanked, type RankChange, rankChangeOf } from './rank-change.ts';
export type {
  ClosingSumsData,
  ReportColumnData,
  ReportData,
  ReportLineData,
  ReportLineHead,
} from './report-data.ts';
export {
  enumNameOf,
  type FigureUnit,
  figuresFrom,
  orderOfFigure,
  type ReportFigure,
  type ReportFigures,
  reportFigures,
  reportFiguresOf,
  unitOfFigure,
} from './report-figures.ts';
export { canBeIndexed, indexOf, isCut } from './report-index.ts';
export { type LabelFormats, type LabelStyle, labelOf } from './report-labels.ts';
export { type ReportPreset, reportPresetNames, reportPresets } from './report-presets.ts';
export {
  columnsFor,
  isInOrder,
  isOfReceipts,
  maxKeys,
  measuresFor,
  partsOfQuestion,
  type ReportMessage,
  type ReportQuestion,
  reportHoursSchema,
  reportMessages,
  reportQuestionSchema,
} from './report-question.ts';
export {
  changeOf,
  comparedFigure,
  figureCell,
  indexedCells,
  indexNotes,
  leftOutNotes,
  type ReportView,
  rankText,
  reportSheet,
} from './report-sheet.ts';
export { salesReportWords } from './sales-report-languages.ts';
export type { SalesReportWords } from './sales-report-words.ts';
export {
  type SummaryData,
  type SummaryRow,
  type SummarySection,
  type SummaryTable,
  salesSummary,
} from './sales-summary.ts';
export { mostGuests, readStayKey, type Stay, stayKeyOf, stayOf, stayStep } from './stay.ts';
export { targetOf, targetOfKey } from './target.ts';
export { isOfMonths, timeKeyOf, timeKeysOf } from './time-keys.ts';
export {
  daysToJudge,
  type EmployeeWeek,
  type EmployeeWeeks,
  fewestOwnWeeks,
  fewestReceipts,
  ownWeeks,
  spreads,
  type Unusual,
  type UnusualWeek,
  unusualWeeks,
  type WatchedFigure,
  watchedFigures,
  weeksOfRange,
} from './unusual.ts';
