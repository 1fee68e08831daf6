export { articleNamesOf, basketOf, mostArticles } from './basket.ts';
export {
  type Baskets,
  createBaskets,
  fewestTogether,
  type Pair,
  type PairCount,
  type PairFigure,
  type PairQuestion,
  pairFigures,
  withNames,
} from './pairs.ts';
export { type PairWords, pairsSheet, pairWords, roundedLift } from './pairs-sheet.ts';
