import type { RecordFilter } from '@tresen/domain/kit/entities';
import type {
  ExportFailure,
  ExportFormat,
  ExportLanguage,
  ExportRequest,
  ExportState,
} from '@tresen/domain/kit/exports';
import { exportList } from '@tresen/domain/kit/exports';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Tx } from '../db/pools.ts';
import { hasWords } from '../db/word-search.ts';
import { conditionOf, describeColumns, type ListedSource } from '../records/index.ts';

/** An export as it is stored. */
export interface ExportRow {
  readonly id: string;
  readonly tenantId: string;
  readonly source: string;
  readonly format: ExportFormat;
  readonly language: ExportLanguage;
  readonly zone: string;
  readonly filter: unknown;
  readonly sort: string;
  readonly columns: string;
  readonly description: string;
  readonly shown: number | null;
  readonly state: ExportState;
  readonly attempts: number;
  readonly total: number | null;
  readonly done: number;
  readonly rows: number;
  readonly size: number | null;
  readonly failure: ExportFailure | null;
  readonly userId: string;
  readonly userName: string;
  readonly createdAt: Date;
  readonly startedAt: Date | null;
  readonly endedAt: Date | null;
}

const stored = sql`id, tenant_id "tenantId", source, format, language, zone, filter, sort, columns, description, shown,
  state, attempts, total, done, rows, size, failure, user_id "userId", user_name "userName", created_at "createdAt",
  started_at "startedAt", ended_at "endedAt"`;

const ownTenant = sql`tenant_id = (select current_tenant())`;

export interface NewExport {
  readonly id: string;
  readonly tenantId: string;
  readonly request: ExportRequest;
  readonly filter: unknown;
  readonly state: 'queued' | 'running';
  readonly userId: string;
  readonly userName: string;
  readonly at: Date;
}

export const insertExport = async (tx: Tx, made: NewExport): Promise<ExportRow> => {
  const { source, format, language, zone, sort, columns, description, shown } = made.request;
  const { rows } = await sql<ExportRow>`
    insert into exports (tenant_id, id, source, format, language, zone, filter, sort, columns, description, shown,
      state, user_id, user_name, created_at)
    values (${made.tenantId}, ${made.id}, ${source}, ${format}, ${language}, ${zone}, ${JSON.stringify(made.filter)},
      ${sort}, ${columns}, ${description}, ${shown}, ${made.state}, ${made.userId}, ${made.userName}, ${made.at})
    returning ${stored}`.execute(tx);
  return rows[0] as ExportRow;
};

export const findExport = async (tx: Tx, id: string): Promise<ExportRow | undefined> => {
  const { rows } = await sql<ExportRow>`
    select ${stored} from exports where ${ownTenant} and id = ${id}`.execute(tx);
  return rows[0];
};

/** Which exports a list shows. */
export interface ExportsFilter extends Pick<RecordFilter, 'search' | 'conditions'> {
  /** The lists that they are of, with what people call these. */
  readonly sources: ReadonlyMap<string, string>;
}

/** The tenant's exports, newest first; `after` is the id of the last of the page before. */
export const exportPage = async (
  tx: Tx,
  filter: ExportsFilter,
  first: number,
  after: string | undefined,
): Promise<ExportRow[]> => {
  const { rows } = await sql<ExportRow>`
    select ${stored} from exports t
    where ${matches(filter)} and (${after ?? null}::uuid is null or id < ${after ?? null}::uuid)
    order by id desc limit ${first + 1}`.execute(tx);
  return rows;
};

export const countExports = async (tx: Tx, filter: ExportsFilter): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*) from exports t where ${matches(filter)}`.execute(tx);
  return rows[0]?.count ?? 0;
};

/** How many of the tenant wait for their turn. */
export const countWaiting = async (tx: Tx): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*) from exports where ${ownTenant} and state = 'queued'`.execute(tx);
  return rows[0]?.count ?? 0;
};

/** Begins, or begins anew what a process left that is gone. Undefined when somebody has ended it meanwhile. */
export const beginExport = async (
  tx: Tx,
  id: string,
  total: number,
  at: Date,
): Promise<ExportRow | undefined> => {
  const { rows } = await sql<ExportRow>`
    update exports set state = 'running', attempts = attempts + 1, total = ${total}, done = 0, rows = 0,
      started_at = ${at}
    where ${ownTenant} and id = ${id} and state in ('queued', 'running') returning ${stored}`.execute(tx);
  return rows[0];
};

/** How far it is. False when somebody has cancelled it. */
export const noteProgress = async (tx: Tx, id: string, done: number, rows: number): Promise<boolean> => {
  const { numAffectedRows } = await sql`
    update exports set done = ${done}, rows = ${rows}
    where ${ownTenant} and id = ${id} and state = 'running'`.execute(tx);
  return numAffectedRows === 1n;
};

