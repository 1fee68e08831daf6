import type { RecordWords } from '../../kit/entities/index.ts';
import type { room } from './room.ts';

export const en: RecordWords<typeof room> = {
  one: 'Room',
  many: 'Rooms',
  counted: (count, isOne) => `${count} ${isOne ? 'room' : 'rooms'}`,
  usedBy: (count, isOne) => `${count} ${isOne ? 'room' : 'rooms'}`,
  theOne: 'the room',
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
