import { lastPlacesOf } from './exact-price.ts';
import type { ReceiptPosition } from './receipt.ts';

/**
 * Net and tax of a gross amount, in cents, by a rate in hundredths of a percent (1900 = 19 %). The net is
 * rounded commercially (half a cent away from zero) and the tax is the rest, so that both always add up: the
 * gross method of fiscal.md 4.4. A refund is the exact mirror of its sale.
 */
export const splitGross = (gross: number, rate: number): { net: number; tax: number } => {
  const net = Math.sign(gross) * Math.round((Math.abs(gross) * 10_000) / (10_000 + rate));
  return { net: net + 0, tax: gross - net };
};

/**
 * The price of a quantity in cents: unit price (cents) × quantity (thousandths), half a cent away from zero.
 */
export const priceOf = (unitPrice: number, quantity: number): number => {
  const product = unitPrice * quantity;
  return Math.sign(product) * Math.round(Math.abs(product) / 1000) + 0;
};

type Priced = Pick<ReceiptPosition, 'unitPrice' | 'unitPriceExact' | 'quantity' | 'factor'>;

/**
 * What a position costs before its discounts, in cents, half a cent away from zero: unit price × quantity ÷ factor, by the
 * exact price where there is one. Gross or net, as the price is.
 */
export const linePriceOf = ({ unitPrice, unitPriceExact, quantity, factor }: Priced): number => {
  const places = unitPriceExact == null ? unitPrice * 1000 : lastPlacesOf(unitPriceExact);
  const product = (places * quantity) / ((factor ?? 1000) * 1000);
  return Math.sign(product) * Math.round(Math.abs(product)) + 0;
};

/** Tax and gross of a net amount, in cents, by a rate in hundredths of a percent; half a cent away from zero. */
export const addTax = (net: number, rate: number): { tax: number; gross: number } => {
  const tax = Math.sign(net) * Math.round((Math.abs(net) * rate) / 10_000) + 0;
  return { tax, gross: net + tax };
};
