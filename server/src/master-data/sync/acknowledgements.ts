/** A time at which a register said how far it has come. `at` is in seconds since 1970. */
export interface Acknowledgement {
  readonly upTo: number;
  readonly at: number;
}

const maxKept = 40;
const closestSeconds = 60;

/**
 * Remembers an acknowledgement beside the earlier ones, oldest first. At most forty are kept, each by its minute, and
 * the fewer the older: a time long ago is known less exactly. What is forgotten counts as acknowledged with the next
 * one, never earlier than it was.
 */
export const remember = (
  kept: readonly Acknowledgement[],
  one: Acknowledgement,
): readonly Acknowledgement[] => {
  const [beforeLast, last] = kept.slice(-2);
  const isSameMinute = beforeLast && last && one.at - beforeLast.at < closestSeconds;
  return thin([...(isSameMinute ? kept.slice(0, -1) : kept), one], one.at);
};

/** Pairs as the database keeps them. */
export const flatten = (kept: readonly Acknowledgement[]): number[] =>
  kept.flatMap(({ upTo, at }) => [upTo, at]);

/** From pairs as the driver gives them: numbers or texts. */
export const unflatten = (pairs: readonly (number | string)[]): Acknowledgement[] =>
  pairs.flatMap((upTo, index) =>
    index % 2 === 0 ? [{ upTo: Number(upTo), at: Number(pairs[index + 1]) }] : [],
  );

/** The first one stays: it says when the register got all that there was. */
function thin(kept: readonly Acknowledgement[], now: number): readonly Acknowledgement[] {
  if (kept.length <= maxKept) return kept;
  const losses = kept.slice(1, -1).map((_one, index) => lossOf(kept, index + 1, now));
  const least = 1 + losses.indexOf(Math.min(...losses));
  return kept.filter((_one, index) => index !== least);
}

/**
 * How wrong times become, compared to their age, when the acknowledgement at this index is forgotten: what it covers, and
 * what it covers already of those forgotten before it, then counts as taken with the next one.
 */
function lossOf(kept: readonly Acknowledgement[], index: number, now: number): number {
  const before = kept[index - 1]?.at ?? 0;
  const next = kept[index + 1]?.at ?? now;
  return (next - before) / (now - next + closestSeconds);
}
