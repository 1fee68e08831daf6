import { AppError } from '@tresen/domain/errors';

/** Runs work with a bounded number in parallel, in the order of asking. */
export type Queue = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * What is dear waits here for its turn: a storm of sign-ins would take every core, a few long reports every
 * connection to the database.
 * @param parallel how much runs at once
 * @param maxWaiting how many may wait; whoever comes after them gets TOO_MANY_REQUESTS, to come back in 5 s
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
