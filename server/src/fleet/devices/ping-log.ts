import { type Database, inTenant } from '../../kit/db/pools.ts';
import { type Ping, savePings } from './devices.store.ts';

export interface PingLog {
  /** Notes registers that were heard; the newest time of each is stored with the next flush. */
  readonly note: (pings: readonly Ping[]) => void;
  /** Stores what is noted and stops. */
  readonly stop: () => Promise<void>;
}

/**
 * Gathers signs of life and stores them tenant by tenant, every few seconds at the most: a thousand tills that come
 * back after a restart must not write a thousand times.
 */
export const createPingLog = (db: Database, onError: (error: unknown) => void, everyMs = 5_000): PingLog => {
  let noted = new Map<string, Ping>();
  const flush = async (): Promise<void> => {
    const byTenant = Map.groupBy(noted.values(), (ping) => ping.tenantId);
    noted = new Map();
    for (const [tenantId, pings] of byTenant) await inTenant(db, tenantId, (tx) => savePings(tx, pings));
  };
  const timer = setInterval(() => void flush().catch(onError), everyMs).unref();
  return {
    note: (pings) => {
      for (const ping of pings) noted.set(ping.deviceId, ping);
    },
    stop: () => {
      clearInterval(timer);
      return flush();
    },
  };
};
