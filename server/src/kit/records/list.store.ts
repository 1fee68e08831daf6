import { type RecordFilter, type RecordOrder, readOrder } from '@tresen/domain/kit/entities';
import { AppError } from '@tresen/domain/kit/errors';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { plannedAnew, type Tx } from '../db/pools.ts';
import type { Referred } from './columns.ts';
import { firstByWords, listConditions, quickConditions, quickCount } from './list-conditions.ts';
import { ownRow } from './own-rows.ts';
import type { FactsReader } from './port.ts';
import type { ListedSource, RecordSource, StoredRecord } from './source.ts';

/** How a list is narrowed and ordered. */
export interface ListQuery {
  readonly filter: RecordFilter;
  readonly order: RecordOrder;
}

/** A row's place in an ordered list: the value that orders it, and its id. */
export interface Place {
  readonly key: string | number;
  readonly id: string;
}

/** A row with its place, and the number of the tenant's last change when it was read. */
export type ListedRecord = StoredRecord & {
  readonly placeKey: string | number;
  readonly lastSeq: number;
  readonly facts: unknown;
};

/** The order that is asked for, or by name. @throws {AppError} INVALID_INPUT when the list knows no such order */
export const orderOf = ({ entity }: ListedSource, sort: string | null | undefined): RecordOrder => {
  const order = readOrder(entity.fields, sort || entity.title);
  if (!order) throw new AppError('INVALID_INPUT', { field: 'sort' });
  return order;
};

const commonKeys: Readonly<Record<string, string>> = {
  lastModifiedAt: 'last_modified_at',
  // Ids are made in the order of time.
  createdAt: 'id',
};

/** Of names, "Bank 2" stands before "Bank 10"; their indexes are in the same order. */
const naturalKeys: readonly string[] = ['name_key', 'unit_name_key', 'register_name_key'];

/** What a place holds of the key: instants as text, to the microsecond. */
export const placeKey = (source: ListedSource, order: RecordOrder): RawBuilder<unknown> =>
  order.field === 'lastModifiedAt' ? sql`t.last_modified_at::text` : keyColumn(source, order);

/** The row `t` stands behind a place in the order. */
export const behind = (source: ListedSource, order: RecordOrder, { key, id }: Place): RawBuilder<SqlBool> => {
  const compare = sql.raw(order.isDownwards ? '<' : '>');
  const value = order.field === 'lastModifiedAt' ? sql`${key}::timestamptz` : sql`${key}`;
  return sql`(${keyColumn(source, order)}, t.id) ${compare} (${value}, ${id}::uuid)`;
};

/** What stands behind `order by`. */
export const ordering = (source: ListedSource, order: RecordOrder): RawBuilder<unknown> => {
  const way = sql.raw(order.isDownwards ? 'desc' : 'asc');
  return sql`${keyColumn(source, order)} ${way}, t.id ${way}`;
};

/** An SQL array of the ids of a page and of the row behind it: one more than the page tells of a next one. */
export const pageIds = async (
  tx: Tx,
  source: RecordSource,
  { filter, order }: ListQuery,
  size: number,
  after: Place | undefined,
): Promise<RawBuilder<unknown>> => {
  const count = size + 1;
  const isFirstByName = !after && order.field === source.entity.title && !order.isDownwards;
  const found = isFirstByName ? firstByWords(source, filter, count) : undefined;
  if (found) return sql`(select ${found})::uuid[]`;
  const conditions = await quickConditions(tx, source, filter);
  // The number as it is: of one that comes later, the planner expects a tenth of all rows, and plans anew each time.
  const ids = sql`array(
    select t.id from ${sql.table(source.table)} t
    where ${conditions} ${after ? sql`and ${behind(source, order, after)}` : sql``}
    order by ${ordering(source, order)} limit ${sql.raw(String(count))})`;
  return hasRange(filter) ? sql`${await findRanged(tx, ids)}::uuid[]` : ids;
};

/** What of the rows is read. */
interface Shown {
  /** The fields; all without them. */
  readonly fields?: ReadonlySet<string> | undefined;
  /** One JSON value about all rows, which the first of them brings along as `facts`. */
  readonly about?: FactsReader['about'] | undefined;
}

type NamesByTable = Readonly<Record<string, Readonly<Record<string, string>> | null>>;

