interface Reading<T> {
  readonly running: Promise<T>;
  next: Promise<T> | undefined;
}

/**
 * Has those who ask for the same while it is being read share the next reading, which begins after they have asked. So
 * nobody gets what was there before, and ten pages that hear of a change together cost what two cost.
 */
export class SharedReads<T> {
  readonly #readings = new Map<string, Reading<T>>();

  get(key: string, read: () => Promise<T>): Promise<T> {
    const reading = this.#readings.get(key);
    if (!reading) return this.#start(key, read);
    const again = (): Promise<T> => this.#start(key, read);
    reading.next ??= reading.running.then(again, again);
    return reading.next;
  }

  #start(key: string, read: () => Promise<T>): Promise<T> {
    const running = read().finally(() => {
      // Who waits for the next one begins it in the same turn.
      if (this.#readings.get(key)?.running === running) this.#readings.delete(key);
    });
    this.#readings.set(key, { running, next: undefined });
    return running;
  }
}
