import { type AccessPolicy, hubAccess, isAdmitted } from '@tresen/domain/account/access';
import {
  type ChangedTopic,
  hubMethods,
  type RegisterResult,
  registerResultSchema,
} from '@tresen/domain/fleet/live';
import { AppError } from '@tresen/domain/kit/errors';
import type { HubMethod } from '../../kit/hub/index.ts';
import type { LiveCaller, LiveConnection } from './callers.ts';
import type { Commands } from './commands.ts';
import { registerGroup, webGroup } from './group-names.ts';
import { requireCommand, requireGroup, requireUser, type UnitBelongsTo } from './method-arguments.ts';
import { findCommandable, isRegister, type Registers } from './presence.ts';

export interface MethodParts {
  readonly commands: Commands;
  readonly registers: Registers;
  /** Takes an answer to a command of another process. */
  readonly answerElsewhere: (deviceId: string, result: RegisterResult) => void;
  readonly policy: AccessPolicy;
  readonly unitBelongsTo: UnitBelongsTo;
  /** The topics of a tenant that changed lately. */
  readonly recentOf: (tenantId: string) => readonly ChangedTopic[];
}

/** What clients can call (REG-18), each behind its group of the access table. */
export function createMethods(parts: MethodParts): Readonly<Record<string, HubMethod<LiveCaller>>> {
  const methods = Object.entries(openMethods(parts));
  return Object.fromEntries(methods.map(([name, method]) => [name, guard(parts.policy, name, method)]));
}

function guard(policy: AccessPolicy, name: string, method: HubMethod<LiveCaller>): HubMethod<LiveCaller> {
  return (connection, ...args) => {
    const { user } = connection;
    const principal = user.kind === 'user' ? user.role : user.kind;
    if (!isAdmitted(hubAccess, name, principal, policy)) throw new AppError('FORBIDDEN');
    return method(connection, ...args);
  };
}

/** Arguments are as the client sent them, so each is checked. */
function openMethods(parts: MethodParts): Record<string, HubMethod<LiveCaller>> {
  return {
    [hubMethods.joinGroup]: (connection, group) => joinGroup(parts, connection, group),
    [hubMethods.sendCommand]: (connection, deviceId, command, args) =>
      sendCommand(parts, connection, deviceId, { command, args }),
    [hubMethods.sendCommandToGroup]: (connection, group, command, args) =>
      sendCommandToGroup(parts, connection, group, { command, args }),
    [hubMethods.receiveCommandResult]: (connection, result) =>
      receiveCommandResult(parts, connection, result),
  };
}

interface Asked {
  readonly command: unknown;
  readonly args: unknown;
}

/** Answers what changed lately: the page may have read its data before that, and hears only what comes from now on. */
async function joinGroup(
  parts: MethodParts,
  connection: LiveConnection,
  name: unknown,
): Promise<readonly ChangedTopic[]> {
  const { tenantId } = requireUser(connection);
  connection.join(webGroup(tenantId, await requireGroup(parts, tenantId, name)));
  return parts.recentOf(tenantId);
}

function sendCommand(
  { commands, registers }: MethodParts,
  connection: LiveConnection,
  deviceId: unknown,
  asked: Asked,
): string | undefined {
  const { tenantId } = requireUser(connection);
  const command = requireCommand(asked.command);
  const register = findCommandable(registers, tenantId, deviceId);
  return commands.send(connection, [register], command, asked.args)[0];
}

async function sendCommandToGroup(
  parts: MethodParts,
  connection: LiveConnection,
  name: unknown,
  asked: Asked,
): Promise<string[]> {
  const { tenantId } = requireUser(connection);
  const command = requireCommand(asked.command);
  const group = registerGroup(tenantId, await requireGroup(parts, tenantId, name));
  const registers = parts.registers.of(group).filter(({ user }) => user.isLive);
  return parts.commands.send(connection, registers, command, asked.args);
}

function receiveCommandResult(
  { commands, answerElsewhere }: MethodParts,
  connection: LiveConnection,
  value: unknown,
): void {
  if (!isRegister(connection)) throw new AppError('FORBIDDEN');
  const result = registerResultSchema.safeParse(value);
  if (!result.success) throw new AppError('INVALID_INPUT');
  const { deviceId } = connection.user;
  if (!commands.answer(deviceId, result.data)) answerElsewhere(deviceId, result.data);
}
