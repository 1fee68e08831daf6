import {
  type Acknowledged,
  failuresPerAcknowledgement,
  outdatedCursor,
  type SyncFailure,
  syncFailureSchema,
} from '@tresen/domain/master-data/sync';
import * as z from 'zod/mini';
import { type Ctx, registerOf } from '../../kit/context/index.ts';
import { emit, inTenant, type Tx } from '../../kit/db/pools.ts';
import { parseInput } from '../../kit/input/index.ts';
import {
  type DeviceSync,
  forgetFailures,
  holdDeviceSync,
  saveDeviceSync,
  saveFailures,
} from './acknowledge.store.ts';
import { remember } from './acknowledgements.ts';
import type { ChangeCursor, ChangeCursors } from './change-cursor.ts';
import { finishDeletions, hasPendingDeletions } from './finish-deletions.store.ts';

/** Told when states of records may have become others: a register has taken changes, or refused some. */

const failuresSchema = z.array(syncFailureSchema).check(z.maxLength(failuresPerAcknowledgement));

interface Acknowledging {
  readonly tenantId: string;
  readonly deviceId: string;
  readonly unitId: string;
  readonly upTo: ChangeCursor;
  readonly failures: readonly SyncFailure[];
  readonly now: number;
}

/**
 * Notes what the register that asks has taken and what it could not take. Its cursor never goes back.
 * @throws {AppError} INVALID_INPUT for a cursor that is none or another register's, and for failures that are none
 */
export const acknowledge = async (
  ctx: Ctx,
  cursors: ChangeCursors,
  given: { readonly upTo: string; readonly failures: unknown },
): Promise<Acknowledged> => {
  const { tenantId, deviceId, unitId } = registerOf(ctx);
  const upTo = cursors.read(deviceId, given.upTo, 'upTo');
  const failures = parseInput(failuresSchema, given.failures ?? []);
  const isNoted = await inTenant(ctx.db, tenantId, (tx) =>
    note(tx, { tenantId, deviceId, unitId, upTo, failures, now: ctx.now() }),
  );
  if (!isNoted) return { isSuccess: false, message: outdatedCursor };
  return { isSuccess: true, message: null };
};

/** True when it was noted; false when the cursor is out of date. */
async function note(
  tx: Tx,
  { tenantId, deviceId, unitId, upTo, failures, now }: Acknowledging,
): Promise<boolean> {
  const sync = await holdDeviceSync(tx, deviceId);
  if (sync?.unitId !== unitId || upTo.unitId !== unitId || upTo.epoch !== sync.epoch) return false;
  if ((upTo.database ?? sync.firstDatabase) !== sync.database) return false;
  const { isFurther, ...next } = advanced(sync, upTo, now);
  await forgetFailures(tx, deviceId, new Date(upTo.snapshotAt * 1000));
  await saveFailures(tx, { deviceId, upTo: upTo.seq, at: new Date(now), failures });
  await saveDeviceSync(tx, deviceId, next, new Date(now));
  // States of records may have become others.
  emit(tx, { topic: 'masterData', tenantId, unitId });
  if (isFurther && (await hasPendingDeletions(tx, next.cursor))) await finishDeletions(tx, now, unitId);
  return true;
}

function advanced(sync: DeviceSync, { place, seq }: ChangeCursor, now: number) {
  // Until a snapshot is complete nothing is known to be there.
  const cursor = place ? sync.cursor : Math.max(sync.cursor, seq);
  const isFurther = cursor > sync.cursor;
  const at = Math.floor(now / 1000);
  const acknowledgements = isFurther
    ? remember(sync.acknowledgements, { upTo: cursor, at })
    : sync.acknowledgements;
  return { cursor, acknowledgements, isFurther };
}
