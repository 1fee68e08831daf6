import { type Database, inTenant } from '../../kit/db/pools.ts';
import { type Ping, savePings } from './pings.store.ts';

export interface PingLog {
  /** Notes registers that were heard; the newest time of each is stored with the next flush. */
  readonly note: (pings: readonly Ping[]) => void;
  /** What is noted and not stored yet: a register that just went offline was not "never seen". */
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
  const flush = async (): Promise<void> => {
    for (const [tenantId, pings] of Map.groupBy(noted.values(), (ping) => ping.tenantId)) {
      await inTenant(db, tenantId, (tx) => savePings(tx, pings));
      for (const ping of pings) if (noted.get(ping.deviceId) === ping) noted.delete(ping.deviceId);
    }
  };
  const timer = setInterval(() => void flush().catch(onError), everyMs).unref();
  return {
    note: (pings) => {
      for (const ping of pings) noted.set(ping.deviceId, ping);
    },
    lastPing: (deviceId) => noted.get(deviceId)?.lastPing,
    stop: () => {
      clearInterval(timer);
      return flush();
    },
  };
};
