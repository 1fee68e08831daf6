import type { Box, Point } from './boxes.ts';

/** Seats that are drawn: more are only told. */
const maxDrawn = 60;
/** From a table's edge to the middle of a seat. */
const away = 1.5;

interface Side {
  readonly size: number;
  readonly at: (part: number) => Point;
  count: number;
}

/** Where the seats of a table are drawn: from its middle, before it is turned. */
export const seatsAround = (
  box: Pick<Box, 'width' | 'length' | 'shape'>,
  seats: number,
): readonly Point[] => {
  const drawn = Math.min(seats, maxDrawn);
  return box.shape === 'round' ? aroundRound(box, drawn) : aroundRectangle(box, drawn);
};

function aroundRound({ width, length }: Pick<Box, 'width' | 'length'>, seats: number): readonly Point[] {
  return Array.from({ length: seats }, (_, index) => {
    const angle = (2 * Math.PI * index) / seats - Math.PI / 2;
    return { x: (width / 2 + away) * Math.cos(angle), y: (length / 2 + away) * Math.sin(angle) };
  });
}

function aroundRectangle(box: Pick<Box, 'width' | 'length'>, seats: number): readonly Point[] {
  const sides = sidesOf(box);
  for (let seat = 0; seat < seats; seat += 1) {
    const [widest] = sides.toSorted(
      (one, other) => other.size / (other.count + 1) - one.size / (one.count + 1),
    );
    if (widest) widest.count += 1;
  }
  return sides.flatMap(({ at, count }) =>
    Array.from({ length: count }, (_, index) => at((index + 0.5) / count)),
  );
}

/** The sides of a table, the long ones first: there people sit first. */
function sidesOf({ width, length }: Pick<Box, 'width' | 'length'>): Side[] {
  const [a, b] = [width / 2 + away, length / 2 + away];
  const across = [
    { size: width, at: (part: number) => ({ x: (part - 0.5) * width, y: -b }), count: 0 },
    { size: width, at: (part: number) => ({ x: (part - 0.5) * width, y: b }), count: 0 },
  ];
  const down = [
    { size: length, at: (part: number) => ({ x: a, y: (part - 0.5) * length }), count: 0 },
    { size: length, at: (part: number) => ({ x: -a, y: (part - 0.5) * length }), count: 0 },
  ];
  return width >= length ? [...across, ...down] : [...down, ...across];
}
