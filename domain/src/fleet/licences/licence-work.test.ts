import { describe, expect, test } from 'vitest';
import {
  boundAfter,
  checkUpgrade,
  checkWork,
  deedOf,
  type Licence,
  type LicenceBinding,
  type LicenceProduct,
  levelsWithout,
  licenceAfter,
  licenceName,
  monthsLater,
  newLicenceKey,
  normalLicenceKey,
  prolonged,
  readUpgradeValue,
  stateWithTime,
  upgradeValueOf,
} from './index.ts';

const licence = (given: Partial<Licence> = {}): Licence => ({
  serial: 'AB12',
  appName: 'Tresen Gastro',
  appType: 'gastro',
  licenceType: 'basic',
  state: 'active',
  mainVersion: 5,
  regLevels: 0b0011,
  isLimited: false,
  ...given,
});
const product = (given: Partial<LicenceProduct> = {}): LicenceProduct => ({
  functions: '',
  appType: null,
  licenceType: null,
  mainVersion: null,
  upgradeValue: null,
  appRegLevel: 0,
  contractType: 'OneTime',
  contractDurationMonths: 0,
  ...given,
});

describe('the number that an update is asked with', () => {
  test.each([
    [6, { isUpgrade: false, mainVersion: 6 }],
    [1006, { isUpgrade: true, mainVersion: 6 }],
    [999, { isUpgrade: false, mainVersion: 999 }],
  ])('%i is %o, and back', (value, sought) => {
    expect(readUpgradeValue(value)).toEqual(sought);
    expect(upgradeValueOf(sought)).toBe(value);
  });

  test.each([0, -1, 1000, 2000, 5.5, Number.NaN])('%d is none', (value) => {
    expect(readUpgradeValue(value)).toBeUndefined();
  });
});

describe('the check of an upgrade', () => {
  test.each<[string, Partial<Licence>, number, string]>([
    ['to professional in the same version', {}, 5, 'valid'],
    ['with a newer version', {}, 6, 'valid'],
    ['of a professional one to a newer version', { licenceType: 'professional' }, 6, 'valid'],
    ['of one that is so already', { licenceType: 'professional' }, 5, 'LICENCE_UP_TO_DATE'],
    ['back', {}, 4, 'LICENCE_SERVICE_FAILED'],
    ['of a blocked one', { state: 'blocked' }, 5, 'LICENCE_BLOCKED'],
  ])('%s', (_name, given, mainVersion, expected) => {
    const target = { appType: 'gastro' as const, mainVersion, appRegLevel: 0, needsProfessional: false };
    const checked = checkUpgrade(licence(given), target);
    expect(checked.isSuccess ? checked.outcome : checked.failure).toBe(expected);
  });
});

describe('what a line does to a licence', () => {
  const edition = { appType: 'gastro', licenceType: 'basic', mainVersion: 5 } as const;
  test.each<[string, Partial<LicenceProduct>, string, ReturnType<typeof deedOf>]>([
    ['an edition makes one', edition, '', 'created'],
    ['hardware does nothing', {}, '', undefined],
    ['an update without a key does nothing', { ...edition, functions: 'UPDATE' }, '', undefined],
    ['an update', { functions: 'UPDATE' }, 'K', 'updated'],
    ['an upgrade', { functions: 'UPGRADE' }, 'K', 'upgraded'],
    ['a reactivation', { functions: 'REACTIVATE' }, 'K', 'reactivated'],
    ['an add-on', { functions: 'CHECK_ADD_ON' }, 'K', 'extended'],
    ['a longer term', {}, 'K', 'extended'],
    ['the first of two functions counts', { functions: 'CHECK_PRO,UPDATE' }, 'K', 'updated'],
  ])('%s', (_name, given, key, expected) => expect(deedOf(product(given), key)).toBe(expected));

  test('a longer term is only for its kind of register', () => {
    const ending = licence({ isLimited: true });
    const term = product({ contractDurationMonths: 12 });
    expect(checkWork(ending, { ...term, appType: 'gastro' })).toMatchObject({ isSuccess: true });
    expect(checkWork(ending, { ...term, appType: 'event' })).toMatchObject({
      failure: 'LICENCE_SERVICE_FAILED',
    });
  });

  test.each<[string, Partial<LicenceProduct>, string]>([
    ['of some months', { contractDurationMonths: 12 }, 'LICENCE_NEVER_ENDS'],
    ['that is rented', { contractType: 'Recurring' }, 'LICENCE_NEVER_ENDS'],
    ['of no months is none', {}, 'valid'],
    ['is no add-on', { functions: 'CHECK_ADD_ON', contractDurationMonths: 12 }, 'valid'],
  ])('a licence that never ends needs no term: one %s', (_name, given, expected) => {
    const checked = checkWork(licence(), product(given));
    expect(checked.isSuccess ? checked.outcome : checked.failure).toBe(expected);
  });

  test('an upgrade makes it professional and keeps its levels, with those that come along', () => {
    const upgrade = product({ functions: 'UPGRADE', upgradeValue: 1006, appRegLevel: 4 });
    expect(licenceAfter(licence(), 'upgraded', upgrade, [{ appRegLevel: 8 }])).toMatchObject({
      licenceType: 'professional',
      mainVersion: 6,
      regLevels: 0b1111,
    });
  });
});

