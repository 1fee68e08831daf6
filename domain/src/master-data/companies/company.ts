import { choice, defineEntity, type EntityValues, text } from '../../kit/entities/index.ts';
import { contactFields, placeFields, postcodeFaults, tidyPlace } from '../../organization/addresses/index.ts';
import { bankFaults, taxNumberFaults, taxNumberNames, tidyNumbers } from './company-numbers.ts';

/** As registers know them (CMP-03). */
const companySalutations = ['Herr', 'Frau', 'Divers'] as const;

/** Who runs one or more branches, as it stands on receipts and in the books (CMP-02, decisions CMP-04). */
export const company = defineEntity({
  name: 'company',
  detail: 'city',
  unique: [['name']],
  fields: {
    name: text({ isRequired: true, isSearched: true, isSorted: true, isFiltered: true }),
    nameAddition: text(),
    salutation: choice(companySalutations),
    firstName: text(),
    lastName: text({ isSorted: true, isSearched: true }),
    ...placeFields,
    ...contactFields,
    taxNumber: text({ max: 20 }),
    taxId: text({ max: 20 }),
    salesTaxId: text({ max: 30, isFiltered: true }),
    bankName: text(),
    bankCode: text({ max: 20 }),
    iban: text({ max: 42, format: 'iban' }),
    bic: text({ max: 14, format: 'bic' }),
  },
  rules: [
    { of: ['country', 'zipCode'], faultsOf: postcodeFaults },
    { of: ['country', 'state', ...taxNumberNames], faultsOf: taxNumberFaults },
    { of: ['iban', 'bic', 'bankCode'], faultsOf: bankFaults },
  ],
  tidy: (values) => tidyNumbers(tidyPlace(values)),
});
export type CompanyValues = EntityValues<typeof company>;
