import type { SyncedName } from '../../kit/entities/index.ts';

/**
 * How a register is with its master data. `waiting`: it has not begun. `running`: it takes its first copy. `behind`: it
 * has one, and there are changes since. `failed`: it could not take some records. `done`: it has everything. `pushOnly`:
 * it sends receipts and has never asked for master data, as tills do that keep their own; it holds up nothing.
 */
export const registerSyncStates = ['waiting', 'pushOnly', 'running', 'behind', 'failed', 'done'] as const;
export type RegisterSyncState = (typeof registerSyncStates)[number];

/** Records of one kind that the register's branch has, and how many of them the register has as they are now. */
export interface KindProgress {
  readonly entity: SyncedName;
  readonly total: number;
  readonly taken: number;
}

/** What is known of a register's sync. */
export interface RegisterSyncFacts {
  /** It has acknowledged a complete copy. */
  readonly isComplete: boolean;
  /** It takes one now. */
  readonly hasBegun: boolean;
  /** Changes that it has not acknowledged. */
  readonly open: number;
  /** Records that it could not take. */
  readonly failed: number;
  /** It has sent receipts since it was linked, and never asked for master data. */
  readonly onlyPushes: boolean;
}

/** The state of a register's sync in one word. What failed is said before what is only to come. */
export const registerSyncStateOf = (facts: RegisterSyncFacts): RegisterSyncState => {
  const { isComplete, hasBegun, open, failed, onlyPushes } = facts;
  if (onlyPushes) return 'pushOnly';
  if (!isComplete) return hasBegun ? 'running' : 'waiting';
  if (failed > 0) return 'failed';
  return open > 0 ? 'behind' : 'done';
};
