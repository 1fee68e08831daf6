import { describe, expect, it } from 'vitest';
import {
  type OpeningHours,
  openingHoursText,
  runsOfDays,
  runText,
  storedHoursText,
  weekText,
} from './index.ts';

const of = (...weekdays: readonly number[]) => weekdays.map((weekday) => ({ weekday, from: 540, to: 1_080 }));
const saturday = { weekday: 5, from: 600, to: 1_560 };

describe('opening hours per branch in one line', () => {
  it.each<[string, OpeningHours['spans'], string, string]>([
    ['one day', of(1), 'Di 09:00–18:00', 'Tue 09:00–18:00'],
    ['days with the same hours', of(0, 1, 2, 3, 4), 'Mo–Fr 09:00–18:00', 'Mon–Fri 09:00–18:00'],
    [
      'a day between that is closed',
      of(0, 1, 3),
      'Mo–Di 09:00–18:00 · Do 09:00–18:00',
      'Mon–Tue 09:00–18:00 · Thu 09:00–18:00',
    ],
    [
      'past midnight, and two spans of a day',
      [...of(4), { weekday: 4, from: 1_140, to: 1_380 }, saturday],
      'Fr 09:00–18:00, 19:00–23:00 · Sa 10:00–02:00',
      'Fri 09:00–18:00, 19:00–23:00 · Sat 10:00–02:00',
    ],
    ['all week', of(0, 1, 2, 3, 4, 5, 6), 'Mo–So 09:00–18:00', 'Mon–Sun 09:00–18:00'],
  ])('%s', (_what, spans, german, english) => {
    expect(weekText({ spans }, 'de')).toBe(german);
    expect(weekText({ spans }, 'en')).toBe(english);
    expect(openingHoursText({ spans, closedDays: [] }, 'de')).toBe(german);
  });

  it('with closed days, those that follow each other together', () => {
    const closedDays = ['2027-01-01', '2026-12-31', '2026-12-24'];
    expect(runsOfDays(closedDays).map(runText)).toEqual(['24.12.2026', '31.12.2026–01.01.2027']);
    const hours = { spans: of(0), closedDays };
    expect(openingHoursText(hours, 'de')).toBe(
      'Mo 09:00–18:00 · Geschlossen 24.12.2026, 31.12.2026–01.01.2027',
    );
    expect(storedHoursText(JSON.stringify(hours), 'en')).toBe(
      'Mon 09:00–18:00 · Closed 24.12.2026, 31.12.2026–01.01.2027',
    );
  });

  it.each([null, '', 'mittags', '{"spans":[]}', 7])('%j are none', (stored) =>
    expect(storedHoursText(stored, 'de')).toBeUndefined(),
  );
});
