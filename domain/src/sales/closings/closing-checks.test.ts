import { describe, expect, test } from 'vitest';
import { position, sale } from '../receipts/testing/index.ts';
import { type Closing, closingProblem, closingRules, closingSchema, notesOnClosing } from './index.ts';
import { closingOf, countOf, moneyCount } from './testing/index.ts';

const nowMs = Date.parse('2026-11-21T21:00:00.000Z');
const check = (closing: Closing) => closingProblem(closing, { nowMs, currency: 'EUR' });

const coffee = sale({ positions: [position({ unitPrice: 350 })], employee: { key: '1', name: 'Lena' } });
const float = sale({
  id: '01980000-0000-7000-8000-000000000002',
  number: 2,
  positions: [
    position({
      kind: 'Anfangsbestand',
      unitPrice: 20_000,
      vat: [{ key: 5, rate: 0, net: 20_000, tax: 0, gross: 20_000 }],
    }),
  ],
});
const day = (given: Partial<Closing> = {}): Closing => closingOf([float, coffee], given);
const counted = (pieces: Record<number, number>, comment?: string): Closing =>
  day({ counts: [countOf(pieces, { comment: comment ?? null })] });

describe('closings that are in order', () => {
  test.each<[string, Closing]>([
    ['a day that nobody has counted', day()],
    ['a day that was counted right', counted({ 10000: 2, 200: 1, 50: 3 })],
    ['a day that lacks a cent: the difference says so', counted({ 10000: 2, 200: 1, 50: 2, 1: 49 })],
    ['a day without receipts', closingOf([])],
    ['a month that names its days', day({ type: 'monthly', dailyZNumbers: [1, 2, 3] })],
    ['a winter-old closing', day({ createdAt: '2026-11-21T20:05:00.000Z' })],
    ['without a split by employees', day({ employees: [], categories: [], hours: null })],
    ['closed after midnight for the day before', day({ businessDay: '2026-11-20' })],
  ])('RCP-08: %s', (_name, closing) => {
    expect(closingSchema.safeParse(closing).error).toBeUndefined();
    expect(check(closing)).toBeUndefined();
  });
});

type Change = (closing: Closing) => Closing;
const withCash =
  (cash: Partial<Closing['cash']>): Change =>
  (closing) => ({ ...closing, cash: { ...closing.cash, ...cash } });

