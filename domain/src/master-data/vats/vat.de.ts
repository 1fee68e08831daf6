import type { RecordWords } from '../../kit/entities/index.ts';
import type { vat } from './vat.ts';

export const de: RecordWords<typeof vat> = {
  one: 'Mehrwertsteuersatz',
  many: 'Mehrwertsteuer',
  counted: (count, isOne) => `${count} ${isOne ? 'Mehrwertsteuersatz' : 'Mehrwertsteuersätze'}`,
  usedBy: (count, isOne) => `${count} ${isOne ? 'Steuersatz' : 'Steuersätzen'}`,
  theOne: 'den Mehrwertsteuersatz',
  fields: { name: 'Name', symbol: 'Kürzel', value: 'Satz', key: 'Schlüssel' },
  choices: {},
  rows: {},
};
