import type { EntityWords } from '../../kit/entities/index.ts';
import type { room } from './room.ts';

export const en: EntityWords<typeof room> = {
  one: 'Room',
  many: 'Rooms',
  counted: (count, isOne) => `${count} ${isOne ? 'room' : 'rooms'}`,
  fields: {
    name: 'Name',
    colour: 'Colour',
    sort: 'Order',
    width: 'Width in 10 cm',
    length: 'Length in 10 cm',
  },
  choices: {},
  rows: {},
};
