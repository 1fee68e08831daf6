import { sql } from 'kysely';
import type { Tx } from '../../kit/db/pools.ts';
import type { DerivedField, Writing } from '../../kit/records/index.ts';

/** All that is ever told of a PIN. */
export const hasPin: DerivedField = {
  name: 'hasPin',
  type: 'Boolean',
  description: 'True if a PIN is set. The PIN itself can’t be read.',
  sql: 't.pin_verifier is not null',
};

/** What is kept of a PIN (contract 25): neither gives it back. */
export interface StoredPin {
  /** argon2id, and stays in the cloud. */
  readonly hash: string;
  /** The named format that registers verify by. */
  readonly verifier: string;
}

/** Stores the PIN of an employee, or takes it away, as the next version of the record. */
export const storePin = async (
  tx: Tx,
  id: string,
  pin: StoredPin | null,
  { beforeSeq, now, userId, userName }: Writing,
): Promise<void> => {
  await sql`
    update employees set pin_hash = ${pin?.hash ?? null}, pin_verifier = ${pin?.verifier ?? null},
      version = version + 1, change_seq = ${beforeSeq} + 1, last_modified_at = ${new Date(now)}::timestamptz,
      last_modified_by = ${userId}::uuid, last_modified_by_name = ${userName}
    where tenant_id = (select current_tenant()) and id = ${id}::uuid and status >= 0`.execute(tx);
};
