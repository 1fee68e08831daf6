import { applyPrices, hasEndedDiscount, productIdsOf } from '@tresen/domain/shop/cart';
import type { ShopProduct } from '@tresen/domain/shop/products';
import { CartPricesDocument } from '../../kit/graphql/generated/general/graphql.ts';
import { generalApi } from '../../kit/graphql/index.ts';
import { changeCart, currentCart } from './cart-state.ts';

/** Today's prices of products. */
export type Prices = readonly Pick<
  ShopProduct,
  'id' | 'articlePrice' | 'setupFee' | 'discountedPrice' | 'shopDiscount'
>[];

/**
 * Fetches today's prices when the discount of a product in the cart has ended (SHP-44), and applies them when they are
 * all there (SHP-45). A failure is silent (ERR-47). True when the cart has other prices now.
 */
export const refreshPrices = async (nowMs: number): Promise<boolean> => {
  const { lines } = currentCart();
  if (!hasEndedDiscount(lines, nowMs)) return false;
  const prices = await loadPrices(productIdsOf(lines)).catch(() => undefined);
  if (!prices) return false;
  changeCart((now) => applyPrices(now, prices) ?? now);
  return currentCart().lines !== lines;
};

async function loadPrices(ids: readonly number[]): Promise<Prices> {
  return (await generalApi.request(CartPricesDocument, { ids: [...ids], language: null }))
    .getShopProductByIds;
}
