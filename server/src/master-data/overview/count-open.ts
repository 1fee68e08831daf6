import type { KindPlaces, Place } from './record-places.ts';

/** How many of the records changed behind a cursor; 0 is that of a register that has nothing yet, and so lacks all. */
export const countBehind = ({ count, seqs }: Place, cursor: number): number => {
  if (cursor === 0) return count;
  let [low, high] = [0, seqs.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((seqs[middle] ?? 0) > cursor) high = middle;
    else low = middle + 1;
  }
  return seqs.length - low;
};

/** How far the last register of each branch has come; branches without one that counts are absent. */
export type Cursors = ReadonlyMap<string, number>;

/** How many records of the kind a register of theirs does not have yet. */
export const countOpen = ({ places }: KindPlaces, cursors: Cursors): number =>
  places.reduce((sum, place) => {
    const lowest = lowestOf(cursors, place.unitIds);
    return lowest === undefined ? sum : sum + countBehind(place, lowest);
  }, 0);

/** How many records a register of each branch does not have yet. */
export const countOpenByBranch = (
  kinds: readonly KindPlaces[],
  cursors: Cursors,
): ReadonlyMap<string, number> => {
  const counts = new Map(cursors.keys().map((unitId) => [unitId, 0]));
  for (const place of kinds.flatMap(({ places }) => places)) {
    for (const unitId of place.unitIds ?? cursors.keys()) {
      const cursor = cursors.get(unitId);
      if (cursor !== undefined) counts.set(unitId, (counts.get(unitId) ?? 0) + countBehind(place, cursor));
    }
  }
  return counts;
};

/** The lowest of all, or of these branches; undefined when none of them has a register. */
function lowestOf(cursors: Cursors, unitIds: readonly string[] | null): number | undefined {
  const found = unitIds ? unitIds.flatMap((unitId) => cursors.get(unitId) ?? []) : cursors.values().toArray();
  return found.length > 0 ? found.reduce((lowest, cursor) => Math.min(lowest, cursor)) : undefined;
}
