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
export { isGtin } from './gtin.ts';
export { marginOf } from './margin.ts';
