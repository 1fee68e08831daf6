import {
  cents,
  choice,
  flag,
  longText,
  reference,
  rows,
  text,
  thousandths,
  type ValuesOf,
  whole,
} from '../../kit/entities/index.ts';

/** ART-16, as on the wire. */
export const articleTypes = ['MainArticle', 'GroupArticle', 'BundleArticle', 'SubArticle'] as const;
export type ArticleType = (typeof articleTypes)[number];

/** Units in which an article is sold or measured; the words are in the web. */
export const articleUnits = [
  'piece',
  'portion',
  'kg',
  'g',
  'l',
  'cl',
  'ml',
  'm',
  'cm',
  'hour',
  'minute',
] as const;
export type ArticleUnit = (typeof articleUnits)[number];

/** ART-15; no value is no course. */
export const courses = [1, 2, 3, 4, 5] as const;

/** A further price of an article, for one of the price groups of the registers (decisions ART-08). */
export const priceFields = {
  key: whole({ isRequired: true, least: 1, max: 99 }),
  name: text({ max: 40 }),
  price: cents({ isRequired: true }),
} as const;

/** A choice of a group, or a member of a bundle with its quantity (decisions ART-17). */
export const memberFields = {
  articleId: reference('article', { isRequired: true }),
  quantity: thousandths({ isRequired: true, least: 1, max: 999_999, initial: 1000 }),
} as const;

/**
 * What is sold (ART-03 to ART-17). Prices are gross, in cents. How many there are is not here: stock follows from
 * movements (contract 22).
 */
export const articleFields = {
  name: text({ isRequired: true, isSearched: true, isSorted: true, isFiltered: true }),
  type: choice(articleTypes, { isRequired: true, initial: 'MainArticle', isSorted: true, isFiltered: true }),
  priceName: text({ max: 40 }),
  shortDescription: text({ max: 200 }),
  longDescription: longText({ max: 4000 }),
  /** Its name in the file store; browsers and registers load it from `recordPicturePath`. */
  picture: text({ max: 37, format: 'picture' }),
  plu: text({ max: 20, isNumber: true, isSearched: true, isSorted: true, isFiltered: true }),
  ean: text({ max: 14, isNumber: true, isSearched: true, isSorted: true, isFiltered: true }),
  price: cents({ isRequired: true, initial: 0, isSorted: true, isFiltered: true }),
  purchasePrice: cents({ least: 0, isFiltered: true }),
  prices: rows(priceFields, { max: 99 }),
  mainCategoryId: reference('category', { isRequired: true, isFiltered: true }),
  subcategoryId: reference('category', { isFiltered: true }),
  vatInHouseId: reference('vat', { isRequired: true, isFiltered: true }),
  vatOutOfHouseId: reference('vat', { isRequired: true, isFiltered: true }),
  printerId: reference('printer', { isFiltered: true }),
  course: choice(courses, { isFiltered: true }),
  unit: choice(articleUnits, { isRequired: true, initial: 'piece', isFiltered: true }),
  baseQuantity: thousandths({ least: 1 }),
  baseUnit: choice(articleUnits),
  favorite: flag({ isFiltered: true }),
  useInButtonMapping: flag({ initial: true, isFiltered: true }),
  variableName: flag(),
  variablePrice: flag(),
  variablePriceGroup: flag(),
  variableQuantity: flag(),
  variableSerialNumber: flag(),
  variableNameAppend: flag(),
  variableOptions: flag(),
  negativePrice: flag(),
  blockDiscount: flag(),
  grouping: flag({ initial: true }),
  inventoryQuantity: thousandths({ least: 0 }),
  reorderQuantity: thousandths({ least: 0, isFiltered: true }),
  preventNegativeStock: flag(),
  shopArticle: flag({ isFiltered: true }),
  shopArticleNumber: text({ max: 40, isFiltered: true }),
  activeInShop: flag({ isFiltered: true }),
  mainArticleId: reference('article', { isFiltered: true }),
  members: rows(memberFields, { max: 200 }),
} as const;
export type ArticleValues = ValuesOf<typeof articleFields>;