describe('RCP-09: closings that are quarantined', () => {
  test.each<[keyof typeof closingRules, Change]>([
    ['branchCurrency', (closing) => ({ ...closing, currency: 'CHF' })],
    ['createdNotInFuture', (closing) => ({ ...closing, createdAt: '2026-11-22T21:00:00.001Z' })],
    [
      'periodInOrder',
      (closing) => ({ ...closing, period: { ...closing.period, from: '2026-11-21T11:00:00.000Z' } }),
    ],
    [
      'periodBeforeClosing',
      (closing) => ({ ...closing, period: { ...closing.period, to: '2026-11-22T20:05:00.001Z' } }),
    ],
    ['businessDayNotInFuture', (closing) => ({ ...closing, businessDay: '2026-11-23' })],
    ['dailiesNamed', (closing) => ({ ...closing, dailyZNumbers: [1] })],
    ['dailiesNamed', (closing) => ({ ...closing, type: 'monthly' })],
    ['dailiesNamed', (closing) => ({ ...closing, type: 'yearly', dailyZNumbers: [1, 2, 2] })],
    [
      'turnoverNetPlusTax',
      (closing) => ({ ...closing, turnover: { ...closing.turnover, net: closing.turnover.net + 1 } }),
    ],
    [
      'vatNetPlusTax',
      (closing) => ({ ...closing, vat: closing.vat.map((row) => ({ ...row, tax: row.tax + 1 })) }),
    ],
    [
      'caseNetPlusTax',
      (closing) => ({
        ...closing,
        businessCases: closing.businessCases.map((row) => ({ ...row, gross: row.gross + 1 })),
      }),
    ],
    [
      'casesSumToTurnover',
      (closing) => ({ ...closing, turnover: { gross: 349, net: 293, tax: 56 }, categories: [] }),
    ],
    ['casesSumToVat', (closing) => ({ ...closing, vat: [] })],
    [
      'paymentsSumToCases',
      (closing) => ({
        ...closing,
        payments: closing.payments.map((row) => ({ ...row, amount: row.amount - 1 })),
      }),
    ],
    ['cashPaymentsSumToCurrency', (closing) => ({ ...closing, cashByCurrency: [] })],
    [
      'categoriesSumToTurnover',
      (closing) => ({ ...closing, categories: [{ name: 'Kaffee', quantity: 1000, gross: 349 }] }),
    ],
    [
      'employeesSumToTurnover',
      (closing) => ({
        ...closing,
        employees: closing.employees.map((row) => ({ ...row, turnover: 0 })),
      }),
    ],
    ['hoursSumToTurnover', (closing) => ({ ...closing, hours: [{ hour: 11, receipts: 1, turnover: 1 }] })],
    ['cashSumsToExpected', withCash({ takings: 351 })],
    ['countedLessExpected', withCash({ difference: 1 })],
    ['countedLessExpected', withCash({ counted: 20_350, difference: null })],
    ['countedLessWithdrawn', withCash({ remaining: 1 })],
    [
      'denominationTimesCount',
      (closing) => ({
        ...closing,
        counts: [
          countOf(
            {},
            {
              currencies: [
                {
                  currency: 'EUR',
                  denominations: [{ value: 50, kind: 'coin', count: 18, amount: 360 }],
                  total: 360,
                },
              ],
            },
          ),
        ],
      }),
    ],
    [
      'denominationsSumToTotal',
      (closing) => ({
        ...closing,
        counts: [countOf({}, { currencies: [{ ...moneyCount({ 100: 5 }), total: 499 }] })],
      }),
    ],
    ['countSumsToCash', (closing) => ({ ...closing, counts: [countOf({ 100: 5 })] })],
  ])('%s', (rule, change) => {
    const changed = change(day());
    expect(closingSchema.safeParse(changed).error).toBeUndefined();
    expect(check(changed)).toMatchObject({ rule, reason: closingRules[rule] });
    // The path leads to something that the closing has, or that it lacks.
    const [, field = ''] = check(changed)?.path.split('/') ?? [];
    expect(closingSchema.shape).toHaveProperty(field);
  });
});

test('RCP-08: the cash count of the trade press adds up to 970.83, not to its printed total', () => {
  const pieces = {
    1: 3,
    2: 5,
    5: 10,
    10: 22,
    20: 15,
    50: 18,
    100: 5,
    200: 8,
    500: 9,
    1000: 15,
    2000: 7,
    5000: 8,
    10000: 2,
  };
  const closing = counted(pieces, 'Wechselgeld nachgelegt');
  expect(closing.cash).toMatchObject({ counted: 97_083, expected: 20_350, difference: 76_733 });
  expect(check(closing)).toBeUndefined();
  const printed = { ...closing, cash: { ...closing.cash, counted: 96_543 } };
  expect(
    check({ ...printed, cash: { ...printed.cash, difference: 76_193, remaining: 96_543 } }),
  ).toMatchObject({ rule: 'countSumsToCash', expected: 97_083, actual: 96_543 });
});

describe('RCP-09: what somebody should see to', () => {
  const right = { 10000: 2, 200: 1, 50: 3 };
  const short = { 10000: 2 };
  const signed = { tse: { serial: 'x' } as unknown as NonNullable<Closing['tse']> };
  test.each<[string, Closing, readonly string[]]>([
    ['nothing', { ...counted(right), ...signed }, []],
    ['a difference without a comment', { ...counted(short), ...signed }, ['COMMENT_MISSING']],
    ['a difference with a blank one', { ...counted(short, '  '), ...signed }, ['COMMENT_MISSING']],
    ['a difference that is explained', { ...counted(short, 'Wechselgeld'), ...signed }, []],
    ['a day that nobody has counted', { ...day(), ...signed }, ['NOT_COUNTED']],
    ['a closing without signature', counted(right), ['UNSIGNED']],
    ['a month without a count', { ...day({ type: 'monthly', dailyZNumbers: [1] }), ...signed }, []],
  ])('%s', (_name, closing, notes) => {
    expect(notesOnClosing(closing)).toEqual(notes);
    expect(check(closing)).toBeUndefined();
  });
});
