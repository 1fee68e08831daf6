import type { RecordWords } from '../../kit/entities/index.ts';
import type { table } from './table.ts';

export const en: RecordWords<typeof table> = {
  one: 'Table',
  many: 'Tables',
  counted: (count, isOne) => `${count} ${isOne ? 'table' : 'tables'}`,
  usedBy: (count, isOne) => `${count} ${isOne ? 'table' : 'tables'}`,
  theOne: 'the table',
  fields: {
    name: 'Name',
    number: 'Number',
    roomId: 'Room',
    seats: 'Seats',
    shape: 'Shape',
    x: 'Distance from left (units of 10 cm)',
    y: 'Distance from top (units of 10 cm)',
    width: 'Width (units of 10 cm)',
    length: 'Length (units of 10 cm)',
    rotation: 'Rotation (degrees)',
    sort: 'Sort order',
  },
  choices: {
    shape: { rectangle: 'Rectangular', round: 'Round' },
  },
  rows: {},
};
