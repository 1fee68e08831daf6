import type { SyncedName } from '@tresen/domain/master-data/entities';
import type { PlaceRow } from './overview.store.ts';

/** Records of one kind that the same branches have; null is all branches. */
export interface Place {
  readonly unitIds: readonly string[] | null;
  /** The numbers of their last changes, upwards. */
  readonly seqs: Float64Array;
}

/** Where the records of one kind are. */
export interface KindPlaces {
  readonly places: readonly Place[];
  readonly count: number;
}

interface Kept {
  readonly version: string;
  readonly kind: KindPlaces;
}

/** Numbers that are kept in all, of 8 bytes each. */
const mostNumbers = 4_000_000;

const placesOf = (rows: readonly PlaceRow[]): KindPlaces => {
  const places = rows.map(({ unitIds, seqs }) => ({
    unitIds,
    // As JSON they are read twice as quickly as piece by piece.
    seqs: Float64Array.from(JSON.parse(`[${seqs.slice(1, -1)}]`) as number[]).sort(),
  }));
  return { places, count: places.reduce((sum, { seqs }) => sum + seqs.length, 0) };
};

/**
 * Keeps where the records of a tenant are and when they changed, for as long as none of the kind changes. Registers that
 * acknowledge change nothing of it: while five thousand of them sync, what is open is counted here and not in the
 * database.
 */
export class RecordPlaces {
  /** By tenant and kind, that which was looked at longest ago first. */
  readonly #kept = new Map<string, Kept>();
  #numbers = 0;

  async get(
    tenantId: string,
    { entity, version }: { readonly entity: SyncedName; readonly version: string },
    read: () => Promise<readonly PlaceRow[]>,
  ): Promise<KindPlaces> {
    const key = `${tenantId}/${entity}`;
    const known = this.#kept.get(key);
    const kept = known?.version === version ? known : { version, kind: placesOf(await read()) };
    this.#drop(key);
    this.#kept.set(key, kept);
    this.#numbers += kept.kind.count;
    this.#makeRoom();
    return kept.kind;
  }

  #drop(key: string): void {
    this.#numbers -= this.#kept.get(key)?.kind.count ?? 0;
    this.#kept.delete(key);
  }

  #makeRoom(): void {
    for (const key of this.#kept.keys()) {
      if (this.#numbers <= mostNumbers) return;
      this.#drop(key);
    }
  }
}

/** How many of the numbers are higher than the cursor. */
export const countBehind = (seqs: Float64Array, cursor: number): number => {
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

/** The lowest of all, or of these branches; undefined when none of them has a register. */
const lowestOf = (cursors: Cursors, unitIds: readonly string[] | null): number | undefined => {
  const found = unitIds ? unitIds.flatMap((unitId) => cursors.get(unitId) ?? []) : cursors.values().toArray();
  return found.length > 0 ? found.reduce((lowest, cursor) => Math.min(lowest, cursor)) : undefined;
};

/** How many records of the kind a register of theirs does not have yet. */
export const countOpen = ({ places }: KindPlaces, cursors: Cursors): number =>
  places.reduce((sum, { unitIds, seqs }) => {
    const lowest = lowestOf(cursors, unitIds);
    return lowest === undefined ? sum : sum + countBehind(seqs, lowest);
  }, 0);

/** How many records a register of each branch does not have yet. */
export const countOpenByBranch = (
  kinds: readonly KindPlaces[],
  cursors: Cursors,
): ReadonlyMap<string, number> => {
  const counts = new Map(cursors.keys().map((unitId) => [unitId, 0]));
  for (const { unitIds, seqs } of kinds.flatMap(({ places }) => places)) {
    for (const unitId of unitIds ?? cursors.keys()) {
      const cursor = cursors.get(unitId);
      if (cursor !== undefined) counts.set(unitId, (counts.get(unitId) ?? 0) + countBehind(seqs, cursor));
    }
  }
  return counts;
};
