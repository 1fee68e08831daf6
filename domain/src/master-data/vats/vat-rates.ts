import type { Country } from '../../kit/countries/index.ts';

/** What a rate is for; the words are in the web. */
export type VatName =
  | 'general'
  | 'reduced'
  | 'secondReduced'
  | 'superReduced'
  | 'basicFood'
  | 'lodging'
  | 'notTaxable'
  | 'exempt';

/** A VAT rate of a country: its key on receipts and its rate in hundredths of a percent (1900 = 19 %). */
export interface VatRate {
  /** Germany: UST_SCHLUESSEL of DSFinV-K (fiscal.md 1.3). Elsewhere our own numbers; 5 and 6 mean the same. */
  readonly key: number;
  readonly name: VatName;
  readonly rate: number;
}

interface DatedVatRate extends VatRate {
  readonly country: Country;
  /** First and last day of its validity, `YYYY-MM-DD`; without an end it is in force. */
  readonly from: string;
  readonly to?: string;
}

const always = '2000-01-01';

// fiscal.md 4.4, and the general German rates before 2020. In the order of keys: the first three of a country
// are its standard rates, which nobody can delete (VAT-03, VAT-04).
const table: readonly DatedVatRate[] = [
  dated('DE', 1, 'general', 1900, '2007-01-01', '2020-06-30'),
  dated('DE', 1, 'general', 1600, '2020-07-01', '2020-12-31'),
  dated('DE', 1, 'general', 1900, '2021-01-01'),
  dated('DE', 2, 'reduced', 700, '2007-01-01', '2020-06-30'),
  dated('DE', 2, 'reduced', 500, '2020-07-01', '2020-12-31'),
  dated('DE', 2, 'reduced', 700, '2021-01-01'),
  dated('DE', 5, 'notTaxable', 0, always),
  dated('DE', 6, 'exempt', 0, always),
  dated('AT', 1, 'general', 2000, always),
  dated('AT', 2, 'reduced', 1000, always),
  dated('AT', 3, 'secondReduced', 1300, '2016-01-01'),
  dated('AT', 4, 'basicFood', 490, '2026-07-01'),
  dated('AT', 5, 'notTaxable', 0, always),
  dated('AT', 6, 'exempt', 0, always),
  dated('ES', 1, 'general', 2100, '2012-09-01'),
  dated('ES', 2, 'reduced', 1000, '2012-09-01'),
  dated('ES', 3, 'superReduced', 400, '2012-09-01'),
  dated('ES', 5, 'notTaxable', 0, always),
  dated('ES', 6, 'exempt', 0, always),
  dated('CH', 1, 'general', 770, '2018-01-01', '2023-12-31'),
  dated('CH', 1, 'general', 810, '2024-01-01'),
  dated('CH', 2, 'reduced', 250, '2018-01-01', '2023-12-31'),
  dated('CH', 2, 'reduced', 260, '2024-01-01'),
  dated('CH', 3, 'lodging', 370, '2018-01-01', '2023-12-31'),
  dated('CH', 3, 'lodging', 380, '2024-01-01'),
  dated('CH', 5, 'notTaxable', 0, always),
  dated('CH', 6, 'exempt', 0, always),
];

/**
 * The VAT rates of a country on a day (`YYYY-MM-DD`), by key; the first three are the standard ones that each
 * new branch gets (VAT-03, decisions VAT-06). Germany's flat rates of §24 UStG (keys 3 and 4) are left out: no
 * shop or restaurant sells under them. A day before the table begins has no rates but the zeros.
 */
export const vatRatesOn = (country: Country, day: string): VatRate[] =>
  table
    .filter((row) => row.country === country && row.from <= day && (row.to === undefined || day <= row.to))
    .map(({ key, name, rate }) => ({ key, name, rate }));

function dated(
  country: Country,
  key: number,
  name: VatName,
  rate: number,
  from: string,
  to?: string,
): DatedVatRate {
  return { country, key, name, rate, from, ...(to === undefined ? {} : { to }) };
}
