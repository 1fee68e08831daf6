import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '../../kit/testing/index.ts';
import { type Receipt, type ReceiptProblem, receiptProblem, receiptSchema } from './index.ts';
import { anyReceipt, position, receiptEnd, sale } from './testing/index.ts';

const nowMs = Date.parse('2026-11-21T12:00:00.000Z');
const check = (receipt: Receipt) => receiptProblem(receipt, { nowMs, currency: 'EUR' });
const vat = (rate: number, net: number, tax: number, gross: number) => ({ key: 1, rate, net, tax, gross });

describe('receipts that are in order', () => {
  test.each<[string, Receipt]>([
    ['a sale', sale()],
    ['a refund', sale({ positions: [position({ unitPrice: 350, quantity: -1000 })] })],
    ['a receipt of nothing', sale({ positions: [], payments: [] })],
    ['a winter-old receipt', sale({ start: '2019-01-02T08:00:00.000Z', end: '2019-01-02T08:00:00.000Z' })],
    ['a clock ahead by exactly 24 hours', sale({ end: '2026-11-22T12:00:00.000Z' })],
    [
      'weighed goods rounded up',
      sale({ positions: [position({ unitPrice: 199, quantity: 333, amount: 67 })] }),
    ],
    [
      'weighed goods rounded down',
      sale({ positions: [position({ unitPrice: 199, quantity: 333, amount: 66 })] }),
    ],
    ['three for one euro', sale({ positions: [position({ unitPrice: 33, quantity: 3000, amount: 100 })] })],
    [
      'tax a cent off by another rounding',
      sale({ positions: [position({ unitPrice: 1000, vat: [vat(1900, 841, 159, 1000)] })] }),
    ],
    [
      'a bundle with two rates',
      sale({
        positions: [position({ unitPrice: 1000, vat: [vat(700, 654, 46, 700), vat(1900, 252, 48, 300)] })],
      }),
    ],
    [
      'an opening float with its cash',
      sale({ positions: [position({ kind: 'Anfangsbestand', unitPrice: 20_000, rate: 0 })] }),
    ],
    [
      'a meal paid by voucher',
      sale({
        positions: [
          position({ unitPrice: 1000 }),
          position({ kind: 'MehrzweckgutscheinEinloesung', unitPrice: -1000, rate: 0 }),
        ],
        payments: [],
      }),
    ],
    ['an unpaid order', sale({ type: 'AVBestellung', payments: [] })],
    ['training without payment', sale({ type: 'AVTraining', payments: [] })],
  ])('%s', (_name, receipt) => {
    expect(check(receipt)).toBeUndefined();
  });
});

describe('receipts that are quarantined', () => {
  test.each<[string, Receipt, ReceiptProblem]>([
    [
      'another currency than the branch',
      sale({ currency: 'CHF' }),
      {
        reason: 'CURRENCY_DIFFERS',
        rule: 'branchCurrency',
        path: '/currency',
        expected: 'EUR',
        actual: 'CHF',
      },
    ],
    [
      'a clock ahead by more than 24 hours',
      sale({ end: '2026-11-22T12:00:00.001Z' }),
      {
        reason: 'CLOCK_AHEAD',
        rule: 'endNotInFuture',
        path: '/end',
        expected: '2026-11-22T12:00:00.000Z',
        actual: '2026-11-22T12:00:00.001Z',
      },
    ],
    [
      'an end before the start',
      sale({ start: '2026-11-21T10:01:00.001Z' }),
      {
        reason: 'CLOCK_AHEAD',
        rule: 'startBeforeEnd',
        path: '/start',
        expected: '2026-11-21T10:01:00.000Z',
        actual: '2026-11-21T10:01:00.001Z',
      },
    ],
    [
      'net and tax that miss the gross',
      sale({ positions: [position({ line: 'a', unitPrice: 1000, vat: [vat(1900, 840, 161, 1000)] })] }),
      {
        reason: 'SUMS_DIFFER',
        rule: 'netPlusTaxIsGross',
        path: '/positions/0/vat/0/gross',
        expected: 1000,
        actual: 1001,
        line: 'a',
      },
    ],
    [
      'tax of another rate',
      sale({ positions: [position({ line: '7', unitPrice: 1000, vat: [vat(1900, 935, 65, 1000)] })] }),
      {
        reason: 'SUMS_DIFFER',
        rule: 'taxFollowsRate',
        path: '/positions/0/vat/0/tax',
        expected: 160,
        actual: 65,
        line: '7',
      },
    ],
    [
      'tax that was added instead of contained',
      sale({ positions: [position({ unitPrice: 1000, vat: [vat(1900, 810, 190, 1000)] })] }),
      {
        reason: 'SUMS_DIFFER',
        rule: 'taxFollowsRate',
        path: '/positions/0/vat/0/tax',
        expected: 160,
        actual: 190,
        line: '1',
      },
    ],
    [
      'VAT entries of another amount',
      sale({ positions: [position({ unitPrice: 1000, vat: [vat(1900, 839, 160, 999)] })] }),
      {
        reason: 'SUMS_DIFFER',
        rule: 'vatSumsToPosition',
        path: '/positions/0/amount',
        expected: 1000,
        actual: 999,
        line: '1',
      },
    ],
    [
      'price times quantity that is two cents off',
      sale({ positions: [position({ unitPrice: 33, quantity: 3000, amount: 101 })] }),
      {
        reason: 'SUMS_DIFFER',
        rule: 'priceTimesQuantity',
        path: '/positions/0/amount',
        expected: 99,
        actual: 101,
        line: '1',
      },
    ],
    [
      'a discount that was not taken off',
      sale({
        positions: [position({ unitPrice: 500, amount: 500, discounts: [{ text: '10 %', amount: -50 }] })],
      }),
      {
        reason: 'SUMS_DIFFER',
        rule: 'priceTimesQuantity',
        path: '/positions/0/amount',
        expected: 450,
        actual: 500,
        line: '1',
      },
    ],
    [
      'positions that miss the receipt',
      sale({ gross: 351 }),
      { reason: 'SUMS_DIFFER', rule: 'positionsSumToReceipt', path: '/gross', expected: 350, actual: 351 },
    ],
    [
      'an order whose positions miss its gross',
      sale({ type: 'AVBestellung', gross: 0, payments: [] }),
      { reason: 'SUMS_DIFFER', rule: 'positionsSumToReceipt', path: '/gross', expected: 350, actual: 0 },
    ],
    [
      'payments that miss the receipt',
      sale({ payments: [{ kind: 'Bar', name: 'Bar', amount: 400, currency: 'EUR' }] }),
      { reason: 'SUMS_DIFFER', rule: 'paymentsSumToReceipt', path: '/payments', expected: 350, actual: 400 },
    ],
    [
      'a sale without payment',
      sale({ payments: [] }),
      { reason: 'SUMS_DIFFER', rule: 'paymentsSumToReceipt', path: '/payments', expected: 350, actual: 0 },
    ],
  ])('%s', (_name, receipt, expected) => {
    expect(receiptSchema.safeParse(receipt).success).toBe(true);
    expect(check(receipt)).toEqual(expected);
  });
});

