import { hash } from 'node:crypto';
import type { TseSignature } from '@tresen/domain/sales/receipts';
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
 * It signs deterministically, so the same seed and receipts give the same signatures. `clientId` is the serial of the
 * register it belongs to.
 */
export function openSoftwareTse(seed: string, clientId: string): SoftwareTse {
  const key = privateKeyOf(Buffer.from(seed, 'hex'));
  const publicKey = publicKeyOf(key);
  const serial = hash('sha256', publicKey, 'hex');
  const sign = (transaction: TseTransaction): TseSignature => {
    const signature = signDeterministic(signedData({ serial, clientId, ...transaction }), key);
    return {
      serial,
      clientId,
      ...transaction,
      algorithm: 'ecdsa-plain-SHA256',
      timeFormat: 'unixTime',
      signature: signature.toString('base64'),
    };
  };
  return { serial, publicKey: publicKey.toString('base64'), sign };
}

/**
 * What the signature covers: the fields as a JSON array, UTF-8. A certified device signs an ASN.1 log message of the same
 * content (BSI TR-03151) instead.
 */
export function signedData(signed: TseTransaction & Readonly<{ serial: string; clientId: string }>): Buffer {
  const { serial, clientId, transaction, signatureCounter, start, end, processType, processData } = signed;
  const fields = [
    serial,
    clientId,
    transaction,
    signatureCounter,
    unixTime(start),
    unixTime(end),
    processType,
    processData,
  ];
  return Buffer.from(JSON.stringify(fields));
}

const unixTime = (instant: string) => Math.floor(Date.parse(instant) / 1000);
