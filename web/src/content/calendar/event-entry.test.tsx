import { describe, expect, it } from 'vitest';
import { withDay, withFrequency, withOrdinal } from './event-edits.ts';
import { faultOf, inputOf, laterFirstDay, newEntry } from './event-entry.ts';

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

describe('CNT-10: an event on a weekday of each month', () => {
  const second = withOrdinal(withFrequency(tuesday, 'MONTHLY'), 2);

  it('is sent as such, and its date is no longer asked', () => {
    expect(inputOf(second, null).recurrence).toBe('FREQ=MONTHLY;BYDAY=2TU');
    expect(inputOf(withOrdinal(second, null), null).recurrence).toBe('FREQ=MONTHLY');
    expect(inputOf(withFrequency(second, 'YEARLY'), null).recurrence).toBe('FREQ=YEARLY');
    expect(withDay(second, '2026-12-10').weekdays).toEqual(['TU']);
  });

  it('tells when it comes first, where that is another day', () => {
    expect(laterFirstDay(second)).toBeUndefined();
    expect(laterFirstDay(withDay(second, '2026-12-09'))).toBe('2027-01-12');
    expect(laterFirstDay({ ...withFrequency(tuesday, 'WEEKLY'), weekdays: ['MO'] })).toBe('2026-12-14');
    expect(laterFirstDay(tuesday)).toBeUndefined();
  });
});

it('CNT-10: repeats that end before the first event are told as such', () =>
  expect(faultOf({ ...withFrequency(tuesday, 'DAILY'), until: '2026-12-01' })).toBe('repeatEndsBefore'));
