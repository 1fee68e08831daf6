import { createPublicKey, hash, verify } from 'node:crypto';
import { receiptProblem, receiptSchema, tseLogMessage } from '@tresen/domain/sales/receipts';
import { describe, expect, it } from 'vitest';
import { makeReceipt, openTill } from '../receipts/index.ts';
import { testStore } from '../testing.ts';

/** DER of a P-256 public key before its point (RFC 5480). */
const spkiPrefix = '3059301306072a8648ce3d020106082a8648ce3d030107034200';

describe('a signed receipt', () => {
  const store = () => testStore();
  const draft = {
    positions: [
      { text: 'Kaffee', unitPrice: 320 },
      { text: 'Kuchen', unitPrice: 450, quantity: 2000, vatKey: 2 },
    ],
    at: Date.parse('2026-11-21T10:00:00.000Z'),
  };

  it('follows the contract and adds up', () => {
    const receipt = makeReceipt(store(), draft);
    expect(receiptSchema.parse(JSON.parse(JSON.stringify(receipt)))).toEqual(receipt);
    expect(receiptProblem(receipt, { nowMs: Date.now(), currency: 'EUR' })).toBeUndefined();
    expect(receipt.gross).toBe(1220);
    expect(receipt.tse?.processData).toBe('Beleg^3.20_9.00_0.00_0.00_0.00^12.20:Bar');
  });

  it('verifies with the public key that it brings, whose hash is the serial', () => {
    const own = store();
    const { publicKey } = openTill(own).tse;
    const signature = makeReceipt(own, draft).tse;
    if (!signature) return expect.fail('no signature');
    const point = Buffer.from(publicKey, 'base64');
    expect(signature.publicKey).toBe(publicKey);
    expect(signature.serial).toBe(hash('sha256', point));
    const key = createPublicKey({
      key: Buffer.concat([Buffer.from(spkiPrefix, 'hex'), point]),
      format: 'der',
      type: 'spki',
    });
    const isValid = (signed: typeof signature) =>
      verify(
        'sha256',
        tseLogMessage(signed) ?? Buffer.alloc(0),
        { key, dsaEncoding: 'ieee-p1363' },
        Buffer.from(signed.signature, 'base64'),
      );
    expect(isValid(signature)).toBe(true);
    expect(isValid({ ...signature, processData: 'Beleg^0.00_0.00_0.00_0.00_0.00^' })).toBe(false);
  });
});
