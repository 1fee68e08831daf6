/**
 * Lets news of one key through at once, then at most once in an interval. The last news of an interval is
 * never lost: it goes out at the interval's end.
 */
export class Coalescer {
  readonly #intervalMs: number;
  readonly #open = new Map<string, { timer: NodeJS.Timeout; pending: (() => void) | undefined }>();

  constructor(intervalMs: number) {
    this.#intervalMs = intervalMs;
  }

  run(key: string, action: () => void): void {
    const interval = this.#open.get(key);
    if (interval) interval.pending = action;
    else this.#start(key, action);
  }

  stop(): void {
    for (const { timer } of this.#open.values()) clearTimeout(timer);
    this.#open.clear();
  }

  #start(key: string, action: () => void): void {
    this.#open.set(key, {
      timer: setTimeout(() => this.#end(key), this.#intervalMs).unref(),
      pending: undefined,
    });
    action();
  }

  #end(key: string): void {
    const pending = this.#open.get(key)?.pending;
    this.#open.delete(key);
    if (pending) this.#start(key, pending);
  }
}
