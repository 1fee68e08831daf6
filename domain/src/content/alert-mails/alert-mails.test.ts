import { describe, expect, it } from 'vitest';
import {
  type AlertMailSettings,
  alertMailSettingsSchema,
  alertsToSend,
  begunAt,
  changedAlertMails,
  isQuiet,
  isQuietTooLong,
  readAlertMailSettings,
} from './index.ts';

const zone = 'Europe/Berlin';
const at = (text: string) => Date.parse(text);

describe('quiet hours', () => {
  it.each<[string, number, number, string, boolean]>([
    ['at night, past midnight', 1_320, 420, '2026-11-25T22:30:00Z', true],
    ['in the early morning', 1_320, 420, '2026-11-25T05:59:00Z', true],
    ['over at their last minute', 1_320, 420, '2026-11-25T06:00:00Z', false],
    ['in the afternoon', 1_320, 420, '2026-11-25T14:00:00Z', false],
    ['by the clock of summer', 1_320, 420, '2026-07-01T05:00:00Z', false],
    ['around noon', 720, 840, '2026-11-25T12:00:00Z', true],
    ['none when both are the same', 420, 420, '2026-11-25T06:00:00Z', false],
    ['the hour that comes twice', 120, 180, '2026-10-25T01:30:00Z', true],
  ])('%s', (_what, quietFrom, quietTo, now, quiet) => {
    expect(isQuiet({ quietFrom, quietTo }, at(now), zone)).toBe(quiet);
  });
});

describe('quiet hours are no way to hear of nothing', () => {
  it.each<[string, number, number, boolean]>([
    ['a night', 1_320, 420, false],
    ['none', 420, 420, false],
    ['23 hours', 420, 360, false],
    ['a minute more', 420, 361, true],
    ['all but the last minute', 0, 1_439, true],
    ['all but a minute, past midnight', 421, 420, true],
  ])('%s', (_what, quietFrom, quietTo, isTooLong) => {
    expect(isQuietTooLong({ quietFrom, quietTo })).toBe(isTooLong);
    const given = { ways: [], quietFrom, quietTo, digestAt: 450, byMail: true };
    const [issue] = alertMailSettingsSchema.safeParse(given).error?.issues ?? [];
    expect([issue?.message, issue?.path]).toEqual(
      isTooLong ? ['QUIET_TOO_LONG', ['quietTo']] : [undefined, undefined],
    );
    // What somebody chose when it was allowed stays as it is, with all that they chose beside it.
    expect(readAlertMailSettings(given)).toMatchObject({ quietFrom, quietTo });
  });
});

describe('alerts by mail with rules', () => {
  const settings: AlertMailSettings = {
    ways: [
      { kind: 'registerOffline', way: 'now' },
      { kind: 'closingMissing', way: 'digest' },
      { kind: 'backupOverdue', way: 'off' },
    ],
    quietFrom: 1_320,
    quietTo: 420,
    digestAt: 450,
    byMail: true,
  };

  it.each<[string, string, string]>([
    ['that of the day, at its time', '2026-11-25T06:30:00Z', '2026-11-25T06:30:00Z'],
    ['that of the day, later', '2026-11-25T13:00:00Z', '2026-11-25T06:30:00Z'],
    ['that of the day before until then', '2026-11-25T06:29:00Z', '2026-11-24T06:30:00Z'],
    ['at the same time of the clock in summer', '2026-07-01T13:00:00Z', '2026-07-01T05:30:00Z'],
  ])('at once what was raised until now; in the digest %s', (_what, now, digestUntil) => {
    expect(alertsToSend(settings, at(now), zone)).toEqual([
      { kinds: ['registerOffline'], until: at(now) },
      { kinds: ['closingMissing'], until: at(digestUntil) },
    ]);
  });

  it.each([
    ['summer begins', '2026-03-29T00:00:00Z'],
    ['summer ends', '2026-10-25T00:00:00Z'],
  ])('the digest comes once in the night on which %s, at any time', (_what, night) => {
    for (const digestAt of [0, 119, 120, 150, 179, 180, 240]) {
      const minutes = Array.from({ length: 420 }, (_, minute) => at(night) - 10_800_000 + minute * 60_000);
      const digests = minutes.map((now) => {
        const [, digest] = alertsToSend({ ...settings, quietFrom: 0, quietTo: 0, digestAt }, now, zone);
        expect(digest?.until, `${digestAt} at ${new Date(now).toISOString()}`).toBeLessThanOrEqual(now);
        return digest?.until ?? 0;
      });
      // Minute by minute it is the one of yesterday, then that of today.
      expect([...new Set(digests)], String(digestAt)).toHaveLength(2);
    }
  });

  it('nothing at night', () => {
    expect(alertsToSend(settings, at('2026-11-25T23:00:00Z'), zone)).toEqual([]);
  });

  it.each([
    { ways: [{ kind: 'weather', way: 'now' }] },
    { ways: [{ kind: 'registerOffline', way: 'sms' }] },
    { quietFrom: -1 },
    { digestAt: 1_440 },
    {
      ways: [
        { kind: 'registerOffline', way: 'now' },
        { kind: 'registerOffline', way: 'off' },
      ],
    },
  ])('%j is refused', (change) => {
    expect(alertMailSettingsSchema.safeParse({ ...settings, ...change }).success).toBe(false);
  });

  it('a kind begins when it is switched on, and not again by a change of other things', () => {
    const first = changedAlertMails(readAlertMailSettings(settings), settings, '2026-11-01T00:00:00Z');
    expect(begunAt(first, 'registerOffline')).toBeNull();
    const more = {
      ...settings,
      ways: [...settings.ways.slice(0, 2), { kind: 'backupOverdue', way: 'now' } as const],
    };
    const second = changedAlertMails(first, more, '2026-11-02T00:00:00Z');
    const third = changedAlertMails(
      readAlertMailSettings(second),
      { ...more, digestAt: 500 },
      '2026-11-03T00:00:00Z',
    );
    expect(third.begun).toEqual({ backupOverdue: '2026-11-02T00:00:00Z' });
    const again = changedAlertMails(
      changedAlertMails(third, settings, '2026-11-04T00:00:00Z'),
      more,
      '2026-11-05T00:00:00Z',
    );
    expect(again.begun).toEqual({ backupOverdue: '2026-11-05T00:00:00Z' });
  });
});
