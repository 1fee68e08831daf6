import type { RecordWords } from '../../kit/entities/index.ts';
import type { printer } from './printer.ts';

export const en: RecordWords<typeof printer> = {
  one: 'Printer',
  many: 'Printers',
  counted: (count, isOne) => `${count} ${isOne ? 'printer' : 'printers'}`,
  usedBy: (count, isOne) => `${count} ${isOne ? 'printer' : 'printers'}`,
  theOne: 'the printer',
  fields: {
    name: 'Name',
    group: 'Group',
    codePage: 'Code page',
    copies: 'Copies',
    printWidth: 'Characters per line',
    signals: 'Signal',
  },
  choices: {
    group: { receipt: 'Receipts', kitchen: 'Kitchen', bar: 'Bar', label: 'Labels' },
    codePage: {
      CP437: 'CP437 (USA)',
      CP850: 'CP850 (Western Europe)',
      CP852: 'CP852 (Central Europe)',
      CP858: 'CP858 (Western Europe with euro)',
      WPC1252: 'WPC1252 (Windows)',
    },
    signals: { none: 'None', beep: 'Beep', drawer: 'Open drawer' },
  },
  rows: {},
};
