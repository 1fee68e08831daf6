import { hash, type KeyObject, type X509Certificate } from 'node:crypto';
import { readCertificate } from '../../../kit/certificates/index.ts';

/** A certificate of an archive, or of the device that we know. */
export interface KnownCertificate {
  readonly name: string;
  readonly certificate: X509Certificate;
}

/** Reads a file of certificates, in PEM (also several) or DER; undefined where one cannot be read. */
export const readCertificates = (name: string, content: Buffer): readonly KnownCertificate[] | undefined => {
  const blocks = content
    .toString('latin1')
    .match(/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g);
  const read = (blocks ?? [content]).slice(0, 20).map(readCertificate);
  const certificates = read.flatMap((certificate) => (certificate ? [{ name, certificate }] : []));
  return certificates.length === read.length ? certificates : undefined;
};

/** The serial number of a security device is the hash of its key: an uncompressed point, or the whole key. */
export const serialsOfKey = (key: KeyObject): readonly string[] => {
  const spki = key.export({ format: 'der', type: 'spki' });
  return [65, 97, 129, 133]
    .filter((length) => spki.at(-length) === 4)
    .map((length) => hash('sha256', spki.subarray(-length), 'hex'))
    .concat(hash('sha256', spki, 'hex'));
};

/** What the chain of a device's certificate proves. */
export interface ChainProof {
  /** From the device's own to the last that has signed the one before. */
  readonly chain: readonly X509Certificate[];
  /** `whole` up to one that has signed itself; `open` where the last issuer is not at hand; `broken` by a false signature. */
  readonly state: 'whole' | 'open' | 'broken';
}

/** Follows the issuers of a certificate among those at hand. */
export const followChain = (own: X509Certificate, all: readonly X509Certificate[]): ChainProof => {
  const chain = [own];
  while (chain.length <= all.length) {
    const last = chain[chain.length - 1] as X509Certificate;
    if (last.subject === last.issuer)
      return { chain, state: last.verify(last.publicKey) ? 'whole' : 'broken' };
    const issuers = all.filter((one) => one !== last && last.checkIssued(one));
    const [named] = issuers;
    if (!named) return { chain, state: hasName(all, last.issuer) ? 'broken' : 'open' };
    const signer = issuers.find((one) => last.verify(one.publicKey));
    if (!signer) return { chain, state: 'broken' };
    chain.push(signer);
  }
  return { chain, state: 'broken' };
};

function hasName(all: readonly X509Certificate[], subject: string): boolean {
  return all.some((one) => one.subject === subject);
}
