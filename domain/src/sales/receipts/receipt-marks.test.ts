import { describe, expect, test } from 'vitest';
import { marksOfReceipt, paymentBitsOf, type Receipt, type ReceiptMark, receiptMarks } from './index.ts';
import { position, sale } from './testing/index.ts';

const tse = {} as NonNullable<Receipt['tse']>;
const marksOf = (receipt: Receipt): string[] =>
  (Object.keys(receiptMarks) as ReceiptMark[]).filter((mark) => marksOfReceipt(receipt) & receiptMarks[mark]);

describe('what a receipt is found by', () => {
  test.each<[string, Partial<Receipt>, ReceiptMark[]]>([
    ['an ordinary sale', { tse }, []],
    ['a sale without a signature', {}, ['unsigned']],
    ['an order needs no signature', { type: 'AVBestellung' }, []],
    ['a cancelled position', { tse, positions: [position({ cancellation: true })] }, ['cancelled']],
    ['the cancellation of a receipt', { tse, type: 'AVBelegstorno' }, ['cancelled']],
    [
      'a discount inside a position',
      { tse, positions: [position({ unitPrice: 500, discounts: [{ text: '', amount: -50 }] })] },
      ['discounted'],
    ],
    ['a discount of its own', { tse, positions: [position({ kind: 'Rabatt' })] }, ['discounted']],
    ['a tip', { tse, positions: [position({ kind: 'TrinkgeldAN', amount: 100 })] }, ['tipped']],
    ['a voucher', { tse, positions: [position({ kind: 'MehrzweckgutscheinKauf', amount: 1 })] }, ['voucher']],
    ['money to the bank', { tse, positions: [position({ kind: 'Geldtransit', amount: -100 })] }, []],
    ['money back', { tse, positions: [position({ amount: -100 })] }, ['refund']],
  ])('%s', (_name, given, expected) => {
    expect(marksOf(sale(given))).toEqual(expected);
  });

  test.each<[string, readonly [Receipt['payments'][number]['kind'], number][], number]>([
    ['cash', [['Bar', 100]], 1],
    [
      'a debit and a credit card',
      [
        ['ECKarte', 50],
        ['Kreditkarte', 50],
      ],
      2,
    ],
    [
      'cash, card, digital and other',
      [
        ['Bar', 1],
        ['ECKarte', 1],
        ['Guthabenkarte', 1],
        ['Unbar', 1],
      ],
      15,
    ],
    ['nothing, by a kind without amount', [['Keine', 0]], 0],
  ])('paid with %s', (_name, paid, expected) => {
    const payments = paid.map(([kind, amount]) => ({ kind, name: kind, amount, currency: 'EUR' }));
    expect(paymentBitsOf({ payments })).toBe(expected);
  });
});
