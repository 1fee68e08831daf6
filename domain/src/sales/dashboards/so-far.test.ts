import { describe, expect, test } from 'vitest';
import { figuresSoFar, isUnderWay, isWholeSpan } from './index.ts';

const hours = [
  { hour: 9, turnover: 1_000, receipts: 2 },
  { hour: 13, turnover: 6_000, receipts: 12 },
  { hour: 1, turnover: 3_000, receipts: 6 },
];
const day = { receipts: 20, customers: 40 };
const at = (time: string, cutOffMinutes = 240) => {
  const [hour, minute] = time.split(':').map(Number) as [number, number];
  return figuresSoFar(day, [{ hours, clock: { minutes: hour * 60 + minute, cutOffMinutes } }]);
};

describe('what a day had brought at a time of its clock (DSH-03)', () => {
  test.each([
    ['04:00', 0, 0, 0, 0],
    ['09:30', 500, 1, 2, 500],
    ['10:00', 1_000, 2, 4, 500],
    ['13:20', 3_000, 6, 12, 500],
    ['23:59', 7_000, 14, 28, 500],
    ['01:30', 8_500, 17, 34, 500],
    ['03:59', 10_000, 20, 40, 500],
  ])('at %s', (time, turnover, receipts, customers, averageReceipt) => {
    expect(at(time)).toEqual({ turnover, receipts, customers, averageReceipt });
  });

  test('goes by the cut-off of the branch: at midnight the hours after it are the first of the day', () => {
    expect(at('09:30', 0)).toMatchObject({ turnover: 3_500 });
  });

  test('is added up of branches whose clocks differ', () => {
    const parts = [13 * 60, 12 * 60].map((minutes) => ({
      hours,
      clock: { minutes: minutes + 30, cutOffMinutes: 240 },
    }));
    expect(figuresSoFar({ receipts: 40, customers: 40 }, parts)).toMatchObject({ turnover: 4_000 + 1_000 });
  });

  test('of a day without receipts is nothing', () => {
    expect(figuresSoFar({ receipts: 0, customers: 0 }, [])).toEqual({
      turnover: 0,
      receipts: 0,
      customers: 0,
      averageReceipt: 0,
    });
  });
});

test.each([
  ['2025-01-01', '2025-12-31', null, true],
  ['2025-01-01', '2025-12-31', '2024-11-02', true],
  ['2025-01-01', '2025-12-31', '2025-01-01', true],
  // New Year's holidays.
  ['2025-01-01', '2025-12-31', '2025-01-07', true],
  ['2025-01-01', '2025-12-31', '2025-11-04', false],
  ['2025-01-01', '2025-12-31', '2026-02-01', false],
  ['2025-06-01', '2025-06-07', '2025-06-02', false],
  ['2025-06-01', '2025-06-01', '2025-06-01', true],
  ['2025-06-01', '2025-06-01', '2025-06-02', false],
])('%s to %s with data from %s is whole: %s', (from, to, firstDay, expected) => {
  expect(isWholeSpan({ from, to }, firstDay)).toBe(expected);
});

test.each([
  ['2026-06-15', '2026-06-15', true],
  ['2026-06-09', '2026-06-15', true],
  ['2026-01-01', '2026-06-15', false],
  ['2026-01-01', '2026-12-31', true],
  ['2026-06-08', '2026-06-14', false],
])('%s to %s on 15 June is under way: %s', (from, to, expected) => {
  expect(isUnderWay({ from, to }, '2026-06-15')).toBe(expected);
});
