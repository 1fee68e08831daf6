import { type Box, middleOf, type Point, turned } from './boxes.ts';

/** What fields of a table hold: its place and its sides, in units of 10 cm. */
const maxAway = 5000;
const sides = { least: 1, max: 500 } as const;

/** The next line of a grid with this step. */
export const snapped = (value: number, step: number): number => Math.round(value / step) * step + 0;

/** The table moved by a way. */
export const movedBy = <B extends Box>(box: B, way: Point): B =>
  placed(box, { x: box.x + way.x, y: box.y + way.y });

/** The way that comes next to this one and puts the table on the grid; whoever moves along keeps their distance. */
export const snappedWay = (box: Box, way: Point, step: number): Point => ({
  x: snapped(box.x + way.x, step) - box.x,
  y: snapped(box.y + way.y, step) - box.y,
});

/** The handles of a table, by the way in which they lie from its middle before it is turned. */
export const handles = ['nw', 'n', 'ne', 'e', 'se', 's', 'sw', 'w'] as const;
export type Handle = (typeof handles)[number];

/** −1, 0 or 1 across and down. */
export const handleSide = (handle: Handle): Point => ({
  x: handle.includes('e') ? 1 : handle.includes('w') ? -1 : 0,
  y: handle.includes('s') ? 1 : handle.includes('n') ? -1 : 0,
});

/**
 * The table pulled at a handle by a way in the room. What lies on the other side of it stays where it is, to the
 * rounding that a turned table needs.
 */
export const resized = <B extends Box>(box: B, handle: Handle, way: Point, step: number): B => {
  const side = handleSide(handle);
  const own = turned(way, -box.rotation);
  const width = sideAfter(box.width, own.x * side.x, step);
  const length = sideAfter(box.length, own.y * side.y, step);
  const shift = turned(
    { x: (side.x * (width - box.width)) / 2, y: (side.y * (length - box.length)) / 2 },
    box.rotation,
  );
  const middle = middleOf(box);
  return placed(
    { ...box, width, length },
    { x: middle.x + shift.x - width / 2, y: middle.y + shift.y - length / 2 },
  );
};

/** Degrees from 0 to 359. */
export const wholeTurn = (degrees: number): number => ((Math.round(degrees) % 360) + 360) % 360;

/** The table turned so that its upper side points to somewhere, in steps of so many degrees. */
export const turnedTo = <B extends Box>(box: B, point: Point, step: number): B => {
  const middle = middleOf(box);
  const degrees = (Math.atan2(point.x - middle.x, middle.y - point.y) * 180) / Math.PI;
  return { ...box, rotation: wholeTurn(snapped(degrees, step)) };
};

/** A place that can be stored: whole units, and not out of reach. */
function placed<B extends Box>(box: B, { x, y }: Point): B {
  return {
    ...box,
    x: between(Math.round(x), -maxAway, maxAway) + 0,
    y: between(Math.round(y), -maxAway, maxAway) + 0,
  };
}

function between(value: number, least: number, max: number): number {
  return Math.min(Math.max(value, least), max);
}

function sideAfter(side: number, by: number, step: number): number {
  return by === 0 ? side : between(snapped(side + by, step) || step, sides.least, sides.max);
}
