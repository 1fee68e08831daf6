/** Counts that are kept; each is one number, so that thousands cost nothing. */
const most = 5_000;

/**
 * Counts of lists, exact for as long as nothing changes in the tenant's master data: each stands beside the number of the
 * last change when it was counted. Nobody has to tell this process of changes in another.
 */
export class CountCache {
  readonly #counts = new Map<string, { readonly seq: number; readonly count: number }>();

  async get(key: string, seq: number, count: () => Promise<number>): Promise<number> {
    const known = this.#counts.get(key);
    if (known?.seq === seq) return known.count;
    const counted = await count();
    this.#counts.delete(key);
    this.#counts.set(key, { seq, count: counted });
    const [oldest] = this.#counts.keys();
    if (this.#counts.size > most && oldest !== undefined) this.#counts.delete(oldest);
    return counted;
  }
}
