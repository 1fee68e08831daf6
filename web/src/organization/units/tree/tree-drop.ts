import { type PlaceFault, placeFault } from '@tresen/domain/organization/units';
import type { TreeUnit } from '../tree-unit.ts';
import { lastPlaceIn, placeOf, type TreePlace } from './tree-moves.ts';
import type { TreeRow } from './tree-rows.ts';

/** What letting go here would do. */
export interface TreeDrop {
  readonly place: TreePlace;
  /** Why the unit cannot stand there. */
  readonly fault: PlaceFault | undefined;
  /** The line before which the mark lies, or that the unit goes into. */
  readonly row: number;
  readonly level: number;
  readonly isInside: boolean;
}

/** The part of a line, at each of its edges, that means "between" and not "into". */
const edgePart = 0.3;

/**
 * Where a dragged unit would land.
 * @param at the pointer's height in lines: 2.5 is the middle of the third
 */
export const dropAt = (
  units: readonly TreeUnit[],
  rows: readonly TreeRow[],
  dragged: TreeUnit,
  at: number,
): TreeDrop => {
  const index = Math.max(0, Math.floor(at));
  const row = rows[index];
  const faultIn = (parentId: string | null) => placeFault(units, dragged, parentId);
  if (!row) {
    const place = lastPlaceIn(units, null, dragged.id);
    return { place, fault: faultIn(null), row: rows.length, level: 1, isInside: false };
  }
  const part = at - index;
  const { unit, level, isOpen } = row;
  const fault = faultIn(unit.id);
  // Where the unit cannot go into the line, all of the line means before or behind it.
  const edge = fault === 'UNIT_PARENT_UNFIT' ? 0.5 : edgePart;
  const isBefore = part < edge;
  if (!isBefore && part <= 1 - edge)
    return {
      place: lastPlaceIn(units, unit.id, dragged.id),
      fault,
      row: index,
      level: level + 1,
      isInside: true,
    };
  const place = isBefore ? before(units, row, dragged.id) : behind(units, row, dragged.id);
  return {
    place,
    fault: faultIn(place.parentId),
    row: isBefore ? index : index + 1,
    level: !isBefore && isOpen ? level + 1 : level,
    isInside: false,
  };
};

function before(units: readonly TreeUnit[], { unit }: TreeRow, exceptId: string): TreePlace {
  const { parentId, afterId } = placeOf(units, unit);
  // The dragged unit does not count as the sibling before.
  if (afterId !== exceptId) return { parentId, afterId };
  const dragged = units.find(({ id }) => id === exceptId);
  return dragged ? placeOf(units, dragged) : { parentId, afterId: null };
}

/** Behind an open unit means: first below it. */
function behind(units: readonly TreeUnit[], { unit, isOpen }: TreeRow, exceptId: string): TreePlace {
  if (isOpen) return { parentId: unit.id, afterId: null };
  if (unit.id === exceptId) return placeOf(units, unit);
  return { parentId: unit.parentId, afterId: unit.id };
}
