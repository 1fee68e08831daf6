import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Receipt, receiptFacts } from '../receipts/index.ts';
import { anyReceipt, position, sale } from '../receipts/testing/index.ts';
import {
  addPart,
  addToBreakdown,
  type Breakdown,
  type BreakdownHead,
  emptyBreakdown,
  emptyPart,
  isWithinReceipts,
  type Measure,
  measuresOf,
  measuresOfPart,
  partDimensions,
  ratiosOf,
} from './index.ts';

const head: BreakdownHead = {
  unit: 'unit-1',
  day: '2026-11-21',
  hour: 13,
  device: 'device-1',
  register: 'Theke',
  employee: '7',
  employeeName: 'Änne',
};

const brokenDown = (receipts: readonly Receipt[], heads: readonly BreakdownHead[] = [head]): Breakdown => {
  const sums = emptyBreakdown();
  receipts.forEach((receipt, index) => {
    addToBreakdown(sums, receipt, heads[index % heads.length] ?? head);
  });
  return sums;
};

const totalOf = (sums: Breakdown) => measuresOf(sums.total.get('')?.values ?? []);
const partOf = (sums: Breakdown, dimension: keyof Breakdown, key: string) =>
  measuresOf(sums[dimension].get(key)?.values ?? []);

const coffee = { key: 'K1', categoryKey: 'W', category: 'Warmes' };

describe('parts of a receipt', () => {
  const receipt = sale({
    guests: 2,
    positions: [
      position({
        kind: 'Umsatz',
        text: 'Kaffee',
        quantity: 2000,
        unitPrice: 300,
        rate: 1900,
        article: coffee,
        inHouse: true,
      }),
      position({
        kind: 'Umsatz',
        text: 'Kaffee',
        quantity: -1000,
        unitPrice: 300,
        rate: 1900,
        article: coffee,
        inHouse: true,
        cancellation: true,
      }),
      position({
        kind: 'Umsatz',
        text: 'Brot',
        quantity: -1000,
        unitPrice: 250,
        rate: 700,
        article: { key: 'B' },
        inHouse: false,
      }),
      position({ kind: 'Rabatt', text: 'Stammgast', quantity: 1000, unitPrice: -30, rate: 1900 }),
      position({ kind: 'Pfand', text: 'Pfand', quantity: 1000, unitPrice: 100, rate: 1900 }),
      position({ kind: 'TrinkgeldAN', text: 'Trinkgeld', quantity: 1000, unitPrice: 50, rate: 0 }),
      position({
        kind: 'MehrzweckgutscheinKauf',
        text: 'Gutschein',
        quantity: 1000,
        unitPrice: 1000,
        rate: 0,
      }),
      position({
        kind: 'MehrzweckgutscheinEinloesung',
        text: 'Gutschein',
        quantity: 1000,
        unitPrice: -400,
        rate: 0,
      }),
    ].map((entry, index) => ({ ...entry, line: String(index + 1) })),
  });
  const paid = {
    ...receipt,
    payments: [
      { kind: 'Bar' as const, name: 'Bar', amount: receipt.gross - 500, currency: 'EUR' },
      { kind: 'Kreditkarte' as const, name: 'Visa', amount: 500, currency: 'EUR' },
    ],
  };
  const sums = brokenDown([paid]);

  it('are summed once in the whole', () => {
    expect(totalOf(sums)).toMatchObject({
      receipts: 1,
      customers: 2,
      turnover: 600 - 300 - 250 - 30,
      quantity: 2000 - 1000 - 1000,
      discounts: 30,
      cancelled: 300,
      cancellations: 1,
      refunded: 250,
      refunds: 1,
      tips: 50,
      vouchersSold: 1000,
      vouchersRedeemed: 400,
      deposits: 100,
      takings: receipt.gross,
    });
  });

  it.each([
    ['article', 'K1', { receipts: 1, turnover: 300, quantity: 1000, cancelled: 300 }],
    ['article', 'B', { turnover: -250, refunded: 250, refunds: 1 }],
    ['article', '', { turnover: -30, discounts: 30, quantity: 0 }],
    ['category', 'W', { turnover: 300 }],
    ['place', 'in', { turnover: 270, discounts: 30 }],
    ['place', 'out', { turnover: -250 }],
    ['vat', '1:1900', { turnover: 270 }],
    ['payment', 'Kreditkarte:Visa', { takings: 500, receipts: 1, tips: 50 }],
    ['takings', 'Pfand', { takings: 100 }],
    ['employee', 'unit-1:7', { turnover: 20, customers: 2, tips: 50 }],
    ['register', 'device-1', { turnover: 20 }],
    ['hour', '13', { receipts: 1, turnover: 20 }],
  ] as const)('%s %s has its own', (dimension, key, expected) => {
    expect(partOf(sums, dimension, key)).toMatchObject(expected);
  });

  it('leave out what only moves cash, and what is no Beleg', () => {
    const float = sale({
      positions: [position({ kind: 'Anfangsbestand', quantity: 1000, unitPrice: 20_000, rate: 0 })],
    });
    expect(totalOf(brokenDown([float, { ...paid, type: 'AVTraining' }])).takings).toBe(0);
  });

  it('are called as they were on the last day', () => {
    const renamed = { ...paid, positions: paid.positions.map((entry) => ({ ...entry, text: 'Café' })) };
    const before = { ...head, day: '2026-11-20' };
    expect(brokenDown([paid, renamed], [head, before]).article.get('K1')?.name).toBe('Kaffee');
    expect(brokenDown([renamed, paid], [before, head]).article.get('K1')?.name).toBe('Kaffee');
  });
});

