import { describe, expect, it } from 'vitest';
import { copiedHours, isSameHours, type OpeningHours, openingHoursChangesSchema } from './index.ts';

const id = (last: number) => `0192f0c0-0000-7000-8000-0000000000${String(last).padStart(2, '0')}`;
const monday = { weekday: 0, from: 540, to: 1_080 };
const tuesday = { weekday: 1, from: 540, to: 1_080 };
const hours: OpeningHours = { spans: [monday], closedDays: ['2026-12-24'] };
const other: OpeningHours = { spans: [tuesday], closedDays: ['2026-10-31'] };

describe('opening hours for several branches at once', () => {
  const unit = { id: id(1), version: 1 };
  it.each<[string, unknown, boolean]>([
    ['hours of one', [{ openingHours: hours, units: [unit] }], true],
    ['none', [{ openingHours: null, units: [unit] }], true],
    [
      'two groups',
      [
        { openingHours: null, units: [unit] },
        { openingHours: hours, units: [{ id: id(2), version: 4 }] },
      ],
      true,
    ],
    ['nothing', [], false],
    ['a group of nobody', [{ openingHours: hours, units: [] }], false],
    [
      'one twice',
      [
        { openingHours: null, units: [unit] },
        { openingHours: hours, units: [{ ...unit, id: unit.id.toUpperCase() }] },
      ],
      false,
    ],
    ['hours that are none', [{ openingHours: { spans: [], closedDays: [] }, units: [unit] }], false],
    ['what is no id', [{ openingHours: hours, units: [{ id: 'hafen', version: 1 }] }], false],
  ])('%s', (_what, changes, isRight) => {
    expect(openingHoursChangesSchema.safeParse(changes).success).toBe(isRight);
  });

  it.each<[string, OpeningHours | null, boolean, OpeningHours | null, OpeningHours | null]>([
    ['keep their own closed days', hours, false, other, { spans: [monday], closedDays: ['2026-10-31'] }],
    ['take the closed days, too', hours, true, other, hours],
    ['begin without closed days', hours, false, null, { spans: [monday], closedDays: [] }],
    ['lose all where there are none', null, false, other, null],
  ])('branches %s', (_what, copied, withClosedDays, before, after) => {
    expect(copiedHours({ hours: copied, withClosedDays }, before)).toEqual(after);
  });

  it.each<[OpeningHours | null, OpeningHours | null, boolean]>([
    [null, null, true],
    [null, hours, false],
    [hours, other, false],
    [
      { spans: [tuesday, monday], closedDays: ['2026-12-25', '2026-12-24'] },
      { spans: [monday, tuesday], closedDays: ['2026-12-24', '2026-12-25'] },
      true,
    ],
  ])('%j and %j: the same, %s', (one, another, isSame) => expect(isSameHours(one, another)).toBe(isSame));
});
