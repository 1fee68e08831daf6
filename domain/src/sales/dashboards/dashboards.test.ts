import { describe, expect, test } from 'vitest';
import { periods } from '../../kit/business-day/index.ts';
import { figuresOf, sampleAnalyticsDashboard, sampleHomeDashboard, topArticleCount } from './index.ts';

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

test('the average receipt is rounded to a cent, and 0 without receipts', () => {
  const sums = {
    turnover: 1000,
    net: 840,
    tax: 160,
    receipts: 3,
    customers: 4,
    discounts: 50,
    cancelled: 20,
  };
  expect(figuresOf(sums)).toEqual({ ...sums, averageReceipt: 333 });
  expect(figuresOf({ ...sums, receipts: 0 }).averageReceipt).toBe(0);
});

describe('DSH-21: sample figures', () => {
  const home = sampleHomeDashboard('2026-11-21');
  const analytics = sampleAnalyticsDashboard('2026-11-21');

  test('the hours and the payments of Home add up to its turnover and receipts', () => {
    expect(sum(home.hours.map(({ turnover }) => turnover))).toBe(home.figures.turnover);
    expect(sum(home.hours.map(({ receipts }) => receipts))).toBe(home.figures.receipts);
    expect(sum(Object.values(home.payments))).toBe(home.figures.turnover);
    expect(home.figures).toMatchObject({
      turnover: 174_690,
      receipts: 244,
      customers: 281,
      averageReceipt: 716,
    });
  });

  test('a longer period has more payments', () => {
    const sums = periods.map((period) =>
      sum(Object.values(sampleHomeDashboard('2026-11-21', period).payments)),
    );
    const [today = 0, yesterday = 0, week = 0, month = 0, year = 0] = sums;
    expect(today > yesterday && week > today && month > week && year > month).toBe(true);
  });

  test('every part of Analytics adds up to its figures', () => {
    const { months, units, days, weekdays, hours, registers, employees } = analytics;
    for (const parts of [months, units, days, weekdays, hours, registers, employees]) {
      expect(sum(parts.map(({ turnover }) => turnover))).toBe(analytics.figures.turnover);
      expect(sum(parts.map(({ receipts }) => receipts))).toBe(analytics.figures.receipts);
    }
    expect(analytics.units.every(({ turnover, receipts }) => turnover > 0 && receipts > 0)).toBe(true);
    expect(sum(Object.values(analytics.payments))).toBe(analytics.figures.turnover);
    expect(analytics.figures.net + analytics.figures.tax).toBe(analytics.figures.turnover);
    const { previousMonths, comparisonDays, comparisonWeekdays, comparisonHours, comparison } = analytics;
    for (const parts of [previousMonths, comparisonDays, comparisonWeekdays, comparisonHours])
      expect(sum(parts.map(({ turnover }) => turnover))).toBe(comparison?.turnover);
    for (const parts of [units, registers, employees])
      expect(sum(parts.map(({ comparisonTurnover }) => comparisonTurnover ?? 0))).toBe(comparison?.turnover);
    expect(sum(analytics.quarters.slice(4).map(({ turnover }) => turnover))).toBe(
      analytics.figures.turnover + (comparison?.turnover ?? 0),
    );
  });

  test('the months are the twelve of the year and of the year before', () => {
    expect(analytics.months.map(({ month }) => month)).toEqual(
      Array.from({ length: 12 }, (_, index) => `2026-${String(index + 1).padStart(2, '0')}-01`),
    );
    expect(analytics.previousMonths[11]?.month).toBe('2025-12-01');
    expect([analytics.from, analytics.to]).toEqual(['2026-01-01', '2026-12-31']);
  });

  test.each([home, analytics])('nothing is linked, and the top list is sorted and full', (dashboard) => {
    const turnovers = dashboard.topArticles.map(({ turnover }) => turnover);
    expect(dashboard.state).toMatchObject({ linkedDevices: 0, onlineDevices: 0, dataFrom: null });
    expect(turnovers).toHaveLength(topArticleCount);
    expect(turnovers).toEqual(turnovers.toSorted((first, second) => second - first));
  });
});
