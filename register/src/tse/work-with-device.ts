import { hash } from 'node:crypto';
import { readIdentity, type Store } from '../store/index.ts';
import { readDeviceFaults } from './device-faults.ts';
import { deviceReportOf } from './device-report.ts';
import { writeDeviceState } from './device-state.ts';
import { exportArchive } from './export-archive.ts';

/** An archive as it is sent. */
export interface ExportedArchive {
  readonly serial: string;
  readonly name: string;
  readonly bytes: Buffer;
  readonly sha256: string;
}

/**
 * Has the device test itself; returns whether it passed.
 * @throws where the device does not answer
 */
export function testDevice(store: Store): boolean {
  const hasPassedSelfTest = !needAnswer(store).includes('selfTest');
  writeDeviceState(store, { hasPassedSelfTest });
  return hasPassedSelfTest;
}

/**
 * Has the device know a register, so that it signs for it; one that it knows stays once.
 * @throws where the device does not answer, or has no room
 */
export function registerClient(store: Store, clientId: string, now: number): void {
  needAnswer(store);
  const { ids = [], most } = deviceReportOf(store, now).clients ?? {};
  if (ids.includes(clientId)) return;
  if (most !== undefined && ids.length >= most)
    throw new Error('the device knows as many registers as it can');
  writeDeviceState(store, { clients: [...ids, clientId] });
}

/**
 * Has the device forget a register.
 * @throws where the device does not answer, or does not know it
 */
export function deregisterClient(store: Store, clientId: string, now: number): void {
  needAnswer(store);
  const { ids = [] } = deviceReportOf(store, now).clients ?? {};
  if (!ids.includes(clientId)) throw new Error(`the device does not know ${clientId}`);
  writeDeviceState(store, { clients: ids.filter((id) => id !== clientId) });
}

/** Exports the archive to be sent. @throws where the device does not answer */
export function takeArchive(store: Store, now: number): ExportedArchive {
  needAnswer(store);
  const bytes = Buffer.concat([...exportArchive(store, now)]);
  const { serial } = deviceReportOf(store, now);
  const day = new Date(now).toISOString().slice(0, 10);
  const name = `${readIdentity(store)?.name ?? 'register'}-${day}.tar`;
  return { serial, name, bytes, sha256: hash('sha256', bytes, 'hex') };
}

/** The archive has arrived where it is kept. */
export function noteArchive(store: Store, { bytes }: ExportedArchive, now: number): void {
  writeDeviceState(store, { archive: { at: now, bytes: bytes.length } });
}

/** The faults of a device that answers. */
function needAnswer(store: Store): readonly string[] {
  const { names } = readDeviceFaults(store);
  if (names.includes('out')) throw new Error('the security device does not answer');
  return names;
}
