import { type RecordFilter, type RecordOrder, readOrder } from '@tresen/domain/kit/entities';
import { AppError } from '@tresen/domain/kit/errors';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { plannedAnew, type Tx } from '../db/pools.ts';
import { firstByWords, listConditions, quickConditions, quickCount } from './list-conditions.ts';
import { lastSeq, ownRow } from './own-rows.ts';
import type { RecordsPort } from './port.ts';
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
export type ListedRecord = StoredRecord & { readonly placeKey: string | number; readonly lastSeq: number };

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

/** The rows of a page, and the one behind it: one more than the page tells of a next one. */
export interface PageRows {
  readonly where: RawBuilder<SqlBool>;
  readonly count: number;
}

/** No word and no value narrows a list. */
export const isWhole = ({ search, unitIds, conditions }: RecordFilter): boolean =>
  search === '' && unitIds.length === 0 && conditions.length === 0;

/** Which rows of the table `t` a page has. What is asked for it beforehand is asked here. */
export const pageRows = async (
  tx: Tx,
  source: RecordSource,
  query: ListQuery,
  size: number,
  after: Place | undefined,
): Promise<PageRows> => {
  const { filter, order } = query;
  const count = size + 1;
  const isByName = order.field === source.entity.title;
  const found = isByName && !order.isDownwards && !after ? firstByWords(source, filter, count) : undefined;
  if (found) return { where: sql`t.id = any ((select ${found})::uuid[])`, count };
  const conditions = await quickConditions(tx, source, filter);
  const where = sql<SqlBool>`${conditions} ${after ? sql`and ${behind(source, order, after)}` : sql``}`;
  // The whole list by name is read along its index. Others may have to be sorted, and ids are light to sort.
  if (isByName && isWhole(filter)) return { where, count };
  const ids = sql`array(
    select t.id from ${sql.table(source.table)} t where ${where}
    order by ${ordering(source, order)} limit ${number(count)})`;
  return { where: sql`t.id = any (${hasRange(filter) ? await findRanged(tx, ids) : ids}::uuid[])`, count };
};

/** A record that is not deleted, or whose deletion is pending. */
export const oneRow = (id: string): PageRows => ({ where: sql`t.id = ${id} and t.status >= -1`, count: 1 });

/** The rows of a page in the order of its list, with these of their fields, without the names behind references. */
export const rowsOf = async (
  tx: Tx,
  source: RecordSource,
  order: RecordOrder,
  { where, count }: PageRows,
  selected: RawBuilder<unknown>,
): Promise<ListedRecord[]> => {
  const { rows } = await sql<ListedRecord>`
    select ${selected}, ${placeKey(source, order)} as "placeKey", ${lastSeq} as "lastSeq"
    from ${sql.table(source.table)} t where ${ownRow(source.table)} and ${where}
    order by ${ordering(source, order)} limit ${number(count)}`.execute(tx);
  return rows;
};

/** What is read of the rows that show these fields. */
export const selectedOf = (
  { columns }: RecordSource,
  port: RecordsPort,
  shownFields: ReadonlySet<string>,
): RawBuilder<unknown> => {
  const own = sql.raw(columns.listed(shownFields).selected);
  return shownFields.has('syncedAt') ? sql`${own}, ${port.syncTime()} as "syncedAt"` : own;
};

/** Up to `size` + 1 rows of a list, behind a place. */
export const listRecords = async (
  tx: Tx,
  source: RecordSource,
  query: ListQuery,
  size: number,
  after: Place | undefined,
): Promise<ListedRecord[]> => {
  const rows = await pageRows(tx, source, query, size, after);
  return rowsOf(tx, source, query.order, rows, sql.raw(source.columns.listed().selected));
};

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

/** The number as it is: of one that comes later, the planner expects a tenth of all rows, and plans anew each time. */
function number(count: number): RawBuilder<unknown> {
  return sql.raw(String(count));
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
