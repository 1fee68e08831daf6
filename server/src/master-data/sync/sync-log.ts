import { type Database, emitChanged, inTenant } from '../../kit/db/pools.ts';
import { noteInStep } from './sync-log.store.ts';

export interface SyncLog {
  /** Notes that a register has brought itself in step with the cloud; it is stored with the next flush. */
  readonly note: (tenantId: string, deviceId: string) => void;
  /** Stores what is noted and stops. */
  readonly stop: () => Promise<void>;
}

export interface SyncLogDeps {
  readonly db: Database;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly onError: (error: unknown) => void;
}

/**
 * Gathers which registers have answered that they are in step, and stores it tenant by tenant, once a second at the most:
 * five thousand answer at once when somebody syncs them all. A register that found nothing new acknowledges nothing, so
 * without this its last sync would stay that of the last change.
 */
export const createSyncLog = ({ db, now, onError }: SyncLogDeps, everyMs = 1_000): SyncLog => {
  const noted = new Map<string, Set<string>>();
  const flush = async (): Promise<void> => {
    for (const [tenantId, deviceIds] of [...noted]) {
      noted.delete(tenantId);
      await inTenant(db, tenantId, async (tx) => {
        await noteInStep(tx, [...deviceIds].toSorted(), new Date(now()));
        emitChanged(tx, 'masterData', tenantId);
      });
    }
  };
  const timer = setInterval(() => void flush().catch(onError), everyMs).unref();
  return {
    note: (tenantId, deviceId) => {
      const known = noted.get(tenantId);
      if (known) known.add(deviceId);
      else noted.set(tenantId, new Set([deviceId]));
    },
    stop: () => {
      clearInterval(timer);
      return flush();
    },
  };
};
