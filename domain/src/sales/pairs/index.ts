export { basketOf } from './basket.ts';
export {
  type Baskets,
  createBaskets,
  fewestTogether,
  mostArticles,
  type Pair,
  type PairFigure,
  type PairQuestion,
  pairFigures,
  type SoldArticle,
} from './pairs.ts';
export { type PairWords, pairsSheet, pairWords, roundedLift } from './pairs-sheet.ts';
