import { describe, expect, it, test } from 'vitest';
import {
  conditionOf,
  type DeviceFacts,
  deviceCauses,
  deviceLimits,
  draftLists,
  forecastSignatures,
  operatingStates,
  readCertificateId,
  type SecurityDeviceReport,
  securityDeviceListWords,
  securityDeviceProviders,
  securityDeviceReportSchema,
  validateDevice,
  validationStates,
} from './index.ts';

const dayMs = 86_400_000;
const now = Date.parse('2026-11-27T12:00:00Z');
const ago = (days: number, used: number) => ({ at: now - days * dayMs, used });

describe('how long signatures last', () => {
  const until = (perDay: number, day: string) => ({ kind: 'until', perDay, at: Date.parse(day) });
  test.each([
    ['no report yet', [], 1_000, { kind: 'unknown' }],
    ['one report is no pace', [ago(0, 100)], 1_000, { kind: 'unknown' }],
    ['two days are none either', [ago(2, 0), ago(0, 100)], 1_000, { kind: 'unknown' }],
    ['100 a day, 900 left', [ago(10, 0), ago(0, 1_000)], 1_900, until(100, '2026-12-06T12:00:00Z')],
    ['in any order', [ago(0, 1_000), ago(10, 0)], 1_900, until(100, '2026-12-06T12:00:00Z')],
    ['years ahead', [ago(10, 0), ago(0, 1_000)], 158_900, until(100, '2031-03-25T12:00:00Z')],
    [
      'the pace is that of the last 90 days, not of the busy year before',
      [ago(300, 0), ago(80, 100_000), ago(0, 100_080)],
      100_180,
      until(1, '2027-03-07T12:00:00Z'),
    ],
    [
      'the last report is some days old: from there on',
      [ago(20, 0), ago(10, 1_000)],
      2_000,
      until(100, '2026-11-27T12:00:00Z'),
    ],
    ['rests', [ago(10, 50), ago(0, 50)], 1_000, { kind: 'unused' }],
    ['made all', [ago(10, 0), ago(0, 1_000)], 1_000, { kind: 'usedUp' }],
    ['made all, with one report', [ago(0, 1_000)], 1_000, { kind: 'usedUp' }],
    ['tells no most', [ago(10, 0), ago(0, 1_000)], null, { kind: 'unknown' }],
    ['more than a century', [ago(10, 0), ago(0, 10)], 10_000_000, { kind: 'longer', perDay: 1 }],
    [
      'a counter that went backwards began anew',
      [ago(20, 9_000), ago(10, 0), ago(0, 1_000)],
      1_900,
      until(100, '2026-12-06T12:00:00Z'),
    ],
    ['it began anew just now', [ago(20, 9_000), ago(0, 5)], 1_900, { kind: 'unknown' }],
    [
      'what a clock ahead of ours told is left out',
      [ago(0, 10), ago(-400, 1_000)],
      1_900,
      { kind: 'unknown' },
    ],
  ])('FIS-03: %s', (_what, points, most, expected) => {
    expect(forecastSignatures(points, most, now)).toEqual(expected);
  });
});

const well: DeviceFacts = {
  kind: 'tse',
  isRetired: false,
  operatingState: 1,
  certificateExpiresAt: now + 400 * dayMs,
  signatures: { used: 100, most: 20_000_000 },
  signaturesUntil: now + 4_000 * dayMs,
  memory: { usedBytes: 10, totalBytes: 100 },
  clientId: 'K1',
  clientIds: ['K1', 'K2'],
  hasPassedSelfTest: true,
  clockOffsetMs: 900,
  tellsArchives: true,
  lastArchiveAt: now - 3 * dayMs,
  firstReportAt: now - 100 * dayMs,
};
const expires = (days: number) => ({ certificateExpiresAt: now + days * dayMs });

