import { AppError } from '@tresen/domain/kit/errors';
import { unitStatus } from '@tresen/domain/organization/units';
import { audit } from '../../kit/audit/index.ts';
import { type Ctx, tenantOf } from '../../kit/context/index.ts';
import { emit, emitChanged, inTenant, type Tx } from '../../kit/db/pools.ts';
import type { SaveResult } from '../../kit/graphql/index.ts';
import { type HeldUnit, holdUnit, pauseDevices, resumeDevices, saveStatus } from './unit-status.store.ts';

/**
 * Sets a unit inactive with its registers, or active again with those that became inactive with it, in one transaction
 * (decisions ORG-23). Inactive registers hold up no deletion (contract 11) and are let in nowhere; they keep their
 * receipts and their tokens, and go on by themselves once they are active again.
 * @throws {AppError} NOT_FOUND, UNIT_NOT_A_BRANCH for a header
 */
export const setUnitActive = async (
  ctx: Ctx,
  { id, isActive }: { readonly id: string; readonly isActive: boolean },
): Promise<SaveResult> => {
  const tenantId = tenantOf(ctx);
  await inTenant(ctx.db, tenantId, async (tx) => {
    const changed = await change(ctx, tx, id, isActive);
    // The registers have to learn it.
    for (const deviceId of changed) emit(tx, { topic: 'registerAltered', deviceId });
    if (changed.length > 0) emitChanged(tx, 'devices', tenantId);
    emitChanged(tx, 'units', tenantId);
  });
  return { isSuccess: true, modelId: id };
};

/** @returns the registers that changed with it */
async function change(ctx: Ctx, tx: Tx, id: string, isActive: boolean): Promise<readonly string[]> {
  const unit = await held(tx, id);
  const status = isActive ? unitStatus.active : unitStatus.inactive;
  if (unit.status === status) return [];
  const devices = isActive ? await resumeDevices(tx, id, unit.pausedDeviceIds) : await pauseDevices(tx, id);
  const ids = devices.map((device) => device.id);
  await saveStatus(tx, id, status, isActive ? [] : ids);
  await audit(ctx, tx, tenantOf(ctx), {
    action: isActive ? 'activate' : 'deactivate',
    entity: 'organizationUnit',
    entityId: id,
    oldValues: { name: unit.name, isActive: !isActive },
    newValues: { isActive, registers: devices.map(({ name }) => name) },
  });
  return ids;
}

async function held(tx: Tx, id: string): Promise<HeldUnit> {
  const unit = await holdUnit(tx, id);
  if (!unit || unit.status === unitStatus.deleted)
    throw new AppError('NOT_FOUND', { what: 'organizationUnit' });
  // A header has no registers, and whether it is shown is not a question of selling.
  if (unit.type === 'group') throw new AppError('UNIT_NOT_A_BRANCH', { field: 'id' });
  return unit;
}