describe('LIC-06: the levels of a licence whose add-on ends', () => {
  test.each([
    ['lose what it brought', 0b0111, [0b0100], [0b0011], 0b0011],
    ['keep what the edition brings, too', 0b0111, [0b0110], [0b0011], 0b0011],
    ['keep what another add-on brings, too', 0b1111, [0b1100], [0b0011, 0b1000], 0b1011],
    ['stay where it brought nothing', 0b0011, [0], [0b0011], 0b0011],
    ['keep what nobody knows the reason of', 0b10011, [0b0010], [0b0001], 0b10001],
  ])('%s', (_case, levels, taken, kept, expected) =>
    expect(levelsWithout(levels, taken, kept)).toBe(expected),
  );
});

describe('how long a licence lasts', () => {
  const utc = (text: string): number => Date.parse(`${text}T10:00:00Z`);
  test.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2028-01-31', 1, '2028-02-29'],
    ['2026-11-30', 3, '2027-02-28'],
    ['2026-08-15', 12, '2027-08-15'],
  ])('from %s %i months later it is %s', (from, months, expected) => {
    expect(monthsLater(utc(from), months)).toBe(utc(expected));
  });

  test.each([
    ['behind the term that runs', '2026-12-31', 1, '2026-11-30', '2027-01-31'],
    ['from now on where it is over', '2026-01-31', 1, '2026-11-30', '2026-12-30'],
    ['not by what is bought for good', '2026-12-31', 0, '2026-11-30', '2026-12-31'],
  ])('it is prolonged %s', (_name, endsAt, months, now, expected) => {
    expect(prolonged(utc(endsAt), months, utc(now))).toBe(utc(expected));
  });

  test('what never ends never ends', () => expect(prolonged(null, 12, utc('2026-11-30'))).toBeNull());

  test.each([
    ['expired', 'till', 20, 'active'],
    ['expired', null, 20, 'inactive'],
    ['expired', 'till', 5, 'expired'],
    ['expired', 'till', null, 'active'],
    ['blocked', 'till', 20, 'blocked'],
  ] as const)('%s, used by %s, with time until %s at 10: %s', (state, deviceId, endsAt, expected) => {
    expect(stateWithTime({ state, deviceId }, endsAt, 10)).toBe(expected);
  });
});

describe('LIC-08: the hardware that a register reports', () => {
  const bound: LicenceBinding = {
    state: 'active',
    mainboardSerial: 'MB-1',
    seenMainboardSerial: null,
    deviceId: 'till',
  };
  const unused: LicenceBinding = { ...bound, state: 'inactive', mainboardSerial: null, deviceId: null };
  const changed: LicenceBinding = { ...bound, state: 'needsReactivation', seenMainboardSerial: 'MB-2' };

  test.each<[string, LicenceBinding, string, string, LicenceBinding]>([
    ['the first report activates', unused, 'MB-1', 'till', bound],
    ['the same again changes nothing', bound, 'MB-1', 'till', bound],
    ['another mainboard needs a reactivation', bound, 'MB-2', 'till', changed],
    ['and still does', changed, 'MB-2', 'till', changed],
    ['the former one ends that', changed, 'MB-1', 'till', bound],
    ['another register does not take it away', bound, 'MB-2', 'other', changed],
    [
      'on the same hardware it is the register’s, linked anew',
      bound,
      'MB-1',
      'new',
      { ...bound, deviceId: 'new' },
    ],
    [
      'one that is over stays so',
      { ...unused, state: 'expired' },
      'MB-1',
      'till',
      { ...unused, state: 'expired', deviceId: 'till' },
    ],
  ])('%s', (_name, before, mainboardSerial, deviceId, expected) => {
    expect(boundAfter(before, { mainboardSerial, deviceId })).toEqual(expected);
  });
});

test('a new key is five groups of five signs that nobody misreads, and is typed back as it is', () => {
  const key = newLicenceKey((bytes) => bytes.map((_, index) => index * 37));
  expect(key).toMatch(/^([0-9A-HJKMNP-TV-Z]{5}-){4}[0-9A-HJKMNP-TV-Z]{5}$/);
  expect(normalLicenceKey(` ${key.toLowerCase()} `)).toBe(key);
});

test('a licence is called by its kind and edition', () => {
  expect(licenceName({ appType: 'event', licenceType: 'professional' })).toBe('Event Professional');
});
