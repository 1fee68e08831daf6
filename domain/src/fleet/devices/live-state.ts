/** Live states of a register (REG-16). */
export const liveStates = ['online', 'offline', 'liveOff', 'unknown'] as const;
export type LiveState = (typeof liveStates)[number];

/** Offline after so long without a sign of life (REG-16). */
const silentAfterMs = 90_000;

export interface DeviceSigns {
  /** Linked and active. */
  readonly linked: boolean;
  /** Live communication is switched on for it. */
  readonly live: boolean;
  /** Whether the hub holds its connection; undefined where nobody asked the hub. */
  readonly connected: boolean | undefined;
  /** Last sign of life and now, UTC milliseconds. */
  readonly lastPing: number | null;
  readonly now: number;
}

/**
 * The live state of a register (REG-16). The hub's connection decides where it is known; else the last sign of
 * life does, at most 90 s ago for `online`. `unknown` is a register that is not linked or was never seen.
 */
export const liveStateOf = ({ linked, live, connected, lastPing, now }: DeviceSigns): LiveState => {
  if (!linked) return 'unknown';
  if (!live) return 'liveOff';
  if (connected === true) return 'online';
  if (lastPing === null) return 'unknown';
  return connected === undefined && now - lastPing <= silentAfterMs ? 'online' : 'offline';
};

/** Data of a linked branch counts as old after 24 hours (DSH-19). */
const oldAfterMs = 86_400_000;

/** The moment (UTC milliseconds) before which data is old (DSH-19). */
export const oldBefore = (nowMs: number): number => nowMs - oldAfterMs;

/** True when a linked branch's newest data (UTC milliseconds; null: none yet) is older than 24 hours (DSH-19). */
export const isOldData = (newestMs: number | null, nowMs: number): boolean =>
  newestMs === null || newestMs < oldBefore(nowMs);
