import { type Database, inSystem } from '../../kit/db/pools.ts';
import { deleteResolved } from './alerts.store.ts';

const keptMs = 30 * 86_400_000;

/** Throws away what is over for 30 days. To be called once a day. */
export const cleanUpNotifications = (db: Database, now: number): Promise<void> =>
  inSystem(db, (tx) => deleteResolved(tx, new Date(now - keptMs)));
