import { colour, defineEntity, type EntityValues, text, whole } from '../../kit/entities/index.ts';

/** Tables that one room can have, so that its plan is saved in one step. */
export const maxTables = 1000;

/** A room with tables (ROM-03). Width and length are in units of 10 cm (decisions ROM-08). */
export const room = defineEntity({
  name: 'room',
  unique: [['name']],
  fields: {
    name: text({ isRequired: true, isSearched: true, isSorted: true, isFiltered: true }),
    colour: colour(),
    sort: whole({ isRequired: true, max: 9999, initial: 0, isSorted: true }),
    width: whole({ isRequired: true, least: 10, max: 2000, initial: 120 }),
    length: whole({ isRequired: true, least: 10, max: 2000, initial: 80 }),
  },
});
export type RoomValues = EntityValues<typeof room>;