describe('how a device is', () => {
  test.each<[string, Partial<DeviceFacts>, string, readonly string[]]>([
    ['all well', {}, 'ok', []],
    ['91 days before its certificate ends', expires(91), 'ok', []],
    ['90 days before', expires(90), 'warning', ['certificateEnding']],
    ['a minute before', { certificateExpiresAt: now + 60_000 }, 'warning', ['certificateEnding']],
    ['at that moment', expires(0), 'error', ['certificateExpired']],
    ['FIS-10: out of order', { operatingState: 2 }, 'error', ['outOfOrder']],
    ['FIS-10: temporarily so', { operatingState: 4 }, 'warning', ['temporarilyOut']],
    ['FIS-10: not known', { operatingState: 0 }, 'ok', []],
    ['self-test failed', { hasPassedSelfTest: false }, 'error', ['selfTestFailed']],
    ['no signature left', { signatures: { used: 9, most: 9 } }, 'error', ['signaturesUsedUp']],
    ['4 % left', { signatures: { used: 96, most: 100 } }, 'warning', ['signaturesEnding']],
    ['5 % left', { signatures: { used: 95, most: 100 } }, 'ok', []],
    ['90 days left at this pace', { signaturesUntil: now + 90 * dayMs }, 'warning', ['signaturesEnding']],
    ['memory at 79 %', { memory: { usedBytes: 79, totalBytes: 100 } }, 'ok', []],
    ['memory at 80 %', { memory: { usedBytes: 80, totalBytes: 100 } }, 'warning', ['memoryEnding']],
    ['memory at 98 %', { memory: { usedBytes: 98, totalBytes: 100 } }, 'error', ['memoryFull']],
    ['memory of no size', { memory: { usedBytes: 0, totalBytes: 0 } }, 'ok', []],
    ['it does not know this register', { clientIds: ['K2'] }, 'error', ['foreignClient']],
    ['it does not tell its clients', { clientIds: null }, 'ok', []],
    ['two minutes ahead', { clockOffsetMs: 120_000 }, 'ok', []],
    ['more than two minutes ahead', { clockOffsetMs: 120_001 }, 'warning', ['clockOff']],
    ['three minutes behind', { clockOffsetMs: -180_000 }, 'warning', ['clockOff']],
    ['backup 30 days ago', { lastArchiveAt: now - 30 * dayMs }, 'ok', []],
    ['backup 31 days ago', { lastArchiveAt: now - 31 * dayMs }, 'warning', ['archiveMissing']],
    ['never a backup', { lastArchiveAt: null }, 'warning', ['archiveMissing']],
    ['never a backup, but new', { lastArchiveAt: null, firstReportAt: now }, 'ok', []],
    ['nobody tells of backups', { lastArchiveAt: null, tellsArchives: false }, 'ok', []],
    ['Austria keeps its log elsewhere', { kind: 'signatureUnit', lastArchiveAt: null }, 'ok', []],
    [
      'the worst comes first',
      { clockOffsetMs: 900_000, operatingState: 2, ...expires(3) },
      'error',
      ['outOfOrder', 'certificateEnding', 'clockOff'],
    ],
    ['retired', { isRetired: true, operatingState: 2 }, 'retired', []],
    [
      'tells nothing',
      {
        certificateExpiresAt: null,
        signatures: null,
        signaturesUntil: null,
        memory: null,
        clockOffsetMs: null,
      },
      'ok',
      [],
    ],
  ])('%s', (_what, facts, health, causes) => {
    expect(conditionOf({ ...well, ...facts }, now)).toMatchObject({ health, causes });
  });

  it('is more urgent at 90, 30 and 7 days before its certificate ends, and when it has', () => {
    const urgencies = [91, 90, 31, 30, 8, 7, 1, -1].map((days) =>
      conditionOf({ ...well, ...expires(days) }, now),
    );
    expect(urgencies.map(({ urgency }) => urgency)).toEqual([0, 2, 2, 3, 3, 4, 4, 4]);
    expect(urgencies.at(-1)?.causes).toEqual(['certificateExpired']);
  });

  it('is to be looked at when the next limit is reached, and no sooner', () => {
    const at = (facts: Partial<DeviceFacts>) => {
      const { lookAgainAt } = conditionOf(
        { ...well, tellsArchives: false, signaturesUntil: null, ...facts },
        now,
      );
      return lookAgainAt === null ? null : (lookAgainAt - now) / dayMs;
    };
    expect(at(expires(400))).toBe(310);
    expect(at(expires(90))).toBe(60);
    expect(at(expires(25))).toBe(18);
    expect(at(expires(5))).toBe(5);
    expect(at(expires(-5))).toBeNull();
    expect(at({ ...expires(400), tellsArchives: true })).toBe(deviceLimits.archiveDays - 3);
    expect(at({ ...expires(400), signaturesUntil: now + 100 * dayMs })).toBe(10);
  });
});

const report = {
  kind: 'tse',
  serial: 'AB'.repeat(32),
  provider: 4,
  formFactor: 'usb',
  algorithm: 'ecdsa-plain-SHA256',
  timeFormat: 'unixTime',
  clientId: 'K1',
  operatingState: 1,
} as const;
const read = (given: object): SecurityDeviceReport =>
  securityDeviceReportSchema.parse({ ...report, ...given });

