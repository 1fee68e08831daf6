import { AppError } from '@tresen/domain/kit/errors';

/**
 * Runs work with a bounded number in parallel, in the order of asking.
 * @param isFirst whether it goes before all that is not: the crowd behind must not keep out who is known
 */
export type Queue = <T>(work: () => Promise<T>, isFirst?: boolean) => Promise<T>;

/**
 * What is dear waits here for its turn: a storm of sign-ins would take every core, a few long reports every
 * connection to the database.
 * @param parallel how much runs at once
 * @param maxWaiting how many may wait, of those who go first and of the others; whoever comes after them gets BUSY, to come back in 5 s
 */
export const createQueue = (parallel: number, maxWaiting: number): Queue => {
  const firsts: (() => void)[] = [];
  const others: (() => void)[] = [];
  let running = 0;
  const enter = async (isFirst: boolean): Promise<void> => {
    if (running < parallel) {
      running += 1;
      return;
    }
    const waiting = isFirst ? firsts : others;
    if (waiting.length >= maxWaiting) throw new AppError('BUSY', { seconds: 5 });
    await new Promise<void>((resolve) => waiting.push(resolve)); // the one that leaves hands over its place
  };
  const leave = (): void => {
    const next = firsts.shift() ?? others.shift();
    if (next) next();
    else running -= 1;
  };
  return async (work, isFirst = false) => {
    await enter(isFirst);
    try {
      return await work();
    } finally {
      leave();
    }
  };
};
