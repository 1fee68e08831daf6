import { setImmediate as nextRound } from 'node:timers/promises';
import { AppError } from '@tresen/domain/errors';
import { createTurns, type Party } from './turns.ts';

/** What one caller has of the server. */
export interface Share {
  /**
   * Before so many turns are asked for at once.
   * @throws {AppError} TOO_MANY_REQUESTS when too many of this caller's wait already
   */
  expectTurns(count: number): void;
  /** Runs work that mostly waits for the database, when it is this caller's turn. */
  turn<T>(work: () => T | Promise<T>): Promise<T>;
  /** Runs work that keeps the thread, and with it everybody, busy: one at a time, and with pauses between. */
  think<T>(work: () => T): Promise<T>;
}

/**
 * Root fields under way. The database has eight connections (`kit/db`): what one tenant's people ask for never has all of
 * them, nor what its registers ask for, and a page has its eight answers in two rounds.
 */
const fields = { ofCaller: 4, ofGroup: 5 } as const;
/** More wait for nobody: twenty of the largest documents. */
const mostWaiting = 400;
/** Who makes the server think has a fifth of the thread at most; of thoughts that keep everybody waiting, a twentieth. */
const thoughts = { ofCaller: 1, ofGroup: 1 } as const;
const restOf = (usedMs: number): number => usedMs * Math.min(Math.max(usedMs, 4), 20);

const threadMs = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
};

/** Shares of this process. */
export const createShares = (): ((party: Party) => Share) => {
  const fieldTurns = createTurns(fields);
  const thoughtTurns = createTurns(thoughts);

  const think = <T>(party: Party, work: () => T): Promise<T> => {
    let used = 0;
    const thought = async (): Promise<T> => {
      await nextRound(); // others are heard between two thoughts
      const start = threadMs();
      try {
        return work();
      } finally {
        used = threadMs() - start;
      }
    };
    return thoughtTurns.run(party, thought, () => restOf(used));
  };
  return (party) => ({
    expectTurns: (count) => {
      const waiting = fieldTurns.waitingOf(party);
      if (waiting > 0 && waiting + count > mostWaiting)
        throw new AppError('TOO_MANY_REQUESTS', { seconds: 2 });
    },
    turn: (work) => fieldTurns.run(party, work),
    think: (work) => think(party, work),
  });
};
