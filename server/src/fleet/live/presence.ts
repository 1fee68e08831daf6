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

/** Which registers are connected to this process, each by one connection; `Elsewhere` knows those of others. */
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

  /** Takes a register out that has connected elsewhere; answers with its connection. */
  drop(deviceId: string): RegisterConnection | undefined {
    const connection = this.#connections.get(deviceId);
    this.#connections.delete(deviceId);
    return connection;
  }

  find(deviceId: string): RegisterConnection | undefined {
    return this.#connections.get(deviceId);
  }

  get count(): number {
    return this.#connections.size;
  }

  connections(): Iterable<RegisterConnection> {
    return this.#connections.values();
  }

  list(): OnlineDevice[] {
    return this.#connections
      .values()
      .map((connection) => describeOnline(connection))
      .toArray();
  }
}

/** A register that can be told something: by its connection here, or by way of another process. */
export interface Reachable {
  readonly user: RegisterCaller;
  readonly isOpen: boolean;
  send(target: string, told: unknown): void;
}

/** Where registers are found, wherever they are connected. */
export interface Registers {
  find(deviceId: string): Reachable | undefined;
  /** The members of a group (`registerGroup`). */
  of(group: string): readonly Reachable[];
}

/**
 * The register that takes commands. Another tenant's register is as good as offline: the answer tells
 * nothing of it. So is one whose live communication is off.
 * @throws {AppError} DEVICE_OFFLINE
 */
export const findCommandable = (registers: Registers, tenantId: string, deviceId: unknown): Reachable => {
  const register = typeof deviceId === 'string' ? registers.find(deviceId) : undefined;
  if (register?.user.tenantId !== tenantId || !register.user.isLive) throw new AppError('DEVICE_OFFLINE');
  return register;
};

/** @param register of another process it is known only that it is there */
export function describeOnline({
  user,
  silentMs = 0,
}: Pick<Reachable, 'user'> & { readonly silentMs?: number }): OnlineDevice {
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
