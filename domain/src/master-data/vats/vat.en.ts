import type { RecordWords } from '../../kit/entities/index.ts';
import type { vat } from './vat.ts';

export const en: RecordWords<typeof vat> = {
  one: 'VAT rate',
  many: 'VAT rates',
  counted: (count, isOne) => `${count} ${isOne ? 'VAT rate' : 'VAT rates'}`,
  usedBy: (count, isOne) => `${count} ${isOne ? 'VAT rate' : 'VAT rates'}`,
  theOne: 'the VAT rate',
  fields: { name: 'Name', symbol: 'Symbol', value: 'Rate', key: 'Key' },
  choices: {},
  rows: {},
};
