import { randomBytes } from 'node:crypto';
import {
  inTransaction,
  readIdentity,
  resetCounter,
  type Store,
  writeIdentity,
  writeSetting,
} from '../store/index.ts';
import { writeDeviceFaults } from './device-faults.ts';
import { openSoftwareTse } from './software-tse.ts';

/**
 * Puts a new device in software in the place of the old one, as when somebody plugs in another stick: with a key and
 * counters of its own, and without faults. Returns its serial.
 */
export function swapDevice(store: Store, now: number): string {
  const identity = readIdentity(store);
  if (identity === undefined) throw new Error(`${store.file} belongs to no register yet`);
  const tseSeed = randomBytes(32).toString('hex');
  inTransaction(store, () => {
    writeIdentity(store, { ...identity, tseSeed });
    resetCounter(store, 'tseTransaction');
    resetCounter(store, 'tseSignature');
    writeSetting(store, 'deviceEnabledAt', now);
    writeDeviceFaults(store, [], now);
  });
  return openSoftwareTse(tseSeed, identity.hardwareSerial).serial;
}
