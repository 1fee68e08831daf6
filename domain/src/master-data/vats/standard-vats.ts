import type { Country } from '../../kit/countries/index.ts';
import type { VatValues } from './vat.ts';
import { type VatRate, vatRatesOn } from './vat-rates.ts';

const taxNames: Readonly<Record<Country, string>> = {
  DE: 'Umsatzsteuer',
  AT: 'Umsatzsteuer',
  ES: 'IVA',
  CH: 'MWST',
};

/**
 * The three rates that a branch gets with its country, as of a day (`YYYY-MM-DD`): VAT-03, decisions VAT-06. Their
 * symbols are A, B and C.
 */
export const standardVatsOf = (country: Country, day: string): VatValues[] =>
  vatRatesOn(country, day)
    .slice(0, 3)
    .map((rate, index) => ({
      name: nameOf(country, rate),
      symbol: 'ABC'.charAt(index),
      value: rate.rate,
      key: rate.key,
    }));

function nameOf(country: Country, { name, rate }: VatRate): string {
  return name === 'notTaxable'
    ? 'Nicht steuerbar'
    : `${taxNames[country]} ${String(rate / 100).replace('.', ',')} %`;
}
