import { hash } from 'node:crypto';
import { type TseSignature, tseLogMessage } from '@tresen/domain/sales/receipts';
import { privateKeyOf, publicKeyOf, signDeterministic } from './ecdsa.ts';

/** One transaction to be signed at its end; `start` and `end` are UTC with milliseconds. */
export type TseTransaction = Readonly<{
  transaction: number;
  signatureCounter: number;
  start: string;
  end: string;
  processType: string;
  processData: string;
}>;

export type SoftwareTse = Readonly<{
  /** SHA-256 of the public key, 64 hex digits (BSI TR-03153; fiscal.md 2.1). */
  serial: string;
  /** Uncompressed point, base64, as it stands in the receipt's QR code. */
  publicKey: string;
  sign(transaction: TseTransaction): TseSignature;
}>;

/**
 * A security device in software, for tests and the demo only: it is not certified, keeps its key in the open and no log.
 * What it signs is what a certified one does (BSI TR-03151). It signs deterministically, so the same seed and receipts
 * give the same signatures. `clientId` is the serial of the register it belongs to.
 */
export function openSoftwareTse(seed: string, clientId: string): SoftwareTse {
  const key = privateKeyOf(Buffer.from(seed, 'hex'));
  const point = publicKeyOf(key);
  const serial = hash('sha256', point, 'hex');
  const publicKey = point.toString('base64');
  const sign = (transaction: TseTransaction): TseSignature => {
    const signed = {
      serial,
      clientId,
      ...transaction,
      algorithm: 'ecdsa-plain-SHA256',
      timeFormat: 'unixTime',
    };
    const message = tseLogMessage(signed);
    if (!message) throw new Error('unreachable: algorithm and form of the time are known');
    return { ...signed, signature: signDeterministic(message, key).toString('base64'), publicKey };
  };
  return { serial, publicKey, sign };
}
