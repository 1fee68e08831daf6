import { AppError } from '@tresen/domain/errors';
import {
  type ApproveRegister,
  approveRegisterSchema,
  deviceInputSchema,
  isTooOld,
} from '@tresen/domain/fleet/devices';
import { takesRegisters, unitStatus } from '@tresen/domain/organization/units';
import { audit } from '../../kit/audit/index.ts';
import { type Ctx, registerOf, tenantOf, userOf } from '../../kit/context/index.ts';
import { inTenant, isUniqueViolation, type Tx } from '../../kit/db/pools.ts';
import type { SaveResult } from '../../kit/graphql/index.ts';
import { newId } from '../../kit/ids/index.ts';
import { parseInput } from '../../kit/input/index.ts';
import { dropDefault, type Move, moveDevice, passDefaultOn } from './branches.store.ts';
import {
  type Device,
  type DeviceChanges,
  findDevice,
  findDeviceByHardware,
  holdUnit,
  holdUnits,
  isDatabaseTaken,
  linkDevice,
  releaseDatabase,
  saveSystemInfo,
  setDatabase,
  unlinkDevice,
  updateDevice,
} from './devices.store.ts';

/** A register that shows its code and waits; as the auth host knows it. */
export interface WaitingRegister {
  readonly userCode: string;
  readonly name: string;
  readonly deviceType: string;
  readonly posVersion: string;
  readonly hardwareSerial: string;
  readonly databaseId: string;
  readonly expiresAt: Date;
}

/** What linking needs of the auth host and the hub; this feature knows neither. */
export interface LinkPort {
  /** Slows down a person who guesses. @throws {AppError} USER_CODE_UNKNOWN, USER_CODE_EXPIRED, TOO_MANY_REQUESTS */
  readonly findPendingRegister: (userCode: string, askedBy: string) => Promise<WaitingRegister>;
  /** From now on the register's next poll is answered with tokens for the device. */
  readonly approve: (approval: { userCode: string; tenantId: string; deviceId: string }) => Promise<void>;
  /** The register's next poll is told that a person refused it. @throws {AppError} USER_CODE_UNKNOWN, USER_CODE_EXPIRED */
  readonly deny: (userCode: string) => Promise<void>;
  readonly revokeDeviceSessions: (tenantId: string, deviceId: string) => Promise<void>;
  readonly onDeviceChange: (tenantId: string, unitId: string) => void;
  /** Takes a register, in the transaction, from master data outside of its branch; answers with the branches of that. */
  readonly releaseDevice: (
    ctx: Ctx,
    tx: Tx,
    moved: { readonly deviceId: string; readonly unitId: string },
  ) => Promise<readonly string[]>;
  /** Master data was changed: to be called after the commit. */
  readonly onRecordsChange: (change: {
    readonly tenantId: string;
    readonly unitIds: readonly string[];
  }) => void;
}

/** What changing a register needs of others. */
export interface DevicePort extends LinkPort {
  /** The register has to learn that its branch, or its state, is another: to be called after the commit. */
  readonly onRegisterChange: (deviceId: string) => void;
}

/**
 * The branch takes the register's database; a database stays with the branch where it was first linked (contract 6).
 * Whoever links at the same time waits here, so that two registers cannot both be the branch's first.
 */
const claimDatabase = async (tx: Tx, unitId: string, databaseId: string): Promise<void> => {
  const unit = await holdUnit(tx, unitId);
  if (!unit) throw new AppError('NOT_FOUND', { what: 'organizationUnit' });
  if (unit.type === 'group') throw new AppError('UNIT_NOT_A_BRANCH', { field: 'unitId' });
  if (!takesRegisters(unit)) throw new AppError('UNIT_INACTIVE', { field: 'unitId' });
  if (unit.databaseId === databaseId) return;
  if (unit.databaseId !== null || (await isDatabaseTaken(tx, databaseId))) {
    throw new AppError('DATABASE_TAKEN', { field: 'unitId' });
  }
  await setDatabase(tx, unitId, databaseId);
};

