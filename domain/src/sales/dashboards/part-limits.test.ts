import { describe, expect, test } from 'vitest';
import { dayCount } from '../../kit/business-day/index.ts';
import { type AnalyticsPart, analyticsParts, omittedParts, peopleDays } from './index.ts';

const month = { from: '2026-11-01', to: '2026-11-30' };
const year = { from: '2026-01-01', to: '2026-12-31' };
const threeYears = { from: '2024-01-01', to: '2026-12-31' };

describe('what Analytics leaves out', () => {
  test.each<[string, number, number, { from: string; to: string }, AnalyticsPart[]]>([
    ['one branch, three years: single days and hours', 1, 1, threeYears, ['DAYS', 'HOURS']],
    ['one branch, two years: single days', 1, 1, { from: '2025-01-01', to: '2026-12-31' }, ['DAYS']],
    ['one branch, a year: nothing', 1, 1, year, []],
    ['three branches as one, a year: nothing', 1, 3, year, []],
    ['500 branches as one, a day: nothing', 1, 500, { from: '2026-11-21', to: '2026-11-21' }, []],
    ['500 branches as one, a month: who sold', 1, 500, month, ['REGISTERS', 'EMPLOYEES']],
  ])('of %s', (_what, summedUnits, units, range, omitted) => {
    expect(omittedParts({ summedUnits, units, articleUnits: summedUnits, range })).toEqual(omitted);
  });

  test.each<[string, string, boolean]>([
    ['2026-01-01', '2026-11-21', false],
    ['2026-01-01', '2026-12-31', false],
    ['2026-11-01', '2026-11-21', false],
    ['2024-02-17', '2026-09-09', true],
  ])('of 500 branches from %s to %s is the comparison of each: %s', (from, to, isOmitted) => {
    const omitted = omittedParts({ summedUnits: 1, units: 500, articleUnits: 1, range: { from, to } });
    expect(omitted.includes('UNIT_COMPARISONS')).toBe(isOmitted);
  });

  test('is all but sums for hundreds of branches and years', () => {
    const omitted = omittedParts({ summedUnits: 400, units: 400, articleUnits: 400, range: threeYears });
    expect(omitted).toEqual(analyticsParts);
  });
});

describe('registers and employees to choose from', () => {
  test('are of the whole range for few branches, of its last days for many', () => {
    expect(peopleDays(year, 3)).toEqual(year);
    const looked = peopleDays(year, 100);
    expect(looked?.to).toBe(year.to);
    expect(looked && dayCount(looked)).toBe(30);
  });

  test('are none for more than a hundred', () => {
    expect(peopleDays(month, 101)).toBeNull();
  });
});
