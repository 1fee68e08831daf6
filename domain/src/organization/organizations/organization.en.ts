import type { RecordWords } from '../../kit/entities/index.ts';
import { placeWords } from '../addresses/index.ts';
import type { organization } from './organization.ts';

export const en: RecordWords<typeof organization> = {
  one: 'Organization',
  many: 'Organizations',
  counted: (count, isOne) => `${count} ${isOne ? 'organization' : 'organizations'}`,
  usedBy: (count, isOne) => `${count} ${isOne ? 'organization' : 'organizations'}`,
  theOne: 'the organization',
  fields: { ...placeWords.en.fields, name: 'Company name', nameAddition: 'Addition to the name' },
  choices: { country: placeWords.en.countries },
  rows: {},
};
