import { createHash, createPublicKey, verify } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { hashOfAlgorithm, parseTseQr, type SignedTransaction, tseLogMessage } from './index.ts';
import { realReceipts } from './testing/index.ts';

const hex = (octets: Uint8Array | undefined) => octets && Buffer.from(octets).toString('hex');

const example: SignedTransaction = {
  serial: '4a3f03a2dec81878b432548668f603d14f7b7f90d230e30c87c1a705dce1c890',
  clientId: 'DemokasseBundesdruckerei-01',
  transaction: 128,
  signatureCounter: 894,
  end: '2020-06-29T08:20:16.500Z',
  processType: 'Kassenbeleg-V1',
  processData: 'Beleg^0.00_2.00_0.00_0.00_0.00^2.00:Bar',
  algorithm: 'ecdsa-plain-SHA256',
  timeFormat: 'unixTime',
};

/** DER of a public key before its point: the curve (RFC 5480, RFC 5639). */
const curves = [
  '3059301306072a8648ce3d020106082a8648ce3d030107034200',
  '307a301406072a8648ce3d020106092b240303020801010b036200',
];

const keyOf = (point: Buffer) => {
  const prefix = curves[point.length === 65 ? 0 : 1] ?? '';
  const key = Buffer.concat([Buffer.from(prefix, 'hex'), point]);
  return createPublicKey({ key, format: 'der', type: 'spki' });
};

describe('the log message of a security device (BSI TR-03151)', () => {
  test('is the documented one, field by field', () => {
    expect(hex(tseLogMessage(example))).toBe(
      [
        '020102', // version
        '060904007f000703070101', // id-SE-API-transaction-log
        '801146696e6973685472616e73616374696f6e', // FinishTransaction
        '811b44656d6f6b6173736542756e646573647275636b657265692d3031',
        '822742656c65675e302e30305f322e30305f302e30305f302e30305f302e30305e322e30303a426172',
        '830e4b617373656e62656c65672d5631',
        '85020080', // a number with a leading bit of 0
        '04204a3f03a2dec81878b432548668f603d14f7b7f90d230e30c87c1a705dce1c890',
        '300c060a04007f00070101040103', // ecdsa-plain-SHA256
        '0202037e',
        '02045ef9a440',
      ].join(''),
    );
  });

  test.each(realReceipts)('RCP-03: what a certified device signed verifies: $name', ({ qr: text }) => {
    const qr = parseTseQr(text);
    if (!qr) return expect.fail('no QR code');
    const point = Buffer.from(qr.publicKey, 'base64');
    const serial = createHash('sha256').update(point).digest('hex');
    const isRight = (signed: SignedTransaction) =>
      verify(
        hashOfAlgorithm(qr.algorithm),
        tseLogMessage(signed) ?? new Uint8Array(),
        { key: keyOf(point), dsaEncoding: 'ieee-p1363' },
        Buffer.from(qr.signature, 'base64'),
      );
    expect(isRight({ ...qr, serial })).toBe(true);
    expect(isRight({ ...qr, serial, processData: qr.processData.replace('.', '1.') })).toBe(false);
    expect(isRight({ ...qr, serial, transaction: qr.transaction + 1 })).toBe(false);
    expect(isRight({ ...qr, serial, signatureCounter: qr.signatureCounter + 1 })).toBe(false);
    expect(isRight({ ...qr, serial, clientId: `${qr.clientId}0` })).toBe(false);
    expect(isRight({ ...qr, serial, end: '2030-01-01T00:00:00.000Z' })).toBe(false);
  });

  test.each([
    ['utcTime', '170b323030363239303832305a'],
    ['utcTimeWithSeconds', '170d3230303632393038323031365a'],
    ['generalizedTime', '180f32303230303632393038323031365a'],
    ['generalizedTimeWithMilliseconds', '181132303230303632393038323031362e355a'],
  ])('has its time as %s', (timeFormat, time) => {
    expect(hex(tseLogMessage({ ...example, timeFormat }))?.endsWith(time)).toBe(true);
  });

  test('has the length of long process data in several octets', () => {
    const long = hex(tseLogMessage({ ...example, processData: 'x'.repeat(300) }));
    expect(long).toContain(`8282012c${'78'.repeat(300)}830e`);
  });

  test.each([
    ['an algorithm that is none of ECDSA', { algorithm: 'ecsdsa-plain-SHA256' }],
    ['an unknown form of the time', { timeFormat: 'swatch' }],
    ['a serial number that is not hexadecimal', { serial: 'TSE 1' }],
  ])('is not made for %s', (_name, changes) => {
    expect(tseLogMessage({ ...example, ...changes })).toBeUndefined();
  });
});
