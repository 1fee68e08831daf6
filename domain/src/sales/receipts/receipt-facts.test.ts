import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isTurnover, positionKinds, type ReceiptPayment, receiptFacts, receiptTypes } from './index.ts';
import { anyReceipt, position, sale } from './testing/index.ts';

const article = (key: string) => ({ key });
const paid = (kind: ReceiptPayment['kind'], amount: number): ReceiptPayment => ({
  kind,
  name: kind,
  amount,
  currency: 'EUR',
});

describe('turnover', () => {
  test('contract 16: only goods, their reductions, surcharges and third-party prices are turnover', () => {
    expect(positionKinds.filter(isTurnover)).toEqual(['Umsatz', 'Rabatt', 'Aufschlag', 'ZuschussUnecht']);
  });

  test.each(receiptTypes)('a receipt of type %s counts only when it is a Beleg', (type) => {
    const facts = receiptFacts(sale({ type, guests: 3 }));
    const isCounted = type === 'Beleg';
    expect(facts.counts).toBe(isCounted);
    expect(facts.turnover).toBe(isCounted ? 350 : 0);
    expect(facts.customers).toBe(isCounted ? 3 : 0);
    expect(facts.payments).toEqual([isCounted ? 350 : 0, 0, 0, 0]);
  });
});

test('a meal with discount, tip and voucher: turnover is what was eaten', () => {
  const facts = receiptFacts(
    sale({
      guests: 2,
      positions: [
        position({ text: 'Soup', unitPrice: 650, quantity: 2000, rate: 700, article: article('10') }),
        position({
          text: 'Wine',
          unitPrice: 480,
          discounts: [{ text: 'happy hour', amount: -80 }],
          article: article('20'),
        }),
        position({ kind: 'Rabatt', text: '10 %', unitPrice: -170 }),
        position({ kind: 'TrinkgeldAN', text: 'Tip', unitPrice: 200, rate: 0 }),
        position({ kind: 'MehrzweckgutscheinKauf', text: 'Voucher', unitPrice: 2500, rate: 0 }),
      ],
      payments: [
        paid('Bar', 1000),
        paid('ECKarte', 2000),
        paid('Kreditkarte', 1000),
        paid('Guthabenkarte', 230),
      ],
    }),
  );
  expect(facts).toEqual({
    counts: true,
    turnover: 1530,
    net: 1215 + 336 - 143,
    tax: 85 + 64 - 27,
    payments: [1000, 3000, 230, 0],
    customers: 2,
    discounts: 250,
    cancelled: 0,
    articles: [
      { key: '10', name: 'Soup', quantity: 2000, amount: 1300 },
      { key: '20', name: 'Wine', quantity: 1000, amount: 400 },
    ],
  });
});

test('a cancelled position takes turnover, quantity and discount back', () => {
  const coffee = { unitPrice: 400, discounts: [{ text: 'staff', amount: -100 }], article: article('1') };
  const facts = receiptFacts(
    sale({
      positions: [
        position(coffee),
        position({
          ...coffee,
          quantity: -1000,
          discounts: [{ text: 'staff', amount: 100 }],
          cancellation: true,
        }),
      ],
    }),
  );
  expect(facts).toMatchObject({ turnover: 0, net: 0, tax: 0, discounts: 0, cancelled: 300 });
  expect(facts.articles.map(({ quantity, amount }) => [quantity, amount])).toEqual([
    [1000, 300],
    [-1000, -300],
  ]);
});

test('customers are guests where the register sends them, else one per receipt', () => {
  expect(receiptFacts(sale({ guests: 4 })).customers).toBe(4);
  expect(receiptFacts(sale({ guests: 0 })).customers).toBe(0);
  expect(receiptFacts(sale({ guests: null })).customers).toBe(1);
  expect(receiptFacts(sale()).customers).toBe(1);
});

test.each([
  ['an opening float is no payment of a guest', 'Anfangsbestand', [0, 0, 0, 0]],
  ['cash brought to the bank is no payment of a guest', 'Geldtransit', [0, 0, 0, 0]],
  ['a sold voucher is paid, though no turnover', 'MehrzweckgutscheinKauf', [5000, 0, 0, 0]],
] as const)('%s', (_rule, kind, payments) => {
  const facts = receiptFacts(sale({ positions: [position({ kind, unitPrice: 5000, rate: 0 })] }));
  expect(facts).toMatchObject({ counts: false, turnover: 0, customers: 0, payments, articles: [] });
});

test('a position without article is turnover of no article, and so is a discount that names one', () => {
  const facts = receiptFacts(
    sale({
      positions: [
        position({ unitPrice: 500 }),
        position({ kind: 'Rabatt', unitPrice: -50, article: article('1') }),
      ],
    }),
  );
  expect(facts.turnover).toBe(450);
  expect(facts.articles).toEqual([]);
});

test('every kind of payment has its group (DSH-09)', () => {
  const payments = [
    paid('Bar', 1),
    paid('ECKarte', 10),
    paid('Kreditkarte', 100),
    paid('ElZahlungsdienstleister', 1000),
    paid('Guthabenkarte', 10_000),
    paid('Unbar', 100_000),
    paid('Keine', 1_000_000),
  ];
  expect(receiptFacts(sale({ payments })).payments).toEqual([1, 110, 11_000, 1_100_000]);
});

test('for any receipt: net and tax make the turnover, and a refund is its exact mirror', () => {
  fc.assert(
    fc.property(anyReceipt, (receipt) => {
      const facts = receiptFacts(receipt);
      expect(facts.net + facts.tax).toBe(facts.turnover);
      const refund = receiptFacts({
        ...receipt,
        positions: receipt.positions.map((entry) => ({
          ...entry,
          amount: -entry.amount,
          vat: entry.vat.map((vat) => ({ ...vat, net: -vat.net, tax: -vat.tax, gross: -vat.gross })),
          discounts: (entry.discounts ?? []).map(({ text, amount }) => ({ text, amount: -amount })),
        })),
        payments: receipt.payments.map((payment) => ({ ...payment, amount: -payment.amount })),
      });
      for (const field of ['turnover', 'net', 'tax', 'discounts', 'cancelled'] as const) {
        expect(facts[field] + refund[field]).toBe(0);
      }
      expect(facts.payments.map((amount, group) => amount + (refund.payments[group] ?? 0))).toEqual([
        0, 0, 0, 0,
      ]);
    }),
  );
});
