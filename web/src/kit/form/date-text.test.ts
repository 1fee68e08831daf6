import { describe, expect, it } from 'vitest';
import { dateText, typedDay } from './date-text.ts';

describe('a typed day', () => {
  it.each([
    ['21.11.2026', '2026-11-21'],
    ['1.3.26', '2026-03-01'],
    ['21/11/2026', '2026-11-21'],
    ['21112026', '2026-11-21'],
    [' 21 11 2026 ', '2026-11-21'],
    ['2026-11-21', '2026-11-21'],
  ])('is read from %s', (typed, day) => expect(typedDay(typed)).toBe(day));

  it.each(['31.02.2026', '2026', 'morgen', '11.21.2026', ''])('is none in "%s"', (typed) =>
    expect(typedDay(typed)).toBeUndefined(),
  );

  it('is written as people here write it', () => {
    expect(dateText('2026-11-21', 'de')).toBe('21.11.2026');
    expect(dateText('2026-11-21', 'en')).toBe('21/11/2026');
    expect(dateText('', 'de')).toBe('');
  });
});
