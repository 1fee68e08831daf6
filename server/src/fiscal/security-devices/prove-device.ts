import { hash, type X509Certificate } from 'node:crypto';
import type { ProvenFacts, SecurityDeviceReport } from '@tresen/domain/fiscal/security-devices';
import { readCertificate } from '../../kit/certificates/index.ts';

/** A certificate of a device's chain, as people read it. */
export interface ChainCertificate {
  readonly subject: string;
  readonly issuer: string;
  readonly serialNumber: string;
  /** ISO 8601, UTC. */
  readonly validFrom: string;
  readonly validTo: string;
  /** Whether the next of the chain, or the last itself, has signed it; null where the issuer is not in the chain. */
  readonly isSigned: boolean | null;
}

/** What a report proves by itself, with the chain that it brought. */
export interface DeviceProof {
  readonly proven: ProvenFacts;
  readonly chain: readonly ChainCertificate[];
  /** The end of the device's own certificate. */
  readonly expiresAt: string | undefined;
}

/** Proves what can be proven of a device: whose key its serial names, whose certificate it brings, who signed that. */
export const proveDevice = (report: SecurityDeviceReport): DeviceProof => {
  const key = report.publicKey === undefined ? undefined : Buffer.from(report.publicKey, 'base64');
  const isSerialOfKey = key ? hash('sha256', key, 'hex') === report.serial : null;
  const read = (report.certificates ?? []).map((told) => readCertificate(Buffer.from(told, 'base64')));
  const certificates = read.flatMap((one) => one ?? []);
  const [own] = certificates;
  const chain = certificates.map((one, at) => describe(one, certificates[at + 1]));
  const isReadable = read.length === 0 ? null : certificates.length === read.length;
  return {
    proven: {
      isSerialOfKey,
      isKeyOfCertificate: key && own ? hasKey(own, key) : null,
      isChainUnbroken: isReadable ? chain.every(({ isSigned }) => isSigned !== false) : null,
      isCertificateReadable: isReadable,
    },
    chain,
    expiresAt: chain[0]?.validTo ?? report.certificateExpiresAt,
  };
};

/** The key of a certificate ends with the point that devices and QR codes give, or is the same as a whole. */
function hasKey(certificate: X509Certificate, key: Buffer): boolean {
  const own = certificate.publicKey.export({ format: 'der', type: 'spki' });
  return key.length >= 64 && own.subarray(own.length - key.length).equals(key);
}

function describe(certificate: X509Certificate, next: X509Certificate | undefined): ChainCertificate {
  const { subject, issuer, serialNumber, validFrom, validTo } = certificate;
  return {
    subject: oneLine(subject),
    issuer: oneLine(issuer),
    serialNumber,
    validFrom: new Date(validFrom).toISOString(),
    validTo: new Date(validTo).toISOString(),
    isSigned: signedBy(certificate, next),
  };
}

function signedBy(certificate: X509Certificate, next: X509Certificate | undefined): boolean | null {
  if (next) return certificate.checkIssued(next) && certificate.verify(next.publicKey);
  return certificate.subject === certificate.issuer ? certificate.verify(certificate.publicKey) : null;
}

function oneLine(name: string): string {
  return name.replaceAll('\n', ', ');
}