/** The file is whole. False when somebody has cancelled it before. */
export const finishExport = async (
  tx: Tx,
  id: string,
  { done, rows, size, at }: { done: number; rows: number; size: number; at: Date },
): Promise<boolean> => {
  const { numAffectedRows } = await sql`
    update exports set state = 'done', done = ${done}, rows = ${rows}, size = ${size}, ended_at = ${at}
    where ${ownTenant} and id = ${id} and state = 'running'`.execute(tx);
  return numAffectedRows === 1n;
};

/** Ends without a file what is still under way. False when it has ended already. */
export const endExport = async (
  tx: Tx,
  id: string,
  state: 'failed' | 'cancelled',
  failure: ExportFailure | null,
  at: Date,
): Promise<boolean> => {
  const { numAffectedRows } = await sql`
    update exports set state = ${state}, failure = ${failure}, ended_at = ${at}
    where ${ownTenant} and id = ${id} and state in ('queued', 'running')`.execute(tx);
  return numAffectedRows === 1n;
};

/** Lets another process do it. */
export const putBack = async (tx: Tx, id: string): Promise<void> => {
  await sql`update exports set state = 'queued', attempts = attempts - 1
    where ${ownTenant} and id = ${id} and state = 'running'`.execute(tx);
};

/** Begins a failed or cancelled one anew. False when it is neither. */
export const queueAgain = async (tx: Tx, id: string): Promise<boolean> => {
  const { numAffectedRows } = await sql`
    update exports set state = 'queued', failure = null, attempts = 0, total = null, done = 0, rows = 0, ended_at = null
    where ${ownTenant} and id = ${id} and state in ('failed', 'cancelled')`.execute(tx);
  return numAffectedRows === 1n;
};

export const deleteExport = async (tx: Tx, id: string): Promise<void> => {
  await sql`delete from exports where ${ownTenant} and id = ${id}`.execute(tx);
};

/** Names an export among all tenants. */
export interface ExportKey {
  readonly tenantId: string;
  readonly id: string;
}

/**
 * What is to be done, for all tenants: of each the first, then of each the second, and so on, so nobody waits for the many
 * of another; among the first, whoever was served longest ago. What runs comes before what waits: its process may be gone.
 */
export const nextExports = async (tx: Tx, max: number): Promise<readonly ExportKey[]> => {
  const { rows } = await sql<ExportKey>`
    select tenant_id "tenantId", id from (
      select x.tenant_id, x.id, x.created_at,
        row_number() over (partition by tenant_id order by (state = 'running') desc, created_at, id) turn,
        (select max(started_at) from exports s where s.tenant_id = x.tenant_id and s.state not in ('queued', 'running'))
          served
      from exports x where state in ('queued', 'running')) waiting
    order by turn, served nulls first, created_at, id limit ${max}`.execute(tx);
  return rows;
};

// Any two numbers, the same in every process.
const tenantLock = 7_315_037;
const exportLock = 7_315_038;

/** One long export of a tenant at a time, in all processes: true for who has the turn until the transaction ends. */
export const takeTenantTurn = (tx: Tx, tenantId: string): Promise<boolean> =>
  tryLock(tx, tenantLock, tenantId);

/** Who holds it writes the file. The database lets go when the transaction ends or its process is gone. */
export const takeExport = (tx: Tx, id: string): Promise<boolean> => tryLock(tx, exportLock, id);

/** Those that ended before a moment, for all tenants. */
export const endedBefore = async (
  tx: Tx,
  before: Date,
): Promise<readonly (ExportKey & { readonly format: ExportFormat })[]> => {
  const { rows } = await sql<ExportKey & { readonly format: ExportFormat }>`
    select tenant_id "tenantId", id, format from exports where ended_at < ${before} limit 1000`.execute(tx);
  return rows;
};

/** Forgets exports, of any tenant. */
export const deleteExports = async (tx: Tx, ids: readonly string[]): Promise<void> => {
  await sql`delete from exports where id = any (${ids}::uuid[])`.execute(tx);
};

const listed: ListedSource = { entity: exportList, columns: describeColumns(exportList) };

/** Words are looked for in what the list is called, in its filter, and in who wanted it. */
function matches({ sources, search, conditions }: ExportsFilter): RawBuilder<SqlBool> {
  const title = sql`${JSON.stringify(Object.fromEntries(sources))}::json ->> t.source`;
  return sql.join(
    [
      ownTenant,
      sql`t.source = any (${[...sources.keys()]})`,
      ...conditions.map((condition) => conditionOf(listed, condition)),
      ...hasWords(sql`searchable(concat_ws(' ', ${title}, t.description, t.user_name))`, search),
    ],
    sql` and `,
  );
}

async function tryLock(tx: Tx, kind: number, id: string): Promise<boolean> {
  const { rows } = await sql<{ isFree: boolean }>`
    select pg_try_advisory_xact_lock(${kind}::int, hashtext(${id})) "isFree"`.execute(tx);
  return rows[0]?.isFree ?? false;
}
