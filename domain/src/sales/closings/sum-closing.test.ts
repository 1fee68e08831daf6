import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '../../kit/testing/index.ts';
import { type PositionKind, type Receipt, receiptFacts } from '../receipts/index.ts';
import { anyReceipt, anyTillReceipt, position, receiptEnd, sale } from '../receipts/testing/index.ts';
import {
  type Closing,
  type ClosingContents,
  closingProblem,
  closingSchema,
  compareClosing,
  countedCash,
  mergeClosings,
  sumClosing,
} from './index.ts';
import { closingOf } from './testing/index.ts';

const zone = 'Europe/Berlin';
const zeroRated = (kind: PositionKind, amount: number) =>
  position({
    kind,
    unitPrice: amount,
    vat: [{ key: 5, rate: 0, net: amount, tax: 0, gross: amount }],
  });
const paidBy = (kind: Receipt['payments'][number]['kind'], amount: number) => ({
  kind,
  name: kind,
  amount,
  currency: 'EUR',
});
const receipts = (list: readonly Partial<Receipt>[]): Receipt[] =>
  list.map((given, index) => sale({ number: index + 1, ...given }));

/** Tills that round VAT once for the receipt, with net prices and discounts on them. */
const tills = fc.array(
  anyTillReceipt.map(({ receipt }) => receipt),
  { maxLength: 8 },
);

test('RCP-08: a day of any legal till adds up: payments, cases, VAT, categories and articles have one sum', () => {
  fc.assert(
    fc.property(tills, (day) => {
      const closing = closingOf(day);
      expect(closingSchema.safeParse(closing).error).toBeUndefined();
      expect(closingProblem(closing, { nowMs: receiptEnd + 86_400_000, currency: 'EUR' })).toBeUndefined();
      const printed = day.flatMap(({ positions, vat }) => vat ?? positions.flatMap((line) => line.vat));
      expect(closing.turnover.tax).toBe(printed.reduce((sum, { tax }) => sum + tax, 0));
      expect(closing.reductions.discounts.amount - closing.reductions.surcharges.amount).toBe(
        day.reduce((sum, receipt) => sum + receiptFacts(receipt).discounts, 0),
      );
    }),
    { numRuns: runs(100) },
  );
});

/** A day of a café with all that a closing knows. */
const cafe = receipts([
  { positions: [zeroRated('Anfangsbestand', 20_000)] },
  {
    positions: [position({ unitPrice: 350 }), zeroRated('TrinkgeldAN', 50)],
    employee: { key: '1', name: 'Lena' },
  },
  {
    positions: [
      position({ unitPrice: 1000, discounts: [{ text: '10 %', amount: -100 }] }),
      position({ unitPrice: 400 }),
      position({ unitPrice: 400, quantity: -1000, cancellation: true }),
    ],
    payments: [paidBy('ECKarte', 900)],
    employee: { key: '2', name: 'Tom' },
  },
  { positions: [position({ unitPrice: 350, quantity: -1000, cancellation: true })] },
  { positions: [position({ unitPrice: 250, quantity: -1000 })] },
  { positions: [zeroRated('MehrzweckgutscheinKauf', 5000)], payments: [paidBy('Kreditkarte', 5000)] },
  { positions: [position({ kind: 'Pfand', unitPrice: 25 })] },
  { positions: [position({ kind: 'PfandRueckzahlung', unitPrice: -15 })] },
  { positions: [zeroRated('TrinkgeldAN', -50)] },
  { positions: [zeroRated('Auszahlung', -1200)] },
  { positions: [zeroRated('Geldtransit', -15_000)] },
  { positions: [zeroRated('Geldtransit', 500)], payments: [paidBy('Unbar', 500)] },
  { type: 'AVTraining', positions: [position({ unitPrice: 999 })], payments: [] },
  { type: 'AVBelegabbruch', positions: [], payments: [] },
]);

describe('RCP-09: the sums of a day', () => {
  const sums = sumClosing(cafe, zone);

  test('count every receipt, and those that sell', () => {
    expect(sums).toMatchObject({ records: 14, receipts: 4, customers: 4, aborted: 1 });
    expect(sums.training).toEqual({ count: 1, amount: 999 });
  });

  test('turnover is that of the dashboards, and the splits add up to it', () => {
    expect(sums.turnover.gross).toBe(350 + 900 - 350 - 250);
    expect(sums.categories.map(({ gross }) => gross)).toEqual([650]);
    expect(sums.employees).toEqual([
      expect.objectContaining({ key: '1', turnover: 350, cash: 400, tips: 50 }),
      expect.objectContaining({ key: '2', turnover: 900, cash: 0, cancelled: 400, discounts: 100 }),
      expect.objectContaining({ key: null, receipts: 2, turnover: -600 }),
    ]);
    expect(sums.hours).toEqual([{ hour: 11, receipts: 4, turnover: 650 }]);
  });

  test('corrections, reductions, tips, vouchers and deposits stand by themselves', () => {
    expect(sums.corrections).toEqual({
      lines: { count: 1, amount: 400 },
      receipts: { count: 1, amount: 350 },
      refunds: { count: 1, amount: 250 },
    });
    expect(sums.reductions.discounts).toEqual({ count: 1, amount: 100 });
    expect(sums.tips).toEqual([{ recipient: 'employee', payment: 'Bar', count: 1, amount: 50 }]);
    expect(sums.vouchers.soldMultiPurpose).toEqual({ count: 1, amount: 5000 });
    expect(sums.deposits).toEqual({
      charged: { count: 1, amount: 25 },
      returned: { count: 1, amount: 15 },
    });
  });

  test('the drawer: what only the bank moved is not in it', () => {
    expect(sums.cash).toMatchObject({
      openingFloat: 20_000,
      takings: 400 - 350 - 250 + 25 - 15,
      payOuts: -1200,
      transfersIn: 0,
      transfersOut: -15_000,
      tipsPaid: -50,
      expected: 20_000 - 190 - 1200 - 15_000 - 50,
      counted: null,
    });
  });

  test('a discount that is taken back with its position is no discount any more', () => {
    const back = position({
      unitPrice: 1000,
      quantity: -1000,
      discounts: [{ text: '10 %', amount: 100 }],
      cancellation: true,
    });
    const given = sale({
      positions: [position({ unitPrice: 1000, discounts: [{ text: '', amount: -100 }] })],
    });
    const { reductions } = sumClosing([given, sale({ positions: [back] })], zone);
    expect(reductions.discounts).toEqual({ count: 0, amount: 0 });
    expect(reductions.surcharges).toEqual({ count: 0, amount: 0 });
  });

  test('what is withdrawn after the count is no part of what should have been counted', () => {
    const counted = countedCash(sums.cash, { counted: 18_900, withdrawn: 15_000 });
    expect(counted).toMatchObject({
      transfersOut: 0,
      expected: 18_560,
      difference: 340,
      withdrawn: 15_000,
      remaining: 3900,
    });
  });
});

