import { randomUUID } from 'node:crypto';
import { AppError } from '@tresen/domain/errors';
import {
  type CommandName,
  type CommandResult,
  commandTimedOut,
  hubMethods,
  type RegisterCommand,
  type RegisterResult,
} from '@tresen/domain/fleet/live';
import type { LiveConnection } from './callers.ts';
import type { RegisterConnection } from './presence.ts';

/** Answers that one asker may wait for at once; a command to a group counts once for each register. */
const maxWaiting = 20_000;

interface Waiting {
  readonly asker: LiveConnection;
  readonly deviceId: string;
  readonly databaseId: string;
  readonly command: CommandName;
  readonly sentAt: Date;
  /** By the monotonic clock, in milliseconds. */
  readonly dueAt: number;
}

/** The commands under way, from the asker to the register and its answer back. */
export class Commands {
  readonly #timeoutMs: number;
  /** By command id, oldest first: all wait equally long, so the first is due first. */
  readonly #waiting = new Map<string, Waiting>();
  readonly #waitingOf = new Map<LiveConnection, number>();
  #timer: NodeJS.Timeout | undefined;

  constructor(timeoutMs: number) {
    this.#timeoutMs = timeoutMs;
  }

  /** Sends one command to each of the registers; answers with the ids. */
  send(
    asker: LiveConnection,
    registers: readonly RegisterConnection[],
    command: CommandName,
    args: unknown,
  ): string[] {
    if (this.#countOf(asker) + registers.length > maxWaiting) throw new AppError('TOO_MANY_REQUESTS');
    return registers.map((register) => this.#sendOne(asker, register, command, args));
  }

  /** Takes a register's answer. One that nobody waits for, or of another register, changes nothing. */
  answer(deviceId: string, result: RegisterResult): void {
    const waiting = this.#waiting.get(result.commandId);
    if (waiting?.deviceId === deviceId) this.#finish(waiting, result);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#waiting.clear();
    this.#waitingOf.clear();
  }

  #sendOne(asker: LiveConnection, register: RegisterConnection, command: CommandName, args: unknown): string {
    const { deviceId, databaseId } = register.user;
    const commandId = randomUUID();
    const dueAt = performance.now() + this.#timeoutMs;
    this.#waiting.set(commandId, { asker, deviceId, databaseId, command, sentAt: new Date(), dueAt });
    this.#waitingOf.set(asker, this.#countOf(asker) + 1);
    this.#timer ??= this.#wakeIn(this.#timeoutMs);
    register.send(hubMethods.sendCommand, {
      commandId,
      command,
      args: args ?? null,
    } satisfies RegisterCommand);
    return commandId;
  }

  #finish(waiting: Waiting, { commandId, isSuccess, message, data, completedAt }: RegisterResult): void {
    const { asker, command, deviceId, databaseId, sentAt } = waiting;
    this.#waiting.delete(commandId);
    this.#release(asker);
    asker.send(hubMethods.receiveCommandResult, {
      commandId,
      command,
      deviceId,
      databaseId,
      isSuccess,
      message,
      data: data ?? null,
      sentAt: sentAt.toISOString(),
      completedAt,
    } satisfies CommandResult);
  }

  #countOf(asker: LiveConnection): number {
    return this.#waitingOf.get(asker) ?? 0;
  }

  #release(asker: LiveConnection): void {
    const count = this.#countOf(asker) - 1;
    if (count > 0) this.#waitingOf.set(asker, count);
    else this.#waitingOf.delete(asker);
  }

  /** One timer for all, set to the oldest. */
  #wakeIn(milliseconds: number): NodeJS.Timeout {
    return setTimeout(() => this.#expire(), Math.max(1, milliseconds)).unref();
  }

  #expire(): void {
    this.#timer = undefined;
    const now = performance.now();
    for (const [commandId, waiting] of this.#waiting) {
      if (waiting.dueAt > now) {
        this.#timer = this.#wakeIn(waiting.dueAt - now);
        return;
      }
      this.#finish(waiting, timedOut(commandId, waiting.command));
    }
  }
}

const timedOut = (commandId: string, command: CommandName): RegisterResult => ({
  commandId,
  command,
  isSuccess: false,
  message: commandTimedOut,
  data: null,
  completedAt: new Date().toISOString(),
});
