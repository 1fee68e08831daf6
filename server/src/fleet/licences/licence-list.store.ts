import { licenceEndingDays, licenceList } from '@tresen/domain/fleet/licences';
import type { RecordFilter, RecordOrder } from '@tresen/domain/master-data/entities';
import { searchWordsOf, spellingsOf } from '@tresen/domain/search';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Tx } from '../../kit/db/pools.ts';
import {
  behind,
  describeColumns,
  type ListedSource,
  listConditions,
  ordering,
  type Place,
  placeKey,
} from '../../kit/records/index.ts';

/** How the list is narrowed and ordered. */
export interface LicenceListQuery {
  readonly filter: RecordFilter;
  readonly order: RecordOrder;
  readonly at: Date;
}

const described = describeColumns(licenceList);

/** The fields of the list as columns of the rows below; those without an end come behind those with one. */
export const licenceSource: ListedSource = {
  entity: licenceList,
  columns: {
    ...described,
    byField: new Map(
      [...described.byField].map(([field, column]) => [
        field,
        field === 'endsAt' ? { ...column, key: column.name } : column,
      ]),
    ),
  },
};

/**
 * The licences that a tenant sees, as the policies have it. Under them the planner uses no trigram index, so the list
 * finds its ids under the system role with this condition (contracts 3 and 4).
 */
const visibleTo = async (tx: Tx, tenantId: string): Promise<RawBuilder<SqlBool>> => {
  const tenant = await tx.selectFrom('tenants').select('kind').where('id', '=', tenantId).executeTakeFirst();
  return tenant?.kind === 'vendor'
    ? sql<SqlBool>`true`
    : sql<SqlBool>`(l.tenant_id = ${tenantId} or l.reseller_id = ${tenantId})`;
};

/** Which licences a list is of, and when. */
interface Scope {
  readonly isVisible: RawBuilder<SqlBool>;
  readonly at: Date;
}

const day = 86_400_000;
const soon = (at: Date): Date => new Date(at.getTime() + licenceEndingDays * day);

/** The licences as rows `t` of a list. Order by end is by milliseconds since 1970; 9e15 is never. */
const listed = ({ isVisible, at }: Scope): RawBuilder<unknown> => sql`(
  select l.uid as id, 1 as status, null::uuid[] as unit_ids, l.serial, l.serial_key, l.customer_name,
    l.customer_name_key, l.app_name, searchable(l.app_name) as app_name_key, l.app_type, l.licence_type, l.state,
    l.main_version, coalesce((extract(epoch from l.ends_at) * 1000)::bigint, 9e15::bigint) as ends_at,
    coalesce(l.ends_at > ${at} and l.ends_at <= ${soon(at)}, false) as is_ending,
    l.device_id is not null as is_in_use, l.last_modified_at, l.search_text
  from licences l where ${isVisible}) t`;

/** Below this length no index helps. */
const indexedLength = 3;
/** From here on it is quicker to walk the list in its order until the page is full, and they are counted no further. */
const mostFound = 2_000;

/** The ids of the licences that the trigram index finds; undefined where it is of no use. */
const foundByIndex = async (
  tx: Tx,
  isVisible: RawBuilder<SqlBool>,
  search: string,
): Promise<readonly string[] | 'veryMany' | undefined> => {
  const words = searchWordsOf(search).filter((word) => word.length >= indexedLength);
  if (words.length === 0) return undefined;
  const conditions = words.map((word) => {
    const found = spellingsOf(word).map(
      (spelling) =>
        sql`l.search_text like '%' || replace(replace(replace((select searchable(${spelling})), '\\', '\\\\'), '%', '\\%'), '_', '\\_') || '%'`,
    );
    return sql`(${sql.join(found, sql` or `)})`;
  });
  const { rows } = await sql<{ uid: string }>`
    select l.uid from licences l where ${isVisible} and ${sql.join(conditions, sql` and `)}
    limit ${mostFound}`.execute(tx);
  return rows.length < mostFound ? rows.map(({ uid }) => uid) : 'veryMany';
};

const isOnlyIndexedWords = ({ search, conditions, unitIds, status }: RecordFilter): boolean =>
  conditions.length === 0 &&
  unitIds.length === 0 &&
  status === undefined &&
  searchWordsOf(search).every((word) => word.length >= indexedLength);

/** What a row `t` fulfils, and whether the words of the search alone are too many to be counted. */
const conditionsOf = async (
  tx: Tx,
  { isVisible }: Scope,
  filter: RecordFilter,
): Promise<{ readonly conditions: RawBuilder<SqlBool>; readonly isVeryMany: boolean }> => {
  const all = listConditions(licenceSource, filter);
  const found = await foundByIndex(tx, isVisible, filter.search);
  if (found === undefined) return { conditions: all, isVeryMany: false };
  if (found === 'veryMany') return { conditions: all, isVeryMany: isOnlyIndexedWords(filter) };
  return { conditions: sql<SqlBool>`t.id = any (${found}::uuid[]) and ${all}`, isVeryMany: false };
};

/** A row's place in the list. */
export interface ListedId {
  readonly id: string;
  readonly placeKey: string | number;
}

/** Up to `size` + 1 places of the list, behind one. One more than the page tells of a next one. */
export const listLicenceIds = async (
  tx: Tx,
  tenantId: string,
  { filter, order, at }: LicenceListQuery,
  size: number,
  after: Place | undefined,
): Promise<ListedId[]> => {
  const scope = { isVisible: await visibleTo(tx, tenantId), at };
  const { conditions } = await conditionsOf(tx, scope, filter);
  const { rows } = await sql<ListedId>`
    select t.id, ${placeKey(licenceSource, order)} as "placeKey" from ${listed(scope)}
    where ${conditions} ${after ? sql`and ${behind(licenceSource, order, after)}` : sql``}
    order by ${ordering(licenceSource, order)} limit ${size + 1}`.execute(tx);
  return rows;
};

/** How many licences a list has, as far as they are counted. */
export interface LicenceCount {
  readonly count: number;
  readonly precision: 'exact' | 'atLeast';
}

const mostCounted = 10_000;

export const countLicences = async (
  tx: Tx,
  tenantId: string,
  { filter, at }: Omit<LicenceListQuery, 'order'>,
): Promise<LicenceCount> => {
  const scope = { isVisible: await visibleTo(tx, tenantId), at };
  const { conditions, isVeryMany } = await conditionsOf(tx, scope, filter);
  if (isVeryMany) return { count: mostFound, precision: 'atLeast' };
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from (
    select from ${listed(scope)} where ${conditions} limit ${mostCounted}) counted`.execute(tx);
  const count = rows[0]?.count ?? 0;
  return { count, precision: count < mostCounted ? 'exact' : 'atLeast' };
};

/** How many licences a list has, however many they are. */
export const countEveryLicence = async (
  tx: Tx,
  tenantId: string,
  { filter, at }: Omit<LicenceListQuery, 'order'>,
): Promise<number> => {
  const scope = { isVisible: await visibleTo(tx, tenantId), at };
  const { conditions } = await conditionsOf(tx, scope, filter);
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ${listed(scope)} where ${conditions}`.execute(tx);
  return rows[0]?.count ?? 0;
};
