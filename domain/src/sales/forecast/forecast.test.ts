import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { addDays, type Day, weekdayOf } from '../../kit/business-day/index.ts';
import { type DaySales, daysToLearnFrom, forecastHours, forecastMethods, forecastSales } from './index.ts';

const today = '2026-11-27'; // a Friday
/** So many days up to yesterday, each with what a rule says. */
const pastOf = (days: number, turnoverOf: (day: Day, age: number) => number): DaySales[] =>
  Array.from({ length: days }, (_, index) => {
    const day = addDays(today, -1 - index);
    const turnover = turnoverOf(day, index + 1);
    return { day, turnover, receipts: Math.round(turnover / 1_000) };
  }).filter(({ turnover }) => turnover !== 0);
const byWeekday = (day: Day) => [0, 80_000, 85_000, 90_000, 140_000, 200_000, 120_000][weekdayOf(day)] ?? 0;

describe('a forecast of the next seven days', () => {
  it('knows weekdays, and that Mondays are closed', () => {
    const forecast = forecastSales(pastOf(112, byWeekday), today);
    expect(forecast?.error).toBe(0);
    expect(forecast?.days.map(({ day, turnover, low, high }) => [day, turnover, low, high])).toEqual(
      [1, 2, 3, 4, 5, 6, 7].map((ahead) => {
        const day = addDays(today, ahead);
        return [day, byWeekday(day), byWeekday(day), byWeekday(day)];
      }),
    );
    expect(forecast?.days[0]).toMatchObject({ receipts: 200, weekBefore: 200_000 });
    // Last Friday's sales are known, this Friday's are not over.
    expect(forecast?.days.at(-1)).toMatchObject({ day: '2026-12-04', weekBefore: null });
  });

  test.each<[string, (day: Day, age: number) => number, string]>([
    [
      'that grow by a tenth each week',
      (day, age) => byWeekday(day) * 1.1 ** -Math.floor(age / 7),
      'lastWeek',
    ],
    ['with one odd week', (day, age) => byWeekday(day) * (age > 28 && age <= 35 ? 4 : 1), 'middle'],
  ])('of sales %s takes what would have been nearest', (_what, rule, method) => {
    const forecast = forecastSales(pastOf(112, rule), today);
    expect(forecast?.method).toBe(method);
    expect(forecast?.error).toBeLessThanOrEqual(forecast?.errorOfLastWeek ?? 0);
  });

  test.each([
    ['lastWeek', [100, 50, 0], 100],
    ['fadingMean', [100, 0], 100 / 1.7],
    ['fadingMean', [], 0],
    ['middle', [100, 7, 0], 7],
    ['middle', [], 0],
  ] as const)('by %s of %j is %d', (method, values, value) => {
    expect(forecastMethods[method](values)).toBeCloseTo(value);
  });

  it('learns nothing from odd days, and does not try itself on them', () => {
    const odd = new Set([addDays(today, -7), addDays(today, -14)]);
    const feast = (day: Day) => (odd.has(day) ? 2_000_000 : byWeekday(day));
    expect(forecastSales(pastOf(112, feast), today, odd)).toMatchObject({ error: 0 });
    expect(forecastSales(pastOf(112, feast), today)?.error).toBeGreaterThan(0.1);
  });

  test.each([
    ['nothing', []],
    ['four weeks', pastOf(27, byWeekday)],
    ['nothing before today', [{ day: today, turnover: 5_000, receipts: 5 }]],
    ['days without turnover', pastOf(112, () => 0)],
  ])('is none after %s', (_what, history) => {
    expect(forecastSales(history, today)).toBeNull();
  });

  it('does not look at today or later', () => {
    const past = pastOf(112, byWeekday);
    const later = [0, 1, 2].map((ahead) => ({
      day: addDays(today, ahead),
      turnover: 9_999_999,
      receipts: 1,
    }));
    expect(forecastSales([...past, ...later], today)).toEqual(forecastSales(past, today));
  });

  it('needs sixteen weeks, yesterday the last day', () => {
    expect(daysToLearnFrom(today)).toEqual({ from: '2026-08-07', to: '2026-11-26' });
  });

  it('of anything lies between its ends, is never less than nothing and off by no more than last week', () => {
    const sales = fc.array(fc.integer({ min: -5_000, max: 300_000 }), { minLength: 30, maxLength: 112 });
    fc.assert(
      fc.property(sales, (values) => {
        const forecast = forecastSales(
          pastOf(values.length, (_, age) => values[age - 1] ?? 0),
          today,
        );
        if (!forecast) return;
        expect(forecast.error).toBeLessThanOrEqual(forecast.errorOfLastWeek);
        for (const { turnover, low, high, receipts } of forecast.days) {
          expect(Math.min(turnover, low, receipts)).toBeGreaterThanOrEqual(0);
          expect([low, turnover, high]).toEqual([low, turnover, high].toSorted((one, other) => one - other));
        }
      }),
    );
  });
});

describe('the hours of a forecast day', () => {
  const saturday = { day: '2026-11-28', turnover: 100_001, receipts: 31 };
  const hours = [
    { weekday: 5, hour: 9, turnover: 100, receipts: 10 },
    { weekday: 5, hour: 10, turnover: 300, receipts: 20 },
    { weekday: 6, hour: 11, turnover: 900, receipts: 90 },
    { weekday: 5, hour: 12, turnover: 0, receipts: 0 },
  ];

  it('are those in which the weekday sells, and add up', () => {
    expect(forecastHours(saturday, hours, 12)).toEqual([
      { hour: 9, turnover: 25_000, receipts: 10, people: 1 },
      { hour: 10, turnover: 75_001, receipts: 21, people: 2 },
    ]);
    expect(forecastHours(saturday, hours, null).map(({ people }) => people)).toEqual([null, null]);
  });

  it('add up whatever is sold when', () => {
    const part = fc.record({
      weekday: fc.constant(5),
      hour: fc.nat(23),
      turnover: fc.integer({ min: 1, max: 10_000_000 }),
      receipts: fc.nat(5_000),
    });
    fc.assert(
      fc.property(
        fc.array(part, { minLength: 1 }),
        fc.nat(10_000_000),
        fc.nat(5_000),
        (all, turnover, receipts) => {
          const told = forecastHours({ day: saturday.day, turnover, receipts }, all, null);
          expect(told.reduce((sum, hour) => sum + hour.turnover, 0)).toBe(turnover);
          if (all.some((hour) => hour.receipts > 0))
            expect(told.reduce((sum, hour) => sum + hour.receipts, 0)).toBe(receipts);
        },
      ),
    );
  });
});
