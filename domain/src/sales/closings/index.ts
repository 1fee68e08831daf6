export {
  type CashCount,
  type Closing,
  type ClosingCash,
  type ClosingContents,
  type CountedAmount,
  closingSchema,
  closingsPerPush,
} from './closing.ts';
export { type CashLine, cashLines, countedCash, type DrawerCount, expectedCash } from './closing-cash.ts';
export { type ClosingSurroundings, closingProblem } from './closing-checks.ts';
export {
  type ClosingState,
  type ClosingType,
  closingStates,
  closingTypes,
  denominations,
  type MoneyKind,
  moneyKinds,
  type TipRecipient,
  tipRecipients,
} from './closing-codes.ts';
export {
  type ClosingComparison,
  type ClosingFigure,
  type ClosingFigureName,
  closingFigureNames,
  closingFigureUnits,
  type FigureResult,
  figureResults,
} from './closing-comparison.ts';
export {
  closingDueAt,
  closingDuty,
  isClosingMissed,
  type UnclosedDay,
} from './closing-duty.ts';
export { closingJsonSchema } from './closing-json-schema.ts';
export { type ClosingListWords, closingList } from './closing-list.ts';
export { closingListWords } from './closing-list-words.ts';
export { type ClosingNote, closingNotes, notesOnClosing } from './closing-notes.ts';
export {
  type ClosingProblem,
  type ClosingProblemReason,
  type ClosingRule,
  closingProblemReasons,
  closingRules,
} from './closing-rules.ts';
export { entryKeys } from './closing-tallies.ts';
export { compareClosing } from './compare-closing.ts';
export { countedOf } from './count-checks.ts';
export { createClosingMerge, mergeClosings } from './merge-closings.ts';
export { createClosingSum, sumClosing } from './sum-closing.ts';
