import type { ChangeWords } from './change-words.ts';

const rounded = { nearest: 'rounded', up: 'rounded up', down: 'rounded down' } as const;

export const en: ChangeWords = {
  locale: 'en-GB',
  price: 'Price',
  everyPrice: 'all prices',
  priceOfKey: (key) => `Price ${key}`,
  rounded: (to, direction) => `${rounded[direction]} to ${to}`,
  roundings: {
    cent: '€0.01',
    fiveCents: '€0.05',
    tenCents: '€0.10',
    fiftyCents: '€0.50',
    euro: '€1',
    nine: 'prices ending in 9',
    ninetyNine: 'prices ending in .99',
  },
  nothing: 'none',
  yes: 'yes',
  no: 'no',
  active: 'active',
  inactive: 'inactive',
  branches: 'Branches',
  everyBranch: 'all',
  add: (names) => `added ${names}`,
  remove: (names) => `removed ${names}`,
  delete: 'deleted',
  changedWith: (name, others) =>
    `“${name}” changed with ${others} other ${others === 1 ? 'record' : 'records'}`,
  changedAlong: (name) => `changed together with “${name}”`,
};
