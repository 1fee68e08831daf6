import { type Closing, closingProblem, closingSchema, notesOnClosing } from '@tresen/domain/sales/closings';
import { receiptSchema } from '@tresen/domain/sales/receipts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeReceipt } from '../receipts/index.ts';
import { readCounter, readWaiting, readWaitingClosings, type Store } from '../store/index.ts';
import { testStore } from '../testing.ts';
import { closeDay, closePeriod, countDrawer, draftOpening, NothingToClose } from './index.ts';

const at = Date.parse('2026-11-21T20:00:00.000Z');
const surroundings = { nowMs: at, currency: 'EUR' };
const sell = (store: Store, unitPrice: number, time: number) =>
  makeReceipt(store, {
    positions: [{ text: 'Kaffee', unitPrice }],
    at: time,
    employee: { key: '1', name: 'Lena' },
  });
const hour = 3_600_000;

/** A day with a float of 200 euro and two coffees. */
const openDay = (): Store => {
  const store = testStore();
  makeReceipt(store, draftOpening(20_000, at - 8 * hour));
  sell(store, 320, at - 7 * hour);
  sell(store, 480, at - 6 * hour);
  return store;
};
const waiting = (store: Store): Closing[] =>
  readWaitingClosings(store, 100).map(({ raw }) => JSON.parse(raw) as Closing);

describe('RCP-08: a day that is closed by hand', () => {
  it('follows the contract, adds up and is signed as another process of the device', () => {
    const closing = closeDay(openDay(), { at });
    expect(closingSchema.parse(closing)).toEqual(closing);
    expect(closingProblem(closing, surroundings)).toBeUndefined();
    expect(closing).toMatchObject({
      type: 'daily',
      zNumber: 1,
      businessDay: '2026-11-21',
      records: 3,
      turnover: { gross: 800 },
      cash: { openingFloat: 20_000, takings: 800, expected: 20_800, counted: null },
      tse: { processType: 'SonstigerVorgang', transaction: 4 },
    });
    expect(notesOnClosing(closing)).toEqual(['NOT_COUNTED']);
  });

  it('books the difference of the count and what is taken to the bank, each as a receipt', () => {
    const store = openDay();
    const closing = closeDay(store, { at, counted: 20_750, keep: 20_000, comment: 'Wechselgeld' });
    expect(closingProblem(closing, surroundings)).toBeUndefined();
    expect(closing.cash).toMatchObject({
      expected: 20_800,
      counted: 20_750,
      difference: -50,
      withdrawn: 750,
      remaining: 20_000,
    });
    expect(closing.counts?.[0]).toMatchObject({ comment: 'Wechselgeld', currencies: [{ total: 20_750 }] });
    const booked = readWaiting(store, 0, 10).slice(3);
    const kinds = booked.map(({ raw }) => receiptSchema.parse(JSON.parse(raw)).positions[0]?.kind);
    expect(kinds).toEqual(['DifferenzSollIst', 'Geldtransit']);
    expect(closing.period.last).toMatchObject({ number: 5 });
  });

  it('holds each receipt once: the next one begins behind it, and names it', () => {
    const store = openDay();
    const first = closeDay(store, { at });
    sell(store, 500, at + hour);
    const second = closeDay(store, { at: at + 2 * hour });
    expect(second).toMatchObject({ zNumber: 2, records: 1, previousClosingId: first.id });
    expect(second.period.first).toEqual({ id: expect.any(String), number: 4 });
    expect(() => closeDay(store, { at: at + 3 * hour })).toThrow(NothingToClose);
    expect(readCounter(store, 'zDaily')).toBe(2);
  });

  it('of before can be closed later, without the receipts of today', () => {
    const store = openDay();
    sell(store, 500, at + 24 * hour);
    const closing = closeDay(store, { at: at + 25 * hour, day: '2026-11-21', counted: 20_700 });
    expect(closing).toMatchObject({ businessDay: '2026-11-21', records: 3, cash: { difference: -100 } });
    expect(closing.period.to < '2026-11-22').toBe(true);
    expect(closeDay(store, { at: at + 26 * hour })).toMatchObject({ businessDay: '2026-11-22', records: 1 });
  });
});

describe('RCP-08: a month and a year', () => {
  it('are the sums of their daily closings, with Z numbers of their own', () => {
    const store = openDay();
    closeDay(store, { at, counted: 20_800, keep: 20_000 });
    sell(store, 500, at + 24 * hour);
    closeDay(store, { at: at + 25 * hour });
    const month = closePeriod(store, '2026-11', at + 26 * hour);
    const year = closePeriod(store, '2026', at + 27 * hour);
    for (const closing of [month, year]) {
      expect(closingSchema.parse(closing)).toEqual(closing);
      expect(closingProblem(closing, { ...surroundings, nowMs: at + 48 * hour })).toBeUndefined();
      expect(closing).toMatchObject({ zNumber: 1, dailyZNumbers: [1, 2], turnover: { gross: 1300 } });
    }
    expect([month.type, year.type]).toEqual(['monthly', 'yearly']);
    expect(waiting(store).map(({ type, zNumber }) => [type, zNumber])).toEqual([
      ['daily', 1],
      ['daily', 2],
      ['monthly', 1],
      ['yearly', 1],
    ]);
    expect(() => closePeriod(store, '2025-11', at)).toThrow(NothingToClose);
  });
});

it('RCP-08: a cash count of any amount adds up, in euro and in francs', () => {
  fc.assert(
    fc.property(fc.nat(5_000_000), fc.constantFrom('EUR', 'CHF'), (amount, currency) => {
      const { denominations, total } = countDrawer(amount, currency as 'EUR' | 'CHF');
      expect(total).toBe(amount);
      expect(denominations.reduce((sum, row) => sum + row.value * row.count, 0)).toBe(amount);
      expect(denominations.every((row) => row.count > 0 && row.amount === row.value * row.count)).toBe(true);
    }),
  );
});
