import { searchWordsOf, spellingsOf } from '@tresen/domain/kit/search';
import { type Ctx, tenantOf } from '../../kit/context/index.ts';
import type { Database } from '../../kit/db/pools.ts';
import { readIndex, readState } from './catalogue-index.store.ts';
import type { CatalogueIndex } from './catalogue-index.ts';

interface Held {
  index?: CatalogueIndex;
  loading?: Promise<CatalogueIndex> | undefined;
}
/** What this process holds of each database; nothing before somebody asks. */
const heldOf = new WeakMap<Database, Held>();

/**
 * The catalogue of a version that the database has just told, or a newer one, from this process's memory unless somebody
 * changed it.
 */
export const catalogueAt = async (ctx: Ctx, version: number): Promise<CatalogueIndex> => {
  const held = heldIn(ctx.db);
  if (held.index?.version === version) return held.index;
  const begun = held.loading;
  if (!begun) {
    held.loading = load(ctx, held);
    return held.loading;
  }
  const loaded = await begun;
  // What began to load before may be older still.
  return loaded.version === version ? loaded : catalogueAt(ctx, version);
};

/** The catalogue with what a search looks for: of each word its spellings, as the catalogue's texts are written. */
export interface SearchedCatalogue {
  readonly index: CatalogueIndex;
  readonly words: readonly (readonly string[])[];
}

/**
 * The catalogue as it stands now, and a search made ready for it.
 * The database is asked each time, so what was saved before, in whatever process, is never missed.
 */
export const currentCatalogue = async (ctx: Ctx, search = ''): Promise<SearchedCatalogue> => {
  const words = searchWordsOf(search).map(spellingsOf);
  const spellings = words.flat();
  const { version, searchable } = await readState(ctx.db, spellings);
  const writtenAs = new Map(spellings.map((spelling, at) => [spelling, searchable[at] ?? spelling]));
  const written = words.map((word) => word.map((spelling) => writtenAs.get(spelling) ?? spelling));
  return { index: await catalogueAt(ctx, version), words: written };
};

function heldIn(db: Database): Held {
  const held = heldOf.get(db) ?? {};
  heldOf.set(db, held);
  return held;
}

async function load(ctx: Ctx, held: Held): Promise<CatalogueIndex> {
  try {
    held.index = await readIndex(ctx.db, tenantOf(ctx));
    return held.index;
  } finally {
    held.loading = undefined;
  }
}
