export { asEditor } from './as-editor.ts';
export { addCatalogue } from './catalogue.resolvers.ts';
export { addCatalogueEditing } from './editing.resolvers.ts';
export {
  fillCatalogue,
  type PlannedCatalogue,
  type PlannedCategory,
  type PlannedProduct,
} from './fill-catalogue.ts';
export { createShopPictureRoutes } from './product-pictures.routes.ts';
export { cleanUpShopPictures } from './product-pictures.ts';
export {
  type CatalogueProduct,
  type LinkKind,
  type ProductLink,
  type ProductReader,
  readLinks,
  readProducts,
} from './products.store.ts';
