import { describe, expect, it } from 'vitest';
import { makeReceipt } from '../receipts/index.ts';
import { testStore } from '../testing.ts';
import {
  deregisterClient,
  deviceReportOf,
  exportArchive,
  noteArchive,
  registerClient,
  swapDevice,
  takeArchive,
  testDevice,
  writeDeviceFaults,
} from './index.ts';

const now = Date.parse('2026-11-27T12:00:00Z');
const sell = (store: ReturnType<typeof testStore>, at = now) =>
  makeReceipt(store, { positions: [{ text: 'Kaffee', unitPrice: 320 }], at });

describe('work with the device in software', () => {
  it('a device that forgot its register knows it again once it is registered, and not once it is deregistered', () => {
    const store = testStore();
    writeDeviceFaults(store, ['foreign'], now);
    const { clientId } = deviceReportOf(store, now);
    const known = () => deviceReportOf(store, now).clients?.ids;
    expect(known()).not.toContain(clientId);
    registerClient(store, clientId, now);
    registerClient(store, clientId, now);
    expect(known()).toEqual([`${clientId}-OLD`, clientId]);
    deregisterClient(store, clientId, now);
    expect(known()).toEqual([`${clientId}-OLD`]);
    expect(() => deregisterClient(store, clientId, now)).toThrow('does not know');
  });

  it('a self-test ends as the faults say', () => {
    const store = testStore();
    expect(testDevice(store)).toBe(true);
    writeDeviceFaults(store, ['selfTest'], now);
    expect(testDevice(store)).toBe(false);
    expect(deviceReportOf(store, now).hasPassedSelfTest).toBe(false);
  });

  it('a device that is out of order answers nothing', () => {
    const store = testStore();
    writeDeviceFaults(store, ['out'], now);
    for (const work of [
      () => testDevice(store),
      () => takeArchive(store, now),
      () => registerClient(store, 'K2', now),
      () => deregisterClient(store, 'K1', now),
    ])
      expect(work).toThrow('does not answer');
  });

  it('an archive that was sent is the last one', () => {
    const store = testStore();
    sell(store);
    writeDeviceFaults(store, ['noArchive'], now);
    const archive = takeArchive(store, now);
    noteArchive(store, archive, now);
    expect(deviceReportOf(store, now).archives).toEqual([
      { at: new Date(now).toISOString(), state: 'completed', bytes: archive.bytes.length },
    ]);
  });

  it('a new device has a key and counters of its own, no faults, and what it signs in its own archive alone', () => {
    const store = testStore();
    const first = sell(store).tse;
    writeDeviceFaults(store, ['expiring'], now);
    const before = deviceReportOf(store, now);
    const serial = swapDevice(store, now + 1_000);
    const after = deviceReportOf(store, now + 1_000);
    expect(after).toMatchObject({
      serial,
      signatures: { used: 0 },
      enabledAt: new Date(now + 1_000).toISOString(),
    });
    expect(after.serial).not.toBe(before.serial);
    const second = sell(store, now + 2_000).tse;
    expect([first?.signatureCounter, second?.signatureCounter]).toEqual([2, 2]);
    const archive = Buffer.concat([...exportArchive(store, now + 3_000)]).toString('latin1');
    expect(archive.match(/Unixt_/g)).toHaveLength(2);
  });
});
