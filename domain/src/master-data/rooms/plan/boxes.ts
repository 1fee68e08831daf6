/*
 * Lengths are in units of 10 cm from the upper left corner of the room, rotations in degrees, clockwise, around a
 * table's middle (decisions ROM-08).
 */

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The place of a table: its upper left corner before it is turned, its sides, and how it is turned. */
export interface Box extends Point {
  readonly width: number;
  readonly length: number;
  readonly rotation: number;
  readonly shape: 'rectangle' | 'round';
}

/** A room, or what else has an upper left corner at 0, 0. */
export interface Area {
  readonly width: number;
  readonly length: number;
}

export interface Bounds {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** A vector turned clockwise. */
export const turned = ({ x, y }: Point, degrees: number): Point => {
  const [cos, sin] = [Math.cos(radians(degrees)), Math.sin(radians(degrees))];
  return { x: x * cos - y * sin, y: x * sin + y * cos };
};

export const middleOf = ({ x, y, width, length }: Box): Point => ({ x: x + width / 2, y: y + length / 2 });

/** What a table covers at most to all four sides, turned as it is. */
export const boundsOf = (box: Box): Bounds => {
  const { x, y } = middleOf(box);
  const half = halfExtents(box);
  return { left: x - half.x, top: y - half.y, right: x + half.x, bottom: y + half.y };
};

/** What several tables cover together; undefined for none. */
export const boundsOfAll = (boxes: readonly Box[]): Bounds | undefined => {
  if (boxes.length === 0) return undefined;
  const all = boxes.map(boundsOf);
  return {
    left: Math.min(...all.map(({ left }) => left)),
    top: Math.min(...all.map(({ top }) => top)),
    right: Math.max(...all.map(({ right }) => right)),
    bottom: Math.max(...all.map(({ bottom }) => bottom)),
  };
};

/** Corners by which a round table is told from its neighbours: they err by less than half a percent of its radius. */
const roundCorners = 32;

/** The corners of a table, turned as it is, in their order around it. */
export const outlineOf = (box: Box): readonly Point[] => {
  const [a, b] = [box.width / 2, box.length / 2];
  const corners =
    box.shape === 'round'
      ? Array.from({ length: roundCorners }, (_, at) => {
          const angle = (2 * Math.PI * at) / roundCorners;
          return { x: a * Math.cos(angle), y: b * Math.sin(angle) };
        })
      : [
          { x: -a, y: -b },
          { x: a, y: -b },
          { x: a, y: b },
          { x: -a, y: b },
        ];
  const middle = middleOf(box);
  return corners.map((corner) => {
    const { x, y } = turned(corner, box.rotation);
    return { x: middle.x + x, y: middle.y + y };
  });
};

/** True when the point lies on the table. */
export const isOn = (box: Box, point: Point): boolean => {
  const middle = middleOf(box);
  const { x, y } = turned({ x: point.x - middle.x, y: point.y - middle.y }, -box.rotation);
  const [across, down] = [Math.abs(x) / (box.width / 2), Math.abs(y) / (box.length / 2)];
  return box.shape === 'round' ? across ** 2 + down ** 2 <= 1 : across <= 1 && down <= 1;
};

/** True when a table lies in the bounds with all that it covers. */
export const isWithin = (box: Box, { left, top, right, bottom }: Bounds): boolean => {
  const own = boundsOf(box);
  return own.left >= left && own.top >= top && own.right <= right && own.bottom <= bottom;
};

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}

function halfExtents({ width, length, rotation, shape }: Box): Point {
  const [cos, sin] = [Math.abs(Math.cos(radians(rotation))), Math.abs(Math.sin(radians(rotation)))];
  const [a, b] = [width / 2, length / 2];
  return shape === 'round'
    ? { x: Math.hypot(a * cos, b * sin), y: Math.hypot(a * sin, b * cos) }
    : { x: a * cos + b * sin, y: a * sin + b * cos };
}