/** The device that was linked, and the branches of records that it was taken from. */
interface Linked {
  readonly deviceId: string;
  readonly released: readonly string[];
}

/** A register that is linked into another branch than before has moved there: what it sold before stays (contract 6). */
const bringTo = async (tx: Tx, known: Device, move: Move): Promise<void> => {
  await dropDefault(tx, known.id);
  await moveDevice(tx, known.id, move);
  await passDefaultOn(tx, known.unitId);
};

const link = async (
  ctx: Ctx,
  port: LinkPort,
  tx: Tx,
  waiting: WaitingRegister,
  chosen: ApproveRegister,
): Promise<Linked> => {
  const known = await findDeviceByHardware(tx, waiting.hardwareSerial, waiting.databaseId);
  const isElsewhere = known !== undefined && known.unitId !== chosen.unitId;
  // One that was moved here and has not heard of it names its database of before, and gets that of the branch.
  const databaseId = known && !isElsewhere ? known.databaseId : waiting.databaseId;
  if (isElsewhere) await holdUnits(tx, [known.unitId, chosen.unitId]);
  await claimDatabase(tx, chosen.unitId, databaseId);
  if (isElsewhere) await bringTo(tx, known, { unitId: chosen.unitId, databaseId, at: new Date(ctx.now()) });
  const deviceId = known?.id ?? newId();
  const { name, deviceType, businessType, unitId } = chosen;
  const { posVersion, hardwareSerial } = waiting;
  const values = { name, deviceType, businessType, unitId, posVersion, hardwareSerial, databaseId };
  await linkDevice(tx, tenantOf(ctx), deviceId, values);
  const released = await port.releaseDevice(ctx, tx, { deviceId, unitId });
  await audit(ctx, tx, tenantOf(ctx), {
    action: known ? 'relink' : 'link',
    entity: 'device',
    entityId: deviceId,
    oldValues: known ? { name: known.name, unitId: known.unitId, posVersion: known.posVersion } : null,
    newValues: values,
  });
  return { deviceId, released };
};

const linkInTenant = async (
  ctx: Ctx,
  port: LinkPort,
  waiting: WaitingRegister,
  chosen: ApproveRegister,
): Promise<Linked> => {
  try {
    return await inTenant(ctx.db, tenantOf(ctx), (tx) => link(ctx, port, tx, waiting, chosen));
  } catch (error) {
    // Another branch took the database in the same moment: the index decides.
    if (isUniqueViolation(error)) throw new AppError('DATABASE_TAKEN', { field: 'unitId' });
    throw error;
  }
};

/**
 * Links the register that shows the code to a branch. The device is saved before the code is approved, so a failure in
 * between leaves a device without tokens, which the next try resumes.
 * @throws {AppError} INVALID_INPUT, USER_CODE_UNKNOWN, USER_CODE_EXPIRED, POS_VERSION_TOO_OLD, NOT_FOUND,
 *   UNIT_NOT_A_BRANCH, DATABASE_TAKEN
 */
export const approveRegister = async (ctx: Ctx, port: LinkPort, register: unknown): Promise<SaveResult> => {
  const chosen = parseInput(approveRegisterSchema, register);
  const waiting = await port.findPendingRegister(chosen.userCode, userOf(ctx).userId);
  if (isTooOld(waiting.posVersion))
    throw new AppError('POS_VERSION_TOO_OLD', { version: waiting.posVersion });
  const tenantId = tenantOf(ctx);
  const { deviceId, released } = await linkInTenant(ctx, port, waiting, chosen);
  await port.approve({ userCode: chosen.userCode, tenantId, deviceId });
  if (released.length > 0) port.onRecordsChange({ tenantId, unitIds: released });
  port.onDeviceChange(tenantId, chosen.unitId);
  return { isSuccess: true, modelId: deviceId };
};

/** Refuses the register behind a code, which is nobody's own: its poll ends. @throws {AppError} USER_CODE_UNKNOWN, USER_CODE_EXPIRED */
export const denyRegister = async (ctx: Ctx, port: LinkPort, userCode: string): Promise<SaveResult> => {
  const { userCode: code } = await port.findPendingRegister(userCode, userOf(ctx).userId);
  await port.deny(code);
  return { isSuccess: true };
};

