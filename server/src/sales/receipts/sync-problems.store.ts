import { sql } from 'kysely';
import type { Database, Tx } from '../../kit/db/pools.ts';
import { inTenant } from '../../kit/db/pools.ts';
import { newId } from '../../kit/ids/index.ts';
import type { Origin } from './receipt-row.ts';

/** Why a record waits for a person, with what a person needs to judge it. */
export interface Quarantined {
  readonly recordId: string;
  readonly contentHash: string;
  readonly reason: string;
  readonly detail: Readonly<Record<string, unknown>>;
  readonly raw: string;
}

/**
 * Told in the transaction that changes it how many records of a branch wait for a person: the number that began to, or
 * ceased to when it is negative.
 */
export type CountProblems = (tx: Tx, unitId: string, change: number, at: Date) => Promise<void>;

/**
 * Keeps the records with their raw text. The same record again is kept once. One statement for any number of them:
 * each connection remembers the plan of every statement that it has met.
 */
export const keepProblems = (
  db: Database,
  { tenantId, unitId, deviceId }: Origin,
  records: readonly Quarantined[],
  receivedAt: Date,
  onCount: CountProblems,
): Promise<void> =>
  inTenant(db, tenantId, async (tx) => {
    const column = (read: (record: Quarantined) => string): string[] => records.map(read);
    const { numAffectedRows = 0n } = await sql`
      insert into sync_problems (tenant_id, id, kind, record_id, content_hash, reason, detail, unit_id, device_id,
        received_at, raw)
      select ${tenantId}, x.id, 'receipt', x.record, decode(x.hash, 'hex'), x.reason, x.detail::json, ${unitId},
        ${deviceId}, ${receivedAt}, x.raw
      from unnest(${column(() => newId())}::uuid[], ${column(({ recordId }) => recordId)}::uuid[],
        ${column(({ contentHash }) => contentHash)}::text[], ${column(({ reason }) => reason)}::text[],
        ${column(({ detail }) => JSON.stringify(detail))}::text[], ${column(({ raw }) => raw)}::text[]
      ) as x(id, record, hash, reason, detail, raw)
      on conflict (tenant_id, record_id, content_hash) do nothing`.execute(tx);
    if (numAffectedRows > 0n) await onCount(tx, unitId, Number(numAffectedRows), receivedAt);
  });

/** A record that waits for a person, or waited. */
export interface SyncProblem {
  readonly id: string;
  readonly kind: string;
  readonly recordId: string | null;
  readonly reason: string;
  readonly detail: unknown;
  readonly unitName: string;
  readonly deviceName: string;
  readonly receivedAt: Date;
  readonly raw: string;
}

/** An open problem with the branch and register that it came from. */
export interface OpenProblem extends SyncProblem, Origin {}

const problems = (tx: Tx) =>
  tx
    .selectFrom('sync_problems as p')
    .innerJoin('organization_units as u', (join) =>
      join.onRef('u.tenant_id', '=', 'p.tenant_id').onRef('u.id', '=', 'p.unit_id'),
    )
    .innerJoin('devices as d', (join) =>
      join.onRef('d.tenant_id', '=', 'p.tenant_id').onRef('d.id', '=', 'p.device_id'),
    )
    .select([
      'p.id',
      'p.kind',
      'p.record_id as recordId',
      'p.reason',
      'p.detail',
      'p.received_at as receivedAt',
      'p.raw',
      'u.name as unitName',
      'd.name as deviceName',
    ])
    .where('p.resolved_at', 'is', null);

// A record may have megabytes, and a page has a place in the memory of us all.
const pageBytes = 4_194_304;

/** The open problems at and behind a page, with what they weigh. */
const sizesOf = (tx: Tx, count: number, after: string | undefined) =>
  tx
    .selectFrom('sync_problems')
    .select(['id', sql<number>`octet_length(raw)`.as('bytes')])
    .where('resolved_at', 'is', null)
    .$if(after !== undefined, (query) => query.where('id', '<', after ?? ''))
    .orderBy('id', 'desc')
    .limit(count)
    .execute();

/** Open problems, newest first: at most `first`, fewer when their texts are long, but one at least. */
export const problemPage = async (
  tx: Tx,
  first: number,
  after: string | undefined,
): Promise<{ readonly nodes: readonly SyncProblem[]; readonly hasNextPage: boolean }> => {
  const sizes = await sizesOf(tx, first + 1, after);
  let room = pageBytes;
  const fitting = sizes.slice(0, first).filter(({ bytes }, index) => {
    room -= bytes;
    return room >= 0 || index === 0;
  });
  if (fitting.length === 0) return { nodes: [], hasNextPage: false };
  const ids = fitting.map(({ id }) => id);
  const nodes = await problems(tx)
    .where('p.id', '=', sql<string>`any (${ids})`)
    .orderBy('p.id', 'desc')
    .execute();
  return { nodes, hasNextPage: sizes.length > ids.length };
};

export const countProblems = async (tx: Tx): Promise<number> => {
  const { count } = await tx
    .selectFrom('sync_problems')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('resolved_at', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
};

/** The open problem with all that storing its record needs. */
export const findProblem = (tx: Tx, id: string): Promise<OpenProblem | undefined> =>
  problems(tx)
    .select([
      'p.tenant_id as tenantId',
      'p.unit_id as unitId',
      'p.device_id as deviceId',
      'd.database_id as databaseId',
      'u.zone',
      'u.cut_off_minutes as cutOffMinutes',
      'u.currency',
    ])
    .where('p.id', '=', id)
    .executeTakeFirst();

/**
 * Closes the problem: `stored` when the record entered the figures, `accepted` when it was only noted.
 * @returns false when somebody else has just closed it
 */
export const resolveProblem = async (
  tx: Tx,
  id: string,
  userId: string,
  resolution: 'stored' | 'accepted',
): Promise<boolean> => {
  const { numUpdatedRows } = await tx
    .updateTable('sync_problems')
    .set({ resolved_at: new Date(), resolved_by: userId, resolution })
    .where('id', '=', id)
    .where('resolved_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};
