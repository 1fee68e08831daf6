import { type ButtonMapping, cellKey } from '@tresen/domain/master-data/buttons/grid';

/** A button as it is stored. */
export interface PlacedButton extends ButtonMapping {
  /**
   * When it came to its cell, in milliseconds since 1970; whoever looks at sales is told of days before that. Missing where it
   * was stored before this was kept.
   */
  readonly placedAt?: number | undefined;
}

/** Buttons as they are stored in the place of others: what stood in the same cell before has been there since then. */
export const withPlacedAt = (
  before: readonly PlacedButton[],
  after: readonly ButtonMapping[],
  now: number,
): readonly PlacedButton[] => {
  const known = new Map(before.map((mapping) => [placeKey(mapping), mapping.placedAt]));
  return after.map((mapping) => {
    const key = placeKey(mapping);
    return { ...mapping, placedAt: known.has(key) ? known.get(key) : now };
  });
};

function placeKey(mapping: ButtonMapping): string {
  const { target } = mapping;
  return `${cellKey(mapping)} ${target.kind} ${'id' in target ? target.id : ''}`;
}
