import { choice, defineEntity, type EntityValues, reference, text, whole } from '../../kit/entities/index.ts';

const tableShapes = ['rectangle', 'round'] as const;

/**
 * A table of a room (ROM-04); it is in the branches of its room. `x` and `y` are the upper left corner before it is turned, from that of the room, `width`
 * and `length` its sides, all in units of 10 cm; `rotation` in degrees, clockwise, around its middle (decisions ROM-08).
 * It may lie outside of its room or on another table: that is said, not forbidden.
 */
export const table = defineEntity({
  name: 'table',
  // ROM-06: within the branch, which is that of the room.
  unique: [['number']],
  follows: 'roomId',
  fields: {
    name: text({ isRequired: true, isSearched: true, isSorted: true, isFiltered: true }),
    number: whole({ isRequired: true, least: 1, max: 99_999, isSorted: true, isFiltered: true }),
    roomId: reference('room', { isRequired: true, isFiltered: true }),
    seats: whole({ isRequired: true, max: 999, initial: 4, isSorted: true, isFiltered: true }),
    shape: choice(tableShapes, { isRequired: true, initial: 'rectangle', isFiltered: true }),
    x: whole({ isRequired: true, least: -5000, max: 5000, initial: 0 }),
    y: whole({ isRequired: true, least: -5000, max: 5000, initial: 0 }),
    width: whole({ isRequired: true, least: 1, max: 500, initial: 8 }),
    length: whole({ isRequired: true, least: 1, max: 500, initial: 8 }),
    rotation: whole({ isRequired: true, max: 359, initial: 0 }),
    sort: whole({ isRequired: true, max: 9999, initial: 0, isSorted: true }),
  },
});
export type TableValues = EntityValues<typeof table>;