const euros = anyReceipt.map((receipt) => ({
  ...receipt,
  currency: 'EUR' as const,
  payments: receipt.payments.map((payment) => ({ ...payment, currency: 'EUR' })),
}));
const anyReceipts = fc.array(euros, { maxLength: 12 });
const own = (closing: Closing) =>
  closingProblem(closing, { nowMs: receiptEnd + 86_400_000, currency: 'EUR' });
const sumBy = <Entry>(entries: readonly Entry[], read: (entry: Entry) => number) =>
  entries.reduce((sum, entry) => sum + read(entry), 0);

describe('RCP-09: for any receipts', () => {
  test('their closing follows the contract and no rule is broken', () => {
    fc.assert(
      fc.property(anyReceipts, (list) => {
        const closing = closingOf(list);
        expect(closingSchema.safeParse(closing).error).toBeUndefined();
        expect(own(closing)).toBeUndefined();
      }),
    );
  });

  test('turnover, customers and reductions are the sums of the receipts’ own figures', () => {
    fc.assert(
      fc.property(anyReceipts, (list) => {
        const sums = sumClosing(list, zone);
        const facts = list.map(receiptFacts);
        expect(sums.turnover.gross).toBe(sumBy(facts, ({ turnover }) => turnover));
        expect(sums.turnover.tax).toBe(sumBy(facts, ({ tax }) => tax));
        expect(sums.receipts).toBe(facts.filter(({ counts }) => counts).length);
        expect(sums.customers).toBe(sumBy(facts, ({ customers }) => customers));
        expect(sumBy(sums.employees, ({ cancelled }) => cancelled)).toBe(
          sumBy(facts, ({ cancelled }) => cancelled),
        );
        expect(sumBy(sums.articles ?? [], ({ gross }) => gross)).toBe(
          sumBy(facts, ({ articles }) => sumBy(articles, ({ amount }) => amount)),
        );
      }),
    );
  });

  test('the drawer’s lines and the differences of counts are all of the cash', () => {
    fc.assert(
      fc.property(anyReceipts, (list) => {
        const { cash } = sumClosing(list, zone);
        const withCash = list.filter(
          ({ type, payments }) => type === 'Beleg' && payments.some(({ kind }) => kind === 'Bar'),
        );
        const paid = sumBy(withCash, ({ payments }) =>
          sumBy(
            payments.filter(({ kind }) => kind === 'Bar'),
            ({ amount }) => amount,
          ),
        );
        const differences = sumBy(withCash, ({ positions }) =>
          sumBy(
            positions.filter(({ kind }) => kind === 'DifferenzSollIst'),
            ({ amount }) => amount,
          ),
        );
        expect(cash.expected + differences).toBe(paid);
      }),
    );
  });

  test('parts add up to the whole: a month of single days is the closing of all their receipts', () => {
    const sorted = (contents: ClosingContents) => ({
      ...contents,
      ...Object.fromEntries(
        (
          [
            'payments',
            'cashByCurrency',
            'businessCases',
            'categories',
            'employees',
            'articles',
            'tips',
          ] as const
        ).map((name) => [name, (contents[name] ?? []).map((entry) => JSON.stringify(entry)).toSorted()]),
      ),
    });
    fc.assert(
      fc.property(anyReceipts, anyReceipts, (first, second) => {
        const parts = mergeClosings([sumClosing(first, zone), sumClosing(second, zone)]);
        const whole = sumClosing([...first, ...second], zone);
        const uncounted = { counted: null, difference: null };
        expect(sorted({ ...parts, cash: { ...parts.cash, ...uncounted } })).toEqual(sorted(whole));
      }),
    );
  });

  test('a closing equals the cloud’s own sums, in whatever order the receipts came', () => {
    fc.assert(
      fc.property(anyReceipts, (list) => {
        const comparison = compareClosing(closingOf(list), sumClosing(list.toReversed(), zone), 0);
        expect(comparison.figures.filter(({ result }) => result === 'differs')).toEqual([]);
        expect(comparison.state).toBe('matches');
      }),
    );
  });
});
