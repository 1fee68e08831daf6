import type { EntityWords } from '../../kit/entities/index.ts';
import type { organizationAddress } from './address.ts';
import { placeWords } from './place-words.ts';

export const en: EntityWords<typeof organizationAddress> = {
  one: 'Address',
  many: 'Addresses',
  counted: (count, isOne) => `${count} ${isOne ? 'address' : 'addresses'}`,
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
