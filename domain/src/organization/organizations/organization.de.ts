import type { RecordWords } from '../../kit/entities/index.ts';
import { placeWords } from '../addresses/index.ts';
import type { organization } from './organization.ts';

export const de: RecordWords<typeof organization> = {
  one: 'Organisation',
  many: 'Organisationen',
  counted: (count, isOne) => `${count} ${isOne ? 'Organisation' : 'Organisationen'}`,
  usedBy: (count, isOne) => `${count} ${isOne ? 'Organisation' : 'Organisationen'}`,
  theOne: 'die Organisation',
  fields: { ...placeWords.de.fields, name: 'Firmenname', nameAddition: 'Namenszusatz' },
  choices: { country: placeWords.de.countries },
  rows: {},
};
