export {
  addPart,
  addToBreakdown,
  articleKeyOf,
  type Breakdown,
  type BreakdownHead,
  type BreakdownPart,
  emptyBreakdown,
  emptyPart,
} from './breakdown.ts';
export {
  isPartDimension,
  isTimeDimension,
  isWithinReceipts,
  measuresOfDimension,
  measuresOfPart,
  type PartDimension,
  partDimensions,
  type ReportDimension,
  reportDimensions,
  type TimeDimension,
  timeDimensions,
} from './dimensions.ts';
export {
  type Measure,
  type Measures,
  measures,
  measuresOf,
  placeOfMeasure,
  type Ratios,
  ratiosOf,
} from './measures.ts';
export {
  columnsFor,
  isInOrder,
  isOfReceipts,
  maxKeys,
  measuresFor,
  partsOfQuestion,
  type ReportMessage,
  type ReportQuestion,
  reportMessages,
  reportQuestionSchema,
} from './report-question.ts';
export { isOfMonths, timeKeyOf, timeKeysOf } from './time-keys.ts';
