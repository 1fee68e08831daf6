const windowMs = 60_000;
// Whoever has so many networks is not slowed by counting them.
const maxNetworks = 20_000;

/** Tokens that were refused in this minute, by network. Checking one costs as much as answering a request. */
export class RefusedTokens {
  readonly #max: number;
  readonly #counts = new Map<string, number>();
  #since = performance.now();

  constructor(max: number) {
    this.#max = max;
  }

  /** Whether the network has to wait for the next minute. */
  areTooMany(network: string | undefined): boolean {
    if (performance.now() - this.#since > windowMs) this.#begin();
    return network !== undefined && (this.#counts.get(network) ?? 0) >= this.#max;
  }

  note(network: string | undefined): void {
    if (network === undefined) return;
    if (this.#counts.size >= maxNetworks) this.#begin();
    this.#counts.set(network, (this.#counts.get(network) ?? 0) + 1);
  }

  #begin(): void {
    this.#counts.clear();
    this.#since = performance.now();
  }
}
