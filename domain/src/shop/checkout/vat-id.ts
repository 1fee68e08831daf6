import type { Country } from '../../kit/countries/index.ts';
import {
  austrianVatId,
  germanVatId,
  type Identifier,
  spanishVatId,
  swissVatId,
} from '../../kit/identifiers/index.ts';

/** The number for value added tax of a country, by which a business is told from a consumer. */
export const vatIds: Readonly<Record<Country, Identifier>> = {
  DE: germanVatId,
  AT: austrianVatId,
  ES: spanishVatId,
  CH: swissVatId,
};

/** True when a tidy VAT id is a right one of the country (form and check digit): it then decides about the VAT. */
export const isVatIdOf = (country: Country, tidy: string): boolean =>
  tidy !== '' && vatIds[country].faultOf(tidy) === undefined;
