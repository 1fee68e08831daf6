import { type RecordFilter, type SyncState, syncStateOf } from '@tresen/domain/kit/entities';
import { AppError } from '@tresen/domain/kit/errors';
import * as z from 'zod/mini';
import { type Ctx, tenantOf } from '../context/index.ts';
import { askTenant, type Database, inTenant, inTenantByKeys, lastly, type Tx } from '../db/pools.ts';
import type { PageInfo } from '../graphql/index.ts';
import type { CountCache } from './count-cache.ts';
import type { KnownNames } from './known-names.ts';
import {
  countRecords,
  isWhole,
  type ListedRecord,
  oneRow,
  orderOf,
  type Place,
  pageRows,
  rowsOf,
  selectedOf,
} from './list.store.ts';
import { type FilterInput, readFilter } from './list-conditions.ts';
import {
  askFacts,
  type FactsByRecord,
  noRegister,
  type RecordsPort,
  type RegisterFacts,
  readFacts,
} from './port.ts';
import type { SavedRecord } from './save.service.ts';
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

/** What reads the records of a kind. */
export interface Reading {
  readonly port: RecordsPort;
  readonly source: RecordSource;
  readonly names: (db: Database) => KnownNames;
}

/** A page of a list; its rows are counted only where somebody asks. */
export interface RecordPage {
  /** With their names and their state where these are asked for. */
  readonly nodes: readonly StoredRecord[];
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
  reading: Reading,
  args: ListArgs,
  shownFields: ReadonlySet<string>,
): Promise<RecordPage> => {
  const { source, port } = reading;
  const filter = readFilter(source.entity, args.filter);
  const order = orderOf(source, args.sort);
  const size = Math.min(Math.max(args.first ?? pageSize.default, 1), pageSize.max);
  const after = args.after ? readPlace(args.after) : undefined;
  const selected = selectedOf(source, port, shownFields);
  // Whatever its place, a page of the whole list is read along the index of its order. Of what narrows a list, the best
  // plan depends on how much that leaves.
  const within = isWhole(filter) && filter.status === undefined ? inTenantByKeys : inTenant;
  const rows = await within(ctx.db, tenantOf(ctx), async (tx) => {
    const asked = await pageRows(tx, source, { filter, order }, size, after);
    return lastly(tx, () => rowsOf(tx, source, order, asked, selected));
  });
  const last = rows[size - 1] ?? rows.at(-1);
  return {
    nodes: await completed(ctx, reading, shownFields, rows.slice(0, size), rows[0]?.lastSeq),
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
export const findRecord = async (
  ctx: Ctx,
  reading: Reading,
  id: string,
  shownFields: ReadonlySet<string>,
): Promise<StoredRecord | undefined> => {
  const { source, port } = reading;
  const selected = selectedOf(source, port, shownFields);
  const order = orderOf(source, null);
  const found = await askTenant(ctx.db, tenantOf(ctx), (tx) =>
    rowsOf(tx, source, order, oneRow(id), selected),
  );
  return (await completed(ctx, reading, shownFields, found, found[0]?.lastSeq))[0];
};

/** The record that a save ended in, with the names and the state that are shown of it. */
export const savedRecord = async (
  ctx: Ctx,
  reading: Reading,
  { record, seq = 0 }: SavedRecord,
  shownFields: ReadonlySet<string>,
): Promise<StoredRecord | null> => {
  if (record === null) return null;
  reading.names(ctx.db).outlive(tenantOf(ctx), seq, reading.source.table);
  return (await completed(ctx, reading, shownFields, [record], seq))[0] ?? null;
};

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

/** Fields that say how far registers are. */
const states = ['syncState', 'syncStatus'] as const;

function isStateShown(shownFields: ReadonlySet<string>): boolean {
  return states.some((name) => shownFields.has(name));
}

/**
 * The rows with the names and the state that are shown of them: of what this process knows, or asked for now.
 * @param seq number of the tenant's last change when they were read
 */
async function completed(
  ctx: Ctx,
  reading: Reading,
  shownFields: ReadonlySet<string>,
  rows: readonly StoredRecord[],
  seq = 0,
): Promise<readonly StoredRecord[]> {
  const [named, facts] = await Promise.all([
    withNames(ctx, reading, shownFields, rows, seq),
    isStateShown(shownFields) ? factsOf(ctx, reading, rows) : undefined,
  ]);
  return facts ? named.map(withState(facts)) : named;
}

function withNames(
  ctx: Ctx,
  { source, names }: Reading,
  shownFields: ReadonlySet<string>,
  rows: readonly StoredRecord[],
  seq: number,
): Promise<readonly StoredRecord[]> | readonly StoredRecord[] {
  const { referred } = source.columns.listed(shownFields);
  const tenantId = tenantOf(ctx);
  if (rows.length === 0) return rows;
  const known = names(ctx.db);
  return (
    known.named(tenantId, seq, referred, rows) ??
    askTenant(ctx.db, tenantId, (tx) => known.read(tx, tenantId, referred, rows))
  );
}

async function factsOf(
  ctx: Ctx,
  { port, source }: Pick<Reading, 'port' | 'source'>,
  rows: readonly StoredRecord[],
): Promise<FactsByRecord> {
  const tenantId = tenantOf(ctx);
  const reader = port.factsReader(source);
  if (!reader || rows.length === 0) return new Map();
  const known = reader.known(tenantId, rows);
  if (known) return known;
  const learn = reader.learn(tenantId);
  const facts = await inTenantByKeys(ctx.db, tenantId, (tx) => lastly(tx, () => askFacts(tx, reader, rows)));
  learn(facts, rows);
  return reader.of(facts, rows);
}

function withState(facts: FactsByRecord) {
  return <Row extends StoredRecord>(row: Row): Row & ShownRecord => ({
    ...row,
    syncState: stateOf(row, facts.get(row.id) ?? noRegister),
  });
}

/** Names what is judged: all fields of each row would be copied once more for it. */
function stateOf({ status, changeSeq, createdSeq }: StoredRecord, facts: RegisterFacts): SyncState {
  return syncStateOf({ status, changeSeq, createdSeq, ...facts });
}
