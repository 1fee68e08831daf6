import { defineEntity, type EntityValues, type Fault, text } from '../../kit/entities/index.ts';
import { placeFields, postcodeFaults, tidyPlace } from '../addresses/index.ts';

interface Named {
  readonly company: string | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
}

/** Stands in for the name until the parts of it are checked. */
const nameToCome = '–';

/**
 * Who buys from a reseller: in licences, at the checkout, in orders (ORG-26; decisions ORG-27). `name` follows from the
 * others: the company, or else first and last name.
 */
export const customer = defineEntity({
  name: 'customer',
  detail: 'city',
  changedBy: 'reseller',
  fields: {
    name: text({ isRequired: true, max: 201, isSearched: true, isSorted: true, isFiltered: true }),
    company: text({ isFiltered: true }),
    title: text({ max: 50 }),
    firstName: text({ isSearched: true }),
    lastName: text({ isSearched: true, isSorted: true, isFiltered: true }),
    street: text({ isSearched: true }),
    houseNumber: text({ max: 20 }),
    zipCode: placeFields.zipCode,
    city: placeFields.city,
    country: placeFields.country,
    phone: text({ format: 'phone' }),
    fax: text({ format: 'phone' }),
    externalCrmEntityId: text({ isSearched: true, isFiltered: true }),
  },
  derived: ['name'],
  complete: (input) => ({ ...input, name: nameToCome }),
  rules: [
    { of: ['company', 'lastName'], faultsOf: nameFaults },
    { of: ['country', 'zipCode'], faultsOf: postcodeFaults },
  ],
  tidy: (values) => ({ ...tidyPlace(values), name: nameOf(values) }),
});

export type CustomerValues = EntityValues<typeof customer>;

/** Somebody without a name cannot be found again. */
function nameFaults({ company, lastName }: Named): readonly Fault[] {
  return company === null && lastName === null ? [{ path: 'company', code: 'COMPANY_OR_LAST_NAME' }] : [];
}

/** What lists call a customer: the company, or the person. */
function nameOf({ company, firstName, lastName }: Named): string {
  return company ?? [firstName, lastName].filter((part) => part !== null).join(' ');
}
