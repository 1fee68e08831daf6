import type { EntityWords } from '../../kit/entities/index.ts';
import type { vat } from './vat.ts';

export const de: EntityWords<typeof vat> = {
  one: 'Mehrwertsteuersatz',
  many: 'Mehrwertsteuer',
  counted: (count, isOne) => `${count} ${isOne ? 'Mehrwertsteuersatz' : 'Mehrwertsteuersätze'}`,
  fields: { name: 'Name', symbol: 'Kürzel', value: 'Satz', key: 'Schlüssel' },
  choices: {},
  rows: {},
};
