import type { EntityWords } from '../../kit/entities/index.ts';
import { placeWords } from '../addresses/index.ts';
import type { organization } from './organization.ts';

export const de: EntityWords<typeof organization> = {
  one: 'Organisation',
  many: 'Organisationen',
  counted: (count, isOne) => `${count} ${isOne ? 'Organisation' : 'Organisationen'}`,
  fields: { ...placeWords.de.fields, name: 'Firmenname', nameAddition: 'Namenszusatz' },
  choices: { country: placeWords.de.countries },
  rows: {},
};
