import { type Area, type Box, boundsOf, outlineOf, type Point } from './boxes.ts';

/** Half a centimetre: tables that touch each other or a wall do so to the rounding. */
const tolerance = 0.05;

/** True when two tables share more of the floor than a touch. */
export const doOverlap = (one: Box, other: Box): boolean => {
  const [own, others] = [boundsOf(one), boundsOf(other)];
  const isNear =
    own.right - others.left > tolerance &&
    others.right - own.left > tolerance &&
    own.bottom - others.top > tolerance &&
    others.bottom - own.top > tolerance;
  if (!isNear) return false;
  // Outlines have no dents: they are apart when a line along one of their edges lies between them.
  const [first, second] = [outlineOf(one), outlineOf(other)];
  return ![...edgesOf(first), ...edgesOf(second)].some((axis) => isApartAlong(first, second, axis));
};

/** True when a part of the table lies outside of the room. */
export const isOutside = (box: Box, room: Area): boolean => {
  const { left, top, right, bottom } = boundsOf(box);
  return (
    left < -tolerance ||
    top < -tolerance ||
    right > room.width + tolerance ||
    bottom > room.length + tolerance
  );
};

/** A table of a plan: where it is, by a key of its own. */
export interface KeyedBox extends Box {
  readonly key: string;
}

/** Something about a plan that is said and not forbidden. */
export type Finding =
  | { readonly kind: 'overlap'; readonly keys: readonly [string, string] }
  | { readonly kind: 'outside'; readonly keys: readonly [string] };

/** Tables on each other, then tables outside of the room; each pair once. */
export const findingsOf = (boxes: readonly KeyedBox[], room: Area): readonly Finding[] => {
  const sorted = boxes
    .map((box) => ({ box, bounds: boundsOf(box) }))
    .toSorted((one, other) => one.bounds.left - other.bounds.left);
  const overlaps = sorted.flatMap(({ box, bounds }, at): Finding[] => {
    const found: Finding[] = [];
    for (let next = at + 1; next < sorted.length; next += 1) {
      const other = sorted[next];
      if (!other || other.bounds.left > bounds.right) break;
      if (doOverlap(box, other.box)) found.push({ kind: 'overlap', keys: [box.key, other.box.key] });
    }
    return found;
  });
  const outside = boxes.filter((box) => isOutside(box, room));
  return [...overlaps, ...outside.map(({ key }): Finding => ({ kind: 'outside', keys: [key] }))];
};

function edgesOf(outline: readonly Point[]): readonly Point[] {
  return outline.map((corner, at) => {
    const next = outline[(at + 1) % outline.length] ?? corner;
    const [x, y] = [next.x - corner.x, next.y - corner.y];
    const size = Math.hypot(x, y) || 1;
    return { x: -y / size, y: x / size };
  });
}

function isApartAlong(one: readonly Point[], other: readonly Point[], axis: Point): boolean {
  const [[oneLeast, oneMost], [otherLeast, otherMost]] = [shadow(one, axis), shadow(other, axis)];
  return oneMost - otherLeast <= tolerance || otherMost - oneLeast <= tolerance;
}

function shadow(outline: readonly Point[], axis: Point): readonly [number, number] {
  let [least, max] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const { x, y } of outline) {
    const at = x * axis.x + y * axis.y;
    least = Math.min(least, at);
    max = Math.max(max, at);
  }
  return [least, max];
}