describe('what a register reports', () => {
  it('FIS-03 to FIS-06: a serial is the same in either case', () => {
    expect(read({}).serial).toBe('ab'.repeat(32));
  });

  test.each<[string, object]>([
    ['a serial that is no hash', { serial: 'ab' }],
    ['FIS-11: an operating state of 3', { operatingState: 3 }],
    ['FIS-08: a sixth provider', { provider: 6 }],
    ['more signatures than it can make', { signatures: { used: 11, most: 10 } }],
    ['an unknown form of time', { timeFormat: 'sundial' }],
    ['a certificate that is no base64', { certificates: ['<pem>'] }],
    ['a day for an instant', { certificateExpiresAt: '2027-01-01' }],
    [
      'too many backups',
      { archives: Array.from({ length: 21 }, () => ({ at: '2026-01-01T00:00:00Z', state: 'completed' })) },
    ],
    ['no client', { clientId: '' }],
  ])('refuses %s', (_what, given) => {
    expect(securityDeviceReportSchema.safeParse({ ...report, ...given }).success).toBe(false);
  });

  it('takes a signature unit of Austria, whose serial is that of a certificate', () => {
    expect(
      read({ kind: 'signatureUnit', serial: '3A:7F', algorithm: 'ES256', formFactor: 'card' }).serial,
    ).toBe('3a:7f');
  });
});

describe('whether a device is what it says (FIS-12)', () => {
  const proven = {
    isSerialOfKey: true,
    isKeyOfCertificate: true,
    isChainUnbroken: true,
    isCertificateReadable: true,
  };
  const none = {
    isSerialOfKey: null,
    isKeyOfCertificate: null,
    isChainUnbroken: null,
    isCertificateReadable: null,
  };
  test.each([
    ['all proven', {}, proven, 2, []],
    ['neither key nor certificate', {}, none, 0, []],
    ['the key alone', {}, { ...none, isSerialOfKey: true }, 2, []],
    ['another key', {}, { ...proven, isSerialOfKey: false }, 1, ['serialNotOfKey']],
    ['another certificate', {}, { ...proven, isKeyOfCertificate: false }, 1, ['keyNotOfCertificate']],
    ['a broken chain', {}, { ...proven, isChainUnbroken: false }, 1, ['chainBroken']],
    [
      'an unreadable certificate',
      {},
      { ...none, isCertificateReadable: false },
      1,
      ['certificateUnreadable'],
    ],
    ['an algorithm that nobody knows', { algorithm: 'rot13' }, proven, 1, ['algorithm']],
    ['no form of time', { timeFormat: undefined }, proven, 1, ['timeFormat']],
    ['a certification of no form', { bsiId: 'TÜV' }, proven, 1, ['certificateId']],
    ['several', { algorithm: 'x', bsiId: 'y' }, none, 1, ['certificateId', 'algorithm']],
    [
      'Austria: no hash of a key, no form of time',
      { kind: 'signatureUnit', serial: '3a7f', algorithm: 'ES256', timeFormat: undefined },
      { ...none, isSerialOfKey: false, isCertificateReadable: true },
      2,
      [],
    ],
  ])('%s', (_what, given, facts, state, faults) => {
    expect(validateDevice(read(given), facts)).toEqual({ state, faults });
  });
});

describe('ids of certificates (FIS-05)', () => {
  test.each([
    ['BSI-K-TR-0490-2021', 'BSI-K-TR-0490-2021', 'fiskaly Sign Cloud-TSE', true],
    ['BSI-K-TR-0490', 'BSI-K-TR-0490-2021', 'fiskaly Sign Cloud-TSE', true],
    ['0362-2019', 'BSI-K-TR-0362-2019', 'Swissbit TSE', true],
    ['BSI-K-TR-0490-2021 [USK ausgesetzt]', 'BSI-K-TR-0490-2021', 'fiskaly Sign Cloud-TSE', true],
    ['BSI-K-TR-9999-2030', 'BSI-K-TR-9999-2030', null, true],
    ['BSI-K-TR-9999', 'BSI-K-TR-9999', null, false],
    ['something else', 'something else', null, false],
  ])('%s', (told, id, product, isWellFormed) => {
    expect(readCertificateId(told)).toEqual({ id, product, isWellFormed });
  });

  it('rest on a list that changes', () => expect(draftLists).toContain('certificates'));
});

it('FIS-09: 2 is the fiscal service of Austria, 3 that of Germany, and nobody is named', () => {
  const named = ({ choices }: (typeof securityDeviceListWords)['de']) => Object.values(choices.provider);
  expect(named(securityDeviceListWords.de)).toEqual([
    'Eigene',
    'Fiskaldienst Österreich',
    'Fiskaldienst Deutschland',
    'Sicherheitshardware',
    'Cloud-Fiskalanbieter',
  ]);
  expect(named(securityDeviceListWords.en).slice(1, 3)).toEqual([
    'Fiscal service Austria',
    'Fiscal service Germany',
  ]);
});

it('every code has a word in both languages', () => {
  for (const { choices } of Object.values(securityDeviceListWords)) {
    for (const provider of securityDeviceProviders) expect(choices.provider[provider]).toBeTruthy();
    for (const state of operatingStates) expect(choices.operatingState[state]).toBeTruthy();
    for (const state of validationStates) expect(choices.validationState[state]).toBeTruthy();
    for (const cause of deviceCauses) expect(choices.causes[cause]).toBeTruthy();
  }
});
