import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseTseQr, type ReceiptPayment, type TseQr, tseProcess, tseQrText } from './index.ts';
import { anyReceipt, position, sale } from './testing/index.ts';

const vat = (key: number, rate: number, gross: number) => ({ key, rate, net: gross, tax: 0, gross });
const paid = (kind: ReceiptPayment['kind'], amount: number, more: Partial<ReceiptPayment> = {}) => ({
  kind,
  name: '',
  amount,
  currency: 'EUR',
  ...more,
});
const dataOf = (positions: ReturnType<typeof vat>[], payments: ReceiptPayment[]) =>
  tseProcess(sale({ positions: positions.map((entry) => position({ vat: [entry] })), payments })).processData;

describe('process data of a receipt (fiscal.md 2.2)', () => {
  test('the documented sale of 2.55 at 7 % in cash', () => {
    const receipt = sale({
      positions: [position({ unitPrice: 255, vat: [vat(2, 700, 255)] })],
      payments: [paid('Bar', 255)],
    });
    expect(tseProcess(receipt)).toEqual({
      processType: 'Kassenbeleg-V1',
      processData: 'Beleg^0.00_2.55_0.00_0.00_0.00^2.55:Bar',
    });
  });

  test.each([
    [
      'five amounts in their order',
      [vat(1, 1900, 100), vat(2, 700, 200), vat(3, 780, 300), vat(4, 550, 400), vat(5, 0, 500)],
      [paid('Bar', 1500)],
      'Beleg^1.00_2.00_3.00_4.00_5.00^15.00:Bar',
    ],
    [
      'amounts of one rate are summed, exempt and undetermined ones are zero-rated',
      [vat(1, 1900, 100_000), vat(1, 1900, 23_450), vat(6, 0, 1), vat(7, 0, 2)],
      [paid('ECKarte', 123_453)],
      'Beleg^1234.50_0.00_0.00_0.00_0.03^1234.53:Unbar',
    ],
    [
      'former rates and free keys go where they belong',
      [
        vat(11, 1900, 1),
        vat(22, 500, 2),
        vat(13, 1070, 3),
        vat(14, 550, 4),
        vat(1000, 1900, 10),
        vat(1001, 333, 5),
      ],
      [paid('Bar', 25)],
      'Beleg^0.11_0.02_0.03_0.04_0.05^0.25:Bar',
    ],
    [
      'payments are summed by cash and no cash, in this order, and zeros are left out',
      [vat(1, 1900, 1000)],
      [paid('Kreditkarte', 300), paid('ECKarte', 200), paid('Bar', 700), paid('Bar', -200), paid('Keine', 0)],
      'Beleg^10.00_0.00_0.00_0.00_0.00^5.00:Bar_5.00:Unbar',
    ],
    [
      'a foreign currency stands behind its own amount',
      [vat(1, 1900, 1000)],
      [paid('Unbar', 100), paid('Bar', 400, { currency: 'USD', foreignAmount: 452 }), paid('Bar', 500)],
      'Beleg^10.00_0.00_0.00_0.00_0.00^5.00:Bar_4.52:Bar:USD_1.00:Unbar',
    ],
    [
      'a refund is negative',
      [vat(1, 1900, -350)],
      [paid('Bar', -350)],
      'Beleg^-3.50_0.00_0.00_0.00_0.00^-3.50:Bar',
    ],
    ['nothing is never negative', [vat(1, 1900, 5), vat(1, 1900, -5)], [], 'Beleg^0.00_0.00_0.00_0.00_0.00^'],
    [
      'paid by voucher has no payment',
      [vat(1, 1900, 5), vat(5, 0, -5)],
      [paid('Keine', 5)],
      'Beleg^0.05_0.00_0.00_0.00_-0.05^',
    ],
  ])('%s', (_rule, positions, payments, expected) => {
    expect(dataOf(positions, payments)).toBe(expected);
  });

  test('an aborted receipt is all zeros', () => {
    expect(tseProcess(sale({ type: 'AVBelegabbruch' })).processData).toBe(
      'AVBelegabbruch^0.00_0.00_0.00_0.00_0.00^',
    );
  });

  test('an order lists its positions, with quotes doubled', () => {
    const positions = [
      position({ text: 'Pils "0,5"', quantity: 2000, unitPrice: 390 }),
      position({ text: 'Ham', quantity: 125, unitPrice: 1999 }),
      position({ text: 'Tea', quantity: -1000, unitPrice: 280 }),
    ];
    expect(tseProcess(sale({ type: 'AVBestellung', positions }))).toEqual({
      processType: 'Bestellung-V1',
      processData: '2;"Pils ""0,5""";3.90\r0.125;"Ham";19.99\r-1;"Tea";2.80',
    });
  });

  test('for any receipt but an order the form holds and the amounts add up to its gross', () => {
    fc.assert(
      fc.property(anyReceipt, (receipt) => {
        const { processType, processData } = tseProcess(receipt);
        if (processType !== 'Kassenbeleg-V1') return;
        const amount = '-?(?:0|[1-9]\\d*)\\.\\d\\d';
        expect(processData).toMatch(
          new RegExp(
            `^[A-Za-z]+\\^${amount}(?:_${amount}){4}\\^(?:${amount}:(?:Bar|Unbar)(?::[A-Z]{3})?_?)*$`,
          ),
        );
        expect(processData).not.toContain('-0.00');
        const sum = (processData.split('^')[1] ?? '')
          .split('_')
          .reduce((total, text) => total + Math.round(Number(text) * 100), 0);
        expect(sum).toBe(receipt.type === 'AVBelegabbruch' ? 0 : receipt.gross);
      }),
    );
  });
});

