import { type RecordFilter, type SyncState, syncStateOf } from '@tresen/domain/kit/entities';
import { AppError } from '@tresen/domain/kit/errors';
import * as z from 'zod/mini';
import { type Ctx, tenantOf } from '../context/index.ts';
import { inTenant, lastly, type Tx } from '../db/pools.ts';
import type { PageInfo } from '../graphql/index.ts';
import type { CountCache } from './count-cache.ts';
import { countRecords, type ListedRecord, orderOf, type Place, pageIds, rowsOf } from './list.store.ts';
import { type FilterInput, readFilter } from './list-conditions.ts';
import { type FactsByRecord, noRegister, type RecordsPort, readFacts } from './port.ts';
import { findRecords } from './records.store.ts';
import type { RecordSource, StoredRecord } from './source.ts';

/** What a list is asked for. */
export interface ListArgs {
  readonly filter?: FilterInput | null | undefined;
  readonly sort?: string | null | undefined;
  readonly first?: number | null | undefined;
  readonly after?: string | null | undefined;
}

/** A record with what its registers have of it. */
export type ShownRecord = StoredRecord & { readonly syncState: SyncState };

/** A page of a list; its rows are counted only where somebody asks. */
export interface RecordPage {
  readonly nodes: readonly ShownRecord[];
  readonly pageInfo: PageInfo;
  readonly filter: RecordFilter;
  /** Number of the tenant's last change when the page was read; null when it has no row. */
  readonly lastSeq: number | null;
  readonly isFirst: boolean;
}

const pageSize = { default: 25, max: 200 } as const;

const placeSchema = z.tuple([z.union([z.string(), z.number()]), z.uuid()]);

/** The place of a cursor. @throws {AppError} INVALID_INPUT when it is none */
export const readPlace = (cursor: string): Place => {
  try {
    const [key, id] = placeSchema.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
    return { key, id };
  } catch {
    throw new AppError('INVALID_INPUT', { field: 'after' });
  }
};

/** The cursor of a row's place in its list. */
export const cursorOf = ({ placeKey, id }: Pick<ListedRecord, 'placeKey' | 'id'>): string =>
  Buffer.from(JSON.stringify([placeKey, id])).toString('base64url');

export const withStates = async <Row extends StoredRecord>(
  tx: Tx,
  port: RecordsPort,
  source: RecordSource,
  rows: readonly Row[],
): Promise<(Row & ShownRecord)[]> => {
  const facts = await readFacts(tx, port, source, rows);
  return rows.map(withState(facts));
};

/** A page of a list, with what of its rows is `shown`. @throws {AppError} INVALID_INPUT for a filter, an order or a place that is none */
export const recordPage = async (
  ctx: Ctx,
  port: RecordsPort,
  source: RecordSource,
  args: ListArgs,
  shownFields: ReadonlySet<string>,
): Promise<RecordPage> => {
  const filter = readFilter(source.entity, args.filter);
  const order = orderOf(source, args.sort);
  const size = Math.min(Math.max(args.first ?? pageSize.default, 1), pageSize.max);
  const after = args.after ? readPlace(args.after) : undefined;
  const facts = port.factsReader(source);
  const asked = { fields: shownFields, about: facts?.about };
  const rows = await inTenant(ctx.db, tenantOf(ctx), async (tx) => {
    const ids = await pageIds(tx, source, { filter, order }, size, after);
    return lastly(tx, () => rowsOf(tx, source, order, ids, asked));
  });
  const known: FactsByRecord = rows[0] && facts ? facts.of(rows[0].facts, rows) : new Map();
  const last = rows[size - 1] ?? rows.at(-1);
  return {
    nodes: rows.slice(0, size).map(withState(known)),
    pageInfo: { endCursor: last ? cursorOf(last) : null, hasNextPage: rows.length > size },
    filter,
    lastSeq: rows[0]?.lastSeq ?? null,
    isFirst: after === undefined,
  };
};

/** How many rows the list of a page has; exact, and kept until something changes. */
export const totalOf = async (
  ctx: Ctx,
  counts: CountCache,
  source: RecordSource,
  { nodes, pageInfo, filter, lastSeq, isFirst }: RecordPage,
): Promise<number> => {
  if (isFirst && !pageInfo.hasNextPage) return nodes.length;
  const tenantId = tenantOf(ctx);
  const count = () => inTenant(ctx.db, tenantId, (tx) => countRecords(tx, source, filter));
  if (lastSeq === null) return count();
  return counts.get(`${tenantId} ${source.table} ${JSON.stringify(filter)}`, lastSeq, count);
};

/** One record that is not deleted, or whose deletion is pending; undefined when the tenant has none of this id. */
export const findRecord = (
  ctx: Ctx,
  port: RecordsPort,
  source: RecordSource,
  id: string,
): Promise<ShownRecord | undefined> =>
  inTenant(ctx.db, tenantOf(ctx), async (tx) => {
    const found = (await findRecords(tx, source, [id])).filter(({ status }) => status >= -1);
    return (await withStates(tx, port, source, found))[0];
  });

/** The state of a record that was just read or stored. */
export const shown = (
  ctx: Ctx,
  port: RecordsPort,
  source: RecordSource,
  record: StoredRecord | null,
): Promise<ShownRecord | null> =>
  record === null
    ? Promise.resolve(null)
    : inTenant(
        ctx.db,
        tenantOf(ctx),
        async (tx) => (await withStates(tx, port, source, [record]))[0] ?? null,
      );

/** When the registers took each of the records; one without an entry is on none. */
export const takenAt = (
  ctx: Ctx,
  port: RecordsPort,
  records: readonly StoredRecord[],
): Promise<ReadonlyMap<StoredRecord, Date>> =>
  inTenant(ctx.db, tenantOf(ctx), async (tx) => {
    const times = await port.syncTimesOf(tx, records);
    return new Map(
      records.flatMap((record) => {
        const at = times.get(record.id);
        return at ? [[record, at]] : [];
      }),
    );
  });

function withState(facts: FactsByRecord) {
  return <Row extends StoredRecord>(row: Row): Row & ShownRecord => ({
    ...row,
    syncState: syncStateOf({ ...row, ...(facts.get(row.id) ?? noRegister) }),
  });
}
