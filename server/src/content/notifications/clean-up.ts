import { type Database, inSystem } from '../../kit/db/pools.ts';
import { deleteResolved } from './alerts.store.ts';
import { endOrderNews } from './order-alerts.store.ts';

const keptMs = 30 * 86_400_000;

/** Ends news that are 30 days old, and throws away what is over for as long. To be called once a day. */
export const cleanUpNotifications = (db: Database, now: number): Promise<void> =>
  inSystem(db, async (tx) => {
    const before = new Date(now - keptMs);
    await endOrderNews(tx, before, new Date(now));
    await deleteResolved(tx, before);
  });
