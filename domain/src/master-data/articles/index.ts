import { de } from './article.de.ts';
import { en } from './article.en.ts';

export { article } from './article.ts';
export {
  type ArticleType,
  type ArticleUnit,
  type ArticleValues,
  articleFields,
  articleTypes,
  articleUnits,
  courses,
  memberFields,
  priceFields,
} from './article-fields.ts';
export { type BasePrice, basePriceOf } from './base-price.ts';
export { marginOf } from './margin.ts';
export { nextPriceGroup, type PricedArticle, priceIn, usualPriceGroup } from './price-in.ts';
/** What people call articles and their fields. */
export const articleWords = { de, en };
