export {
  type CashCount,
  type Closing,
  type ClosingCash,
  type ClosingContents,
  type CountedAmount,
  closingJsonSchema,
  closingSchema,
  closingsPerPush,
} from './closing.ts';
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
