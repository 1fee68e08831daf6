import { describe, expect, it } from 'vitest';
import { addDays } from '../../kit/business-day/index.ts';
import {
  dueAt,
  firstPeriod,
  mailPeriodOf,
  periodAfter,
  type Rhythm,
  reportMailInputSchema,
  reportMailMessages,
} from './index.ts';

const berlin = { zone: 'Europe/Berlin', cutOffMinutes: 240 };
const canary = { zone: 'Atlantic/Canary', cutOffMinutes: 360 };
const iso = (instant: number) => new Date(instant).toISOString();

describe('the days of a mailed report', () => {
  it.each<[Rhythm, string, string, string]>([
    ['day', '2026-11-25', '2026-11-25', '2026-11-25'],
    ['week', '2026-11-25', '2026-11-23', '2026-11-29'],
    ['week', '2026-11-29', '2026-11-23', '2026-11-29'],
    ['month', '2028-02-10', '2028-02-01', '2028-02-29'],
  ])('a %s with %s is from %s to %s', (rhythm, day, from, to) => {
    expect(mailPeriodOf(rhythm, day)).toEqual({ from, to });
    expect(periodAfter(rhythm, { from, to }).from).toBe(addDays(to, 1));
  });
});

describe('mailed at the branch’s time after its business day ended', () => {
  it.each<[string, string, readonly (typeof berlin)[], number, string]>([
    ['at seven in winter', '2026-11-25', [berlin], 420, '2026-11-26T06:00:00.000Z'],
    ['at seven in summer', '2026-07-01', [berlin], 420, '2026-07-02T05:00:00.000Z'],
    ['never before the day is over', '2026-11-25', [berlin], 60, '2026-11-26T03:00:00.000Z'],
    ['after the clock went forward', '2026-03-28', [berlin], 240, '2026-03-29T02:00:00.000Z'],
    ['after the clock went back', '2026-10-24', [berlin], 240, '2026-10-25T03:00:00.000Z'],
    [
      'never while the day goes on anew',
      '2026-10-24',
      [{ ...berlin, cutOffMinutes: 150 }],
      160,
      '2026-10-25T01:30:00.000Z',
    ],
    ['once the last branch is ready', '2026-11-25', [berlin, canary], 420, '2026-11-26T07:00:00.000Z'],
  ])('%s', (_what, day, clocks, minutes, due) => {
    expect(iso(dueAt({ from: day, to: day }, clocks, minutes))).toBe(due);
  });

  it.each<[Rhythm, string, string]>([
    ['day', '2026-11-26T05:59:59Z', '2026-11-25'],
    ['day', '2026-11-26T06:00:00Z', '2026-11-26'],
    ['week', '2026-11-23T05:00:00Z', '2026-11-16'],
    ['week', '2026-11-23T06:00:00Z', '2026-11-23'],
    ['month', '2026-12-01T05:00:00Z', '2026-11-01'],
    ['month', '2026-12-01T06:00:00Z', '2026-12-01'],
  ])('who begins a %s mail at %s gets first that of %s', (rhythm, now, from) => {
    expect(firstPeriod(rhythm, [berlin], 420, Date.parse(now)).from).toBe(from);
  });
});

describe('what somebody enters for a report mail', () => {
  const input = {
    name: 'Tag',
    rhythm: 'day',
    file: 'pdf',
    language: 'de',
    sendAtMinutes: 420,
    isActive: true,
    recipients: ['Rita@Cafe-Rita.de '],
  };

  it('addresses are kept in small letters', () => {
    expect(reportMailInputSchema.parse(input).recipients).toEqual(['rita@cafe-rita.de']);
  });

  it.each<[string, object, string]>([
    ['no name', { name: ' ' }, 'REPORT_MAIL_NAME_MISSING'],
    ['a name of 81 characters', { name: 'x'.repeat(81) }, 'REPORT_MAIL_NAME_TOO_LONG'],
    ['attack: a header in the name', { name: 'Tag\r\nBcc: all@x.de' }, 'REPORT_MAIL_NAME_MISSING'],
    ['no address', { recipients: [] }, 'REPORT_MAIL_NO_RECIPIENT'],
    [
      'attack: a thousand addresses',
      { recipients: Array.from({ length: 1_000 }, (_, at) => `a${at}@x.de`) },
      'REPORT_MAIL_TOO_MANY_RECIPIENTS',
    ],
    ['attack: two addresses in one', { recipients: ['a@x.de,b@x.de'] }, 'REPORT_MAIL_ADDRESS_WRONG'],
    [
      'attack: a header in an address',
      { recipients: ['a@x.de\r\nBcc: b@x.de'] },
      'REPORT_MAIL_ADDRESS_WRONG',
    ],
    ['a time that is none', { sendAtMinutes: 1440 }, 'REPORT_MAIL_TIME_WRONG'],
  ])('%s is refused', (_what, change, message) => {
    const parsed = reportMailInputSchema.safeParse({ ...input, ...change });
    expect(parsed.error?.issues.map((issue) => issue.message)).toEqual([message]);
    expect(reportMailMessages).toContain(message);
  });
});
