import type { SyncedName } from '@tresen/domain/kit/entities';
import type { PlaceRow } from './overview.store.ts';

/** Records of one kind that the same branches have; null is all branches. */
export interface Place {
  readonly unitIds: readonly string[] | null;
  readonly count: number;
  /** The numbers of their last changes, upwards; without those that every register has that has any. */
  readonly seqs: Float64Array;
}

/** Where the records of one kind are. */
export interface KindPlaces {
  readonly places: readonly Place[];
  readonly count: number;
}

interface Kept {
  readonly version: string;
  /** Changes up to this number are only counted. */
  readonly after: number;
  readonly kind: KindPlaces;
}

/** Which records are wanted. */
export interface PlacesQuestion {
  readonly entity: SyncedName;
  /** Tells whether anything of the kind has changed. */
  readonly version: string;
  /** How far every register has come that has come anywhere. */
  readonly after: number;
}

/** Numbers that are kept in all, of 8 bytes each. */
const maxNumbers = 4_000_000;

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
    { entity, version, after }: PlacesQuestion,
    read: () => Promise<readonly PlaceRow[]>,
  ): Promise<KindPlaces> {
    const key = `${tenantId}/${entity}`;
    const known = this.#kept.get(key);
    const isCurrent = known?.version === version && known.after <= after;
    const kept = isCurrent ? known : { version, after, kind: placesOf(await read()) };
    this.#drop(key);
    this.#kept.set(key, kept);
    this.#numbers += numbersOf(kept);
    this.#makeRoom();
    return kept.kind;
  }

  #drop(key: string): void {
    const kept = this.#kept.get(key);
    this.#numbers -= kept ? numbersOf(kept) : 0;
    this.#kept.delete(key);
  }

  #makeRoom(): void {
    for (const key of this.#kept.keys()) {
      if (this.#numbers <= maxNumbers) return;
      this.#drop(key);
    }
  }
}

function placesOf(rows: readonly PlaceRow[]): KindPlaces {
  const places = rows.map(({ unitIds, count, seqs }) => ({
    unitIds,
    count,
    // As JSON they are read twice as quickly as piece by piece.
    seqs: Float64Array.from(JSON.parse(`[${seqs?.slice(1, -1) ?? ''}]`) as number[]).sort(),
  }));
  return { places, count: places.reduce((sum, { count }) => sum + count, 0) };
}

function numbersOf({ kind }: Kept): number {
  return kind.places.reduce((sum, { seqs }) => sum + seqs.length, 0);
}
