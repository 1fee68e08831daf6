import { AppError } from '@tresen/domain/kit/errors';
import { previewSchema } from '@tresen/domain/shop/checkout';
import { type Ctx, tenantOf } from '../../kit/context/index.ts';
import { inTenant } from '../../kit/db/pools.ts';
import { parseInput } from '../../kit/input/index.ts';
import { findSeller, type TenantSeller } from '../orders/index.ts';
import type { CheckoutPort } from './checkout-port.ts';
import { type OrderSums, sumsOf } from './order-sums.ts';
import { type PricedLines, priceLines } from './price-lines.ts';

export interface OrderPreview extends PricedLines, OrderSums {
  readonly sellerName: string;
}

/** Who sells to the caller. @throws {AppError} SHOP_WITHOUT_SELLER where there is neither reseller nor vendor */
export const sellerOf = async (ctx: Ctx): Promise<TenantSeller> => {
  const seller = await inTenant(ctx.db, tenantOf(ctx), findSeller);
  if (!seller) throw new AppError('SHOP_WITHOUT_SELLER');
  return seller;
};

/**
 * What an order would cost now, and what keeps it from being placed. Stores nothing.
 * @throws {AppError} INVALID_INPUT, SHOP_WITHOUT_SELLER
 */
export const previewOrder = async (
  ctx: Ctx,
  { licences }: CheckoutPort,
  given: unknown,
): Promise<OrderPreview> => {
  const { country, vatId, ...lines } = parseInput(previewSchema, given);
  const { seller } = await sellerOf(ctx);
  const priced = await priceLines(ctx, licences, lines);
  const sums = sumsOf(priced.net, { seller: seller.country, country, vatId, nowMs: ctx.now() });
  return { ...priced, ...sums, sellerName: seller.name };
};
