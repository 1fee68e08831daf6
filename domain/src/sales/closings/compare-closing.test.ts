import { describe, expect, test } from 'vitest';
import type { Receipt } from '../receipts/index.ts';
import { position, sale } from '../receipts/testing/index.ts';
import { type ClosingFigureName, compareClosing, countedCash, mergeClosings, sumClosing } from './index.ts';
import { closingOf } from './testing/index.ts';

const zone = 'Europe/Berlin';
const movement = (kind: 'Anfangsbestand' | 'Geldtransit' | 'DifferenzSollIst', amount: number) =>
  sale({
    positions: [
      {
        ...position({ kind, unitPrice: amount, rate: 0 }),
        vat: [{ key: 5, rate: 0, net: amount, tax: 0, gross: amount }],
      },
    ],
  });
const coffee = sale({ positions: [position({ unitPrice: 350 })], employee: { key: '1', name: 'Lena' } });
const cake = sale({
  positions: [position({ unitPrice: 400, rate: 700 })],
  payments: [{ kind: 'ECKarte', name: 'girocard', amount: 400, currency: 'EUR' }],
});
const compare = (sent: readonly Receipt[], inCloud: readonly Receipt[], missing = 0) =>
  compareClosing(closingOf(sent), sumClosing(inCloud, zone), missing);
const differing = (comparison: ReturnType<typeof compare>): ClosingFigureName[] => [
  ...new Set(comparison.figures.filter(({ result }) => result === 'differs').map(({ figure }) => figure)),
];

describe('RCP-08: a closing beside the cloud’s own sums', () => {
  test('matches', () => {
    expect(compare([coffee, cake], [coffee, cake])).toMatchObject({ state: 'matches', differing: 0 });
  });

  test('differs in what a receipt changes, and nowhere else', () => {
    const dearer = sale({ positions: [position({ unitPrice: 360 })], employee: { key: '1', name: 'Lena' } });
    const comparison = compare([coffee, cake], [dearer, cake]);
    expect(comparison.state).toBe('differs');
    expect(differing(comparison)).toEqual([
      'turnoverGross',
      'turnoverNet',
      'turnoverTax',
      'vatGross',
      'vatTax',
      'payment',
      'cashByCurrency',
      'businessCase',
      'category',
      'employeeTurnover',
      'takings',
      'expectedCash',
    ]);
    expect(comparison.figures.find(({ figure }) => figure === 'turnoverGross')).toEqual({
      figure: 'turnoverGross',
      subject: null,
      unit: 'cents',
      register: 750,
      cloud: 760,
      result: 'differs',
    });
  });

  test('is incomplete while receipts are missing, whatever else differs', () => {
    expect(compare([coffee, cake], [coffee], 1)).toMatchObject({ state: 'incomplete', missing: 1 });
  });

  test('says of each payment and rate by itself what differs', () => {
    const { figures } = compare([coffee, cake], [coffee]);
    expect(figures.filter(({ figure }) => figure === 'payment')).toEqual([
      expect.objectContaining({ subject: 'Bar', register: 350, cloud: 350, result: 'same' }),
      expect.objectContaining({ subject: 'girocard', register: 400, cloud: 0, result: 'differs' }),
    ]);
  });

  test('does not ask of a register what it does not keep', () => {
    const closing = { ...closingOf([coffee]), employees: [], categories: [] };
    const { state, figures } = compareClosing(closing, sumClosing([coffee], zone), 0);
    expect(state).toBe('matches');
    expect(figures.filter(({ result }) => result === 'incomparable').map(({ figure }) => figure)).toEqual([
      'category',
      'employeeTurnover',
      'employeeReceipts',
    ]);
  });
});

describe('the drawer', () => {
  const count = { counted: 20_000, withdrawn: 350 };

  test('that begins with a receipt and ends with one is compared line by line', () => {
    const receipts = [
      movement('Anfangsbestand', 20_000),
      coffee,
      movement('DifferenzSollIst', -350),
      movement('Geldtransit', -350),
    ];
    const sums = sumClosing(receipts, zone);
    const closing = { ...closingOf(receipts), cash: countedCash(sums.cash, count) };
    const { state, figures } = compareClosing(closing, sums, 0);
    expect(state).toBe('matches');
    expect(figures.filter(({ figure }) => figure === 'cashDifference')).toEqual([
      expect.objectContaining({ register: -350, cloud: -350, result: 'same' }),
    ]);
  });

  test.each([
    ['nothing else was moved', []],
    ['something was brought to the safe at noon', [movement('Geldtransit', -100)]],
  ])('of which was withdrawn what stands in the closing alone lacks nothing: %s', (_, moved) => {
    const receipts = [movement('Anfangsbestand', 20_000), coffee, ...moved];
    const sums = sumClosing(receipts, zone);
    const counted = sums.cash.expected;
    // The closing names a withdrawal that is no receipt of its period.
    const own = { ...sums.cash, transfersOut: sums.cash.transfersOut - 8_000 };
    const cash = countedCash(own, { counted, withdrawn: 8_000 });
    expect(cash).toMatchObject({ expected: counted, difference: 0, withdrawn: 8_000 });
    const { state, figures } = compareClosing({ ...closingOf(receipts), cash }, sums, 0);
    expect(figures.filter(({ result }) => result !== 'same')).toEqual([]);
    expect(state).toBe('matches');
  });

  test('whose withdrawal is a receipt of another amount differs', () => {
    const receipts = [movement('Anfangsbestand', 20_000), coffee, movement('Geldtransit', -350)];
    const sums = sumClosing(receipts, zone);
    const cash = countedCash(sums.cash, { counted: 20_350, withdrawn: 350 });
    const other = sumClosing([...receipts.slice(0, 2), movement('Geldtransit', -300)], zone);
    const { figures } = compareClosing({ ...closingOf(receipts), cash }, other, 0);
    expect(figures.filter(({ result }) => result === 'differs').map(({ figure }) => figure)).toEqual(
      expect.arrayContaining(['transfers', 'expectedCash']),
    );
  });

  test('whose float stays over night and whose difference is no receipt cannot be compared there', () => {
    const sums = sumClosing([coffee], zone);
    const kept = { ...sums.cash, openingFloat: 20_000 };
    const cash = countedCash(kept, { counted: 20_000, withdrawn: 0 });
    const { state, figures } = compareClosing({ ...closingOf([coffee]), cash }, sums, 0);
    expect(state).toBe('matches');
    expect(figures.filter(({ result }) => result === 'incomparable').map(({ figure }) => figure)).toEqual([
      'openingFloat',
      'cashDifference',
    ]);
  });
});

test('RCP-08: a month is the sum of its daily closings, counts and differences too', () => {
  const days = [coffee, cake].map((receipt) => {
    const closing = closingOf([receipt]);
    return { ...closing, cash: countedCash(closing.cash, { counted: 400, withdrawn: 0 }) };
  });
  const merged = mergeClosings(days);
  expect(merged.cash).toMatchObject({ counted: 800, difference: 450, withdrawn: 0, remaining: 800 });
  const month = closingOf([], { type: 'monthly', dailyZNumbers: [1, 2], ...merged });
  expect(compareClosing(month, mergeClosings(days), 0)).toMatchObject({ state: 'matches', differing: 0 });
  expect(compareClosing(month, mergeClosings(days.slice(1)), 1)).toMatchObject({
    state: 'incomplete',
    missing: 1,
  });
});
