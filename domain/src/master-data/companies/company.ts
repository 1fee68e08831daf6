import { countries } from '../../organization/units/index.ts';
import { choice, defineEntity, type EntityValues, text } from '../entities/index.ts';

/** As registers know them (CMP-03). */
const companySalutations = ['Herr', 'Frau', 'Divers'] as const;

/** Who runs one or more branches, as it stands on receipts and in the books (CMP-02, decisions CMP-04). */
export const company = defineEntity({
  name: 'company',
  unique: [['name']],
  fields: {
    name: text({ isRequired: true, isSearched: true, isSorted: true, isFiltered: true }),
    nameAddition: text(),
    salutation: choice(companySalutations),
    firstName: text(),
    lastName: text({ isSorted: true, isSearched: true }),
    address: text({ isSearched: true }),
    additionalAddress: text(),
    zipCode: text({ most: 20, isSorted: true, isFiltered: true }),
    city: text({ isSearched: true, isSorted: true, isFiltered: true }),
    state: text(),
    country: choice(countries, { isRequired: true, initial: 'DE', isFiltered: true }),
    phone: text({ format: 'phone' }),
    mobile: text({ format: 'phone' }),
    email: text({ most: 254, format: 'email' }),
    website: text({ most: 500, format: 'url' }),
    taxNumber: text({ most: 20 }),
    taxId: text({ most: 20 }),
    salesTaxId: text({ most: 30 }),
    bankName: text(),
    bankCode: text({ most: 20 }),
    iban: text({ most: 42 }),
    bic: text({ most: 11 }),
  },
});
export type CompanyValues = EntityValues<typeof company>;
