import { createPublicKey, hash, type KeyObject, verify } from 'node:crypto';
import {
  hashOfAlgorithm,
  type TseEvidence,
  type TseSignature,
  tseLogMessage,
} from '@tresen/domain/sales/receipts';

/** Curves of security devices as OpenSSL calls them, by the octets of a coordinate; a point tells which of two it is on. */
const curves: Readonly<Record<number, readonly string[]>> = {
  // DER of the identifiers: P-256, brainpoolP256r1; P-384, brainpoolP384r1; brainpoolP512r1; P-521
  32: ['06082a8648ce3d030107', '06092b2403030208010107'],
  48: ['06052b81040022', '06092b240303020801010b'],
  64: ['06092b240303020801010d'],
  66: ['06052b81040023'],
};
const ecPublicKey = '06072a8648ce3d0201';

type SignatureEvidence = Pick<TseEvidence, 'keyHash' | 'signature'>;

/** What the signature of a receipt proves by itself: whose key it is, and whether it fits. */
export const signatureEvidence = (tse: TseSignature): SignatureEvidence => {
  const point = tse.publicKey ? Buffer.from(tse.publicKey, 'base64') : undefined;
  if (!point || point.length === 0) return { keyHash: null, signature: null };
  const keyHash = hash('sha256', point, 'hex');
  const digest = hashOfAlgorithm(tse.algorithm);
  const message = tseLogMessage(tse);
  if (!digest || !message) return { keyHash, signature: 'algorithmUnknown' };
  const key = keyOfDevice(point);
  if (!key) return { keyHash, signature: 'keyUnreadable' };
  const signature = Buffer.from(tse.signature, 'base64');
  const isRight = verify(digest, message, { key, dsaEncoding: encodingOf(signature, point) }, signature);
  return { keyHash, signature: isRight ? 'right' : 'wrong' };
};

/** The key of a point as devices and QR codes give it (04 || x || y), or of a whole SubjectPublicKeyInfo. */
export function keyOfDevice(octets: Buffer): KeyObject | undefined {
  if (octets[0] !== 4) return readKey(octets);
  for (const curve of curves[(octets.length - 1) / 2] ?? []) {
    const key = readKey(spkiOf(octets, curve));
    if (key) return key;
  }
  return undefined;
}

function readKey(key: Buffer): KeyObject | undefined {
  try {
    return createPublicKey({ key, format: 'der', type: 'spki' });
  } catch {
    return undefined;
  }
}

function der(tag: number, ...parts: readonly Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  const { length } = content;
  return Buffer.concat([Buffer.from(length < 128 ? [tag, length] : [tag, 0x81, length]), content]);
}

function spkiOf(point: Buffer, curve: string): Buffer {
  return der(
    0x30,
    der(0x30, Buffer.from(ecPublicKey, 'hex'), Buffer.from(curve, 'hex')),
    der(0x03, Buffer.from([0]), point),
  );
}

/** r || s, or the DER of both, as some devices write it. */
function encodingOf(signature: Buffer, point: Buffer): 'ieee-p1363' | 'der' {
  return signature.length === point.length - 1 || signature[0] !== 0x30 ? 'ieee-p1363' : 'der';
}
