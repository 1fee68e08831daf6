import type { ProblemKind } from '@tresen/domain/sales/sync-problems';
import { sql } from 'kysely';
import { type Database, emit, inTenant, type Tx } from '../../../kit/db/pools.ts';
import { newId } from '../../../kit/ids/index.ts';
import type { Origin } from '../push/receipt-row.ts';
import { problemFacts } from './sync-problem-facts.ts';
import { type SyncProblem, withNames } from './sync-problem-list.store.ts';

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

/** What waits for a person in a branch has changed: the list of it, and what people are told of it. */
export const tellProblems = (tx: Tx, { tenantId, unitId }: Pick<Origin, 'tenantId' | 'unitId'>): void => {
  emit(tx, { topic: 'syncProblems', tenantId, unitId });
  emit(tx, { topic: 'alerts', tenantId, unitId });
};

/**
 * Keeps the records with their raw text. The same record again is kept once. One statement for any number of them:
 * each connection remembers the plan of every statement that it has met.
 */
export const keepProblems = (
  db: Database,
  { tenantId, unitId, deviceId }: Pick<Origin, 'tenantId' | 'unitId' | 'deviceId'>,
  records: readonly Quarantined[],
  receivedAt: Date,
  onCount: CountProblems,
  kind: ProblemKind = 'receipt',
): Promise<void> =>
  inTenant(db, tenantId, async (tx) => {
    // The texts go beside the rest: what a register sent is kept to the byte, not as JSON within JSON.
    // Of several nodes the number of rows would be that of all that were sent.
    const { rows: added } = await sql`
      insert into sync_problems (tenant_id, id, kind, record_id, content_hash, reason, detail, unit_id, device_id,
        received_at, raw, number, ended_at, gross, currency, tse_serial, tse_transaction)
      select ${tenantId}, x.id, ${kind}, x.record, decode(x.hash, 'hex'), x.reason, x.detail::json, ${unitId},
        ${deviceId}, ${receivedAt}, x.raw, x.number, x."endedAt", x.gross, x.currency, x."tseSerial", x."tseTransaction"
      from rows from (
        json_to_recordset(${JSON.stringify(records.map(rowOf))}::json) as (id uuid, record uuid, hash text,
          reason text, detail text, number bigint, "endedAt" timestamptz, gross bigint, currency text,
          "tseSerial" text, "tseTransaction" bigint),
        unnest(${records.map(({ raw }) => raw)}::text[])
      ) as x(id, record, hash, reason, detail, number, "endedAt", gross, currency, "tseSerial", "tseTransaction", raw)
      order by x.record, x.hash -- two connections that keep the same records wait for each other in turn
      on conflict (tenant_id, record_id, content_hash) do nothing returning 1`.execute(tx);
    if (added.length > 0) await onCount(tx, unitId, added.length, receivedAt);
    tellProblems(tx, { tenantId, unitId });
  });

/** An open problem with its text and with the branch and register that it came from. */
export interface OpenProblem extends SyncProblem, Origin {
  readonly raw: string;
}

/** The open ones among these problems, with all that storing their records needs, in the order of their ids. */
export const openProblems = (tx: Tx, ids: readonly string[]): Promise<OpenProblem[]> =>
  withNames(tx)
    .select([
      'p.raw',
      'p.tenant_id as tenantId',
      'd.database_id as databaseId',
      'u.cut_off_minutes as cutOffMinutes',
      'u.currency',
    ])
    .where('p.id', '=', sql<string>`any (${[...ids]})`)
    .where('p.resolved_at', 'is', null)
    .orderBy('p.id')
    .$castTo<OpenProblem>()
    .execute();

/** How a problem ended: `stored` when its record entered the figures, `accepted` when it was only noted. */
export interface Settlement {
  readonly id: string;
  readonly resolution: 'stored' | 'accepted';
}

/** Closes problems. @returns the ids that were still open: what somebody else has just closed is theirs */
export const settleProblems = async (
  tx: Tx,
  settlements: readonly Settlement[],
  { userId, name }: { readonly userId: string; readonly name: string },
  at: Date,
): Promise<ReadonlySet<string>> => {
  const { rows } = await sql<{ id: string }>`
    with x as (
      select * from json_to_recordset(${JSON.stringify(settlements)}::json) x(id uuid, resolution text)
    ), still_open as ( -- in the order of their ids, so that two who decide about the same wait and do not deadlock
      select p.id from sync_problems p where p.tenant_id = (select current_tenant())
        and p.id in (select x.id from x) and p.resolved_at is null order by p.id for update
    )
    update sync_problems p set resolved_at = ${at}, resolved_by = ${userId}, resolved_by_name = ${name},
      resolution = x.resolution
    from x join still_open o on o.id = x.id
    where p.tenant_id = (select current_tenant()) and p.id = x.id
    returning p.id`.execute(tx);
  return new Set(rows.map(({ id }) => id));
};

function rowOf({ recordId, contentHash, reason, detail, raw }: Quarantined) {
  return {
    id: newId(),
    record: recordId,
    hash: contentHash,
    reason,
    detail: JSON.stringify(detail),
    ...problemFacts(raw),
  };
}
