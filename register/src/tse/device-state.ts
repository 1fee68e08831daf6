import { readSetting, type Store, writeSetting } from '../store/index.ts';
import { readDeviceFaults } from './device-faults.ts';

/** What was done with the device in software, beside what it signed. */
interface DeviceState {
  /** The registers that it knows, where that was changed. */
  readonly clients?: readonly string[];
  /** How its last self-test ended. */
  readonly hasPassedSelfTest?: boolean;
  /** Its last archive; milliseconds since 1970. */
  readonly archive?: { readonly at: number; readonly bytes: number };
}

type StoredState = DeviceState & { readonly since: number };

/** What was done since faults were last switched on or off: with those the device is as they say. */
export function readDeviceState(store: Store): DeviceState {
  const stored = readSetting<StoredState>(store, 'deviceState');
  return stored?.since === readDeviceFaults(store).since ? stored : {};
}

export function writeDeviceState(store: Store, state: DeviceState): void {
  const { since } = readDeviceFaults(store);
  writeSetting(store, 'deviceState', { ...readDeviceState(store), ...state, since });
}