describe('whatever is sold', () => {
  const anySales = fc.array(anyReceipt, { maxLength: 12 });
  const heads = [head, { ...head, hour: 9, device: 'device-2', employee: null, employeeName: null }];

  it('the parts of each dimension make up the whole, in each measure that they tell', () => {
    fc.assert(
      fc.property(anySales, (receipts) => {
        const sums = brokenDown(receipts, heads);
        for (const dimension of partDimensions) {
          const all = emptyPart('', '', '');
          for (const part of sums[dimension].values()) addPart(all, part);
          const told = measuresOfPart[dimension].filter(
            (measure) => measure !== 'receipts' || !isWithinReceipts(dimension),
          );
          const pick = (values: readonly number[]) =>
            Object.fromEntries(told.map((measure: Measure) => [measure, measuresOf(values)[measure]]));
          expect(pick(all.values), dimension).toEqual(pick(sums.total.get('')?.values ?? []));
        }
      }),
    );
  });

  it('what guests paid is turnover, tips, vouchers, deposits and the rest', () => {
    fc.assert(
      fc.property(anySales, (receipts) => {
        const { turnover, tips, vouchersSold, vouchersRedeemed, deposits, otherTakings, takings } = totalOf(
          brokenDown(receipts, heads),
        );
        expect(turnover + tips + vouchersSold - vouchersRedeemed + deposits + otherTakings).toBe(takings);
      }),
    );
  });

  it('the whole is what roll-ups of the dashboards have', () => {
    fc.assert(
      fc.property(anySales, (receipts) => {
        const total = totalOf(brokenDown(receipts, heads));
        const facts = receipts.map(receiptFacts);
        for (const measure of ['turnover', 'net', 'tax', 'customers', 'discounts', 'cancelled'] as const)
          expect(total[measure], measure).toBe(facts.reduce((sum, fact) => sum + fact[measure], 0));
        expect(total.receipts).toBe(facts.filter(({ counts }) => counts).length);
      }),
    );
  });
});

describe('ratios', () => {
  it.each([
    [
      { turnover: 1000, receipts: 3, customers: 4, discounts: 250, cancelled: 100, tips: 50 },
      { averageReceipt: 333, averageCustomer: 250, discountRate: 0.2, cancelledRate: 0.1, tipRate: 0.05 },
    ],
    [
      {},
      { averageReceipt: null, averageCustomer: null, discountRate: null, cancelledRate: null, tipRate: null },
    ],
    [
      { turnover: 900, coverTurnover: 500, covers: 4, tableMinutes: 100, timedSeatings: 3, seatings: 9 },
      { averageCover: 125, averageStay: 33 },
    ],
    [{}, { averageCover: null, averageStay: null }],
    [
      { turnover: -100, receipts: 1 },
      { averageReceipt: -100, discountRate: null, tipRate: null },
    ],
  ])('of %o are %o', (sums, expected) => {
    expect(ratiosOf({ ...measuresOf([]), ...sums })).toMatchObject(expected);
  });
});
