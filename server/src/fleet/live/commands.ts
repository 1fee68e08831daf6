import { randomUUID } from 'node:crypto';
import {
  type CommandResult,
  commandNotSent,
  commandTimedOut,
  hubMethods,
  type RegisterCommand,
  type RegisterCommandName,
  type RegisterResult,
} from '@tresen/domain/fleet/live';
import { AppError } from '@tresen/domain/kit/errors';
import type { Reachable } from './presence.ts';

/** Answers that one asker may wait for at once; a command to a group counts once for each register. */
const maxWaiting = 20_000;
/** So many registers get a command at once, the next ones after a pause: all that they do then must not meet. */
const slice = { registers: 250, pauseMs: 50 } as const;
/**
 * With so many unanswered the next ones wait, so that a register's own time does not run out behind the others. Not
 * when nobody answers for a while: those may all be gone.
 */
const backlog = { unanswered: 1_000, silentMs: 500 } as const;

/** Who waits for the answers: an open page, or the server itself. */
export interface Asker {
  readonly user: { readonly tenantId: string };
  send(target: string, result: CommandResult): void;
}

interface Asked {
  readonly commandId: string;
  readonly asker: Asker;
  readonly register: Reachable;
  readonly command: RegisterCommandName;
  readonly args: unknown;
}

interface Waiting {
  readonly asker: Asker;
  readonly deviceId: string;
  readonly databaseId: string;
  readonly command: RegisterCommandName;
  readonly sentAt: Date;
  /** By the monotonic clock, in milliseconds. */
  readonly dueAt: number;
}

/** A register's own answer to a command; that there was none in time is not one. */
export interface Answered {
  readonly tenantId: string;
  readonly deviceId: string;
  readonly command: RegisterCommandName;
  readonly isSuccess: boolean;
}

/** The commands under way, from the asker to the register and its answer back. */
export class Commands {
  readonly #timeoutMs: number;
  readonly #onAnswer: (answered: Answered) => void;
  /** By command id, oldest first: all wait equally long, so the first is due first. */
  readonly #waiting = new Map<string, Waiting>();
  readonly #waitingOf = new Map<Asker, number>();
  #timer: NodeJS.Timeout | undefined;
  /** To be sent, slice by slice. */
  #queue: Asked[] = [];
  #sender: NodeJS.Timeout | undefined;
  /** When something was last sent from the queue or answered, by the monotonic clock. */
  #movedAt = 0;

  constructor(timeoutMs: number, onAnswer: (answered: Answered) => void = () => undefined) {
    this.#timeoutMs = timeoutMs;
    this.#onAnswer = onAnswer;
  }

  /**
   * Sends one command to each of the registers; answers with the ids. Where there are many, they get it some at a time:
   * five thousand within a second, if they answer as quickly.
   */
  send(asker: Asker, registers: readonly Reachable[], command: RegisterCommandName, args: unknown): string[] {
    if (this.#countOf(asker) + registers.length > maxWaiting) throw new AppError('TOO_MANY_REQUESTS');
    this.#waitingOf.set(asker, this.#countOf(asker) + registers.length);
    const asked = registers.map((register) => ({ commandId: randomUUID(), asker, register, command, args }));
    if (asked.length <= slice.registers) for (const one of asked) this.#sendOne(one);
    else this.#enqueue(asked);
    return asked.map(({ commandId }) => commandId);
  }

  /**
   * Takes a register's answer. One that nobody waits for, or of another register, changes nothing.
   * @returns whether somebody of this process waited for it
   */
  answer(deviceId: string, result: RegisterResult): boolean {
    const waiting = this.#waiting.get(result.commandId);
    if (waiting?.deviceId !== deviceId) return false;
    this.#movedAt = performance.now();
    this.#finish(waiting, result);
    const { asker, command } = waiting;
    this.#onAnswer({ tenantId: asker.user.tenantId, deviceId, command, isSuccess: result.isSuccess });
    return true;
  }

  stop(): void {
    clearTimeout(this.#timer);
    clearTimeout(this.#sender);
    this.#queue = [];
    this.#waiting.clear();
    this.#waitingOf.clear();
  }

  #enqueue(asked: readonly Asked[]): void {
    this.#queue = [...this.#queue, ...asked];
    if (!this.#sender) this.#sendSlice();
  }

  #sendSlice(): void {
    if (!this.#isBehind()) {
      for (const one of this.#queue.splice(0, slice.registers)) this.#sendOne(one);
      this.#movedAt = performance.now();
    }
    this.#sender =
      this.#queue.length > 0 ? setTimeout(() => this.#sendSlice(), slice.pauseMs).unref() : undefined;
  }

  #isBehind(): boolean {
    const isMoving = performance.now() - this.#movedAt < backlog.silentMs;
    return isMoving && this.#waiting.size >= backlog.unanswered;
  }

  #sendOne({ commandId, asker, register, command, args }: Asked): void {
    const { deviceId, databaseId } = register.user;
    const dueAt = performance.now() + this.#timeoutMs;
    const waiting = { asker, deviceId, databaseId, command, sentAt: new Date(), dueAt };
    // It may have gone offline while others got theirs.
    if (!register.isOpen) {
      this.#finish(waiting, failed(commandId, command, commandNotSent));
      return;
    }
    this.#waiting.set(commandId, waiting);
    this.#timer ??= this.#wakeIn(this.#timeoutMs);
    register.send(hubMethods.sendCommand, {
      commandId,
      command,
      args: args ?? null,
    } satisfies RegisterCommand);
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

  #countOf(asker: Asker): number {
    return this.#waitingOf.get(asker) ?? 0;
  }

  #release(asker: Asker): void {
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
      this.#finish(waiting, failed(commandId, waiting.command, commandTimedOut));
    }
  }
}

/** The answer of a register that cannot give one. */
export const failed = (commandId: string, command: RegisterCommandName, message: string): RegisterResult => ({
  commandId,
  command,
  isSuccess: false,
  message,
  data: null,
  completedAt: new Date().toISOString(),
});
