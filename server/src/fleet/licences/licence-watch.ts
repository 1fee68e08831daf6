import { licenceEndingDays } from '@tresen/domain/fleet/licences';
import { type Database, emitChanged, inSystem, type Tx } from '../../kit/db/pools.ts';
import { type EndingOfTenant, endingLicences, expireLicences } from './licence-watch.store.ts';

/** What the watch needs of others. */
export interface LicenceWatchDeps {
  readonly db: Database;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Tells each tenant of its licences that end; answers the tenants that have something new to see. */
  readonly tellEnding: (tx: Tx, ending: readonly EndingOfTenant[], at: Date) => Promise<readonly string[]>;
}

const day = 86_400_000;
/** So long people are told that one has ended. */
const endedDays = 7;

/** Ends licences whose time is over, and tells of those that end soon. Once a minute by any process. */
export const createLicenceWatch =
  ({ db, now, tellEnding }: LicenceWatchDeps) =>
  async (): Promise<void> => {
    const at = now();
    await inSystem(db, async (tx) => {
      const ended = await expireLicences(tx, new Date(at));
      const ending = await endingLicences(
        tx,
        new Date(at - endedDays * day),
        new Date(at + licenceEndingDays * day),
      );
      const told = await tellEnding(tx, ending, new Date(at));
      emitChanged(tx, 'licences', ...ended);
      emitChanged(tx, 'alerts', ...told);
    });
  };
