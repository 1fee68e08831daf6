import type { RecordWords } from '../../kit/entities/index.ts';
import { placeWords } from '../addresses/index.ts';
import type { customer } from './customer.ts';

const { zipCode, city, country, phone } = placeWords.de.fields;

export const de: RecordWords<typeof customer> = {
  one: 'Kunde',
  many: 'Kunden',
  counted: (count, isOne) => `${count} ${isOne ? 'Kunde' : 'Kunden'}`,
  usedBy: (count, isOne) => `${count} ${isOne ? 'Kunde' : 'Kunden'}`,
  theOne: 'den Kunden',
  fields: {
    name: 'Name',
    company: 'Firma',
    title: 'Titel',
    firstName: 'Vorname',
    lastName: 'Nachname',
    street: 'Straße',
    houseNumber: 'Hausnummer',
    zipCode,
    city,
    country,
    phone,
    fax: 'Fax',
    externalCrmEntityId: 'Nummer im CRM',
  },
  choices: { country: placeWords.de.countries },
  rows: {},
};
