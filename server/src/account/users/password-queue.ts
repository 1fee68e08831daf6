import { AppError } from '@tresen/domain/errors';

/** Runs work with a bounded number in parallel, in the order of asking. */
export type Queue = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * A storm of sign-ins waits here instead of taking every core and 19 MiB each.
 * @param parallel how much runs at once
 * @param maxWaiting how many may wait; whoever comes after them gets TOO_MANY_REQUESTS
 */
export const createQueue = (parallel: number, maxWaiting: number): Queue => {
  const waiting: (() => void)[] = [];
  let running = 0;
  const enter = async (): Promise<void> => {
    if (running < parallel) {
      running += 1;
      return;
    }
    if (waiting.length >= maxWaiting) throw new AppError('TOO_MANY_REQUESTS', { seconds: 5 });
    await new Promise<void>((resolve) => waiting.push(resolve)); // the one that leaves hands over its place
  };
  const leave = (): void => {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  };
  return async (work) => {
    await enter();
    try {
      return await work();
    } finally {
      leave();
    }
  };
};
