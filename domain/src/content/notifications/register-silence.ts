const day = 86_400_000;

/**
 * When a register counts as missing, in milliseconds and weeks, beside the minutes that its branch says. After a month a
 * register rests (contract 11): the tills of a beach bar are silent all winter.
 */
export const silenceLimits = {
  restingMs: 30 * day,
  newMs: 7 * day,
  newSilentMs: day,
  weeks: 4,
  /** So long at most a branch has to be open already: who opens switches the register on in the minutes after. */
  openMs: 3_600_000,
  /** So many of one branch are told of together: a power cut must not ring forty times. */
  manyOfBranch: 3,
} as const;

/** What is known of a register that nobody hears. Times are UTC milliseconds. */
export interface RegisterSilence {
  /** The last sign of life: its connection or a receipt. */
  readonly lastHeard: number;
  /** Since when the cloud knows it. */
  readonly knownSince: number;
  /** In how many of the last four weeks it sold within the hour that follows this time of this day of the week. */
  readonly weeksSold: number;
  /** Whether its branch is open, and has been for a while; null where nobody has said its opening hours. */
  readonly isOpen: boolean | null;
  /** After how long its branch wants to know; null: never. */
  readonly silentMs: number | null;
  readonly now: number;
}

/**
 * True when somebody should know that the register is silent: it is not heard although it usually sells now. A till that
 * is switched off after the last guest is no news, nor is one that is used on Saturdays only, on a Monday; so its own
 * sales say when it is missed (decision 13). One that is new, with less than a week to compare, is missed after a day.
 * Where the branch has opening hours, none is missed outside of them, and within them one week in which it sold now is enough.
 */
export const isRegisterMissing = (silence: RegisterSilence): boolean => {
  const { lastHeard, knownSince, weeksSold, isOpen, silentMs, now } = silence;
  const silent = now - lastHeard;
  if (silentMs === null || silent < silentMs || silent > silenceLimits.restingMs) return false;
  if (isOpen === false) return false;
  if (now - knownSince < silenceLimits.newMs) return silent >= silenceLimits.newSilentMs;
  return isOpen ? weeksSold > 0 : usuallySells(silence);
};

function usuallySells({ knownSince, weeksSold, now }: RegisterSilence): boolean {
  const weeksKnown = Math.min(silenceLimits.weeks, Math.floor((now - knownSince) / silenceLimits.newMs));
  return weeksSold > weeksKnown / 2;
}
