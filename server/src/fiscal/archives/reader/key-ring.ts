import { createPublicKey, type KeyObject, type X509Certificate } from 'node:crypto';
import type { ArchiveSummary, Report } from '@tresen/domain/fiscal/archives';
import { readCertificate } from '../../../kit/certificates/index.ts';
import { followChain, type KnownCertificate, serialsOfKey } from './certificates.ts';

/** The device that an archive is said to be of, as it has reported itself. */
export interface KnownDevice {
  readonly serial: string;
  /** Its key, SubjectPublicKeyInfo in base64; null where it told none. */
  readonly key: string | null;
  /** Its chain, DER in base64, its own certificate first. */
  readonly certificates: readonly string[];
}

/** The keys by which logs are verified: that of the device we know, and those of the archive's certificates. */
export interface KeyRing {
  add(certificates: readonly KnownCertificate[]): void;
  keyOf(serial: string): KeyObject | undefined;
  /** The device's key as the archive's certificates told it, base64. */
  lateKey(): string | null;
  /** Judges the certificates of a whole archive. */
  judge(
    archive: readonly KnownCertificate[],
    times: Pick<ArchiveSummary, 'firstAt' | 'lastAt'>,
    unverified: number,
    report: Report,
  ): void;
}

export const createKeyRing = (device: KnownDevice): KeyRing => {
  const keys = new Map<string, KeyObject>();
  const own = device.key === null ? undefined : readKey(device.key);
  if (own) keys.set(device.serial, own);
  return {
    // A serial is the hash of its key: nobody can bring a key for the serial of another.
    add: (certificates) => {
      for (const { certificate } of certificates)
        for (const serial of serialsOfKey(certificate.publicKey))
          if (!keys.has(serial)) keys.set(serial, certificate.publicKey);
    },
    keyOf: (serial) => keys.get(serial),
    lateKey: () =>
      keys.get(device.serial)?.export({ format: 'der', type: 'spki' }).toString('base64') ?? null,
    judge: (archive, times, unverified, report) => {
      if (unverified > 0) report('certificateMissing', { detail: String(unverified) });
      judgeChain(device, archive, times, report);
    },
  };
};

function judgeChain(
  device: KnownDevice,
  archive: readonly KnownCertificate[],
  { firstAt, lastAt }: Pick<ArchiveSummary, 'firstAt' | 'lastAt'>,
  report: Report,
): void {
  const brought = archive.map(({ certificate }) => certificate);
  const own = brought.find((one) => serialsOfKey(one.publicKey).includes(device.serial));
  if (!own && firstAt === null) return;
  if (!own) {
    report(brought.length > 0 ? 'chainForeign' : 'certificateMissing', {
      detail: brought[0]?.subject.replaceAll('\n', ', ') ?? device.serial,
    });
    return;
  }
  const known = device.certificates.flatMap((told) => readCertificate(Buffer.from(told, 'base64')) ?? []);
  const { chain, state } = followChain(own, [...brought, ...known]);
  const last = chain[chain.length - 1] as X509Certificate;
  if (state === 'broken') report('chainBroken', { detail: last.subject.replaceAll('\n', ', ') });
  if (state === 'open') report('certificateMissing', { detail: last.issuer.replaceAll('\n', ', ') });
  const root = known.find((one) => one.subject === one.issuer);
  if (state === 'whole' && root && !last.publicKey.equals(root.publicKey))
    report('chainForeign', { detail: last.subject.replaceAll('\n', ', ') });
  // Certificates count in seconds, logs too.
  const isOutdated =
    firstAt !== null &&
    lastAt !== null &&
    (firstAt + 999 < Date.parse(own.validFrom) || lastAt > Date.parse(own.validTo) + 999);
  if (isOutdated)
    report('certificateOutdated', { detail: [own.validFrom, own.validTo].map(dayOf).join(' – ') });
}

/** `2026-11-28`; days of certificates are those of UTC. */
function dayOf(time: string): string {
  return new Date(time).toISOString().slice(0, 10);
}

function readKey(base64: string): KeyObject | undefined {
  try {
    return createPublicKey({ key: Buffer.from(base64, 'base64'), format: 'der', type: 'spki' });
  } catch {
    return undefined;
  }
}
