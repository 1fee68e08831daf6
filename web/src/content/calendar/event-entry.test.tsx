import { describe, expect, it } from 'vitest';
import { faultOf, newEntry, withDay, withFrequency } from './event-entry.ts';

// A Tuesday.
const tuesday = { ...newEntry('2026-12-08'), title: 'Stammtisch' };

describe('CNT-10: an event on another day', () => {
  it('is as long as before', () => {
    const fair = { ...tuesday, endDay: '2026-12-10' };
    expect(withDay(fair, '2026-12-01')).toMatchObject({ day: '2026-12-01', endDay: '2026-12-03' });
    expect(withDay(tuesday, '2026-12-01').endDay).toBe('2026-12-01');
  });

  it('comes again on the weekday of its new day, unless others were chosen', () => {
    const weekly = withFrequency(tuesday, 'WEEKLY');
    expect(withDay(weekly, '2026-12-10').weekdays).toEqual(['TH']);
    expect(withDay({ ...weekly, weekdays: ['MO', 'TU'] }, '2026-12-10').weekdays).toEqual(['MO', 'TU']);
  });
});

it('CNT-10: repeats that end before the first event are told as such', () =>
  expect(faultOf({ ...withFrequency(tuesday, 'DAILY'), until: '2026-12-01' })).toBe('repeatEndsBefore'));
