import { type Database, inSystem } from '../../kit/db/pools.ts';
import { deleteOldReports } from './device-reports.store.ts';

/** Thins out what was reported before; once a day. */
export const cleanUpDeviceReports = (db: Database, now: number): Promise<void> =>
  inSystem(db, (tx) => deleteOldReports(tx, now));
