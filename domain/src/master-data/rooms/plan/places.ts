import { type Area, type Bounds, type Box, boundsOf } from './boxes.ts';
import { movedBy } from './moves.ts';

/** Half a metre between tables and to the walls: a chair fits in between. */
const gap = 5;

/**
 * The table at the next free place of the room, row by row from the upper left corner (decisions ROM-08): with half a
 * metre around it, else wherever it fits, and in a full room below the others.
 */
export const atFreePlace = <B extends Box>(box: B, others: readonly Box[], room: Area, step: number): B => {
  const taken = others.map(boundsOf);
  const bottom = Math.max(room.length, ...taken.map((bounds) => bounds.bottom));
  return (
    search(box, taken, room, gap, step) ??
    search(box, taken, room, 0, step) ??
    at(box, 0, Math.ceil(bottom / step) * step)
  );
};

/** To which side copies of a table stand. */
export const rowDirections = ['right', 'left', 'down', 'up'] as const;
export type RowDirection = (typeof rowDirections)[number];

/** So many copies of a table in a row, with a distance between the edges of each two. */
export const rowOf = <B extends Box>(
  box: B,
  count: number,
  distance: number,
  direction: RowDirection,
): readonly B[] => {
  const { left, right, top, bottom } = boundsOf(box);
  const [across, down] = [right - left + distance, bottom - top + distance];
  const ways = {
    right: { x: across, y: 0 },
    left: { x: -across, y: 0 },
    down: { x: 0, y: down },
    up: { x: 0, y: -down },
  };
  const { x, y } = ways[direction];
  return Array.from({ length: count }, (_, index) =>
    movedBy(box, { x: x * (index + 1), y: y * (index + 1) }),
  );
};

/** Goes along rows of the grid, and past what stands in the way at once. */
function search<B extends Box>(
  box: B,
  taken: readonly Bounds[],
  room: Area,
  distance: number,
  step: number,
): B | undefined {
  for (let top = distance; top <= room.length; top += step) {
    for (let left = distance; left <= room.width; ) {
      const placed = at(box, left, top);
      const own = boundsOf(placed);
      if (own.bottom > room.length - distance) return undefined;
      if (own.right > room.width - distance) break;
      const blocking = taken.find((other) => isBlocked(own, other, distance));
      if (!blocking) return placed;
      left = Math.max(left + step, Math.ceil((blocking.right + distance) / step) * step);
    }
  }
  return undefined;
}

function isBlocked(own: Bounds, other: Bounds, distance: number): boolean {
  return (
    own.left < other.right + distance &&
    own.right > other.left - distance &&
    own.top < other.bottom + distance &&
    own.bottom > other.top - distance
  );
}

function at<B extends Box>(box: B, left: number, top: number): B {
  const bounds = boundsOf(box);
  return movedBy(box, { x: left - bounds.left, y: top - bounds.top });
}
