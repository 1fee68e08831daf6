import { type Database, emitChanged, inSystem, inTenant } from '../../kit/db/pools.ts';
import { finishDeletions, tenantsWithPendingDeletions } from './finish-deletions.store.ts';

export interface FinishDeletionsDeps {
  readonly db: Database;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/**
 * Ends the deletions that no register holds up any more, of all tenants: one that was unlinked, or was not heard for 30
 * days, does not (contract 11). To be called once a minute by any process, and harmless when two do.
 */
export const createDeletionFinisher =
  ({ db, now }: FinishDeletionsDeps) =>
  async (): Promise<void> => {
    for (const tenantId of await inSystem(db, tenantsWithPendingDeletions))
      await inTenant(db, tenantId, async (tx) => {
        if ((await finishDeletions(tx, now())) > 0) emitChanged(tx, 'masterData', tenantId);
      });
  };
