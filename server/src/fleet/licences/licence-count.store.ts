import type { RecordFilter } from '@tresen/domain/kit/entities';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../kit/db/pools.ts';
import { type LicenceListQuery, licenceSource, ofEach, type Scope, scopeOf } from './licence-rows.store.ts';
import { type FoundPage, findByWords, type Look, maxFound } from './licence-search.store.ts';
import { hasShortWords, isOnlyWords, matches } from './licence-words.ts';

/** How many licences a list has; `atLeast` where not all could be looked at. */
export interface LicenceCount {
  readonly count: number;
  readonly precision: 'exact' | 'atLeast';
}

/** The number that a look tells; undefined where it does not. */
export const countLooked = ({ isAll, count }: Look, filter: RecordFilter): LicenceCount | undefined => {
  if (!isOnlyWords(filter)) return undefined;
  if (isAll) return exactly(count);
  return count >= maxFound ? atLeast(maxFound) : undefined;
};

/** The number that the index of trigrams tells; undefined where it does not. */
export const countFound = ({ count, isMore }: FoundPage, filter: RecordFilter): LicenceCount | undefined => {
  if (!isMore) return exactly(count);
  if (isOnlyWords(filter)) return atLeast(maxFound);
  return count > 0 ? atLeast(count) : undefined;
};

const byKey = { field: licenceSource.entity.title, isDownwards: false };

/**
 * The number of what is common in a registry of very many; undefined where each has to be looked at.
 * @param seen so many are known
 */
export const countCommon = async (
  tx: Tx,
  scope: Scope,
  filter: RecordFilter,
  seen: number,
): Promise<LicenceCount | undefined> => {
  if (isOnlyWords(filter) && hasShortWords(filter) && seen > 0) return atLeast(seen);
  return countFound(
    await findByWords(tx, scope, { filter, order: byKey, size: 0, after: undefined }),
    filter,
  );
};

const maxCounted = 10_000;

/** The number by looking at one licence after the other. */
export const countOneByOne = async (tx: Tx, scope: Scope, filter: RecordFilter): Promise<LicenceCount> => {
  const count = await countMatching(tx, scope, filter, maxCounted);
  return count < maxCounted ? exactly(count) : atLeast(count);
};

/** How many licences a list has, however many they are. */
export const countEveryLicence = async (
  tx: Tx,
  tenantId: string,
  { filter, at }: Omit<LicenceListQuery, 'order'>,
): Promise<number> => countMatching(tx, await scopeOf(tx, tenantId, at), filter);

function atLeast(count: number): LicenceCount {
  return { count, precision: 'atLeast' };
}

function exactly(count: number): LicenceCount {
  return { count, precision: 'exact' };
}

async function countMatching(tx: Tx, scope: Scope, filter: RecordFilter, max?: number): Promise<number> {
  const matching = (set: RawBuilder<unknown>) => sql`select from ${set} where ${matches(filter)}`;
  const limit = max === undefined ? sql`` : sql`limit ${sql.lit(max)}`;
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (select from ${ofEach(scope, matching)} t ${limit}) t`.execute(tx);
  return rows[0]?.count ?? 0;
}
