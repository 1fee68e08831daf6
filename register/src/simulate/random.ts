import { hash } from 'node:crypto';

/** Chance that follows from a seed: the same seed gives the same sequence on every machine. */
export type Random = Readonly<{
  /** From 0 up to, not including, 1. */
  next(): number;
  /** A whole number between both, each included. */
  integer(from: number, to: number): number;
  chance(probability: number): boolean;
  /** One of the items, by their weights (1 where none is given). */
  pick<T extends Readonly<{ weight?: number }>>(items: readonly T[]): T;
}>;

/** Marsaglia's xorshift128 (2003), started with 128 bits of the seed's hash. */
export function randomOf(seed: string): Random {
  const start = hash('sha256', seed, 'buffer');
  let [x, y, z, w] = [0, 4, 8, 12].map((offset) => start.readInt32BE(offset)) as [
    number,
    number,
    number,
    number,
  ];
  const next = () => {
    const mixed = x ^ (x << 11);
    [x, y, z] = [y, z, w];
    w = w ^ (w >>> 19) ^ mixed ^ (mixed >>> 8);
    return (w >>> 0) / 0x1_0000_0000;
  };
  const integer = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  const pick: Random['pick'] = (items) => pickByWeight(items, next());
  return { next, integer, chance: (probability) => next() < probability, pick };
}

function pickByWeight<T extends Readonly<{ weight?: number }>>(items: readonly T[], position: number): T {
  const total = items.reduce((sum, { weight = 1 }) => sum + weight, 0);
  let rest = position * total;
  for (const item of items) {
    rest -= item.weight ?? 1;
    if (rest < 0) return item;
  }
  throw new RangeError('nothing to pick from');
}
