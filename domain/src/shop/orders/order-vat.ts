import type { Country } from '../../kit/countries/index.ts';
import { vatRatesOn } from '../../master-data/vats/index.ts';

/** Why an order carries the VAT that it carries; printed on the invoice. */
export type VatReason = 'domestic' | 'destination' | 'reverseCharge' | 'export';

/** The rate of an order in hundredths of a percent, and why. */
export interface OrderVat {
  readonly rate: number;
  readonly reason: VatReason;
}

const unionCountries: readonly Country[] = ['DE', 'AT', 'ES'];

export interface VatBuyer {
  readonly country: Country;
  /** A verified VAT id of the buyer's country. */
  readonly hasVatId: boolean;
}

/**
 * The VAT of software and goods that go from a seller to a buyer (decisions SHP-75): at home the seller's rate; within
 * the union reverse charge for businesses with a VAT id (article 196, directive 2006/112/EC), else the rate of the
 * buyer's country (article 33); none into or out of other countries.
 * @param day the day of the order, `YYYY-MM-DD`
 */
export const vatOfOrder = (seller: Country, buyer: VatBuyer, day: string): OrderVat => {
  if (seller === buyer.country) return { rate: standardRateOf(seller, day), reason: 'domestic' };
  const isWithinUnion = unionCountries.includes(seller) && unionCountries.includes(buyer.country);
  if (!isWithinUnion) return { rate: 0, reason: 'export' };
  if (buyer.hasVatId) return { rate: 0, reason: 'reverseCharge' };
  return { rate: standardRateOf(buyer.country, day), reason: 'destination' };
};

/** Cents of an order. */
export interface OrderTotals {
  readonly net: number;
  readonly tax: number;
  readonly gross: number;
}

/**
 * Tax on the whole net sum, half a cent away from zero, as the invoice shows one sum.
 * @param net cents, not negative
 * @param rate hundredths of a percent
 */
export const totalsOfOrder = (net: number, rate: number): OrderTotals => {
  const tax = Math.round((net * rate) / 10_000);
  return { net, tax, gross: net + tax };
};

function standardRateOf(country: Country, day: string): number {
  return vatRatesOn(country, day).find(({ key }) => key === 1)?.rate ?? 0;
}
