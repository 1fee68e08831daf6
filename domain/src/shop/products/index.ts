export {
  type CatalogueFilter,
  type CatalogueOrder,
  type CatalogueQuery,
  catalogueFilterSchema,
  catalogueOrders,
  catalogueQuerySchema,
  isSoftware,
  maxPathSegments,
  maxProductsAsked,
  type ProductType,
  productTypes,
  type ShopLanguage,
  shopLanguageOf,
  shopLanguages,
  shopNumbersSchema,
} from './catalogue.ts';
export {
  type ContractType,
  contractTypes,
  type ShopProduct,
  shopProductSchema,
  type ViewType,
  viewTypes,
} from './product.ts';
export {
  isEan,
  type LinkKind,
  linkKinds,
  type ProductMessage,
  productLengths,
  productMessages,
  type ShopCategoryInput,
  type ShopProductInput,
  shopCategoryInputSchema,
  shopProductInputSchema,
} from './product-input.ts';
export { type ProductState, productList, productStates } from './product-list.ts';
export { productListWords } from './product-list-words.ts';
export {
  maxProductPictures,
  productPictureSide,
  shopPictureName,
  shopPicturePath,
} from './product-picture.ts';
export { centsOf, discountRuns, euroOf, priceOfProduct } from './product-prices.ts';
export { productTypeWords } from './type-words.ts';
export { withBreaks } from './with-breaks.ts';
