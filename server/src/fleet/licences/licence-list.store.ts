import type { RecordFilter } from '@tresen/domain/kit/entities';
import { searchWordsOf } from '@tresen/domain/kit/search';
import type { Tx } from '../../kit/db/pools.ts';
import { cursorPages } from '../../kit/exports/index.ts';
import {
  countCommon,
  countFound,
  countLooked,
  countOneByOne,
  type LicenceCount,
} from './licence-count.store.ts';
import { type LicenceListQuery, type Scope, scopeOf } from './licence-rows.store.ts';
import {
  type AskedPage,
  findByWords,
  inListOrder,
  isRare,
  type ListedId,
  type Look,
  look,
  walk,
} from './licence-search.store.ts';

/** Places of a page, with what finding them has told of the whole list: its number, or what a count may begin with. */
export interface ListedPage {
  readonly places: readonly ListedId[];
  readonly count?: LicenceCount | undefined;
  readonly looked?: Look;
}

/** A page of the list. Runs under the system role. */
export const listLicenceIds = async (
  tx: Tx,
  tenantId: string,
  at: Date,
  page: AskedPage,
): Promise<ListedPage> => {
  const scope = await scopeOf(tx, tenantId, at);
  return searchWordsOf(page.filter.search).length === 0
    ? { places: await walk(tx, scope, page) }
    : search(tx, scope, page);
};

/** How many licences the list has, where its page did not tell: exact below 10,000, or as far as they were looked at. */
export const countLicences = async (
  tx: Tx,
  tenantId: string,
  at: Date,
  filter: RecordFilter,
  { looked, places }: ListedPage,
): Promise<LicenceCount> => {
  const scope = await scopeOf(tx, tenantId, at);
  const isCommon = looked !== undefined && !looked.isAll;
  const seen = Math.max(looked?.count ?? 0, places.length);
  const counted = isCommon ? await countCommon(tx, scope, filter, seen) : undefined;
  return counted ?? countOneByOne(tx, scope, filter);
};

/** The ids of the whole list in pages, for who reads all of it: under the policies, where no index finds words. */
export async function* everyLicenceId(
  tx: Tx,
  tenantId: string,
  { filter, order, at }: LicenceListQuery,
  pageSize: number,
): AsyncGenerator<readonly string[]> {
  const scope = await scopeOf(tx, tenantId, at);
  for await (const page of cursorPages(tx, pageSize, inListOrder(scope, filter, order)))
    yield page.map(({ id }) => id);
}

/** What is common fills a page soon, what is rare the index of trigrams knows; a look tells which it is. */
async function search(tx: Tx, scope: Scope, page: AskedPage): Promise<ListedPage> {
  const { filter } = page;
  const looked = await look(tx, scope, filter);
  const found = isRare(looked) ? await findByWords(tx, scope, page) : undefined;
  const count = found ? countFound(found, filter) : countLooked(looked, filter);
  if (found && !found.isMore) return { places: found.places, count };
  const isNone = count?.count === 0;
  return { places: isNone ? [] : await walk(tx, scope, page), count, looked };
}
