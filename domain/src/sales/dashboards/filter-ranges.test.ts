import { describe, expect, test } from 'vitest';
import { type Comparison, comparisonRangeOf, rangeOfFilter } from './index.ts';

describe('the days that a filter means', () => {
  const today = '2026-11-21';
  test.each<[string, { from?: string; to?: string }, number | null, string, string]>([
    ['nothing: this year up to today', {}, null, '2026-01-01', '2026-11-21'],
    ['this year', {}, 2026, '2026-01-01', '2026-11-21'],
    ['an earlier year', {}, 2024, '2024-01-01', '2024-12-31'],
    ['a year to come', {}, 2027, '2027-01-01', '2027-12-31'],
    ['both ends', { from: '2025-03-01', to: '2026-02-28' }, 2024, '2025-03-01', '2026-02-28'],
    ['a begin this year', { from: '2026-11-01' }, null, '2026-11-01', '2026-11-21'],
    ['a begin in an earlier year', { from: '2025-06-01' }, null, '2025-06-01', '2025-12-31'],
    ['a begin that is still to come', { from: '2026-12-01' }, null, '2026-12-01', '2026-12-31'],
    ['an end', { to: '2025-06-30' }, null, '2025-01-01', '2025-06-30'],
  ])('%s', (_what, filter, year, from, to) => {
    expect(rangeOfFilter(filter, year, today)).toEqual({ from, to });
  });
});

describe('what a range is compared with (DSH-03)', () => {
  test.each<[Comparison, string, string, string, string]>([
    ['PREVIOUS_PERIOD', '2026-11-21', '2026-11-21', '2026-11-20', '2026-11-20'],
    ['PREVIOUS_PERIOD', '2026-11-01', '2026-11-21', '2026-10-11', '2026-10-31'],
    ['PREVIOUS_PERIOD', '2026-03-01', '2026-03-31', '2026-02-01', '2026-02-28'],
    ['PREVIOUS_PERIOD', '2028-03-01', '2028-03-31', '2028-02-01', '2028-02-29'],
    ['PREVIOUS_PERIOD', '2026-01-01', '2026-03-31', '2025-10-01', '2025-12-31'],
    ['PREVIOUS_PERIOD', '2026-01-01', '2026-12-31', '2025-01-01', '2025-12-31'],
    ['PREVIOUS_PERIOD', '2025-12-01', '2026-02-28', '2025-09-01', '2025-11-30'],
    ['YEAR_BEFORE', '2026-03-01', '2026-03-31', '2025-03-01', '2025-03-31'],
    ['YEAR_BEFORE', '2024-02-01', '2024-02-29', '2023-02-01', '2023-02-28'],
    ['WEEKDAYS_YEAR_BEFORE', '2026-11-02', '2026-11-08', '2025-11-03', '2025-11-09'],
    ['WEEKDAYS_YEAR_BEFORE', '2024-02-29', '2024-02-29', '2023-03-02', '2023-03-02'],
    ['UNIT', '2026-03-05', '2026-03-09', '2026-03-05', '2026-03-09'],
  ])('%s of %s to %s is %s to %s', (comparison, from, to, before, until) => {
    expect(comparisonRangeOf(comparison, { from, to })).toEqual({ from: before, to: until });
  });

  test('is nothing where nothing is wanted', () => {
    expect(comparisonRangeOf('NONE', { from: '2026-03-05', to: '2026-03-09' })).toBeNull();
  });
});
