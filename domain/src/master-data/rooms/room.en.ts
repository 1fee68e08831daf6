import type { EntityWords } from '../../kit/entities/index.ts';
import type { room } from './room.ts';

export const en: EntityWords<typeof room> = {
  one: 'Room',
  many: 'Rooms',
  counted: (count, isOne) => `${count} ${isOne ? 'room' : 'rooms'}`,
  fields: {
    name: 'Name',
    colour: 'Colour',
    sort: 'Sort order',
    width: 'Width (units of 10 cm)',
    length: 'Length (units of 10 cm)',
  },
  choices: {},
  rows: {},
};
