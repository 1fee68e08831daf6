import { sql } from 'kysely';
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
    ), z as (
      select type, max(z_number) last from closings
      where tenant_id = (select current_tenant()) and device_id = ${deviceId} group by type
    )
    select
      coalesce(greatest((select max(last) from runs where kind = 'receipt'),
        (select max(number) from last_receipts)), 0) number,
      coalesce(greatest((select max(last) from runs where kind = 'transaction'),
        (select max(tse_transaction) from last_receipts)), 0) "tseTransaction",
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

/** Its receipts that ended since a moment, by their ids. */
export const receiptsSince = async (
  tx: Tx,
  deviceId: string,
  { since, after }: OwnPlace,
  most: number,
): Promise<readonly OwnRecord[]> => {
  const { rows } = await sql<OwnRecord>`
    select id, content from receipts
    where tenant_id = (select current_tenant()) and device_id = ${deviceId} and ended_at >= ${since}
      and (${after}::uuid is null or id > ${after}::uuid)
    order by id limit ${most}`.execute(tx);
  return rows;
};

/** Its closings that were made since a moment, by their ids. */
export const closingsSince = async (
  tx: Tx,
  deviceId: string,
  { since, after }: OwnPlace,
  most: number,
): Promise<readonly OwnRecord[]> => {
  const { rows } = await sql<OwnRecord>`
    select id, content from closings
    where tenant_id = (select current_tenant()) and device_id = ${deviceId} and created_at >= ${since}
      and (${after}::uuid is null or id > ${after}::uuid)
    order by id limit ${most}`.execute(tx);
  return rows;
};
