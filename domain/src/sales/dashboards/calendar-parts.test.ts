import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, dayCount, daysOf, weekdayOf } from '../../kit/business-day/index.ts';
import { fillDays, fillMonths, quartersOf, weekdaysOf } from './index.ts';

const sum = (parts: readonly { readonly turnover: number }[]) =>
  parts.reduce((total, { turnover }) => total + turnover, 0);

const sold = (day: string, turnover: number, receipts = 1) => ({
  day,
  turnover,
  receipts,
  customers: receipts,
});

test('DSH-06: every day of a range is there, in order, sold or not', () => {
  const days = fillDays([sold('2026-03-01', 500)], { from: '2026-02-27', to: '2026-03-01' });
  expect(days.map(({ day, turnover }) => [day, turnover])).toEqual([
    ['2026-02-27', 0],
    ['2026-02-28', 0],
    ['2026-03-01', 500],
  ]);
});

describe('DSH-05: weekdays', () => {
  test('each has its sum and its average per day on which anything was sold', () => {
    // Mondays: sold, closed, sold; a Tuesday on which only a cancellation happened.
    const days = [sold('2026-11-02', 1000), sold('2026-11-16', 501), sold('2026-11-03', -200)];
    const [monday, tuesday, wednesday] = weekdaysOf([...days, sold('2026-11-09', 0, 0)]);
    expect(monday).toMatchObject({ weekday: 0, days: 2, turnover: 1501, receipts: 2, averageTurnover: 751 });
    expect(tuesday).toMatchObject({ weekday: 1, days: 1, turnover: -200, averageTurnover: -200 });
    expect(wednesday).toMatchObject({ weekday: 2, days: 0, turnover: 0, averageTurnover: 0 });
  });

  test('add up to the days', () => {
    const days = fc.array(
      fc.record({ after: fc.nat(1095), turnover: fc.integer({ min: -1e6, max: 1e6 }), receipts: fc.nat(50) }),
    );
    fc.assert(
      fc.property(days, (some) => {
        const list = some.map(({ after, turnover, receipts }) =>
          sold(addDays('2024-01-01', after), turnover, receipts),
        );
        const weekdays = weekdaysOf(list);
        expect(sum(weekdays)).toBe(sum(list));
        for (const { weekday, turnover } of weekdays)
          expect(turnover).toBe(sum(list.filter(({ day }) => weekdayOf(day) === weekday)));
      }),
    );
  });
});

const month = (first: string, turnover: number) => ({ month: first, turnover, receipts: 1, customers: 2 });

test('DSH-04, DSH-07: a year has twelve months, and those of other years are not among them', () => {
  const months = fillMonths([month('2026-03-01', 700), month('2025-03-01', 900)], 2026);
  expect(months).toHaveLength(12);
  expect(months[2]).toEqual(month('2026-03-01', 700));
  expect(months[11]).toEqual({ month: '2026-12-01', turnover: 0, receipts: 0, customers: 0 });
  expect(sum(months)).toBe(700);
});

test('DSH-12, DSH-13: three years have twelve quarters, up to the chosen one', () => {
  const months = ['2023-12-01', '2024-01-01', '2024-03-01', '2025-04-01', '2026-12-01', '2027-01-01'];
  const quarters = quartersOf(
    months.map((first, index) => month(first, 10 ** index)),
    2026,
  );
  expect(quarters.map(({ year, quarter }) => `${year}/${quarter}`)).toEqual(
    [2024, 2025, 2026].flatMap((year) => [1, 2, 3, 4].map((quarter) => `${year}/${quarter}`)),
  );
  expect(quarters.filter(({ turnover }) => turnover !== 0)).toEqual([
    { year: 2024, quarter: 1, turnover: 110, receipts: 2, customers: 4 },
    { year: 2025, quarter: 2, turnover: 1000, receipts: 1, customers: 2 },
    { year: 2026, quarter: 4, turnover: 10_000, receipts: 1, customers: 2 },
  ]);
});

test('a day more or less is a day more or less', () => {
  expect(daysOf({ from: '2026-03-28', to: '2026-03-30' })).toEqual([
    '2026-03-28',
    '2026-03-29',
    '2026-03-30',
  ]);
  expect(dayCount({ from: '2024-01-01', to: '2026-12-31' })).toBe(1096);
});
