import type { EntityWords } from '../../kit/entities/index.ts';
import { placeWords } from '../addresses/index.ts';
import type { organization } from './organization.ts';

export const en: EntityWords<typeof organization> = {
  one: 'Organization',
  many: 'Organizations',
  counted: (count, isOne) => `${count} ${isOne ? 'organization' : 'organizations'}`,
  fields: { ...placeWords.en.fields, name: 'Company name', nameAddition: 'Name (line 2)' },
  choices: { country: placeWords.en.countries },
  rows: {},
};
