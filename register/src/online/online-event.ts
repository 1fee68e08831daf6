import type { Failure } from '../protocol/index.ts';
import type { OutcomeCounts } from '../store/index.ts';
import type { CommandResult } from './answer-command.ts';

/** What happens to a register that stays online. */
export type OnlineEvent =
  | Readonly<{ kind: 'online' }>
  /** The line is cut; it comes back by itself. */
  | Readonly<{ kind: 'offline'; reason: string }>
  | Readonly<{ kind: 'command'; result: CommandResult }>
  | Readonly<{ kind: 'pushed'; counts: OutcomeCounts }>
  /** A push that the server refused, or waits to repeat. */
  | Readonly<{ kind: 'pushFailed'; reason: string }>
  /** The cloud no longer accepts this register; nothing more will happen. */
  | Readonly<{ kind: 'unlinked'; failure: Failure }>;

export type OnEvent = (event: OnlineEvent) => void;

export const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
