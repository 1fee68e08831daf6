import type { Database } from '../../kit/db/pools.ts';
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

/** Keeps the records with their raw text. The same record again is kept once. */
export const keepProblems = (
  db: Database,
  origin: Origin,
  records: readonly Quarantined[],
  receivedAt: Date,
): Promise<void> =>
  inTenant(db, origin.tenantId, async (tx) => {
    await tx
      .insertInto('sync_problems')
      .values(
        records.map((record) => ({
          tenant_id: origin.tenantId,
          id: newId(),
          kind: 'receipt',
          record_id: record.recordId,
          content_hash: Buffer.from(record.contentHash, 'hex'),
          reason: record.reason,
          detail: JSON.stringify(record.detail),
          unit_id: origin.unitId,
          device_id: origin.deviceId,
          received_at: receivedAt,
          raw: record.raw,
        })),
      )
      .onConflict((conflict) => conflict.columns(['tenant_id', 'record_id', 'content_hash']).doNothing())
      .execute();
  });
