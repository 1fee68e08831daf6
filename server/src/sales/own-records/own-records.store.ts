import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../kit/db/pools.ts';

/** The last numbers of a register that the cloud has seen; 0 where it has seen none. */
export interface OwnProgress {
  readonly number: number;
  readonly tseTransaction: number;
  readonly tseSignature: number;
  readonly zDaily: number;
  readonly zMonthly: number;
  readonly zYearly: number;
}

// Runs are counted behind the push; what was pushed last may not be among them yet.
const newest = 1_000;

export const progressOf = async (tx: Tx, deviceId: string): Promise<OwnProgress> => {
  const { rows } = await sql<OwnProgress>`
    with runs as (
      select kind, last, last_signature from counter_runs
      where tenant_id = (select current_tenant()) and device_id = ${deviceId}
    ), last_receipts as (
      select number, tse_transaction, tse_counter from receipts
      where tenant_id = (select current_tenant()) and device_id = ${deviceId}
      order by ended_at desc, id desc limit ${newest}
    ), waiting as (
      select max(number) number, max(tse_transaction) transaction from sync_problems
      where tenant_id = (select current_tenant()) and device_id = ${deviceId} and kind = 'receipt'
    ), z as (
      select type, max(z_number) last from closings
      where tenant_id = (select current_tenant()) and device_id = ${deviceId} group by type
    )
    select
      coalesce(greatest((select max(last) from runs where kind = 'receipt'),
        (select max(number) from last_receipts), (select number from waiting)), 0) number,
      coalesce(greatest((select max(last) from runs where kind = 'transaction'),
        (select max(tse_transaction) from last_receipts), (select transaction from waiting)), 0) "tseTransaction",
      coalesce(greatest((select max(last_signature) from runs where kind = 'transaction'),
        (select max(tse_counter) from last_receipts)), 0) "tseSignature",
      coalesce((select last from z where type = 'daily'), 0) "zDaily",
      coalesce((select last from z where type = 'monthly'), 0) "zMonthly",
      coalesce((select last from z where type = 'yearly'), 0) "zYearly"`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error('the progress of a register has one row');
  return row;
};

/** What a register has sent, to the byte. */
export interface OwnRecord {
  readonly id: string;
  readonly content: string;
}

/** Where a page ended. */
export interface OwnPlace {
  readonly since: Date;
  readonly after: string | null;
}

/** Its receipts that ended since a moment, by their ids; those that wait for a person were made, too. */
export const receiptsSince = (tx: Tx, deviceId: string, place: OwnPlace, max: number) =>
  pageOf(tx, place, max, [
    sql`select id, content from receipts
      where tenant_id = (select current_tenant()) and device_id = ${deviceId} and ended_at >= ${place.since}`,
    waitingSince('receipt', sql.table('receipts'), deviceId, place.since),
  ]);

/** Its closings that were made since a moment, by their ids; those that wait for a person were made, too. */
export const closingsSince = (tx: Tx, deviceId: string, place: OwnPlace, max: number) =>
  pageOf(tx, place, max, [
    sql`select id, content from closings
      where tenant_id = (select current_tenant()) and device_id = ${deviceId} and created_at >= ${place.since}`,
    waitingSince('closing', sql.table('closings'), deviceId, place.since),
  ]);

/** Records that wait for a person and tell their number and time; of several with one id the one that came last. */
function waitingSince(
  kind: 'receipt' | 'closing',
  stored: RawBuilder<unknown>,
  deviceId: string,
  since: Date,
): RawBuilder<unknown> {
  return sql`(
    select distinct on (p.record_id) p.record_id id, p.raw content from sync_problems p
    where p.tenant_id = (select current_tenant()) and p.device_id = ${deviceId} and p.kind = ${kind}
      and p.record_id is not null and p.number is not null and p.ended_at >= ${since}
      and not exists (select from ${stored} s where s.tenant_id = p.tenant_id and s.id = p.record_id)
    order by p.record_id, p.received_at desc)`;
}

/** What waits may be long, since nothing was expected of it: a page ends behind so many bytes. */
const pageBytes = 8_000_000;

async function pageOf(
  tx: Tx,
  { after }: OwnPlace,
  max: number,
  [stored, waiting]: readonly [RawBuilder<unknown>, RawBuilder<unknown>],
): Promise<readonly OwnRecord[]> {
  const { rows } = await sql<OwnRecord>`
    select id, content from (
      select id, content, sum(octet_length(content)) over (order by id) - octet_length(content) before
      from (${stored} union all ${waiting}) every
      where ${after}::uuid is null or id > ${after}::uuid
      order by id limit ${max}
    ) page
    where before < ${pageBytes} order by id`.execute(tx);
  return rows;
}
