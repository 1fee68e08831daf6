/** Counts that are kept; each is one number, so that thousands cost nothing. */
const most = 5_000;

/** Up to here a count is exact at any time (architecture.md section 4). */
const exactUpTo = 10_000;
/** While records change all the time, a fifth of the time is spent on counting a large list again, at most. */
const holdFor = 5;

interface Kept {
  readonly seq: number;
  readonly count: number;
  /** Until then it counts although something changed. Milliseconds of the monotonic clock. */
  readonly heldUntil: number;
}

/**
 * Counts of lists, exact for as long as nothing changes in the tenant's master data: each stands beside the number of the
 * last change when it was counted. Nobody has to tell this process of changes in another. A count beyond ten thousand is
 * held for some hundred milliseconds, since a change of many records would else have it counted with every look at it.
 */
export class CountCache {
  readonly #counts = new Map<string, Kept>();
  readonly #now: () => number;

  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  async get(key: string, seq: number, count: () => Promise<number>): Promise<number> {
    const known = this.#counts.get(key);
    const began = this.#now();
    if (known && (known.seq === seq || known.heldUntil > began)) return known.count;
    const counted = await count();
    const took = this.#now() - began;
    this.#counts.delete(key);
    this.#counts.set(key, {
      seq,
      count: counted,
      heldUntil: counted > exactUpTo ? began + took * (1 + holdFor) : 0,
    });
    const [oldest] = this.#counts.keys();
    if (this.#counts.size > most && oldest !== undefined) this.#counts.delete(oldest);
    return counted;
  }
}
