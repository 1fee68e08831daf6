import { release, type } from 'node:os';
import { countWaiting, readIdentity, type Store, storeBytes } from '../store/index.ts';

/** What a register tells of itself (command `GetSystemInfo`, mutation `reportSystemInfo`). */
export type SystemInfo = Readonly<{
  posVersion: string;
  operatingSystem: string;
  hardwareSerial: string;
  databaseId: string;
  /** Receipts that wait for the cloud. */
  outboxCount: number;
  /** Size of the local store in bytes. */
  storeBytes: number;
}>;

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
