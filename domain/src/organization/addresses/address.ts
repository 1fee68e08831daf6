import { choice, defineEntity, type EntityValues, flag, reference, text } from '../../kit/entities/index.ts';
import { contactFields, placeFields } from './place-fields.ts';
import { postcodeFaults, tidyPlace } from './postcode.ts';

/** What an address is for (ORG-18). */
export const addressKinds = ['billing', 'delivery'] as const;
export type AddressKind = (typeof addressKinds)[number];

/**
 * Where an organization gets its invoices or its goods (ORG-16, ORG-18). Of each kind at most one is the default; the
 * server sees to that.
 */
export const organizationAddress = defineEntity({
  name: 'organizationAddress',
  detail: 'city',
  fields: {
    organizationId: reference('organization', { isRequired: true, isFiltered: true }),
    kind: choice(addressKinds, { isRequired: true, initial: 'billing', isFiltered: true }),
    isDefault: flag({ isFiltered: true }),
    name: text({ isRequired: true, isSearched: true, isSorted: true, isFiltered: true }),
    ...placeFields,
    // An address to which nothing can be sent is none.
    address: text({ isRequired: true, isSearched: true }),
    zipCode: text({ isRequired: true, max: 20, isSorted: true, isFiltered: true }),
    city: text({ isRequired: true, isSearched: true, isSorted: true, isFiltered: true }),
    ...contactFields,
  },
  rules: [{ of: ['country', 'zipCode'], faultsOf: postcodeFaults }],
  tidy: tidyPlace,
});

export type AddressValues = EntityValues<typeof organizationAddress>;
