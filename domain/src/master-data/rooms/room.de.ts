import type { RecordWords } from '../../kit/entities/index.ts';
import type { room } from './room.ts';

export const de: RecordWords<typeof room> = {
  one: 'Raum',
  many: 'Räume',
  counted: (count, isOne) => `${count} ${isOne ? 'Raum' : 'Räume'}`,
  usedBy: (count, isOne) => `${count} ${isOne ? 'Raum' : 'Räumen'}`,
  theOne: 'den Raum',
  fields: {
    name: 'Name',
    colour: 'Farbe',
    sort: 'Reihenfolge',
    width: 'Breite in 10 cm',
    length: 'Länge in 10 cm',
  },
  choices: {},
  rows: {},
};
