import { type Country, countryDefaults } from '@tresen/domain/kit/countries';
import { isVatIdOf } from '@tresen/domain/shop/checkout';
import { type OrderTotals, type OrderVat, totalsOfOrder, vatOfOrder } from '@tresen/domain/shop/orders';

/** What a sum depends on besides the lines. */
export interface SumContext {
  /** Country of the seller. */
  readonly seller: Country;
  /** Of the billing address. */
  readonly country: Country;
  /** Tidy; only a right one of that country makes a business of the buyer. */
  readonly vatId: string;
  /** UTC milliseconds. */
  readonly nowMs: number;
}

export interface OrderSums {
  readonly vat: OrderVat;
  readonly totals: OrderTotals;
}

/** VAT and totals of an order in cents, by the country of its billing address (decisions SHP-75). */
export const sumsOf = (net: number, { seller, country, vatId, nowMs }: SumContext): OrderSums => {
  const vat = vatOfOrder(seller, { country, hasVatId: isVatIdOf(country, vatId) }, dayOf(seller, nowMs));
  return { vat, totals: totalsOfOrder(net, vat.rate) };
};

/** The day on the seller's calendar, `YYYY-MM-DD`: rates of VAT change at midnight there. */
function dayOf(seller: Country, nowMs: number): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: countryDefaults[seller].zone }).format(nowMs);
}
