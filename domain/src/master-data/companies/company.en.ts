import type { RecordWords } from '../../kit/entities/index.ts';
import { placeWords } from '../../organization/addresses/index.ts';
import type { company } from './company.ts';

export const en: RecordWords<typeof company> = {
  one: 'Company',
  many: 'Companies',
  counted: (count, isOne) => `${count} ${isOne ? 'company' : 'companies'}`,
  usedBy: (count, isOne) => `${count} ${isOne ? 'company' : 'companies'}`,
  theOne: 'the company',
  fields: {
    name: 'Company',
    nameAddition: 'Name (line 2)',
    salutation: 'Title',
    firstName: 'First name',
    lastName: 'Last name',
    ...placeWords.en.fields,
    taxNumber: 'Tax number',
    taxId: 'Tax ID',
    salesTaxId: 'VAT ID',
    bankName: 'Bank',
    bankCode: 'Bank code',
    iban: 'IBAN',
    bic: 'BIC',
  },
  choices: {
    salutation: { Herr: 'Mr', Frau: 'Ms', Divers: 'Other' },
    country: placeWords.en.countries,
  },
  rows: {},
};
