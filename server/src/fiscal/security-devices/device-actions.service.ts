import {
  type DeviceActionRefusal,
  type DeviceActionState,
  type DeviceCommand,
  deviceActionInputSchema,
  refusalOfAction,
} from '@tresen/domain/fiscal/security-devices';
import {
  commandNotSent,
  commandTimedOut,
  commandTimeoutMs,
  type RegisterResult,
} from '@tresen/domain/fleet/live';
import { AppError } from '@tresen/domain/kit/errors';
import * as z from 'zod/mini';
import { audit } from '../../kit/audit/index.ts';
import { type Ctx, tenantOf, userOf } from '../../kit/context/index.ts';
import { type Database, emit, inTenant, type Tx } from '../../kit/db/pools.ts';
import { newId } from '../../kit/ids/index.ts';
import { parseInput } from '../../kit/input/index.ts';
import {
  type ActionTarget,
  holdActionTargets,
  insertAction,
  type StoredAction,
  writeAnswer,
} from './device-actions.store.ts';

/** What actions need of the rest of the server. */
export interface DeviceActionsPort {
  readonly isOnline: (deviceId: string) => boolean;
  /** @throws {AppError} DEVICE_OFFLINE */
  readonly ask: (question: {
    readonly tenantId: string;
    readonly deviceId: string;
    readonly command: 'SecurityDevice';
    readonly args: DeviceCommand;
  }) => Promise<Pick<RegisterResult, 'isSuccess' | 'message' | 'data'>>;
  readonly onError: (error: unknown) => void;
}

/** What became of asking one device: the action that was begun, or why it was not. */
export interface StartedAction {
  readonly securityDeviceId: string;
  readonly actionId: string | null;
  readonly refusal: DeviceActionRefusal | null;
}

/** A register answers within the hub's time; an action without an answer by then gets none. */
const answerMs = 2 * commandTimeoutMs;
const longestMessage = 300;

interface Question {
  readonly actionId: string;
  readonly target: ActionTarget;
  readonly args: DeviceCommand;
}

/**
 * Has the registers of some devices do something with them. Who asked for what stands in the audit log before a register
 * hears of it; its answer comes later and shows with the device.
 * @throws {AppError} INVALID_INPUT
 */
export const runDeviceAction = async (
  ctx: Ctx,
  port: DeviceActionsPort,
  given: unknown,
): Promise<readonly StartedAction[]> => {
  const { ids, action, clientId = null } = parseInput(deviceActionInputSchema, given);
  const tenantId = tenantOf(ctx);
  const questions: Question[] = [];
  const started = await inTenant(ctx.db, tenantId, async (tx) => {
    questions.length = 0;
    const targets = await holdActionTargets(tx, ids, new Date(ctx.now() - answerMs));
    const results: StartedAction[] = [];
    for (const securityDeviceId of new Set(ids)) {
      const { target, refusal } = firstThatCan(port, targets.get(securityDeviceId) ?? [], action, clientId);
      if (!target || refusal !== null) {
        results.push({ securityDeviceId, actionId: null, refusal });
        continue;
      }
      const args = { action, serial: target.serial, clientId };
      const actionId = await note(ctx, tx, target, args);
      questions.push({ actionId, target, args });
      results.push({ securityDeviceId, actionId, refusal: null });
    }
    if (questions.length > 0) emit(tx, { topic: 'securityDevices', tenantId, unitId: null });
    return results;
  });
  for (const question of questions) void askRegister(ctx.db, port, tenantId, question).catch(port.onError);
  return started;
};

/** How an action stands; one that nobody answered in time is answered no more. */
export const stateOfAction = (
  { askedAt, isSuccess, message }: StoredAction,
  now: number,
): DeviceActionState => {
  if (message === commandTimedOut || message === commandNotSent) return 'unanswered';
  if (isSuccess !== null) return isSuccess ? 'done' : 'failed';
  return now - askedAt.getTime() > answerMs ? 'unanswered' : 'waiting';
};

/** The register that is asked: whichever of those that share a device can be; else why the last that reported cannot. */
function firstThatCan(
  port: DeviceActionsPort,
  targets: readonly ActionTarget[],
  action: DeviceCommand['action'],
  clientId: string | null,
): { readonly target?: ActionTarget; readonly refusal: DeviceActionRefusal | null } {
  const [first] = targets;
  if (!first) return { refusal: 'notFound' };
  const target = targets.find((one) => refusalFor(port, one, action, clientId) === null) ?? first;
  return { target, refusal: refusalFor(port, target, action, clientId) };
}

function refusalFor(
  { isOnline }: DeviceActionsPort,
  target: ActionTarget,
  action: DeviceCommand['action'],
  clientId: string | null,
): DeviceActionRefusal | null {
  return refusalOfAction({ ...target, isOnline: isOnline(target.deviceId) }, action, clientId);
}

async function note(
  ctx: Ctx,
  tx: Tx,
  target: ActionTarget,
  { action, clientId }: DeviceCommand,
): Promise<string> {
  const tenantId = tenantOf(ctx);
  const { userId, name } = userOf(ctx);
  const id = newId();
  await insertAction(tx, {
    ...{ tenantId, id, securityDeviceId: target.id, deviceId: target.deviceId, action, clientId },
    ...{ askedBy: userId, askedByName: name, askedAt: new Date(ctx.now()) },
  });
  await audit(ctx, tx, tenantId, {
    entity: 'securityDevice',
    action,
    entityId: target.id,
    newValues: { name: target.serial },
  });
  return id;
}

async function askRegister(
  db: Database,
  port: DeviceActionsPort,
  tenantId: string,
  { actionId, target, args }: Question,
): Promise<void> {
  const { deviceId } = target;
  const { isSuccess, message, data } = await port
    .ask({ tenantId, deviceId, command: 'SecurityDevice', args })
    .catch(notAsked);
  await inTenant(db, tenantId, async (tx) => {
    await writeAnswer(tx, actionId, {
      ...{ at: new Date(), isSuccess, message: message?.slice(0, longestMessage) ?? null },
      archiveId: archiveIn(data),
    });
    emit(tx, { topic: 'securityDevices', tenantId, unitId: null });
  });
}

/** It went offline between the look and the question. */
function notAsked(error: unknown): Pick<RegisterResult, 'isSuccess' | 'message' | 'data'> {
  if (!(error instanceof AppError)) throw error;
  return { isSuccess: false, message: commandNotSent, data: null };
}

const archiveData = z.object({ archiveId: z.uuid() });

function archiveIn(data: unknown): string | null {
  const read = archiveData.safeParse(data);
  return read.success ? read.data.archiveId : null;
}