/** The register behind a code, and the device that it resumes, if any. @throws {AppError} USER_CODE_UNKNOWN, USER_CODE_EXPIRED */
export const pendingRegister = async (ctx: Ctx, port: LinkPort, userCode: string) => {
  const waiting = await port.findPendingRegister(userCode, userOf(ctx).userId);
  const known = await inTenant(ctx.db, tenantOf(ctx), (tx) =>
    findDeviceByHardware(tx, waiting.hardwareSerial, waiting.databaseId),
  );
  return { ...waiting, knownDeviceId: known?.id ?? null, knownUnitId: known?.unitId ?? null };
};

const linked = async (tx: Tx, id: string): Promise<Device> => {
  const device = await findDevice(tx, id);
  if (!device || device.unlinkedAt !== null) throw new AppError('NOT_FOUND', { what: 'device' });
  return device;
};

/**
 * Unlinks the register: its tokens end, its receipts and figures stay, the branch's default passes on.
 * @throws {AppError} NOT_FOUND
 */
export const unlink = async (ctx: Ctx, port: LinkPort, id: string): Promise<SaveResult> => {
  const tenantId = tenantOf(ctx);
  const device = await inTenant(ctx.db, tenantId, async (tx) => {
    const found = await linked(tx, id);
    await holdUnit(tx, found.unitId);
    await unlinkDevice(tx, id, new Date(ctx.now()));
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
  port.onDeviceChange(tenantId, device.unitId);
  return { isSuccess: true, modelId: id };
};

/** Changes a register as told; one that is put to rest hands the default on to one that is not. */
const change = async (tx: Tx, found: Device, changes: DeviceChanges): Promise<void> => {
  // A register of an inactive branch wakes with its branch (ORG-23).
  if (changes.isActive && (await holdUnit(tx, found.unitId))?.status === unitStatus.inactive)
    throw new AppError('UNIT_INACTIVE');
  const isResting = changes.isActive === false && found.isDefault;
  if (isResting) await holdUnit(tx, found.unitId);
  await updateDevice(tx, found, isResting ? { ...changes, isDefault: false } : changes);
  if (isResting) await passDefaultOn(tx, found.unitId);
};

/**
 * Renames a register, makes it the branch's default, switches live communication, puts it to rest or wakes it (ORG-24).
 * @throws {AppError} INVALID_INPUT, NOT_FOUND
 */
export const saveDevice = async (ctx: Ctx, port: DevicePort, input: unknown): Promise<SaveResult> => {
  const { id, name, liveCommunication, isDefault, isActive } = parseInput(deviceInputSchema, input);
  const changes = {
    ...(name ? { name } : {}),
    ...(liveCommunication === null || liveCommunication === undefined ? {} : { liveCommunication }),
    ...(isDefault ? { isDefault } : {}),
    ...(isActive === null || isActive === undefined ? {} : { isActive }),
  };
  const device = await inTenant(ctx.db, tenantOf(ctx), async (tx) => {
    const found = await linked(tx, id);
    await change(tx, found, changes);
    await audit(ctx, tx, tenantOf(ctx), {
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
    return found;
  });
  if ('isActive' in changes) port.onRegisterChange(id);
  port.onDeviceChange(tenantOf(ctx), device.unitId);
  return { isSuccess: true, modelId: id };
};

const maxSystemInfo = 16_384;

/** Keeps what the register says of itself. @throws {AppError} INVALID_INPUT when it is no small JSON object */
export const reportSystemInfo = async (ctx: Ctx, info: string): Promise<SaveResult> => {
  const { deviceId, tenantId } = registerOf(ctx);
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
  const posVersion =
    'posVersion' in value && typeof value.posVersion === 'string' ? value.posVersion : undefined;
  await inTenant(ctx.db, tenantId, (tx) => saveSystemInfo(tx, deviceId, JSON.stringify(value), posVersion));
  return { isSuccess: true, modelId: deviceId };
};
