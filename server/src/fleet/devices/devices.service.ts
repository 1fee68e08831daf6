import { deviceInputSchema } from '@tresen/domain/fleet/devices';
import { type ReportedLicence, reportedLicenceSchema } from '@tresen/domain/fleet/licences';
import { AppError } from '@tresen/domain/kit/errors';
import { unitStatus } from '@tresen/domain/organization/units';
import { audit } from '../../kit/audit/index.ts';
import { type Ctx, registerOf, tenantOf } from '../../kit/context/index.ts';
import { emit, inTenant, type Tx } from '../../kit/db/pools.ts';
import type { SaveResult } from '../../kit/graphql/index.ts';
import { parseInput } from '../../kit/input/index.ts';
import { holdUnit, passDefaultOn, releaseDatabase } from './branches.store.ts';
import {
  type Device,
  type DeviceChanges,
  findDevice,
  saveSystemInfo,
  unlinkDevice,
  updateDevice,
} from './devices.store.ts';
import type { LinkPort } from './link.service.ts';

/** What changing a register needs of others. */
export interface DevicePort extends LinkPort {
  /** Notes which licence a register uses on which hardware; answers its state, or why there is none. */
  readonly noteLicence: (
    register: { readonly tenantId: string; readonly deviceId: string; readonly posVersion: string | null },
    licence: ReportedLicence,
  ) => Promise<string>;
}

/**
 * Unlinks the register: its tokens end, its receipts and figures stay, the branch's default passes on.
 * @throws {AppError} NOT_FOUND
 */
export const unlink = async (ctx: Ctx, port: LinkPort, id: string): Promise<SaveResult> => {
  const tenantId = tenantOf(ctx);
  const device = await inTenant(ctx.db, tenantId, async (tx) => {
    const found = await linked(tx, id);
    await holdUnit(tx, found.unitId);
    const at = new Date(ctx.now());
    await unlinkDevice(tx, id, at);
    await port.releaseLicences(tx, { tenantId, deviceId: id }, at);
    await passDefaultOn(tx, found.unitId);
    await releaseDatabase(tx, found.unitId);
    await audit(ctx, tx, tenantId, {
      action: 'unlink',
      entity: 'device',
      entityId: id,
      oldValues: { name: found.name, unitId: found.unitId },
    });
    return found;
  });
  await port.revokeDeviceSessions(tenantId, id);
  ctx.db.events.tell({ topic: 'devices', tenantId, unitId: device.unitId });
  return { isSuccess: true, modelId: id };
};

/**
 * Renames a register, makes it the branch's default, switches live communication, puts it to rest or wakes it (ORG-24).
 * @throws {AppError} INVALID_INPUT, NOT_FOUND
 */
export const saveDevice = async (ctx: Ctx, input: unknown): Promise<SaveResult> => {
  const { id, name, liveCommunication, isDefault, isActive } = parseInput(deviceInputSchema, input);
  const changes = {
    ...(name ? { name } : {}),
    ...(liveCommunication === null || liveCommunication === undefined ? {} : { liveCommunication }),
    ...(isDefault ? { isDefault } : {}),
    ...(isActive === null || isActive === undefined ? {} : { isActive }),
  };
  const tenantId = tenantOf(ctx);
  await inTenant(ctx.db, tenantId, async (tx) => {
    const found = await linked(tx, id);
    await change(tx, found, changes);
    await audit(ctx, tx, tenantId, {
      action: 'update',
      entity: 'device',
      entityId: id,
      oldValues: {
        name: found.name,
        liveCommunication: found.liveCommunication,
        isDefault: found.isDefault,
        isActive: found.status === 1,
      },
      newValues: changes,
    });
    // The register has to learn that its state is another.
    if ('isActive' in changes || 'liveCommunication' in changes)
      emit(tx, { topic: 'registerAltered', deviceId: id });
    emit(tx, { topic: 'devices', tenantId, unitId: found.unitId });
  });
  return { isSuccess: true, modelId: id };
};

const maxSystemInfo = 16_384;

/**
 * Keeps what the register says of itself; of its licence the registry takes note, and the answer's message says how
 * that stands.
 * @throws {AppError} INVALID_INPUT when it is no small JSON object, or names a licence without its hardware
 */
export const reportSystemInfo = async (
  ctx: Ctx,
  { noteLicence }: Pick<DevicePort, 'noteLicence'>,
  info: string,
): Promise<SaveResult> => {
  const { deviceId, tenantId } = registerOf(ctx);
  const { licence, ...value }: { readonly licence?: unknown; readonly posVersion?: unknown } = readInfo(info);
  const reported = licence === undefined ? undefined : parseInput(reportedLicenceSchema, licence);
  const posVersion = typeof value.posVersion === 'string' ? value.posVersion : undefined;
  await inTenant(ctx.db, tenantId, (tx) => saveSystemInfo(tx, deviceId, JSON.stringify(value), posVersion));
  const register = { tenantId, deviceId, posVersion: posVersion ?? null };
  const message = reported ? await noteLicence(register, reported) : null;
  return { isSuccess: true, message, modelId: deviceId };
};

async function linked(tx: Tx, id: string): Promise<Device> {
  const device = await findDevice(tx, id);
  if (!device || device.unlinkedAt !== null) throw new AppError('NOT_FOUND', { what: 'device' });
  return device;
}

/** Changes a register as told; one that is put to rest hands the default on to one that is not. */
async function change(tx: Tx, found: Device, changes: DeviceChanges): Promise<void> {
  // A register of an inactive branch wakes with its branch (ORG-23).
  if (changes.isActive && (await holdUnit(tx, found.unitId))?.status === unitStatus.inactive)
    throw new AppError('UNIT_INACTIVE');
  const isResting = changes.isActive === false && found.isDefault;
  if (isResting) await holdUnit(tx, found.unitId);
  await updateDevice(tx, found, isResting ? { ...changes, isDefault: false } : changes);
  if (isResting) await passDefaultOn(tx, found.unitId);
}

/** @throws {AppError} INVALID_INPUT when it is no small JSON object */
function readInfo(info: string): object {
  const value = ((): unknown => {
    try {
      return info.length > maxSystemInfo ? undefined : JSON.parse(info);
    } catch {
      return undefined;
    }
  })();
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new AppError('INVALID_INPUT', { field: 'info' });
  }
  return value;
}
