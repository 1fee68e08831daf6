import { isPin } from '@tresen/domain/master-data/employees';
import { audit } from '../../kit/audit/index.ts';
import { type Ctx, tenantOf } from '../../kit/context/index.ts';
import {
  changeRecord,
  type RecordSource,
  type RecordsPort,
  refused,
  type SavedRecord,
  type StoredRecord,
} from '../../kit/records/index.ts';
import { storePin } from './employee-pins.store.ts';
import { hashPin } from './hash-pin.ts';

/** Whose PIN, and the version of the record that was seen. */
export interface PinTarget {
  readonly id: string;
  readonly version: number;
}

/**
 * Sets the PIN of an employee (EMP-02, contract 25). It is a change of the record: registers get the new verifier.
 * @throws {AppError} INVALID_INPUT, NOT_FOUND, BUSY
 */
export const setPin = async (
  ctx: Ctx,
  port: RecordsPort,
  source: RecordSource,
  target: PinTarget,
  pin: string,
): Promise<SavedRecord> => {
  if (!isPin(pin)) return refused([{ path: 'pin', code: 'PIN_NOT_VALID' }]);
  // Before the tenant's counter is taken: it must not wait for a slow hash.
  const stored = await hashPin(pin);
  return changeRecord(ctx, port, source, target, async (tx, current, writing) => {
    await storePin(tx, current.id, stored, writing);
    await auditPin(ctx, tx, 'setPin', current);
    return true;
  });
};

/**
 * Takes the PIN of an employee away: at registers they cannot sign in any more.
 * @throws {AppError} INVALID_INPUT, NOT_FOUND
 */
export const removePin = (
  ctx: Ctx,
  port: RecordsPort,
  source: RecordSource,
  target: PinTarget,
): Promise<SavedRecord> =>
  changeRecord(ctx, port, source, target, async (tx, current, writing) => {
    if (current.hasPin !== true) return false;
    await storePin(tx, current.id, null, writing);
    await auditPin(ctx, tx, 'removePin', current);
    return true;
  });

/** Whose PIN, and that it was set or removed; nothing of the PIN itself is ever written down. */
function auditPin(
  ctx: Ctx,
  tx: Parameters<typeof audit>[1],
  action: 'setPin' | 'removePin',
  { id, name }: StoredRecord,
) {
  // The same on both sides: it names the entry, and is no change.
  const values = { name };
  return audit(ctx, tx, tenantOf(ctx), {
    ...{ action, entity: 'employee', entityId: id },
    oldValues: values,
    newValues: values,
  });
}
