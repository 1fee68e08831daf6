import type { ButtonGrid } from '@tresen/domain/master-data/buttons/grid';
import type { Faces } from './button-face.tsx';
import { isGone } from './targets.ts';

/** A price of seven digits, as the widest that registers show. */
const longPrice = 99_999_99;

/** Registers hide buttons of what is gone. */
export const withoutGone = (grid: ButtonGrid, { facts }: Faces): ButtonGrid => ({
  ...grid,
  mappings: grid.mappings.filter(({ target }) => !isGone(target, facts)),
});

/** Names and prices as long as they may be. */
export const stretched = (faces: Faces, longName: (name: string) => string): Faces => ({
  ...faces,
  labelOf: (mapping) => longName(faces.labelOf(mapping)),
  facts: new Map(
    [...faces.facts].map(([key, one]) => [key, one.price === null ? one : { ...one, price: longPrice }]),
  ),
});
