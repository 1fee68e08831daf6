import type { Feature } from '../../kit/feature/index.ts';
import { startShopRequests } from './start-shop-requests.ts';

export { choiceOf, type OfferedAlong, type OfferedProduct } from './product.ts';
export { shopAddress } from './shop-path.ts';

/** The shop for those who buy (SHP-02): categories, and a product's page. */
export const shopCatalogue: Feature = {
  search: {
    id: 'shopProducts',
    mayUse: 'Query.shopCatalogue',
    load: () => import('./find-products.ts').then(({ productKind }) => productKind),
  },
  pages: [
    {
      path: '/apps/shop/*',
      load: () => import('./shop-page.tsx').then(({ ShopPage }) => ({ default: ShopPage })),
      startRequests: (params, { '*': path = '' }) => startShopRequests(params, path),
    },
  ],
};
