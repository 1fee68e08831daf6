import type { RecordWords } from '../../kit/entities/index.ts';
import { placeWords } from '../../organization/addresses/index.ts';
import type { company } from './company.ts';

export const de: RecordWords<typeof company> = {
  one: 'Firma',
  many: 'Firmen',
  counted: (count, isOne) => `${count} ${isOne ? 'Firma' : 'Firmen'}`,
  usedBy: (count, isOne) => `${count} ${isOne ? 'Firma' : 'Firmen'}`,
  theOne: 'die Firma',
  fields: {
    name: 'Firma',
    nameAddition: 'Namenszusatz',
    salutation: 'Anrede',
    firstName: 'Vorname',
    lastName: 'Nachname',
    ...placeWords.de.fields,
    taxNumber: 'Steuernummer',
    taxId: 'Steuer-ID',
    salesTaxId: 'USt-IdNr.',
    bankName: 'Bank',
    bankCode: 'Bankleitzahl',
    iban: 'IBAN',
    bic: 'BIC',
  },
  choices: {
    salutation: { Herr: 'Herr', Frau: 'Frau', Divers: 'Divers' },
    country: placeWords.de.countries,
  },
  rows: {},
};
