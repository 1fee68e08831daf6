import type { RecordWords } from '../../kit/entities/index.ts';
import type { table } from './table.ts';

export const de: RecordWords<typeof table> = {
  one: 'Tisch',
  many: 'Tische',
  counted: (count, isOne) => `${count} ${isOne ? 'Tisch' : 'Tische'}`,
  usedBy: (count, isOne) => `${count} ${isOne ? 'Tisch' : 'Tischen'}`,
  theOne: 'den Tisch',
  fields: {
    name: 'Name',
    number: 'Nummer',
    roomId: 'Raum',
    seats: 'Plätze',
    shape: 'Form',
    x: 'Abstand von links in 10 cm',
    y: 'Abstand von oben in 10 cm',
    width: 'Breite in 10 cm',
    length: 'Länge in 10 cm',
    rotation: 'Drehung in Grad',
    sort: 'Reihenfolge',
  },
  choices: {
    shape: { rectangle: 'eckig', round: 'rund' },
  },
  rows: {},
};
