import type { RecordWords } from '../../kit/entities/index.ts';
import type { organizationAddress } from './address.ts';
import { placeWords } from './place-words.ts';

export const en: RecordWords<typeof organizationAddress> = {
  one: 'Address',
  many: 'Addresses',
  counted: (count, isOne) => `${count} ${isOne ? 'address' : 'addresses'}`,
  usedBy: (count, isOne) => `${count} ${isOne ? 'address' : 'addresses'}`,
  theOne: 'the address',
  fields: {
    ...placeWords.en.fields,
    organizationId: 'Organization',
    kind: 'Address type',
    isDefault: 'Default address',
    name: 'Company name',
  },
  choices: {
    kind: { billing: 'Billing address', delivery: 'Delivery address' },
    country: placeWords.en.countries,
  },
  rows: {},
};
