import { type Feature, pageOfRecord } from '../../kit/feature/index.ts';
import { ShopOrderDocument } from '../../kit/graphql/generated/general/graphql.ts';
import { generalApi } from '../../kit/graphql/index.ts';

/** Orders, seen by who ordered and by who sells (SHP-05, decisions SHP-06). */
export const orders: Feature = {
  search: {
    id: 'shopOrders',
    mayUse: 'Query.shopOrders',
    load: () => import('./find-orders.ts').then(({ orderKind }) => orderKind),
  },
  pages: [
    {
      path: '/apps/shop-orders',
      load: () => import('./orders-page.tsx').then(({ OwnOrdersPage }) => ({ default: OwnOrdersPage })),
    },
    pageOfRecord({
      path: '/apps/shop-orders/:orderId',
      load: () => import('./order-page.tsx').then(({ OwnOrderPage }) => ({ default: OwnOrderPage })),
      api: generalApi,
      record: ShopOrderDocument,
    }),
    {
      path: '/manage/e-commerce/orders',
      load: () => import('./orders-page.tsx').then(({ SoldOrdersPage }) => ({ default: SoldOrdersPage })),
    },
    pageOfRecord({
      path: '/manage/e-commerce/orders/:orderId',
      load: () => import('./order-page.tsx').then(({ SoldOrderPage }) => ({ default: SoldOrderPage })),
      api: generalApi,
      record: ShopOrderDocument,
    }),
  ],
};