/** Every amount of a receipt that a single cent may not change, as paths. */
const exactAmounts = (receipt: Receipt): (string | number)[][] => [
  ['gross'],
  ...receipt.positions.flatMap((entry, line) => [
    ['positions', line, 'amount'],
    ...entry.vat.flatMap((_vat, index) =>
      ['net', 'tax', 'gross'].map((field) => ['positions', line, 'vat', index, field]),
    ),
  ]),
  ...(receipt.type === 'Beleg'
    ? receipt.payments.map((_payment, index) => ['payments', index, 'amount'])
    : []),
];

const withAdded = (value: unknown, [key, ...rest]: (string | number)[], added: number): unknown => {
  if (key === undefined) return Number(value) + added;
  const copy: Record<string | number, unknown> = Array.isArray(value)
    ? (value.slice() as unknown as Record<number, unknown>)
    : { ...(value as Record<string, unknown>) };
  copy[key] = withAdded(copy[key], rest, added);
  return copy;
};

describe('for any receipt', () => {
  const own = (receipt: Receipt) =>
    receiptProblem(receipt, { nowMs: receiptEnd, currency: receipt.currency });

  test('the contract accepts it and nothing is wrong with it', () => {
    fc.assert(
      fc.property(anyReceipt, (receipt) => {
        expect(receiptSchema.safeParse(receipt).error).toBeUndefined();
        expect(own(receipt)).toBeUndefined();
      }),
    );
  });

  test('a single cent more or less in any amount is found', () => {
    fc.assert(
      fc.property(anyReceipt, fc.nat(), fc.constantFrom(-1, 1), (receipt, pick, cent) => {
        const paths = exactAmounts(receipt);
        const path = paths[pick % paths.length] ?? ['gross'];
        const changed = withAdded(receipt, path, cent) as Receipt;
        expect(own(changed)?.reason).toBe('SUMS_DIFFER');
      }),
      { numRuns: runs(500) },
    );
  });

  test('three cents in a unit price or a discount are found', () => {
    fc.assert(
      fc.property(anyReceipt, fc.constantFrom(-3, 3), (receipt, cents) => {
        receipt.positions.forEach((entry, line) => {
          const discounted = {
            ...entry,
            discounts: [...(entry.discounts ?? []), { text: '', amount: cents }],
          };
          const repriced = { ...entry, unitPrice: entry.unitPrice + cents };
          const change = (changed: typeof entry) => ({
            ...receipt,
            positions: receipt.positions.with(line, changed),
          });
          expect(own(change(discounted))?.rule).toBe('priceTimesQuantity');
          if (Math.abs(entry.quantity) >= 1000)
            expect(own(change(repriced))?.rule).toBe('priceTimesQuantity');
        });
      }),
    );
  });
});
