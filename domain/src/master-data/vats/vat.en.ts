import type { EntityWords } from '../../kit/entities/index.ts';
import type { vat } from './vat.ts';

export const en: EntityWords<typeof vat> = {
  one: 'VAT rate',
  many: 'VAT rates',
  counted: (count, isOne) => `${count} ${isOne ? 'VAT rate' : 'VAT rates'}`,
  fields: { name: 'Name', symbol: 'Symbol', value: 'Rate', key: 'Key' },
  choices: {},
  rows: {},
};
