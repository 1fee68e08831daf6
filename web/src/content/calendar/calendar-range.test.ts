import { describe, expect, test } from 'vitest';
import { rangeOf, shownOf, turned } from './calendar-range.ts';

describe('CNT-01: the days on the screen', () => {
  test.each([
    ['month', '2026-03-15', '2026-02-23', '2026-04-05'],
    ['week', '2026-03-15', '2026-03-09', '2026-03-15'],
    ['agenda', '2026-03-15', '2026-03-15', '2026-04-14'],
  ] as const)('a %s', (view, day, from, to) => {
    expect(rangeOf({ view, day })).toEqual({ from, to });
  });

  test.each([
    ['month', '2026-01-31', 1, '2026-02-01'],
    ['month', '2026-01-31', -1, '2025-12-01'],
    ['week', '2026-03-30', -1, '2026-03-23'],
    ['agenda', '2026-03-15', 1, '2026-04-15'],
  ] as const)('the next %s', (view, day, by, next) => {
    expect(turned({ view, day }, by)).toBe(next);
  });

  test('an address that asks for nothing that exists shows today, as the device likes it', () => {
    const params = new URLSearchParams('view=decade&day=2026-02-31');
    expect(shownOf(params, 'agenda', '2026-03-15')).toEqual({ view: 'agenda', day: '2026-03-15' });
  });
});
