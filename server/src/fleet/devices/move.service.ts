import { AppError } from '@tresen/domain/kit/errors';
import { takesRegisters } from '@tresen/domain/organization/units';
import { audit } from '../../kit/audit/index.ts';
import { type Ctx, tenantOf } from '../../kit/context/index.ts';
import { emit, inTenant, isUniqueViolation, type Tx } from '../../kit/db/pools.ts';
import type { SaveResult } from '../../kit/graphql/index.ts';
import { newId } from '../../kit/ids/index.ts';
import { emitRecords } from '../../kit/records/index.ts';
import {
  dropDefault,
  holdUnits,
  moveDevice,
  passDefaultOn,
  releaseDatabase,
  setDatabase,
} from './branches.store.ts';
import type { DevicePort } from './devices.service.ts';
import { type Device, findDevice } from './devices.store.ts';

/** What moving a register needs of others. */
export interface MovePort extends Pick<DevicePort, 'releaseDevice'> {
  /** Forgets, in the transaction, how far the register had come with master data: it begins anew in its branch. */
  readonly beginAnew: (tx: Tx, deviceId: string) => Promise<void>;
}

/**
 * Moves a register to another branch (contract 6). From this moment on what it sells counts there; what it sold before
 * stays where it was, also what it has not sent yet. It takes the database of the branch, or a new one, and all of its
 * master data anew; the old branch's default passes on. Where it is already, nothing happens.
 * @throws {AppError} NOT_FOUND, UNIT_NOT_A_BRANCH, MOVE_ABROAD, DEVICE_KNOWN_THERE, CONFLICT when somebody else just did
 */
export const moveToUnit = async (
  ctx: Ctx,
  port: MovePort,
  id: string,
  unitId: string,
): Promise<SaveResult> => {
  try {
    await inTenant(ctx.db, tenantOf(ctx), (tx) => move(ctx, port, tx, id, unitId));
  } catch (error) {
    // The same till was linked there once as a device of its own, with its own history.
    if (isUniqueViolation(error)) throw new AppError('DEVICE_KNOWN_THERE', { field: 'unitId' });
    throw error;
  }
  return { isSuccess: true, modelId: id };
};

async function move(ctx: Ctx, port: MovePort, tx: Tx, id: string, unitId: string): Promise<void> {
  const device = await findDevice(tx, id);
  if (!device || device.unlinkedAt !== null) throw new AppError('NOT_FOUND', { what: 'device' });
  if (device.unitId === unitId) return;
  const target = await targetOf(tx, device, unitId);
  // Both branches are held: nobody moves it now, but somebody may just have.
  if ((await findDevice(tx, id))?.unitId !== device.unitId) throw new AppError('CONFLICT');
  // The old branch keeps its database, which belongs to what it sold; the register takes that of the new one.
  const databaseId = target.databaseId ?? newId();
  if (target.databaseId === null) await setDatabase(tx, unitId, databaseId);
  await dropDefault(tx, id);
  await moveDevice(tx, id, { unitId, databaseId, at: new Date(ctx.now()) });
  await passDefaultOn(tx, device.unitId);
  await releaseDatabase(tx, device.unitId);
  await port.beginAnew(tx, id);
  const released = await port.releaseDevice(ctx, tx, { deviceId: id, unitId });
  await audit(ctx, tx, tenantOf(ctx), {
    action: 'move',
    entity: 'device',
    entityId: id,
    oldValues: { name: device.name, unitId: device.unitId, databaseId: device.databaseId },
    newValues: { unitId, databaseId },
  });
  const tenantId = tenantOf(ctx);
  emit(tx, { topic: 'registerAltered', deviceId: id });
  if (released.length > 0) emitRecords(tx, { tenantId, unitIds: released });
  for (const touched of [device.unitId, unitId]) emit(tx, { topic: 'devices', tenantId, unitId: touched });
}

/** The branch as one that the register can go to. @throws {AppError} NOT_FOUND, UNIT_NOT_A_BRANCH, MOVE_ABROAD */
async function targetOf(tx: Tx, { unitId: from }: Device, to: string) {
  const held = await holdUnits(tx, [from, to]);
  const [old, target] = [held.get(from), held.get(to)];
  if (!target) throw new AppError('NOT_FOUND', { what: 'organizationUnit' });
  if (target.type === 'group') throw new AppError('UNIT_NOT_A_BRANCH', { field: 'unitId' });
  if (!takesRegisters(target)) throw new AppError('UNIT_INACTIVE', { field: 'unitId' });
  // Another law, other rates, another currency: its security device and its figures would not fit.
  if (target.country !== old?.country || target.currency !== old.currency)
    throw new AppError('MOVE_ABROAD', { field: 'unitId' });
  return target;
}
