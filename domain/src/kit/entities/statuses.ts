/** Entity status (MDA-07), with its values on the wire and in the database. */
export const entityStatus = {
  archived: -3,
  /** Gone from every list; kept for registers that come back after a long time. */
  deleted: -2,
  /** Deleted here, but a register still has it. */
  deletePending: -1,
  inactive: 0,
  active: 1,
} as const;
export type EntityStatus = (typeof entityStatus)[keyof typeof entityStatus];

/** Sync status (MDA-06), with its values on the wire. */
export const syncStatus = { unknown: 0, successful: 1, pending: 2, failed: 3 } as const;
export type SyncStatus = (typeof syncStatus)[keyof typeof syncStatus];

/** What a list shows of a record's way to its registers (MDA-08). */
export const syncStates = [
  'synchronized',
  'needsSync',
  'neverSynced',
  'markedForDeletion',
  'failed',
] as const;
export type SyncState = (typeof syncStates)[number];

/** A record's own change numbers, and how far the registers of its branches have come. */
export interface SyncFacts {
  readonly status: number;
  /** Number of the record's last change. */
  readonly changeSeq: number;
  /** Number of the change that created it, or that brought it to its branches. */
  readonly createdSeq: number;
  /** How far the last of its active registers has come; null when there is none. */
  readonly lowestCursor: number | null;
  /** How far the first of them has come; null when there is none. */
  readonly highestCursor: number | null;
  /** A register refused the last change. */
  readonly hasFailed: boolean;
}

/**
 * The state on every row (decisions MDA-09). It is the worst over the record's registers: one that has not taken the
 * last change makes it "needs sync"; when none has ever taken it, it was "never synced".
 */
export const syncStateOf = (facts: SyncFacts): SyncState => {
  const { status, changeSeq, createdSeq, lowestCursor, highestCursor, hasFailed } = facts;
  if (status === entityStatus.deletePending || status === entityStatus.deleted) return 'markedForDeletion';
  if (hasFailed) return 'failed';
  if (highestCursor === null || highestCursor < createdSeq) return 'neverSynced';
  return lowestCursor === null || lowestCursor < changeSeq ? 'needsSync' : 'synchronized';
};

/** The state as a number of the specification (MDA-06, decisions MDA-09): what is on its way is pending. */
export const syncStatusOf = (state: SyncState): SyncStatus => {
  switch (state) {
    case 'synchronized':
      return syncStatus.successful;
    case 'failed':
      return syncStatus.failed;
    case 'neverSynced':
      return syncStatus.unknown;
    default:
      return syncStatus.pending;
  }
};
