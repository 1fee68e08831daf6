import { sql } from 'kysely';
import type { Tx } from '../../kit/db/pools.ts';
import { cursorPages } from '../../kit/exports/index.ts';

/** What of a receipt says which transaction it names. */
export interface SignedReceipt {
  readonly id: string;
  readonly number: number;
  readonly transaction: number;
  readonly counter: number | null;
  /** The beginning of its signature: twelve signs of base64, nine octets. */
  readonly mark: string | null;
}

const pageSize = 2_000;

/** Receipts of registers within a time, as far as a device has signed them, as an index has them. */
export const signedReceipts = (
  tx: Tx,
  { deviceIds, serial, from, to }: { deviceIds: readonly string[]; serial: string; from: Date; to: Date },
) =>
  cursorPages<SignedReceipt>(
    tx,
    pageSize,
    sql`select id, number, tse_transaction as transaction, tse_counter as counter,
        left(content::json -> 'tse' ->> 'signature', 12) as mark
      from receipts
      where tenant_id = (select current_tenant()) and device_id = any (${[...deviceIds]}::uuid[])
        and ended_at between ${from} and ${to} and tse_serial = ${serial} and tse_transaction is not null`,
  );
