import { createHash, createPublicKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { type Receipt, type TseSignature, tseLogMessage, tseProcess } from '@tresen/domain/sales/receipts';

/** A security device of a test, which signs what a certified one does. */
export interface TestTse {
  readonly serial: string;
  readonly publicKey: string;
  readonly key: KeyObject;
}

/** A device with a new key. */
export const newTse = (): TestTse => {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
  const spki = createPublicKey(privateKey).export({ format: 'der', type: 'spki' });
  const point = spki.subarray(spki.length - 65);
  return {
    key: privateKey,
    publicKey: point.toString('base64'),
    serial: createHash('sha256').update(point).digest('hex'),
  };
};

/** The receipt with the device's signature; `changes` are made before it signs. */
export const signedBy = (
  { serial, publicKey, key }: TestTse,
  receipt: Receipt,
  transaction: number,
  changes: Partial<TseSignature> = {},
): Receipt => {
  const unsigned = {
    serial,
    clientId: receipt.register.serial,
    transaction,
    signatureCounter: 2 * transaction,
    start: receipt.start,
    end: receipt.end,
    ...tseProcess(receipt),
    algorithm: 'ecdsa-plain-SHA256',
    timeFormat: 'unixTime',
    ...changes,
  };
  const message = tseLogMessage(unsigned) ?? Buffer.alloc(0);
  const signature = sign('sha256', message, { key, dsaEncoding: 'ieee-p1363' }).toString('base64');
  return { ...receipt, tse: { ...unsigned, signature, publicKey } };
};
