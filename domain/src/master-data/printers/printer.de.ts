import type { RecordWords } from '../../kit/entities/index.ts';
import type { printer } from './printer.ts';

export const de: RecordWords<typeof printer> = {
  one: 'Drucker',
  many: 'Drucker',
  counted: (count) => `${count} Drucker`,
  usedBy: (count, isOne) => `${count} ${isOne ? 'Drucker' : 'Druckern'}`,
  theOne: 'den Drucker',
  fields: {
    name: 'Name',
    group: 'Gruppe',
    codePage: 'Zeichensatz',
    copies: 'Exemplare',
    printWidth: 'Zeichen je Zeile',
    signals: 'Signal',
  },
  choices: {
    group: { receipt: 'Belege', kitchen: 'Küche', bar: 'Theke', label: 'Etiketten' },
    codePage: {
      CP437: 'CP437 (USA)',
      CP850: 'CP850 (Westeuropa)',
      CP852: 'CP852 (Mitteleuropa)',
      CP858: 'CP858 (Westeuropa mit Euro)',
      WPC1252: 'WPC1252 (Windows)',
    },
    signals: { none: 'keines', beep: 'Ton', drawer: 'Kassenlade öffnen' },
  },
  rows: {},
};
