import { type Database, inTenant } from '../../kit/db/pools.ts';
import { type Ping, savePings } from './pings.store.ts';

export interface PingLog {
  /** Notes registers that were heard; the newest time of each is stored with the next flush. */
  readonly note: (pings: readonly Ping[]) => void;
  /** What is noted, until some time after it was stored: a register that just went offline was not "never seen". */
  readonly lastPing: (deviceId: string) => Date | undefined;
  /** Stores what is noted and stops. */
  readonly stop: () => Promise<void>;
}

/**
 * Gathers signs of life and stores them tenant by tenant, every few seconds at the most: a thousand tills that come
 * back after a restart must not write a thousand times.
 */
export const createPingLog = (db: Database, onError: (error: unknown) => void, everyMs = 5_000): PingLog => {
  const noted = new Map<string, Ping>();
  /** Stored by the last flush: whoever has read the database right before it asks here right behind it. */
  let stored = new Map<string, Ping>();
  const flush = async (): Promise<void> => {
    const now = new Map<string, Ping>();
    for (const [tenantId, pings] of Map.groupBy(noted.values(), (ping) => ping.tenantId)) {
      await inTenant(db, tenantId, (tx) => savePings(tx, pings));
      for (const ping of pings) {
        now.set(ping.deviceId, ping);
        if (noted.get(ping.deviceId) === ping) noted.delete(ping.deviceId);
        stored.set(ping.deviceId, ping);
      }
    }
    stored = now;
  };
  const timer = setInterval(() => void flush().catch(onError), everyMs).unref();
  return {
    note: (pings) => {
      for (const ping of pings) noted.set(ping.deviceId, ping);
    },
    lastPing: (deviceId) => (noted.get(deviceId) ?? stored.get(deviceId))?.lastPing,
    stop: () => {
      clearInterval(timer);
      return flush();
    },
  };
};
