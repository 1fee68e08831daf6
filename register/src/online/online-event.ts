import type { RegisterResult } from '@tresen/domain/fleet/live';
import type { Failure } from '../protocol/index.ts';
import type { OutcomeCounts } from '../store/index.ts';

/** What happens to a register that stays online. */
export type OnlineEvent =
  | Readonly<{ kind: 'online' }>
  /** The line is cut; it comes back by itself. */
  | Readonly<{ kind: 'offline'; reason: string }>
  | Readonly<{ kind: 'command'; result: RegisterResult }>
  | Readonly<{ kind: 'pushed'; counts: OutcomeCounts }>
  /** A push that the server refused, or waits to repeat. */
  | Readonly<{ kind: 'pushFailed'; reason: string }>
  /** The cloud has put this register into another branch. */
  | Readonly<{ kind: 'moved'; unitName: string }>
  /** What the cloud says of its licence: a state, or why it knows none. */
  | Readonly<{ kind: 'licence'; state: string }>
  /** Master data was brought up to the cloud's. */
  | Readonly<{ kind: 'synced'; changes: number }>
  /** Somebody has to decide in the cloud what becomes of the register's own data. */
  | Readonly<{ kind: 'ownDataWaits' }>
  | Readonly<{ kind: 'syncFailed'; reason: string }>
  /** A backup of the store has arrived in the cloud. */
  | Readonly<{ kind: 'backedUp'; bytes: number }>
  | Readonly<{ kind: 'backupFailed'; reason: string }>
  /** What the security device is could not be told; it is told again within the hour. */
  | Readonly<{ kind: 'reportFailed'; reason: string }>
  /** The cloud no longer accepts this register; nothing more will happen. */
  | Readonly<{ kind: 'unlinked'; failure: Failure }>
  /** The hub sent it away, for example because the same register came online elsewhere. */
  | Readonly<{ kind: 'sentAway'; reason: string }>;

export type OnEvent = (event: OnlineEvent) => void;

export const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
