import { BoundedMap } from '../../kit/bounded-map/index.ts';
import type { CountsLine } from './shared-counts.ts';

/**
 * Slows down whoever fails again and again at the same key. After `free` failures each further one doubles the
 * wait, from one second up to a minute; a success or a quiet quarter of an hour forgets them. Nobody is ever
 * locked out for longer than a minute by the failures of others: a lasting lock-out would need a way to unlock.
 */
export interface BackOff {
  /** Milliseconds until the next try is allowed; 0 when it is allowed now. */
  waitOf(key: string): number;
  /** @param weight as how many failures it counts, 1 when not given */
  fail(key: string, weight?: number): void;
  succeed(key: string): void;
}

const longestWait = 60_000;
const quiet = 15 * 60_000;

interface Failures {
  readonly count: number;
  readonly at: number;
}

/** @param line where several processes count together */
export const createBackOff = (free: number, now: () => number, line?: CountsLine): BackOff => {
  const tagOf = (key: string): string => line?.tagOf(key) ?? key;
  const failures = new BoundedMap<string, Failures>(20_000);
  const recent = (key: string): Failures | undefined => {
    const known = failures.get(key);
    const age = known ? now() - known.at : quiet;
    // What is still to come was written by a clock that has been set back since.
    return age >= 0 && age < quiet ? known : undefined;
  };
  const count = (tag: string, weight: number): void => {
    const before = recent(tag)?.count ?? 0;
    // The failures that are free may weigh more, each later one doubles the wait only once.
    failures.set(tag, { count: before < free ? Math.min(free, before + weight) : before + 1, at: now() });
  };
  const forgotten = 0;
  line?.hear((tag, weight) => (weight === forgotten ? failures.delete(tag) : count(tag, weight)));
  return {
    waitOf: (key) => {
      const known = recent(tagOf(key));
      if (!known || known.count < free) return 0;
      const wait = Math.min(longestWait, 1_000 * 2 ** (known.count - free));
      return Math.max(0, known.at + wait - now());
    },
    fail: (key, weight = 1) => {
      const tag = tagOf(key);
      count(tag, weight);
      line?.tell(tag, weight);
    },
    succeed: (key) => {
      const tag = tagOf(key);
      // What never failed needs no word to the others.
      if (!failures.get(tag)) return;
      failures.delete(tag);
      line?.tell(tag, forgotten);
    },
  };
};
