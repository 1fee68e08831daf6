/** How many signatures a device had made at a moment, milliseconds since 1970. */
export interface SignaturePoint {
  readonly at: number;
  readonly used: number;
}

/** How long the signatures of a device last. */
export type SignatureForecast =
  /** Too few reports to say, or the device does not tell how many it can make. */
  | { readonly kind: 'unknown' }
  | { readonly kind: 'usedUp' }
  /** Nothing was signed since the first report. */
  | { readonly kind: 'unused' }
  /** At today's pace until then; more than a hundred years ahead is `longer`. */
  | { readonly kind: 'until'; readonly perDay: number; readonly at: number }
  | { readonly kind: 'longer'; readonly perDay: number };

const dayMs = 86_400_000;
/** Today's pace is that of so many days. */
export const paceDays = 90;
/** A pace needs so many days: one busy Saturday is none. */
const leastDays = 3;
const maxYears = 100;

/**
 * When a device has made all its signatures, at the pace of the last 90 days.
 * @param points in any order; a counter that went backwards began anew
 */
export const forecastSignatures = (
  points: readonly SignaturePoint[],
  most: number | null,
  now: number,
): SignatureForecast => {
  const ordered = points.filter(({ at }) => at <= now).toSorted((one, other) => one.at - other.at);
  const last = ordered.at(-1);
  if (last === undefined || most === null) return { kind: 'unknown' };
  const left = most - last.used;
  if (left <= 0) return { kind: 'usedUp' };
  const first = ordered.slice(beginOfRun(ordered)).find(({ at }) => at >= now - paceDays * dayMs);
  const days = first ? (last.at - first.at) / dayMs : 0;
  if (first === undefined || days < leastDays) return { kind: 'unknown' };
  const perDay = (last.used - first.used) / days;
  if (perDay === 0) return { kind: 'unused' };
  const at = Math.round(last.at + (left / perDay) * dayMs);
  return at > now + maxYears * 365 * dayMs ? { kind: 'longer', perDay } : { kind: 'until', perDay, at };
};

/** Where the counter began for the last time. */
function beginOfRun(ordered: readonly SignaturePoint[]): number {
  const back = ordered.findLastIndex(({ used }, at) => used < (ordered[at - 1]?.used ?? 0));
  return Math.max(0, back);
}
