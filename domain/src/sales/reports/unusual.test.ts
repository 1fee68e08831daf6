import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { addDays } from '../../kit/business-day/index.ts';
import { daysToJudge, type EmployeeWeek, measuresOf, unusualWeeks } from './index.ts';

const monday = '2026-11-16';
const range = { from: monday, to: '2026-11-22' };
const quiet = {
  ...measuresOf([]),
  receipts: 100,
  turnover: 120_000,
  cancelled: 1_200,
  discounts: 0,
  refunded: 0,
};

/** So many weeks before the judged one, with these cancellations in cents, over and over. */
const weeksBefore = (count: number, cancelled: readonly number[] = [1_200]): EmployeeWeek[] =>
  Array.from({ length: count }, (_, index) => ({
    week: addDays(monday, -7 * (index + 1)),
    figures: { ...quiet, cancelled: cancelled[index % cancelled.length] ?? 0 },
  }));
const judged = (week: Partial<typeof quiet>, before: readonly EmployeeWeek[]) =>
  unusualWeeks(
    [{ key: 'u:7', name: 'Ben', weeks: [...before, { week: monday, figures: { ...quiet, ...week } }] }],
    range,
  );

describe('weeks of an employee, judged by his own weeks before', () => {
  test.each<[string, Partial<typeof quiet>, readonly EmployeeWeek[], readonly string[]]>([
    ['as always', {}, weeksBefore(12), []],
    ['a little more than always', { cancelled: 2_400 }, weeksBefore(12), []],
    ['much more than always', { cancelled: 9_000 }, weeksBefore(12), ['cancelled']],
    ['much, but he always does', { cancelled: 9_000 }, weeksBefore(12, [9_500, 8_500]), []],
    ['much, but it goes up and down', { cancelled: 6_000 }, weeksBefore(12, [500, 3_000, 6_500]), []],
    [
      'one such week before hides nothing',
      { cancelled: 9_000 },
      weeksBefore(12, [1_200, 1_200, 1_200, 90_000]),
      ['cancelled'],
    ],
    ['discounts of somebody who never gave any', { discounts: 8_000 }, weeksBefore(12), ['discounts']],
    ['goods taken back', { refunded: 12_000 }, weeksBefore(12), ['refunded']],
    ['a single small thing', { refunded: 2_000 }, weeksBefore(12), []],
    [
      'much in a week of few receipts',
      { cancelled: 9_000, receipts: 9, turnover: 9_000 },
      weeksBefore(12),
      [],
    ],
    ['five weeks are too few', { cancelled: 9_000 }, weeksBefore(5), []],
    ['six weeks will do', { cancelled: 9_000 }, weeksBefore(6), ['cancelled']],
    ['nothing but cancelled', { cancelled: 9_000, turnover: 0 }, weeksBefore(12), ['cancelled']],
  ])('%s', (_what, week, before, figures) => {
    expect(judged(week, before).weeks.map(({ figure }) => figure)).toEqual(figures);
  });

  it('says how far it is from what is usual', () => {
    const [week] = judged({ cancelled: 9_000 }, weeksBefore(12)).weeks;
    expect(week).toMatchObject({ key: 'u:7', name: 'Ben', week: monday, amount: 9_000, ownWeeks: 12 });
    expect(week?.rate).toBeCloseTo(9_000 / 129_000);
    expect(week?.usualRate).toBeCloseTo(1_200 / 121_200);
    expect(week?.limit).toBeCloseTo(1_200 / 121_200 + 3 * 0.005);
    expect(week?.excess).toBe(Math.round(9_000 - (1_200 / 121_200) * 129_000));
  });

  it('counts who could be judged, who is too new, and nobody who did not work', () => {
    const day = { week: monday, figures: quiet };
    const answer = unusualWeeks(
      [
        { key: 'a', name: '', weeks: [...weeksBefore(8), day] },
        { key: 'b', name: '', weeks: [...weeksBefore(2), day] },
        { key: 'c', name: '', weeks: weeksBefore(8) },
      ],
      range,
    );
    expect(answer).toEqual({ weeks: [], judged: 1, tooNew: 1 });
  });

  it('is of whole weeks, and needs the half-year before the first', () => {
    expect(daysToJudge({ from: '2026-11-18', to: '2026-11-20' })).toEqual({
      from: '2026-05-18',
      to: '2026-11-22',
    });
  });

  it('never finds less when more is cancelled', () => {
    const amounts = fc.array(fc.integer({ min: 0, max: 20_000 }), { minLength: 8, maxLength: 20 });
    fc.assert(
      fc.property(amounts, fc.nat(50_000), fc.nat(50_000), (before, cancelled, more) => {
        const weeks = weeksBefore(before.length, before);
        const [less, most] = [judged({ cancelled }, weeks), judged({ cancelled: cancelled + more }, weeks)];
        expect(most.weeks.length).toBeGreaterThanOrEqual(less.weeks.length);
      }),
    );
  });
});
