import { vi } from 'vitest';

/** Asks again and again, with a little room for the work itself, until the answer is as wanted. Returns it. */
export const until = <T>(ask: () => Promise<T>, isSo: (found: T) => boolean): Promise<T> =>
  vi.waitFor(
    async () => {
      const found = await ask();
      if (!isSo(found)) throw new Error(`not yet: ${JSON.stringify(found)}`);
      return found;
    },
    // The limit ends what hangs; it is that of expect.poll.
    { timeout: 60_000, interval: 20 },
  );
