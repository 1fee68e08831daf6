import type { ReadCell } from './cell-text.ts';
import { foldName } from './fold.ts';

/** A linked register and its branch. */
export interface NamedDevice {
  readonly id: string;
  readonly name: string;
  readonly unitId: string;
}

/** Finds the register that a cell names, by its name or its id; where several are called so, in the record's branches. */
export const createDeviceFinder =
  (devices: readonly NamedDevice[]) =>
  (text: string, unitIds: readonly string[] | null): ReadCell => {
    const called = devices.filter(
      ({ id, name }) => id === text.toLowerCase() || foldName(name) === foldName(text),
    );
    const near = called.filter(({ unitId }) => unitIds === null || unitIds.includes(unitId));
    const [found, ...others] = near.length > 0 ? near : called;
    if (!found) return { code: 'UNKNOWN_DEVICE' };
    return others.length > 0 ? { code: 'AMBIGUOUS_REFERENCE' } : { value: found.id };
  };

/** What a register is called in files: its name, or its id where others are called alike or it is not linked. */
export const createDeviceNames =
  (devices: readonly NamedDevice[]) =>
  (id: string): string => {
    const name = devices.find((device) => device.id === id)?.name;
    const isAlone = devices.filter((device) => foldName(device.name) === foldName(name ?? '')).length === 1;
    return name !== undefined && isAlone ? name : id;
  };
