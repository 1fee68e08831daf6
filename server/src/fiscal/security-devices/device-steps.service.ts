import { conditionOf, devicePinsSchema } from '@tresen/domain/fiscal/security-devices';
import { AppError } from '@tresen/domain/kit/errors';
import * as z from 'zod/mini';
import type { ConfirmPassword } from '../../account/profile/index.ts';
import { audit } from '../../kit/audit/index.ts';
import { type Ctx, tenantOf } from '../../kit/context/index.ts';
import { emit, inTenant, type Tx } from '../../kit/db/pools.ts';
import type { SaveResult } from '../../kit/graphql/index.ts';
import { parseInput } from '../../kit/input/index.ts';
import type { Vault } from '../../kit/secrets/index.ts';
import type { DeviceActionsPort } from './device-actions.service.ts';
import { factsOf } from './device-facts.ts';
import { pinPurposes } from './sealed-pins.ts';
import {
  holdDevice,
  readSealedPins,
  securityDevicesById,
  writeSealedPins,
} from './security-devices.store.ts';
import { writeCondition } from './watch.store.ts';

/** What security devices need of the rest of the server. */
export interface SecurityDevicesPort extends DeviceActionsPort {
  readonly vault: Pick<Vault, 'seal' | 'unseal'>;
  readonly confirmPassword: ConfirmPassword;
}

/** The PINs of a device; null for one that nobody has entered. */
export interface DevicePins {
  readonly adminPin: string | null;
  readonly timePin: string | null;
}

const showSchema = z.object({ id: z.uuid(), password: z.string().check(z.minLength(1), z.maxLength(1_000)) });

/**
 * Keeps the PINs of a device, sealed; that they were changed stands in the log, the PINs do not (contract 25).
 * @throws {AppError} INVALID_INPUT, WRONG_PASSWORD, TOO_MANY_REQUESTS, NOT_FOUND
 */
export const savePins = async (
  ctx: Ctx,
  { vault, confirmPassword }: SecurityDevicesPort,
  given: unknown,
): Promise<SaveResult> => {
  const { id, password, adminPin, timePin } = parseInput(devicePinsSchema, given);
  await confirmPassword(ctx, password);
  const tenantId = tenantOf(ctx);
  const sealed = (purpose: string, pin: string | null | undefined) =>
    typeof pin === 'string' ? vault.seal(purpose, Buffer.from(pin)) : pin;
  await inTenant(ctx.db, tenantId, async (tx) => {
    const { serial } = await known(tx, id);
    const admin = sealed(pinPurposes.admin, adminPin);
    const time = sealed(pinPurposes.time, timePin);
    await writeSealedPins(tx, id, {
      ...(admin === undefined ? {} : { adminPin: admin }),
      ...(time === undefined ? {} : { timePin: time }),
    });
    await audit(ctx, tx, tenantId, {
      entity: 'securityDevice',
      action: 'setPins',
      entityId: id,
      newValues: { name: serial },
    });
    emit(tx, { topic: 'securityDevices', tenantId, unitId: null });
  });
  return { isSuccess: true, modelId: id };
};

/**
 * Shows the PINs of a device, each time with an entry in the log (FIS-07).
 * @throws {AppError} INVALID_INPUT, WRONG_PASSWORD, TOO_MANY_REQUESTS, NOT_FOUND
 */
export const showPins = async (
  ctx: Ctx,
  { vault, confirmPassword }: SecurityDevicesPort,
  given: unknown,
): Promise<DevicePins> => {
  const { id, password } = parseInput(showSchema, given);
  await confirmPassword(ctx, password);
  const tenantId = tenantOf(ctx);
  return inTenant(ctx.db, tenantId, async (tx) => {
    const device = await readSealedPins(tx, id);
    if (!device) throw new AppError('NOT_FOUND', { what: 'securityDevice' });
    await audit(ctx, tx, tenantId, {
      entity: 'securityDevice',
      action: 'showPins',
      entityId: id,
      newValues: { name: device.serial },
    });
    const open = (purpose: string, pin: Buffer | null) => pin && vault.unseal(purpose, pin).toString();
    return {
      adminPin: open(pinPurposes.admin, device.adminPin),
      timePin: open(pinPurposes.time, device.timePin),
    };
  });
};

const retireSchema = z.object({ id: z.uuid(), isRetired: z.boolean() });

/**
 * Retires a device that is no longer used, or takes it back: it stays with its reports, and nothing is told of it.
 * @throws {AppError} INVALID_INPUT, NOT_FOUND
 */
export const setRetired = async (ctx: Ctx, given: unknown): Promise<SaveResult> => {
  const { id, isRetired } = parseInput(retireSchema, given);
  const tenantId = tenantOf(ctx);
  await inTenant(ctx.db, tenantId, async (tx) => {
    const before = await known(tx, id);
    const device = (await securityDevicesById(tx, [id])).get(id);
    if (!device || before.isRetired === isRetired) return;
    const condition = conditionOf(factsOf(device.report, { ...before, isRetired }), ctx.now());
    await writeCondition(tx, { tenantId, id, condition, isRetired });
    await audit(ctx, tx, tenantId, {
      entity: 'securityDevice',
      action: isRetired ? 'retire' : 'useAgain',
      entityId: id,
      newValues: { name: before.serial },
    });
    emit(tx, { topic: 'securityDevices', tenantId, unitId: null });
  });
  return { isSuccess: true, modelId: id };
};

async function known(tx: Tx, id: string) {
  const device = await holdDevice(tx, id);
  if (!device) throw new AppError('NOT_FOUND', { what: 'securityDevice' });
  return device;
}
