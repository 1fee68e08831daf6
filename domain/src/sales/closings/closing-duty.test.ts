import { describe, expect, test } from 'vitest';
import { closingDueAt, isClosingMissed } from './index.ts';

describe('when a daily closing is missed (fiscal.md 1.8)', () => {
  test.each([
    ['by default the morning after', '2026-11-20', 'Europe/Berlin', 240, '2026-11-21T09:00:00.000Z'],
    ['in summer an hour earlier of UTC', '2026-06-20', 'Europe/Berlin', 240, '2026-06-21T08:00:00.000Z'],
    ['of a branch that ends at midnight', '2026-11-20', 'Europe/Berlin', 0, '2026-11-21T05:00:00.000Z'],
    ['of a club that ends at noon', '2026-11-20', 'Europe/Vienna', 720, '2026-11-21T17:00:00.000Z'],
    ['in the night that has 25 hours', '2026-10-24', 'Europe/Berlin', 240, '2026-10-25T09:00:00.000Z'],
    ['in the night that has 23 hours', '2026-03-28', 'Europe/Zurich', 240, '2026-03-29T08:00:00.000Z'],
    ['at the end of the year', '2026-12-31', 'Europe/Madrid', 240, '2027-01-01T09:00:00.000Z'],
    ['far in the west', '2026-11-20', 'America/St_Johns', 240, '2026-11-21T13:30:00.000Z'],
  ])('%s', (_what, day, zone, cutOffMinutes, due) => {
    const at = Date.parse(due);
    expect(new Date(closingDueAt(day, zone, cutOffMinutes)).toISOString()).toBe(due);
    expect(isClosingMissed({ day, zone, cutOffMinutes }, at - 1)).toBe(false);
    expect(isClosingMissed({ day, zone, cutOffMinutes }, at)).toBe(true);
  });
});
