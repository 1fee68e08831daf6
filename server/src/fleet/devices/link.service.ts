import { type ApproveRegister, approveRegisterSchema, isTooOld } from '@tresen/domain/fleet/devices';
import { AppError } from '@tresen/domain/kit/errors';
import { takesRegisters } from '@tresen/domain/organization/units';
import { audit } from '../../kit/audit/index.ts';
import { type Ctx, tenantOf, userOf } from '../../kit/context/index.ts';
import { inTenant, isUniqueViolation, type Tx } from '../../kit/db/pools.ts';
import type { SaveResult } from '../../kit/graphql/index.ts';
import { newId } from '../../kit/ids/index.ts';
import { parseInput } from '../../kit/input/index.ts';
import { emitRecords } from '../../kit/records/index.ts';
import {
  dropDefault,
  holdUnit,
  holdUnits,
  isDatabaseTaken,
  type Move,
  moveDevice,
  passDefaultOn,
  setDatabase,
} from './branches.store.ts';
import { type Device, findDeviceByHardware, linkDevice } from './devices.store.ts';

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
  /** Takes a register, in the transaction, from master data outside of its branch; answers with the branches of that. */
  readonly releaseDevice: (
    ctx: Ctx,
    tx: Tx,
    moved: { readonly deviceId: string; readonly unitId: string },
  ) => Promise<readonly string[]>;
  /** The register uses no licence any more, in the transaction that unlinks it. */
  readonly releaseLicences: (
    tx: Tx,
    register: { readonly tenantId: string; readonly deviceId: string },
    at: Date,
  ) => Promise<void>;
}

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
  const deviceId = await linkInTenant(ctx, port, waiting, chosen);
  await port.approve({ userCode: chosen.userCode, tenantId, deviceId });
  ctx.db.events.tell({ topic: 'devices', tenantId, unitId: chosen.unitId });
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

async function linkInTenant(
  ctx: Ctx,
  port: LinkPort,
  waiting: WaitingRegister,
  chosen: ApproveRegister,
): Promise<string> {
  try {
    return await inTenant(ctx.db, tenantOf(ctx), (tx) => link(ctx, port, tx, waiting, chosen));
  } catch (error) {
    // Another branch took the database in the same moment: the index decides.
    if (isUniqueViolation(error)) throw new AppError('DATABASE_TAKEN', { field: 'unitId' });
    throw error;
  }
}

async function link(
  ctx: Ctx,
  port: LinkPort,
  tx: Tx,
  waiting: WaitingRegister,
  chosen: ApproveRegister,
): Promise<string> {
  const known = await findDeviceByHardware(tx, waiting.hardwareSerial, waiting.databaseId);
  const isElsewhere = known !== undefined && known.unitId !== chosen.unitId;
  // One that was moved here and has not heard of it names its database of before, and gets that of the branch.
  const databaseId = known && !isElsewhere ? known.databaseId : waiting.databaseId;
  if (isElsewhere) await holdUnits(tx, [known.unitId, chosen.unitId]);
  await claimDatabase(tx, chosen.unitId, databaseId);
  // A second click that waited for the branch finds what the first one linked.
  if (!known && (await findDeviceByHardware(tx, waiting.hardwareSerial, waiting.databaseId)))
    return link(ctx, port, tx, waiting, chosen);
  if (isElsewhere) await bringTo(tx, known, { unitId: chosen.unitId, databaseId, at: new Date(ctx.now()) });
  const deviceId = known?.id ?? newId();
  const { name, deviceType, businessType, unitId } = chosen;
  const { posVersion, hardwareSerial } = waiting;
  const values = { name, deviceType, businessType, unitId, posVersion, hardwareSerial, databaseId };
  await linkDevice(tx, tenantOf(ctx), deviceId, { ...values, linkedAt: new Date(ctx.now()) });
  const released = await port.releaseDevice(ctx, tx, { deviceId, unitId });
  await audit(ctx, tx, tenantOf(ctx), {
    action: known ? 'relink' : 'link',
    entity: 'device',
    entityId: deviceId,
    oldValues: known ? { name: known.name, unitId: known.unitId, posVersion: known.posVersion } : null,
    newValues: values,
  });
  if (released.length > 0) emitRecords(tx, { tenantId: tenantOf(ctx), unitIds: released });
  return deviceId;
}

/**
 * The branch takes the register's database; a database stays with the branch where it was first linked (contract 6).
 * Whoever links at the same time waits here, so that two registers cannot both be the branch's first.
 */
async function claimDatabase(tx: Tx, unitId: string, databaseId: string): Promise<void> {
  const unit = await holdUnit(tx, unitId);
  if (!unit) throw new AppError('NOT_FOUND', { what: 'organizationUnit' });
  if (unit.type === 'group') throw new AppError('UNIT_NOT_A_BRANCH', { field: 'unitId' });
  if (!takesRegisters(unit)) throw new AppError('UNIT_INACTIVE', { field: 'unitId' });
  if (unit.databaseId === databaseId) return;
  if (unit.databaseId !== null || (await isDatabaseTaken(tx, databaseId))) {
    throw new AppError('DATABASE_TAKEN', { field: 'unitId' });
  }
  await setDatabase(tx, unitId, databaseId);
}

/** A register that is linked into another branch than before has moved there: what it sold before stays (contract 6). */
async function bringTo(tx: Tx, known: Device, move: Move): Promise<void> {
  await dropDefault(tx, known.id);
  await moveDevice(tx, known.id, move);
  await passDefaultOn(tx, known.unitId);
}
