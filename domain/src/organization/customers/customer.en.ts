import type { RecordWords } from '../../kit/entities/index.ts';
import { placeWords } from '../addresses/index.ts';
import type { customer } from './customer.ts';

const { zipCode, city, country, phone } = placeWords.en.fields;

export const en: RecordWords<typeof customer> = {
  one: 'Customer',
  many: 'Customers',
  counted: (count, isOne) => `${count} ${isOne ? 'customer' : 'customers'}`,
  usedBy: (count, isOne) => `${count} ${isOne ? 'customer' : 'customers'}`,
  theOne: 'the customer',
  fields: {
    name: 'Name',
    company: 'Company',
    title: 'Title',
    firstName: 'First name',
    lastName: 'Last name',
    street: 'Street',
    houseNumber: 'House number',
    zipCode,
    city,
    country,
    phone,
    fax: 'Fax',
    externalCrmEntityId: 'CRM number',
  },
  choices: { country: placeWords.en.countries },
  rows: {},
};
