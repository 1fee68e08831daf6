import { describe, expect, it } from 'vitest';
import { lastMonths, withDay } from './heat-spans.ts';

describe('the span that one looks back on', () => {
  it.each([
    [1, '2026-03-15T12:00:00Z', '2026-02-01', '2026-02-28'],
    [3, '2026-01-01T12:00:00Z', '2025-10-01', '2025-12-31'],
    [12, '2026-05-31T12:00:00Z', '2025-05-01', '2026-04-30'],
    // Half past two on the first is the night of the month before.
    [1, '2026-03-01T01:30:00Z', '2026-01-01', '2026-01-31'],
  ] as const)('is the last %i whole months at %s: from %s to %s', (months, now, from, to) => {
    expect(lastMonths(months, Date.parse(now), 'Europe/Berlin')).toEqual({ from, to });
  });
});

describe('days of one’s own', () => {
  const days = { from: '2026-05-10', to: '2026-05-20' };

  it.each([
    ['from', '2026-05-12', '2026-05-12', '2026-05-20'],
    ['to', '2026-05-12', '2026-05-10', '2026-05-12'],
    ['from', '2026-06-01', '2026-06-01', '2026-06-01'],
    ['to', '2026-05-01', '2026-05-01', '2026-05-01'],
    ['from', '2020-01-01', '2020-01-01', '2022-12-31'],
    ['to', '2030-12-31', '2028-01-01', '2030-12-31'],
  ] as const)('are in order and not more than may be asked: %s %s gives %s to %s', (end, day, from, to) => {
    expect(withDay(days, end, day)).toEqual({ from, to });
  });
});
