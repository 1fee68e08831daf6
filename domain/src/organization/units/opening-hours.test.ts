import { describe, expect, it } from 'vitest';
import {
  firstOverlap,
  inOrder,
  isOpenAt,
  type OpeningHours,
  openingHoursSchema,
  readSpans,
} from './index.ts';

const zone = 'Europe/Berlin';
// 24 November 2026 is a Tuesday, and winter is one hour ahead of UTC.
const hours: OpeningHours = {
  spans: [
    { weekday: 1, from: 540, to: 840 },
    { weekday: 1, from: 1_050, to: 1_380 },
    { weekday: 5, from: 1_200, to: 1_620 },
  ],
  closedDays: ['2026-12-01', '2026-12-26'],
};

describe('opening hours per branch: open', () => {
  it.each<[string, string, boolean]>([
    ['before it opens', '2026-11-24T07:59:59Z', false],
    ['when it opens', '2026-11-24T08:00:00Z', true],
    ['when it closes', '2026-11-24T13:00:00Z', false],
    ['in the second span', '2026-11-24T17:00:00Z', true],
    ['on a day without hours', '2026-11-25T10:00:00Z', false],
    ['on a closed day', '2026-12-01T10:00:00Z', false],
    ['past midnight', '2026-11-29T01:59:00Z', true],
    ['past its end in the night', '2026-11-29T03:00:00Z', false],
    ['past midnight of a closed evening', '2026-12-27T00:30:00Z', false],
    ['on the evening that is closed', '2026-12-26T20:00:00Z', false],
    ['by the clock of summer', '2026-06-30T07:00:00Z', true],
    ['in the hour that comes twice, first', '2026-10-25T00:30:00Z', true],
    ['in the hour that comes twice, second', '2026-10-25T01:30:00Z', true],
    ['after the hour that is left out, which is its end', '2026-03-29T01:00:00Z', false],
    ['before it', '2026-03-29T00:59:00Z', true],
  ])('%s', (_what, at, isOpen) => {
    expect(isOpenAt(hours, Date.parse(at), zone)).toBe(isOpen);
  });
});

describe('opening hours that are refused', () => {
  const messageOf = (input: object) =>
    openingHoursSchema.safeParse({ ...hours, ...input }).error?.issues[0]?.message;

  it.each([
    ['closed days alone', [], 'OPENING_HOURS_MISSING'],
    ['an eighth day', [{ weekday: 7, from: 0, to: 60 }], 'OPENING_HOURS_WRONG'],
    ['an end before the begin', [{ weekday: 0, from: 600, to: 540 }], 'OPENING_HOURS_WRONG'],
    ['more than a day', [{ weekday: 0, from: 60, to: 1_501 }], 'OPENING_HOURS_WRONG'],
    [
      'two at once',
      [
        { weekday: 0, from: 540, to: 840 },
        { weekday: 0, from: 800, to: 900 },
      ],
      'OPENING_HOURS_OVERLAP',
    ],
    [
      'a night into the next morning',
      [
        { weekday: 6, from: 1_200, to: 1_620 },
        { weekday: 0, from: 120, to: 300 },
      ],
      'OPENING_HOURS_OVERLAP',
    ],
  ])('%s', (_what, spans, message) => {
    expect(messageOf({ spans })).toBe(message);
  });

  it.each([
    ['two at once', ['', '9-14, 13-17'], 1],
    ['a night longer than the next morning waits', ['8-12', '', '', '', '', '', '20-9'], 6],
    ['none', ['18-4', '18-4', '18-4', '18-4', '18-4', '18-4', '18-4'], undefined],
  ])('%s overlap where the first of them begins', (_what, week, weekday) => {
    const spans = week.flatMap((text, day) => readSpans(text, day) ?? []);
    expect(firstOverlap(spans)?.weekday).toBe(weekday);
  });

  it('a closed day that is none', () => {
    expect(messageOf({ closedDays: ['2026-02-30'] })).toBe('CLOSED_DAY_WRONG');
  });

  it('the same hours are the same, in whichever order they were written', () => {
    const turned = {
      spans: hours.spans.toReversed(),
      closedDays: [...hours.closedDays, '2026-12-01'].toReversed(),
    };
    expect(JSON.stringify(inOrder(turned))).toBe(JSON.stringify(inOrder(hours)));
  });
});
