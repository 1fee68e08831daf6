import { describe, expect, test } from 'vitest';
import { type Receipt, type TseEvidence, type TseSignature, tseProcess, verifyTse } from './index.ts';
import { sale } from './testing/index.ts';

const signature = (changes: Partial<TseSignature> = {}): TseSignature => ({
  serial: 'ab'.repeat(32),
  clientId: 'ABC-123',
  transaction: 18,
  signatureCounter: 112,
  start: '2026-11-21T10:00:00.000Z',
  end: '2026-11-21T10:01:00.000Z',
  ...tseProcess(sale()),
  algorithm: 'ecdsa-plain-SHA256',
  timeFormat: 'unixTime',
  signature: 'AA==',
  publicKey: 'BA==',
  ...changes,
});

const before = signature({
  transaction: 17,
  signatureCounter: 110,
  start: '2026-11-21T09:55:00.000Z',
  end: '2026-11-21T09:56:00.000Z',
});
const after = signature({
  transaction: 19,
  signatureCounter: 114,
  start: '2026-11-21T10:02:00.000Z',
  end: '2026-11-21T10:03:00.000Z',
});

const evidence: TseEvidence = {
  country: 'DE',
  keyHash: 'ab'.repeat(32),
  signature: 'right',
  before,
  after,
};

const outcomes = (receipt: Receipt, changes: Partial<TseEvidence> = {}) =>
  Object.fromEntries(
    verifyTse(receipt, { ...evidence, ...changes }).map(({ check, outcome, reason }) => [
      check,
      reason ? `${outcome} ${reason}` : outcome,
    ]),
  );

const signed = (changes: Partial<TseSignature> = {}) => sale({ tse: signature(changes) });

describe('the verification of a signature (RCP-03)', () => {
  test('every check passes for a receipt that is as it should be', () => {
    expect(outcomes(signed())).toEqual({
      signed: 'passed',
      content: 'passed',
      serial: 'passed',
      signature: 'passed',
      times: 'passed',
      transaction: 'passed',
      counter: 'passed',
    });
  });

  test.each<[string, Partial<TseSignature>, string, string]>([
    [
      'amounts other than the receipt’s',
      { processData: 'Beleg^1.00_0.00_0.00_0.00_0.00^1.00:Bar' },
      'content',
      'failed contentDiffers',
    ],
    ['another type of process', { processType: 'SonstigerVorgang' }, 'content', 'failed contentDiffers'],
    ['a type of process written otherwise', { processType: 'KassenBeleg-V1' }, 'content', 'passed'],
    [
      'a payment written the other way round',
      { processData: 'Beleg^3.50_0.00_0.00_0.00_0.00^Bar:3.50' },
      'content',
      'passed',
    ],
    ['a serial number that is not the key’s', { serial: 'cd'.repeat(32) }, 'serial', 'failed serialDiffers'],
    ['a serial number in capitals', { serial: 'AB'.repeat(32) }, 'serial', 'passed'],
    ['an end before its start', { end: '2026-11-21T09:59:59.000Z' }, 'times', 'failed endsBeforeStart'],
    [
      'an hour between device and receipt',
      { end: '2026-11-21T11:01:00.000Z' },
      'times',
      'failed farFromReceipt',
    ],
    ['some minutes between device and receipt', { end: '2026-11-21T10:02:30.000Z' }, 'times', 'passed'],
    ['a transaction number of before', { transaction: 16 }, 'transaction', 'failed outOfOrder'],
    ['the transaction number of the next', { transaction: 19 }, 'transaction', 'failed outOfOrder'],
    ['a signature counter of before', { signatureCounter: 109 }, 'counter', 'failed outOfOrder'],
    ['a signature counter of later', { signatureCounter: 115 }, 'counter', 'failed outOfOrder'],
  ])('%s', (_name, changes, check, outcome) => {
    expect(outcomes(signed(changes))[check]).toBe(outcome);
  });

  test('a table that was opened before and paid after another is in order', () => {
    const table = { transaction: 16, start: '2026-11-21T09:50:00.000Z' };
    expect(outcomes(signed(table))).toMatchObject({ transaction: 'passed', counter: 'passed' });
  });

  test.each<[string, Partial<TseEvidence>, string, string]>([
    ['without a key the signature', { keyHash: null, signature: null }, 'signature', 'impossible keyMissing'],
    [
      'without a key the serial number',
      { keyHash: null, signature: null },
      'serial',
      'impossible keyMissing',
    ],
    [
      'of an unknown algorithm the signature',
      { signature: 'algorithmUnknown' },
      'signature',
      'impossible algorithmUnknown',
    ],
    [
      'with a key that is none the signature',
      { signature: 'keyUnreadable' },
      'signature',
      'failed keyUnreadable',
    ],
    ['that was changed the signature', { signature: 'wrong' }, 'signature', 'failed signatureWrong'],
    ['alone the order', { before: null, after: null }, 'counter', 'impossible noNeighbour'],
    ['with one neighbour the order', { after: null }, 'counter', 'passed'],
  ])('%s', (_name, changes, check, outcome) => {
    expect(outcomes(signed(), changes)[check]).toBe(outcome);
  });

  test('says what was expected and what was found', () => {
    const [, content] = verifyTse(signed({ processData: 'x' }), evidence);
    expect(content).toMatchObject({ expected: tseProcess(sale()).processData, found: 'x' });
  });

  test.each<[string, Partial<Receipt>, string, string]>([
    ['names the outage', { tseFailure: 'TSE defekt' }, 'DE', 'failed failureNamed'],
    ['misses a reason', {}, 'DE', 'failed failureUnnamed'],
    ['needs none outside Germany', {}, 'AT', 'impossible notRequired'],
    ['needs none for an order', { type: 'AVBestellung' }, 'DE', 'impossible notRequired'],
  ])('a receipt without signature %s', (_name, changes, country, outcome) => {
    expect(outcomes(sale(changes), { country })).toEqual({ signed: outcome });
  });
});
