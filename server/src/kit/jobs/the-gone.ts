import { type Database, inSystem } from '../db/pools.ts';
import { freeJobsOf, missingWorkers } from './jobs.store.ts';

export const lookForTheGoneMs = 4_000;

/**
 * Twelve seconds: the package comes back within them from a break of five. Each process counts looks of its own, so
 * that none has to trust another's clock, and a pause of its own is no proof of another's absence.
 */
const looksUntilGone = 4;

/** Looks for workers without their connection, and frees the jobs of those that were missing at each of the last looks. */
export const createLookForTheGone = (db: Database): (() => Promise<void>) => {
  let missed = new Map<string, number>();
  let isLooking = false;
  const count = async (): Promise<void> => {
    const before = missed;
    // A look that fails says nothing about others: they lost the database, too, and get their time to come back.
    missed = new Map();
    await inSystem(db, async (tx) => {
      const missing = await missingWorkers(tx);
      const counts = new Map(missing.map((worker) => [worker, (before.get(worker) ?? 0) + 1]));
      const gone = missing.filter((worker) => (counts.get(worker) ?? 0) >= looksUntilGone);
      if (gone.length > 0) await freeJobsOf(tx, gone);
      missed = counts;
    });
  };
  return async () => {
    if (isLooking) return;
    isLooking = true;
    await count().finally(() => {
      isLooking = false;
    });
  };
};
