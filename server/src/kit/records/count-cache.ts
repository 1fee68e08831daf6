/** Counts that are kept; each is one number, so that thousands cost nothing. */
const max = 5_000;

/** Up to here a count is exact at any time. */
const exactUpTo = 10_000;
/** While records change all the time, a fifth of the time is spent on counting a large list again, at most. */
const holdFor = 5;

interface Kept {
  readonly seq: number;
  readonly count: number;
  /** Until then nobody counts it again. Milliseconds of the monotonic clock. */
  readonly heldUntil: number;
}

/**
 * Counts of lists, exact for as long as nothing changes in the tenant's master data: each stands beside the number of the
 * last change when it was counted. Nobody has to tell this process of changes in another. After a change a count beyond
 * ten thousand is answered as it was, and counted again behind it: a change of many records would else have everybody
 * wait for counting, with every look at the list.
 */
export class CountCache {
  readonly #counts = new Map<string, Kept>();
  readonly #counting = new Set<string>();
  readonly #now: () => number;

  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  async get(key: string, seq: number, count: () => Promise<number>): Promise<number> {
    const known = this.#counts.get(key);
    if (known?.seq === seq) return known.count;
    if (!known || known.count <= exactUpTo) return this.#count(key, seq, count);
    if (known.heldUntil <= this.#now() && !this.#counting.has(key)) this.#countBehind(key, seq, count);
    return known.count;
  }

  async #count(key: string, seq: number, count: () => Promise<number>): Promise<number> {
    const began = this.#now();
    const counted = await count();
    const heldUntil = began + (this.#now() - began) * (1 + holdFor);
    this.#counts.delete(key);
    this.#counts.set(key, { seq, count: counted, heldUntil });
    const [oldest] = this.#counts.keys();
    if (this.#counts.size > max && oldest !== undefined) this.#counts.delete(oldest);
    return counted;
  }

  #countBehind(key: string, seq: number, count: () => Promise<number>): void {
    this.#counting.add(key);
    // The next look tries again.
    this.#count(key, seq, count)
      .catch(() => undefined)
      .finally(() => this.#counting.delete(key));
  }
}
