import type { Country } from '@tresen/domain/kit/countries';

/** What a register writes into receipts by itself; it says so to its guests, in the language of the country. */
export interface CountryWords {
  readonly cash: string;
  /** Cards of the guests' banks. */
  readonly debitCard: string;
  readonly rounding: string;
  readonly tip: string;
  readonly takeAway: string;
}

const german = { cash: 'Bar', rounding: 'Rundung', tip: 'Trinkgeld', takeAway: 'Zum Mitnehmen' } as const;

export const countryWords: Readonly<Record<Country, CountryWords>> = {
  DE: { ...german, debitCard: 'girocard' },
  AT: { ...german, debitCard: 'Bankomatkarte' },
  CH: { ...german, debitCard: 'Debitkarte' },
  ES: {
    cash: 'Efectivo',
    debitCard: 'Tarjeta de débito',
    rounding: 'Redondeo',
    tip: 'Propina',
    takeAway: 'Para llevar',
  },
};
