import type { EntityWords } from '../../kit/entities/index.ts';
import type { table } from './table.ts';

export const en: EntityWords<typeof table> = {
  one: 'Table',
  many: 'Tables',
  counted: (count, isOne) => `${count} ${isOne ? 'table' : 'tables'}`,
  fields: {
    name: 'Name',
    number: 'Number',
    roomId: 'Room',
    seats: 'Seats',
    shape: 'Shape',
    x: 'Distance from the left in 10 cm',
    y: 'Distance from the top in 10 cm',
    width: 'Width in 10 cm',
    length: 'Length in 10 cm',
    rotation: 'Rotation in degrees',
    sort: 'Order',
  },
  choices: {
    shape: { rectangle: 'rectangular', round: 'round' },
  },
  rows: {},
};
