import type { ShopProduct } from './product.ts';

/** Euro with decimals as integer cents. */
export const centsOf = (euro: number): number => Math.round(euro * 100);

/** Integer cents as the wire's euro with decimals. */
export const euroOf = (cents: number): number => cents / 100;

/** What one piece costs in cents without its setup: the discounted price, else the article's (decisions SHP-75). */
export const priceOfProduct = ({
  articlePrice,
  discountedPrice,
}: Pick<ShopProduct, 'articlePrice' | 'discountedPrice'>): number => centsOf(discountedPrice ?? articlePrice);

/**
 * The product's price at a moment: its discount counts from its start, until its end has passed.
 * @param nowMs UTC milliseconds
 */
export const discountRuns = ({ shopDiscount }: Pick<ShopProduct, 'shopDiscount'>, nowMs: number): boolean =>
  shopDiscount !== null &&
  Date.parse(shopDiscount.startDate) <= nowMs &&
  nowMs <= Date.parse(shopDiscount.endDate);
