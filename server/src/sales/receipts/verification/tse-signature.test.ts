import { createHash, createPublicKey, generateKeyPairSync, sign } from 'node:crypto';
import { parseTseQr, type TseSignature, tseLogMessage } from '@tresen/domain/sales/receipts';
import { realReceipts } from '@tresen/domain/sales/receipts/testing';
import { describe, expect, it } from 'vitest';
import { signatureEvidence } from './tse-signature.ts';

const signatureOf = (qr: string): TseSignature => {
  const read = parseTseQr(qr);
  if (!read) throw new Error(qr);
  const serial = createHash('sha256').update(Buffer.from(read.publicKey, 'base64')).digest('hex');
  return { ...read, serial };
};

/** A signature by a key of that curve, its public key as the point alone. */
const signedOn = (namedCurve: string, dsaEncoding: 'ieee-p1363' | 'der' = 'ieee-p1363'): TseSignature => {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve });
  const spki = createPublicKey(privateKey).export({ format: 'der', type: 'spki' });
  // The first one: within the point the same two octets may come by chance.
  const point = spki.subarray(spki.indexOf(Buffer.from([0, 4])) + 1);
  const unsigned = { ...signatureOf(realReceipts[0]?.qr ?? ''), publicKey: point.toString('base64') };
  const tse = { ...unsigned, serial: createHash('sha256').update(point).digest('hex') };
  const message = tseLogMessage(tse) ?? Buffer.alloc(0);
  return {
    ...tse,
    signature: sign('sha256', message, { key: privateKey, dsaEncoding }).toString('base64'),
  };
};

describe('the evidence of a signature (RCP-03)', () => {
  it.each(realReceipts)('is right for $name, and wrong once it was changed', ({ qr }) => {
    const tse = signatureOf(qr);
    expect(signatureEvidence(tse)).toEqual({ keyHash: tse.serial, signature: 'right' });
    expect(signatureEvidence({ ...tse, processData: 'Beleg^0.00^' }).signature).toBe('wrong');
    expect(signatureEvidence({ ...tse, signature: 'AA==' }).signature).toBe('wrong');
  });

  it.each(['prime256v1', 'brainpoolP256r1', 'secp384r1', 'brainpoolP384r1', 'brainpoolP512r1', 'secp521r1'])(
    'is right for a key on %s',
    (curve) => expect(signatureEvidence(signedOn(curve)).signature).toBe('right'),
  );

  it('is right for a signature in DER', () => {
    expect(signatureEvidence(signedOn('prime256v1', 'der')).signature).toBe('right');
  });

  it.each<[string, Partial<TseSignature>, string | null]>([
    ['without a key', { publicKey: null }, null],
    ['with an empty key', { publicKey: '' }, null],
    [
      'with a key that is no point of a curve',
      { publicKey: Buffer.alloc(65, 4).toString('base64') },
      'keyUnreadable',
    ],
    ['with a key that is no base64', { publicKey: 'ÄÖÜ!?' }, null],
    ['of an algorithm that is not ECDSA', { algorithm: 'ecsdsa-plain-SHA256' }, 'algorithmUnknown'],
    ['with a form of time that nobody knows', { timeFormat: 'x' }, 'algorithmUnknown'],
  ])('%s says so', (_name, changes, expected) => {
    const tse = { ...signatureOf(realReceipts[0]?.qr ?? ''), ...changes };
    expect(signatureEvidence(tse).signature).toBe(expected);
  });
});
