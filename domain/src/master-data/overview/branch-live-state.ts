/** How the registers of a branch are seen now, put together (MDA-03). */
export const branchLiveStates = ['online', 'partly', 'offline', 'liveOff', 'unknown', 'none'] as const;
export type BranchLiveState = (typeof branchLiveStates)[number];

/** How many of a branch's linked registers are in each live state (REG-16). */
export interface RegisterStates {
  readonly online: number;
  readonly offline: number;
  readonly liveOff: number;
  readonly unknown: number;
}

/**
 * The live state of a branch: `online` when all of its registers are, `partly` when some are. Without one that is online
 * it is what the first of these is that it has: `offline`, `liveOff`, `unknown` (never seen); `none` without registers.
 */
export const branchLiveStateOf = ({ online, offline, liveOff, unknown }: RegisterStates): BranchLiveState => {
  const others = offline + liveOff + unknown;
  if (online > 0) return others === 0 ? 'online' : 'partly';
  if (offline > 0) return 'offline';
  if (liveOff > 0) return 'liveOff';
  return unknown > 0 ? 'unknown' : 'none';
};

/** Registers that are named in the question before a sync; of more only the number is told. */
export const namedRegisters = 20;
