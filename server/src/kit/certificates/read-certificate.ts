import { X509Certificate } from 'node:crypto';

/**
 * Reads a certificate, DER or PEM, that somebody else has brought; undefined where it is none. Its key and its days are
 * looked at, too: a certificate whose frame is whole may hold some that nobody can read, and throw when they are asked for.
 */
export const readCertificate = (content: Buffer | string): X509Certificate | undefined => {
  try {
    const certificate = new X509Certificate(content);
    const isDated = [certificate.validFrom, certificate.validTo].every(
      (day) => !Number.isNaN(Date.parse(day)),
    );
    return certificate.publicKey.export({ format: 'der', type: 'spki' }) && isDated ? certificate : undefined;
  } catch {
    return undefined;
  }
};
