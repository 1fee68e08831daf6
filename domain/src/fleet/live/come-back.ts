/** So many clients a second come back to a hub that stops, and all of them within a minute: few of them at once. */
export const comingBack = { perSecond: 250, longestMs: 60_000 } as const;

/** Within how many milliseconds the clients of a hub that stops come back. */
export const comingBackWithinMs = (clients: number): number =>
  Math.min((clients / comingBack.perSecond) * 1_000, comingBack.longestMs);

/** What a hub that stops tells a client as it closes the connection: after how many milliseconds it may come back. */
export const comeBackReason = (afterMs: number, why = 'Server is shutting down'): string =>
  `${why}, come back after ${Math.round(afterMs)} ms`;

/**
 * The milliseconds within which a register comes back after a line that broke without a word, as the hub told it
 * (`ComeBackWithin`), at most a minute: who is killed cannot say it any more. 0 for anything else.
 */
export const readComeBackWithin = (told: unknown): number =>
  typeof told === 'number' && told > 0 ? Math.min(told, comingBack.longestMs) : 0;

/**
 * The milliseconds that `comeBackReason` told, at most a minute; undefined where the connection ended otherwise. The official
 * client hands the reason on within an error's text.
 */
export const comeBackAfterMs = (error: unknown): number | undefined => {
  const told =
    error instanceof Error ? /\bcome back after (\d{1,9}) ms\b/.exec(error.message)?.[1] : undefined;
  return told === undefined ? undefined : Math.min(Number(told), comingBack.longestMs);
};