/** The rows of these ids, in the order of a list. */
export const rowsOf = async (
  tx: Tx,
  source: RecordSource,
  order: RecordOrder,
  ids: RawBuilder<unknown>,
  { fields, about }: Shown = {},
): Promise<ListedRecord[]> => {
  const { selected, referred } = source.columns.listed(fields);
  const ofFirst = (value: RawBuilder<unknown> | undefined): RawBuilder<unknown> =>
    value ? sql`case when page.place = 1 then ${value} end` : sql`null`;
  const { rows } = await sql<
    ListedRecord & { readonly names: NamesByTable | null }
  >`with page as materialized (
      select ${sql.raw(selected)}, ${placeKey(source, order)} as "placeKey",
        row_number() over (order by ${ordering(source, order)}) as place
      from ${sql.table(source.table)} t where ${ownRow(source.table)} and t.id = any (${ids}))
    select page.*, ${ofFirst(about?.(sql`select page.id, page."unitIds" from page`))} as facts,
      ${ofFirst(referred.length > 0 ? namesBehind(referred) : undefined)} as names,
      (select last_seq from change_counters c where c.tenant_id = (select current_tenant())) as "lastSeq"
    from page order by page.place`.execute(tx);
  return referred.length > 0 ? rows.map(withNames(referred, rows[0]?.names ?? {})) : rows;
};

/** Up to `size` + 1 rows of a list, behind a place. */
export const listRecords = async (
  tx: Tx,
  source: RecordSource,
  query: ListQuery,
  size: number,
  after: Place | undefined,
): Promise<ListedRecord[]> => rowsOf(tx, source, query.order, await pageIds(tx, source, query, size, after));

/** How many rows a list has; exact. */
export const countRecords = async (tx: Tx, source: RecordSource, filter: RecordFilter): Promise<number> => {
  const found = await quickCount(tx, source, filter);
  if (found !== undefined) return found;
  const conditions = await quickConditions(tx, source, filter);
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from ${sql.table(source.table)} t where ${conditions}`.execute(tx);
  return rows[0]?.count ?? 0;
};

/** The ids before and behind a record in a list; null at its ends, and where the record itself is not in it. */
export const neighboursOf = async (
  tx: Tx,
  source: RecordSource,
  { filter, order }: ListQuery,
  id: string,
): Promise<{ readonly previousId: string | null; readonly nextId: string | null }> => {
  const { rows } = await sql<Place>`
    select t.id, ${placeKey(source, order)} as key from ${sql.table(source.table)} t
    where ${ownRow(source.table)} and t.id = ${id}`.execute(tx);
  const [place] = rows;
  const next = async (isDownwards: boolean): Promise<string | null> => {
    if (!place) return null;
    const way = { ...order, isDownwards };
    const found = await sql<{ id: string }>`
      select t.id from ${sql.table(source.table)} t
      where ${ownRow(source.table)} and ${listConditions(source, filter)} and ${behind(source, way, place)}
      order by ${ordering(source, way)} limit 1`.execute(tx);
    return found.rows[0]?.id ?? null;
  };
  return { previousId: await next(!order.isDownwards), nextId: await next(order.isDownwards) };
};

function keyColumn({ columns }: ListedSource, { field }: RecordOrder): RawBuilder<unknown> {
  const key = commonKeys[field] ?? columns.byField.get(field)?.key ?? 'id';
  return sql.raw(naturalKeys.includes(key) ? `t.${key} collate natural_order` : `t.${key}`);
}

function hasRange({ conditions }: RecordFilter): boolean {
  return conditions.some(({ is }) => is === 'from' || is === 'to');
}

/** Rows of a rare range are found by its index and sorted, those of a wide one by walking in the list's order. */
async function findRanged(tx: Tx, ids: RawBuilder<unknown>): Promise<readonly string[]> {
  const { rows } = await plannedAnew(tx, () =>
    sql<{ ids: readonly string[] }>`select ${ids} as ids`.execute(tx),
  );
  return rows[0]?.ids ?? [];
}

/** Names of what the rows of `page` refer to, by table and id. Most rows share them with others. */
function namesBehind(referred: readonly Referred[]): RawBuilder<unknown> {
  const tables = [...Map.groupBy(referred, ({ table }) => table)].map(([table, fields]) => {
    const ids = fields.map(({ field }) => sql`select page.${sql.ref(field)} from page`);
    return sql`${sql.lit(table)}, (select json_object_agg(t.id, t.name) from ${sql.table(table)} t
      where ${ownRow(table)} and t.id = any (array(${sql.join(ids, sql` union all `)})))`;
  });
  return sql`json_build_object(${sql.join(tables)})`;
}

/** `mainCategory` beside `mainCategoryId`. */
function withNames(referred: readonly Referred[], names: NamesByTable) {
  return <Row extends StoredRecord>(row: Row): Row => {
    const found = referred.map(({ field, name, table }) => {
      const id = row[field] as string | null;
      const called = id === null ? undefined : names[table]?.[id];
      return [name, called === undefined ? null : { id, name: called }] as const;
    });
    return { ...row, ...Object.fromEntries(found) };
  };
}
