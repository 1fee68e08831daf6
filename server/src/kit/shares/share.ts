import { setImmediate as nextRound } from 'node:timers/promises';
import { AppError } from '@tresen/domain/kit/errors';
import { createCompany } from './company.ts';
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
const maxWaiting = 400;
/** Who asks for much while others ask, too, leaves them most of the thread: a place rests so many times its own part of it. */
const fieldRest = 24;
/** For how long somebody who asked counts as being there, in milliseconds. */
const companyMs = 10_000;
/**
 * Who makes the server think has a fifth of the thread at most; of thoughts of 4 ms and more, a twenty-fifth: nobody is
 * heard while one lasts, and of a hundred requests of others no more than five may meet one.
 */
const thoughts = { ofCaller: 1, ofGroup: 1 } as const;

/** Shares of this process. */
export const createShares = (): ((party: Party) => Share) => {
  const fieldTurns = createTurns(fields);
  const thoughtTurns = createTurns(thoughts);
  const company = createCompany(companyMs, () => performance.now());

  /** What the thread did meanwhile is counted for all whose fields were under way, in equal parts. */
  const turn = <T>(party: Party, work: () => T | Promise<T>): Promise<T> => {
    company.note(party.tenant);
    let start = 0;
    const begin = (): T | Promise<T> => {
      start = busyMs();
      return work();
    };
    const rest = (): number =>
      company.has(party.tenant) ? ((busyMs() - start) / fieldTurns.running) * fieldRest : 0;
    return fieldTurns.run(party, begin, rest);
  };
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
    return thoughtTurns.run(party, thought, () => thoughtRest(used));
  };
  return (party) => ({
    expectTurns: (count) => {
      const waiting = fieldTurns.waitingOf(party);
      if (waiting > 0 && waiting + count > maxWaiting)
        throw new AppError('TOO_MANY_REQUESTS', { seconds: 2 });
    },
    turn: (work) => turn(party, work),
    think: (work) => think(party, work),
  });
};

/** For how long the thread has not waited for anything, in milliseconds. */
function busyMs(): number {
  return performance.eventLoopUtilization().active;
}

function threadMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}

function thoughtRest(usedMs: number): number {
  return usedMs * Math.min(Math.max(6 * usedMs, 4), 24);
}
