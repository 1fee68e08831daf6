import type { Feature } from '../../kit/feature/index.ts';

/** The way from the cart to an order (SHP-04). */
export const checkout: Feature = {
  pages: [
    {
      path: '/apps/shop-checkout',
      load: () => import('./checkout-page.tsx').then(({ CheckoutPage }) => ({ default: CheckoutPage })),
    },
  ],
};
