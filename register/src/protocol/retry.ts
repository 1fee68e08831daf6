import { setTimeout as wait } from 'node:timers/promises';
import { type Failure, isFailure } from './failure.ts';

const firstDelay = 200;
const growth = 1.5;
const longestDelay = 10_000;

export type RetryOptions = Readonly<{
  /** Ends the waiting; the call then throws the signal's reason. */
  signal?: AbortSignal | undefined;
  /** Told before each wait, with the delay in milliseconds. */
  onRetry?: ((failure: Failure, delay: number) => void) | undefined;
}>;

/**
 * Calls until it succeeds, for as long as the server is unreachable, waiting longer from time to time.
 * Every other failure is thrown at once.
 */
export async function untilReachable<T>(call: () => Promise<T>, options: RetryOptions = {}): Promise<T> {
  for (let attempt = 0; ; attempt += 1) {
    options.signal?.throwIfAborted();
    try {
      return await call();
    } catch (error) {
      if (!isFailure(error, 'unreachable')) throw error;
      const delay = error.retryAfter ?? backOff(attempt);
      options.onRetry?.(error, delay);
      await wait(delay, undefined, { signal: options.signal });
    }
  }
}

/**
 * Delay in milliseconds before try `attempt` + 1: drawn by chance from nothing to a limit that grows by half from 0.2 s to
 * 10 s, so that the registers of a server that was away come evenly, however long it was.
 * @param withinMs the limit is never less: as long as so many registers take that come at a time
 */
export function backOff(attempt: number, withinMs = 0, chance: () => number = Math.random): number {
  const limit = Math.max(Math.min(firstDelay * growth ** attempt, longestDelay), withinMs);
  return Math.round(limit * chance());
}
