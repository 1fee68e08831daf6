import { countries } from '../../kit/countries/index.ts';
import { choice, text } from '../../kit/entities/index.ts';

/** Where somebody is, beside the company's name (ORG-16). */
export const placeFields = {
  address: text({ isSearched: true }),
  additionalAddress: text(),
  zipCode: text({ max: 20, isSorted: true, isFiltered: true }),
  city: text({ isSearched: true, isSorted: true, isFiltered: true }),
  state: text(),
  country: choice(countries, { isRequired: true, initial: 'DE', isFiltered: true }),
} as const;

/** How somebody is reached (ORG-16, ORG-19). */
export const contactFields = {
  phone: text({ format: 'phone' }),
  mobile: text({ format: 'phone' }),
  email: text({ max: 254, format: 'email' }),
  website: text({ max: 500, format: 'url' }),
} as const;
