import { BoundedMap } from '../../kit/bounded-map/index.ts';
import type { CountsLine } from './shared-counts.ts';

/** Counts calls per key. `take` answers 0 when the call is allowed, else the milliseconds to wait. */
export interface SlidingWindow {
  take(key: string): number;
}

interface Count {
  readonly window: number;
  readonly here: number;
  readonly before: number;
}

/**
 * At most `max` calls per key in about `windowMs`: the count of this window plus the share of the last window
 * that still overlaps. Two numbers per key, and no burst at the seam of two windows.
 */
export const createSlidingWindow = (
  max: number,
  windowMs: number,
  now: () => number,
  /** Where several processes count together. */
  line?: CountsLine,
): SlidingWindow => {
  const counts = new BoundedMap<string, Count>(20_000);
  const countOf = (key: string, window: number): Count => {
    const known = counts.get(key);
    if (known?.window === window) return known;
    return { window, here: 0, before: known?.window === window - 1 ? known.here : 0 };
  };
  const count = (tag: string, by: number): void => {
    const known = countOf(tag, Math.floor(now() / windowMs));
    counts.set(tag, { ...known, here: known.here + by });
  };
  line?.hear(count);
  return {
    take: (key) => {
      const tag = line?.tagOf(key) ?? key;
      const time = now();
      const window = Math.floor(time / windowMs);
      const { here, before } = countOf(tag, window);
      const left = (window + 1) * windowMs - time;
      if (here + 1 + (before * left) / windowMs > max) return left;
      count(tag, 1);
      line?.tell(tag, 1);
      return 0;
    },
  };
};
