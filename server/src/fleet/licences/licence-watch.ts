import { licenceEndingDays } from '@tresen/domain/fleet/licences';
import { type Database, inSystem, type Tx } from '../../kit/db/pools.ts';
import { type EndingOfTenant, endingLicences, expireLicences } from './licence-watch.store.ts';

/** What the watch needs of others. */
export interface LicenceWatchDeps {
  readonly db: Database;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Tells each tenant of its licences that end; answers the tenants that have something new to see. */
  readonly tellEnding: (tx: Tx, ending: readonly EndingOfTenant[], at: Date) => Promise<readonly string[]>;
  readonly onAlerts: (tenantId: string) => void;
  /** Told of each tenant whose licences ended. */
  readonly onChange: (tenantId: string) => void;
}

const day = 86_400_000;
/** So long people are told that one has ended. */
const endedDays = 7;

/** Ends licences whose time is over, and tells of those that end soon. Once a minute by any process. */
export const createLicenceWatch =
  ({ db, now, tellEnding, onAlerts, onChange }: LicenceWatchDeps) =>
  async (): Promise<void> => {
    const at = now();
    const { ended, told } = await inSystem(db, async (tx) => {
      const over = await expireLicences(tx, new Date(at));
      const ending = await endingLicences(
        tx,
        new Date(at - endedDays * day),
        new Date(at + licenceEndingDays * day),
      );
      return { ended: over, told: await tellEnding(tx, ending, new Date(at)) };
    });
    for (const tenant of new Set(ended)) onChange(tenant);
    for (const tenant of new Set(told)) onAlerts(tenant);
  };
