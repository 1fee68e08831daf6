import type { Feature } from '../../kit/features/index.ts';
import { addCatalogue } from './catalogue.resolvers.ts';
import { addCatalogueEditing } from './editing.resolvers.ts';
import { createShopPictureRoutes } from './product-pictures.routes.ts';
import { cleanUpShopPictures } from './product-pictures.ts';

export { asEditor } from './as-editor.ts';
export {
  fillCatalogue,
  type PlannedCatalogue,
  type PlannedCategory,
  type PlannedProduct,
} from './fill-catalogue.ts';
export {
  type CatalogueProduct,
  type LinkKind,
  type ProductLink,
  type ProductReader,
  readLinks,
  readProducts,
} from './products.store.ts';

/** The catalogue, for buyers and for its editors. */
export const products: Feature = {
  at: 'general',
  fields: (kit) => {
    addCatalogue(kit);
    addCatalogueEditing(kit);
  },
  routes: async (app, _needs, { files, now, pictures }) => {
    await app.register(createShopPictureRoutes(files, now, pictures));
  },
  work: (host) => ({ cleanUp: () => cleanUpShopPictures(host) }),
};
