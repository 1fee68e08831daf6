import type { Currency } from '../money/index.ts';

/** The countries we serve (ORG-17). */
export const countries = ['DE', 'AT', 'ES', 'CH'] as const;
export type Country = (typeof countries)[number];

/** What a new branch of a country starts with. The zone can be changed, the currency follows the country. */
export const countryDefaults: Readonly<Record<Country, { zone: string; currency: Currency }>> = {
  DE: { zone: 'Europe/Berlin', currency: 'EUR' },
  AT: { zone: 'Europe/Vienna', currency: 'EUR' },
  ES: { zone: 'Europe/Madrid', currency: 'EUR' },
  CH: { zone: 'Europe/Zurich', currency: 'CHF' },
};
