import { settledBytes } from '../hub/idle-memory.ts';
import type { Child } from '../kit/child.ts';
import type { Figure } from '../kit/figure.ts';
import { partOf, type RegisterCrowd } from './register-crowd.ts';

const kibibyte = 1024;

/** Connects the crowd to the addresses and tells what one connection adds to the process. */
export const weighCrowd = async (
  child: Child,
  crowd: RegisterCrowd,
  addresses: readonly string[],
): Promise<number> => {
  const before = await settledBytes(child);
  await crowd.obey((part) => ({ kind: 'connect', addresses: partOf(addresses, part) }));
  const after = await settledBytes(child);
  return (after - before) / addresses.length;
};

/** What a connected register takes of the server, with its presence. */
export const memoryFigure = (hubBytes: number, bareBytes: number, count: number): Figure => ({
  bench: 'fleet',
  measured: { name: `memory of a connected register, of ${count}`, value: hubBytes / kibibyte, unit: 'KiB' },
  yardstick: { name: 'a connection of a bare ws server', value: bareBytes / kibibyte, unit: 'KiB' },
  limit: { of: 'measured', is: 'atMost', floor: 20 },
  note: 'resident memory, buffers outside of the heap included, over that of the idle server; after forced collections before and after, both alike',
});
