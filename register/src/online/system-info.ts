import { release, type } from 'node:os';
import type { SystemInfo } from '@tresen/domain/fleet/live';
import { countWaiting, readIdentity, type Store, storeBytes } from '../store/index.ts';

/** What the register tells of itself (command `GetSystemInfo`, mutation `reportSystemInfo`). */
export function systemInfoOf(store: Store): SystemInfo {
  const identity = readIdentity(store);
  return {
    posVersion: identity?.posVersion ?? '',
    operatingSystem: `${type()} ${release()}`,
    hardwareSerial: identity?.hardwareSerial ?? '',
    databaseId: identity?.databaseId ?? '',
    outboxCount: countWaiting(store),
    storeBytes: storeBytes(store),
  };
}
