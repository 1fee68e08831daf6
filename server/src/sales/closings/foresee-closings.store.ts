import { AppError } from '@tresen/domain/kit/errors';
import { sql } from 'kysely';
import { type Database, inTenant } from '../../kit/db/pools.ts';
import type { Origin } from '../receipts/index.ts';
import { type ClosingRecord, closingColumns, type ReadClosing } from './closing-record.ts';
import type { StoredClosingOutcome } from './closings.store.ts';

interface Known {
  readonly id: string;
  readonly device: string;
  readonly type: string;
  readonly z: number;
  readonly hash: string;
}

/**
 * How the closings of a push would fare, in a transaction that cannot write.
 * @throws {AppError} DEVICE_UNLINKED when the register is let in no more
 */
export const foreseeClosings = (
  db: Database,
  { tenantId, deviceId }: Pick<Origin, 'tenantId' | 'deviceId'>,
  read: readonly ReadClosing[],
): Promise<ReadonlyMap<ReadClosing, StoredClosingOutcome>> =>
  inTenant(db, tenantId, async (tx) => {
    await sql`set transaction read only`.execute(tx);
    const { rows } =
      await sql`select from devices where id = ${deviceId} and unlinked_at is null and status = 1`.execute(
        tx,
      );
    if (rows.length === 0) throw new AppError('DEVICE_UNLINKED');
    const entries = read.flatMap((entry) =>
      entry.outcome === 'storable' ? [{ entry, own: knownOf(entry.record) }] : [],
    );
    const { rows: stored } = await sql<Known>`
      select id, device_id device, type, z_number z, encode(content_hash, 'hex') hash from closings
      where tenant_id = (select current_tenant()) and (id = any (${entries.map(({ own }) => own.id)}::uuid[])
        or (device_id = any (${entries.map(({ own }) => own.device)}::uuid[])
          and z_number = any (${entries.map(({ own }) => own.z)}::bigint[])))`.execute(tx);
    const known = [...stored];
    const outcomes = new Map<ReadClosing, StoredClosingOutcome>();
    for (const { entry, own } of entries) {
      const outcome = outcomeBeside(own, known);
      outcomes.set(entry, outcome);
      if (outcome === 'stored') known.push(own);
    }
    return outcomes;
  });

function knownOf(record: ClosingRecord): Known {
  const { id, device, type, z, hash } = closingColumns(record);
  return { id, device, type, z, hash };
}

/** How a closing would fare beside those that are there, as `storeClosing` finds it. */
function outcomeBeside(own: Known, known: readonly Known[]): StoredClosingOutcome {
  const same = known.find(({ id }) => id === own.id);
  if (same) return same.hash === own.hash ? 'duplicate' : 'differs';
  const isTaken = known.some(
    ({ device, type, z }) => device === own.device && type === own.type && z === own.z,
  );
  return isTaken ? 'taken' : 'stored';
}
