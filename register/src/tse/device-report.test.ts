import { X509Certificate } from 'node:crypto';
import { readCertificateId, securityDeviceReportSchema } from '@tresen/domain/fiscal/security-devices';
import { expect, it, test } from 'vitest';
import { testStore } from '../testing.ts';
import { type DeviceFaultName, deviceReportOf, writeDeviceFaults } from './index.ts';

const now = Date.parse('2026-11-27T12:00:00Z');
const dayMs = 86_400_000;
const reportWith = (faults: readonly DeviceFaultName[], at = now) => {
  const store = testStore();
  writeDeviceFaults(store, faults, now);
  return deviceReportOf(store, at);
};
const endOf = ([own = '']: readonly string[] = []) =>
  Date.parse(new X509Certificate(Buffer.from(own, 'base64')).validTo);

it('FIS-03 to FIS-06: what the device in software says of itself follows the contract', () => {
  const report = reportWith([]);
  expect(securityDeviceReportSchema.parse(JSON.parse(JSON.stringify(report)))).toEqual(report);
  expect(report).toMatchObject({
    ...{ operatingState: 1, deviceTime: new Date(now).toISOString(), bsiId: 'BSI-K-TR-0000-2026' },
  });
  expect(readCertificateId(report.bsiId ?? '').isWellFormed).toBe(true);
});

it('brings a certificate of its own key, signed by a root that has signed itself', () => {
  const report = reportWith([]);
  const [own, root] = (report.certificates ?? []).map(
    (one) => new X509Certificate(Buffer.from(one, 'base64')),
  );
  if (!own || !root) return expect.fail('no chain');
  expect(own.subject).toBe(`CN=${report.serial}`);
  expect([own.verify(root.publicKey), own.checkIssued(root), root.verify(root.publicKey)]).toEqual([
    true,
    true,
    true,
  ]);
  const key = own.publicKey.export({ format: 'der', type: 'spki' }).subarray(-65);
  expect(key.toString('base64')).toBe(report.publicKey);
});

it('a certificate that ends does so on one day, whenever it is asked', () => {
  for (const at of [now, now + 3 * dayMs])
    expect(endOf(reportWith(['expiring'], at).certificates)).toBe(now + 25 * dayMs);
});

test.each<[DeviceFaultName, object]>([
  ['full', { memory: { usedBytes: 8_000_000_000 } }],
  ['clock', { deviceTime: new Date(now + 900_000).toISOString() }],
  ['out', { operatingState: 2 }],
  ['foreign', { clients: { ids: [expect.stringContaining('-OLD')] } }],
  ['noArchive', { archives: [{ at: new Date(now - 45 * dayMs).toISOString() }] }],
])('the fault %s shows in its report', (fault, shown) => {
  expect(reportWith([fault])).toMatchObject(shown);
});