describe('what is signed of net prices', () => {
  const net = (line: string) =>
    position({
      line,
      text: 'Kabelbinder',
      unitPrice: 83,
      priceBasis: 'net',
      amount: 99,
      vat: [{ key: 1, rate: 1900, net: 83, tax: 16, gross: 99 }],
    });

  test('is the gross that was printed, where VAT is rounded once for the receipt', () => {
    const vat = [{ key: 1, rate: 1900, net: 249, tax: 47, gross: 296 }];
    const { processData } = tseProcess(sale({ positions: ['1', '2', '3'].map(net), vat, gross: 296 }));
    expect(processData).toBe('Beleg^2.96_0.00_0.00_0.00_0.00^2.96:Bar');
  });

  test('is the price with VAT in an order', () => {
    const { processData } = tseProcess(sale({ type: 'AVBestellung', positions: [net('1')], payments: [] }));
    expect(processData).toBe('1;"Kabelbinder";0.99');
  });
});

describe('the QR code of a receipt (fiscal.md 2.3)', () => {
  const documented: TseQr = {
    clientId: '955002-00',
    processType: 'Kassenbeleg-V1',
    processData: 'Beleg^0.00_2.55_0.00_0.00_0.00^2.55:Bar',
    transaction: 18,
    signatureCounter: 112,
    start: '2019-07-10T18:41:04.000Z',
    end: '2019-07-10T18:41:04.000Z',
    algorithm: 'ecdsa-plain-SHA256',
    timeFormat: 'unixTime',
    signature:
      'MEQCIAy4P9k+7x9saDO0uRZ4El8QwN+qTgYiv1DIaJIMWRiuAiAt+saFDGjK2Yi5Cxgy7PprXQ5O0seRgx4ltdpW9REvwA==',
    publicKey: 'BHhWOeisRpPBTGQ1W4VUH95TXx2GARf8e2NYZXJoInjtGqnxJ8sZ3CQpYgjI+LYEmW5A37sLWHsyU7nSJUBemyU=',
  };

  test('the documented example, field by field', () => {
    expect(tseQrText(documented)).toBe(
      `V0;955002-00;Kassenbeleg-V1;Beleg^0.00_2.55_0.00_0.00_0.00^2.55:Bar;18;112;2019-07-10T18:41:04.000Z;2019-07-10T18:41:04.000Z;ecdsa-plain-SHA256;unixTime;${documented.signature};${documented.publicKey}`,
    );
  });

  test.each([
    ['a sale', documented.processData],
    ['an order with semicolons', '2;"Pils; 0,5";3.90\r1;"Tea";2.80'],
    ['nothing', ''],
  ])('%s is read back as written', (_name, processData) => {
    const qr = { ...documented, processData };
    expect(parseTseQr(tseQrText(qr))).toEqual(qr);
  });

  test.each([
    ['another version', `V1${tseQrText(documented).slice(2)}`],
    ['a field too few', tseQrText(documented).split(';').slice(0, -1).join(';')],
    ['a transaction that is no number', tseQrText(documented).replace(';18;', ';x;')],
    ['an empty text', ''],
  ])('%s is not read', (_name, text) => {
    expect(parseTseQr(text)).toBeUndefined();
  });
});
