import type { RecordFilter, RecordOrder } from '@tresen/domain/kit/entities';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Tx } from '../../kit/db/pools.ts';
import { behind, ordering, type Place, placeKey } from '../../kit/records/index.ts';
import { type LicenceListQuery, licenceSource, ofEach, type Scope } from './licence-rows.store.ts';
import { hasSearch, isFoundBySearch, isOnlyWords, matches } from './licence-words.ts';

/** A row's place in the list. */
export interface ListedId {
  readonly id: string;
  readonly placeKey: string | number;
}

/** A page that is asked for: up to `size` + 1 places, behind one. One more than the page tells of a next one. */
export interface AskedPage extends Omit<LicenceListQuery, 'at'> {
  readonly size: number;
  readonly after: Place | undefined;
}

/** The page by looking at one licence after the other. */
export const walk = async (tx: Tx, scope: Scope, page: AskedPage): Promise<readonly ListedId[]> => {
  const { rows } = await sql<ListedId>`
    with candidates as materialized (select * from ${ofEach(scope, candidates(scope, page))} t)
    select ${placeOf(page)} from candidates t ${pageOf(page)}`.execute(tx);
  return rows;
};

/** The statement that reads the ids of a whole list, in its order. */
export const inListOrder = (
  scope: Scope,
  filter: RecordFilter,
  order: RecordOrder,
): RawBuilder<{ id: string }> => {
  const matching = (set: RawBuilder<unknown>) => sql`select * from ${set} where ${matches(filter)}`;
  return sql`select t.id from ${ofEach(scope, matching)} t order by ${ordering(licenceSource, order)}`;
};

/** What the first licences by key, which are in no order else, tell of a search. */
export interface Look {
  /** There are no more than were looked at. */
  readonly isAll: boolean;
  /** How many of them have all the words. */
  readonly count: number;
}

/** So many are looked at before a search: of the registry's million a sample, of what a tenant sees mostly all. */
const maxLooked = 10_000;

export const look = async (tx: Tx, scope: Scope, filter: RecordFilter): Promise<Look> => {
  const first = (set: RawBuilder<unknown>) => sql`
    select t.search_text from ${set} order by t.serial_key, t.id limit ${sql.lit(maxLooked + 1)}`;
  const { rows } = await sql<{ looked: number; count: number }>`
    select count(*)::int as looked, (count(*) filter (where ${hasSearch(filter)}))::int as count
    from ${ofEach(scope, first)} t`.execute(tx);
  const { looked = 0, count = 0 } = rows[0] ?? {};
  return { isAll: looked <= maxLooked, count };
};

/** What the index of trigrams finds is read no further. */
export const maxFound = 1_000;
/** In a sample that stands for so many in a million, which a page of the list is sooner full of. */
const manyInSample = 20;

/** True where the index of trigrams, which gives all rows before the first, finds few; by what a look has told. */
export const isRare = ({ isAll, count }: Look): boolean => !isAll && count < manyInSample;

/** A page by the index of trigrams. */
export interface FoundPage {
  readonly places: readonly ListedId[];
  /** How many match of what was found, which is all unless `isMore`. */
  readonly count: number;
  readonly isMore: boolean;
}

export const findByWords = async (tx: Tx, scope: Scope, page: AskedPage): Promise<FoundPage> => {
  const withWords = (set: RawBuilder<unknown>) =>
    sql`select * from ${set} where ${isFoundBySearch(page.filter)}`;
  const { rows } = await sql<FoundPage>`
    with found as materialized (select * from ${ofEach(scope, withWords)} t limit ${sql.lit(maxFound)}),
      matching as materialized (select * from found t where ${matches(page.filter)}),
      page as (select ${placeOf(page)} from matching t where ${isBehind(page)} ${pageOf(page)})
    select (select coalesce(json_agg(page), '[]') from page) as places,
      (select count(*) from matching)::int as count, (select count(*) from found) = ${sql.lit(maxFound)} as "isMore"`.execute(
    tx,
  );
  return rows[0] ?? { places: [], count: 0, isMore: false };
};

/** The rows behind the place that match: the first of each set in the list's order, or all where no index has it. */
function candidates({ isEverything }: Scope, page: AskedPage) {
  const isOrdered = isEverything || page.order.field === licenceSource.entity.title;
  return (set: RawBuilder<unknown>) => sql`
    select ${columnsOf(page)} from ${set} where ${matches(page.filter)} and ${isBehind(page)}
    ${isOrdered ? pageOf(page) : sql``}`;
}

/** What is read of a row, so that indexes alone do where words do. */
function columnsOf({ filter, order }: AskedPage): RawBuilder<unknown> {
  if (!isOnlyWords(filter)) return sql`t.*`;
  const key = keyOf(order);
  return sql`t.id, t.status, t.search_text ${key ? sql`, t.${sql.raw(key)}` : sql``}`;
}

function keyOf({ field }: RecordOrder): string | undefined {
  return field === 'lastModifiedAt' ? 'last_modified_at' : licenceSource.columns.byField.get(field)?.key;
}

function placeOf({ order }: AskedPage): RawBuilder<unknown> {
  return sql`t.id, ${placeKey(licenceSource, order)} as "placeKey"`;
}

function pageOf(page: AskedPage): RawBuilder<unknown> {
  return sql`order by ${ordering(licenceSource, page.order)} limit ${page.size + 1}`;
}

function isBehind({ order, after }: AskedPage): RawBuilder<SqlBool> {
  return after ? behind(licenceSource, order, after) : sql`true`;
}
