import { expect, it } from 'vitest';
import { clockOf } from './write-table.ts';

it.each([
  ['Europe/Berlin', '2026-11-21T12:45:10.999Z', '2026-11-21T13:45:10'],
  ['Europe/Berlin', '2026-10-25T00:59:59.000Z', '2026-10-25T02:59:59'],
  ['Europe/Berlin', '2026-10-25T01:00:00.000Z', '2026-10-25T02:00:00'],
  ['Asia/Kathmandu', '2026-01-01T18:14:59.000Z', '2026-01-01T23:59:59'],
  ['UTC', '1969-12-31T23:59:59.500Z', '1969-12-31T23:59:59'],
])('the clock of %s at %s shows %s', (zone, at, shown) => {
  const clock = clockOf(zone);
  expect(clock(new Date(at))).toBe(shown);
  // One that has just shown another time shows the same.
  clock(new Date(0));
  expect(clock(new Date(at))).toBe(shown);
});

it('a clock is right on both sides of the night in which it is changed', () => {
  const clock = clockOf('Europe/Berlin');
  const plain = new Intl.DateTimeFormat('sv-SE', {
    dateStyle: 'short',
    timeStyle: 'medium',
    timeZone: 'Europe/Berlin',
  });
  for (let minute = 0; minute < 600; minute += 1) {
    const at = new Date(Date.parse('2026-03-28T20:00:00Z') + minute * 60_000);
    expect(clock(at)).toBe(plain.format(at).replace(' ', 'T'));
  }
});
