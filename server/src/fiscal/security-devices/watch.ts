import { conditionOf } from '@tresen/domain/fiscal/security-devices';
import { type Database, emitChanged, inSystem, type Tx } from '../../kit/db/pools.ts';
import { factsOf } from './device-facts.ts';
import { dueDevices, writeCondition } from './watch.store.ts';

/** The job that looks after security devices, each minute. */
export const watchSecurityDevicesJob = 'watchSecurityDevices';

/** What the watch needs of others. */
export interface SecurityDeviceWatchDeps {
  readonly db: Database;
  readonly now: () => number;
  /** Tells people of devices that are ill, and that others are well again; answers the tenants with news. */
  readonly tell: (tx: Tx, at: Date) => Promise<readonly string[]>;
}

const atOnce = 500;

/**
 * Looks at devices whose condition changes by time alone, and tells of all that are ill. Once a minute by any process,
 * harmless when two do.
 */
export const createSecurityDeviceWatch =
  ({ db, now, tell }: SecurityDeviceWatchDeps) =>
  async (): Promise<void> => {
    const at = now();
    let looked: number;
    do {
      looked = await inSystem(db, (tx) => lookAgain(tx, at));
    } while (looked === atOnce);
    await inSystem(db, async (tx) => emitChanged(tx, 'alerts', ...(await tell(tx, new Date(at)))));
  };

async function lookAgain(tx: Tx, now: number): Promise<number> {
  const due = await dueDevices(tx, new Date(now), atOnce);
  for (const { tenantId, id, report, ...known } of due)
    await writeCondition(tx, { tenantId, id, condition: conditionOf(factsOf(report, known), now) });
  emitChanged(tx, 'securityDevices', ...new Set(due.map(({ tenantId }) => tenantId)));
  return due.length;
}
