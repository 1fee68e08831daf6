import { defineEntity, type EntityValues, text } from '../../kit/entities/index.ts';
import { contactFields, placeFields, postcodeFaults, tidyPlace } from '../addresses/index.ts';

/** A company of the tenant: the one to which branches and addresses belong (ORG-09, ORG-16). */
export const organization = defineEntity({
  name: 'organization',
  detail: 'city',
  unique: [['name']],
  fields: {
    name: text({ isRequired: true, isSearched: true, isSorted: true, isFiltered: true }),
    nameAddition: text(),
    ...placeFields,
    ...contactFields,
  },
  rules: [{ of: ['country', 'zipCode'], faultsOf: postcodeFaults }],
  tidy: tidyPlace,
});

export type OrganizationValues = EntityValues<typeof organization>;
