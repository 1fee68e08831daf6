import { hash } from 'node:crypto';
import { deviceActions, type SecurityDeviceReport } from '@tresen/domain/fiscal/security-devices';
import { readCounter, readIdentity, readSetting, type Store, writeSetting } from '../store/index.ts';
import { makeCertificate } from './certificate.ts';
import { readDeviceFaults } from './device-faults.ts';
import { readDeviceState } from './device-state.ts';
import { privateKeyOf } from './ecdsa.ts';
import { openSoftwareTse } from './software-tse.ts';

const dayMs = 86_400_000;
const validDays = 8 * 365;
const expiringDays = 25;
const mostSignatures = 20_000_000;
const totalBytes = 8_000_000_000;
/** What a transaction takes in the device's memory, about. */
const bytesPerSignature = 640;
/** Signs the certificates of all devices in software; everybody may know it. */
const rootKey = privateKeyOf(hash('sha256', 'root of the devices in software', 'buffer'));
const rootName = 'Software-TSE Root (Test)';
const rootFrom = Date.parse('2020-01-01T00:00:00Z');

/**
 * What the device in software says of itself, with the faults that are switched on. It has no certification: the id that
 * it tells has the shape of one, as the tax office asks for one.
 */
export function deviceReportOf(store: Store, now: number): SecurityDeviceReport {
  const identity = readIdentity(store);
  if (identity === undefined) throw new Error(`${store.file} belongs to no register yet`);
  const { tseSeed, hardwareSerial } = identity;
  const { names, since } = readDeviceFaults(store);
  const faults = new Set(names);
  const state = readDeviceState(store);
  const { serial, publicKey } = openSoftwareTse(tseSeed, hardwareSerial);
  const used = readCounter(store, 'tseSignature');
  const enabledAt = enabledSince(store, now);
  const certificateEnd = faults.has('expiring')
    ? since + expiringDays * dayMs
    : enabledAt + validDays * dayMs;
  const usedBytes = faults.has('full') ? totalBytes : Math.min(totalBytes, used * bytesPerSignature);
  const archivedAt = faults.has('noArchive') ? now - 45 * dayMs : now - (now % (7 * dayMs)) - dayMs;
  const archive = state.archive ?? { at: archivedAt, bytes: usedBytes };
  return {
    kind: 'tse',
    serial,
    provider: 1,
    formFactor: 'other',
    bsiId: 'BSI-K-TR-0000-2026',
    model: 'Software-TSE',
    certificates: chainOf(tseSeed, serial, enabledAt, certificateEnd),
    publicKey,
    algorithm: 'ecdsa-plain-SHA256',
    timeFormat: 'unixTime',
    encoding: 'UTF-8',
    enabledAt: isoOf(enabledAt),
    initialisedAt: isoOf(enabledAt),
    signatures: { used: Math.min(used, mostSignatures), most: mostSignatures },
    memory: { usedBytes, totalBytes },
    clientId: hardwareSerial,
    clients: {
      ids: [...(state.clients ?? [faults.has('foreign') ? `${hardwareSerial}-OLD` : hardwareSerial])],
      most: 20,
    },
    transactions: { open: 0, most: 512 },
    firmware: '1.0.0',
    operatingState: faults.has('out') ? 2 : 1,
    hasPassedSelfTest: state.hasPassedSelfTest ?? !faults.has('selfTest'),
    selfTestDueAt: isoOf(now + dayMs),
    deviceTime: isoOf(now + (faults.has('clock') ? 900_000 : 0)),
    archives: [{ at: isoOf(archive.at), state: 'completed', bytes: archive.bytes }],
    actions: [...deviceActions],
  };
}

/** The device's chain, DER in base64, which covers what it signed from a moment on; the same whenever it is asked. */
export function deviceChain(store: Store, from: number, now: number): readonly string[] {
  const identity = readIdentity(store);
  if (identity === undefined) throw new Error(`${store.file} belongs to no register yet`);
  const since = enabledSince(store, now);
  const { serial } = openSoftwareTse(identity.tseSeed, identity.hardwareSerial);
  return chainOf(identity.tseSeed, serial, Math.min(from, since) - dayMs, since + validDays * dayMs);
}

/** When the device was first asked: it began to sign no later. */
function enabledSince(store: Store, now: number): number {
  const known = readSetting<number>(store, 'deviceEnabledAt');
  if (known !== undefined) return known;
  writeSetting(store, 'deviceEnabledAt', now);
  return now;
}

/** The device's certificate and that of the root, which has signed itself. */
function chainOf(seed: string, serial: string, from: number, to: number): string[] {
  const key = privateKeyOf(Buffer.from(seed, 'hex'));
  const root = {
    subject: rootName,
    issuer: rootName,
    serialNumber: 1,
    from: rootFrom,
    to: rootFrom + 30 * 365 * dayMs,
  };
  return [
    makeCertificate({
      subject: serial,
      issuer: rootName,
      serialNumber: 2,
      from,
      to,
      key,
      issuerKey: rootKey,
    }),
    makeCertificate({ ...root, key: rootKey, issuerKey: rootKey }),
  ];
}

function isoOf(at: number): string {
  return new Date(at).toISOString();
}
