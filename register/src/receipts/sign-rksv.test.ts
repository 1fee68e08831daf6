import { createPublicKey, hash, verify } from 'node:crypto';
import { receiptProblem, receiptSchema } from '@tresen/domain/sales/receipts';
import { describe, expect, it } from 'vitest';
import { readIdentity, type Store, writeLinkedRegister } from '../store/index.ts';
import { testStore } from '../testing.ts';
import { privateKeyOf, publicKeyOf } from '../tse/index.ts';
import { makeReceipt } from './make-receipt.ts';

/** DER of a P-256 public key before its point (RFC 5480). */
const spkiPrefix = '3059301306072a8648ce3d020106082a8648ce3d030107034200';
const at = Date.parse('2026-11-21T11:41:52.000Z');

function storeIn(country: string, zone: string): Store {
  const store = testStore();
  const id = '5f0c8f0e-4b1e-4a4e-9a53-0f3c0f0e7d11';
  writeLinkedRegister(store, {
    ...{ deviceId: id, name: 'Theke', unitId: id, unitName: 'Wien', databaseId: id },
    ...{ zone, cutOffMinutes: 240, currency: 'EUR', country },
  });
  return store;
}

const sell = (store: Store, more: object = {}) =>
  makeReceipt(store, { positions: [{ text: 'Melange', unitPrice: 540 }], at, ...more });

describe('CFG-02: a receipt of an Austrian register brings its RKSV code', () => {
  it('of 13 fields, by the clock of the branch, and follows the contract', () => {
    const receipt = sell(storeIn('AT', 'Europe/Vienna'));
    const fields = receipt.rksvCode?.split('_') ?? [];
    const { serial } = receipt.register;
    expect(fields).toHaveLength(14);
    expect(fields.slice(0, 5)).toEqual(['', 'R1-AT1', serial, '1', '2026-11-21T12:41:52']);
    expect(fields.slice(5, 10)).toEqual(['5,40', '0,00', '0,00', '0,00', '0,00']);
    expect(receiptSchema.parse(JSON.parse(JSON.stringify(receipt)))).toEqual(receipt);
    expect(receiptProblem(receipt, { nowMs: Date.now(), currency: 'EUR' })).toBeUndefined();
  });

  it('that its unit has signed', () => {
    const store = storeIn('AT', 'Europe/Vienna');
    const jws = jwsOf(sell(store).rksvCode ?? '');
    const key = privateKeyOf(hash('sha256', `${readIdentity(store)?.tseSeed} RKSV`, 'buffer'));
    const point = Buffer.concat([Buffer.from(spkiPrefix, 'hex'), publicKeyOf(key)]);
    const publicKey = createPublicKey({ key: point, format: 'der', type: 'spki' });
    const [head, payload, signature = ''] = jws.split('.');
    const isRight = verify(
      'sha256',
      Buffer.from(`${head}.${payload}`),
      { key: publicKey, dsaEncoding: 'ieee-p1363' },
      Buffer.from(signature, 'base64url'),
    );
    expect(isRight).toBe(true);
  });

  it('chained to the one before, the first one to the register', () => {
    const store = storeIn('AT', 'Europe/Vienna');
    const [first, second] = [sell(store), sell(store)];
    const begin = (text: string) => hash('sha256', text, 'buffer').subarray(0, 8).toString('base64');
    expect(first.rksvCode?.split('_')[12]).toBe(begin(first.register.serial));
    expect(second.rksvCode?.split('_')[12]).toBe(begin(jwsOf(first.rksvCode ?? '')));
  });

  it('without a counter where it is for training', () => {
    const receipt = sell(storeIn('AT', 'Europe/Vienna'), { type: 'AVTraining' });
    expect(receipt.rksvCode?.split('_')[10]).toBe('VFJB');
  });

  it('and none elsewhere', () => {
    expect(sell(storeIn('DE', 'Europe/Berlin')).rksvCode).toBeUndefined();
  });
});

function jwsOf(code: string): string {
  const signed = code.slice(0, code.lastIndexOf('_'));
  const signature = Buffer.from(code.slice(signed.length + 1), 'base64').toString('base64url');
  return `${Buffer.from('{"alg":"ES256"}').toString('base64url')}.${Buffer.from(signed).toString('base64url')}.${signature}`;
}
