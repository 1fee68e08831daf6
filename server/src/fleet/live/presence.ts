import type { LiveStatus } from '@tresen/domain/fleet/live';
import { AppError } from '@tresen/domain/kit/errors';
import type { LiveConnection, RegisterCaller } from './callers.ts';

/** A register that is connected now, with its live status (REG-15). `lastPing` is when it was last heard, UTC. */
export interface OnlineDevice extends LiveStatus {
  readonly tenantId: string;
  readonly unitId: string;
  readonly deviceId: string;
  readonly status: 'online';
  readonly lastPing: Date;
}

export type RegisterConnection = LiveConnection & { readonly user: RegisterCaller };

/** True when a register is at the other end. */
export const isRegister = (connection: LiveConnection): connection is RegisterConnection =>
  connection.user.kind === 'register';

/**
 * Which registers are connected, each by one connection. It knows this process only: with several, a shared
 * store goes behind this class, as a backplane goes behind the hub's groups.
 */
export class Presence {
  readonly #connections = new Map<string, RegisterConnection>();

  /** Enters a register; answers with the connection that it replaces. */
  enter(connection: RegisterConnection): RegisterConnection | undefined {
    const { deviceId } = connection.user;
    const previous = this.#connections.get(deviceId);
    this.#connections.set(deviceId, connection);
    return previous;
  }

  /** False when another connection of the same register took over meanwhile: it is still online. */
  leave(connection: RegisterConnection): boolean {
    const { deviceId } = connection.user;
    return this.#connections.get(deviceId) === connection && this.#connections.delete(deviceId);
  }

  find(deviceId: string): RegisterConnection | undefined {
    return this.#connections.get(deviceId);
  }

  list(): OnlineDevice[] {
    return this.#connections.values().map(describeOnline).toArray();
  }
}

/**
 * The connection of a register that takes commands. Another tenant's register is as good as offline: the answer tells
 * nothing of it. So is one whose live communication is off.
 * @throws {AppError} DEVICE_OFFLINE
 */
export const findCommandable = (
  presence: Presence,
  tenantId: string,
  deviceId: unknown,
): RegisterConnection => {
  const register = typeof deviceId === 'string' ? presence.find(deviceId) : undefined;
  if (register?.user.tenantId !== tenantId || !register.user.isLive) throw new AppError('DEVICE_OFFLINE');
  return register;
};

export function describeOnline({ user, silentMs }: RegisterConnection): OnlineDevice {
  const { tenantId, unitId, deviceId, databaseId } = user;
  return {
    tenantId,
    unitId,
    deviceId,
    databaseId,
    status: 'online',
    lastPing: new Date(Date.now() - silentMs),
  };
}
