import { readSetting, type Store, writeSetting } from '../store/index.ts';

/** What can be wrong with the device in software when somebody wants it so. */
export const deviceFaultNames = [
  'expiring',
  'full',
  'clock',
  'out',
  'foreign',
  'noArchive',
  'selfTest',
] as const;
export type DeviceFaultName = (typeof deviceFaultNames)[number];

/** The faults that are switched on, and since when, milliseconds since 1970. */
export interface DeviceFaults {
  readonly names: readonly DeviceFaultName[];
  readonly since: number;
}

export const readDeviceFaults = (store: Store): DeviceFaults =>
  readSetting<DeviceFaults>(store, 'deviceFaults') ?? { names: [], since: 0 };

/** Switches faults on, in place of those of before. */
export const writeDeviceFaults = (store: Store, names: readonly DeviceFaultName[], now: number): void =>
  writeSetting(store, 'deviceFaults', { names, since: now });
