import { describeIdentifier } from './identifier.ts';

/** A bank's name in payments: bank, country, place, and an office where there are several. It has no check digit. */
export const bic = describeIdentifier({
  example: 'COBADEFFXXX',
  pattern: /^[A-Z]{4}[A-Z]{2}[0-9A-Z]{2}(?:[0-9A-Z]{3})?$/,
});

/** The country of a tidy BIC. */
export const countryOfBic = (tidy: string): string => tidy.slice(4, 6);
