import { describe, expect, test } from 'vitest';
import {
  type CheckedLicence,
  checkAddOn,
  checkProfessional,
  checkReactivation,
  checkTerm,
  checkUpdate,
  type Licence,
  type LicenceState,
  type LicenceTarget,
  licenceKeysIn,
  licenceOutcomes,
  licenceSchema,
  repeatedKeys,
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
const target = (given: Partial<LicenceTarget> = {}): LicenceTarget => ({
  appType: 'gastro',
  mainVersion: 5,
  appRegLevel: 0b0100,
  needsProfessional: false,
  ...given,
});
const shown = (checked: CheckedLicence): string =>
  checked.isSuccess ? checked.outcome : `${checked.outcome} ${checked.failure}`;

describe('a licence', () => {
  test('LIC-09: is of a kind of business, basic or professional, in one of five states', () => {
    const isLicence = (given: object) => licenceSchema.safeParse({ ...licence(), ...given }).success;
    expect(['gastro', 'retail', 'event'].every((appType) => isLicence({ appType }))).toBe(true);
    expect(['basic', 'professional'].every((licenceType) => isLicence({ licenceType }))).toBe(true);
    const states = ['active', 'inactive', 'expired', 'blocked', 'needsReactivation'];
    expect(states.every((state) => isLicence({ state }))).toBe(true);
    for (const other of [{ appType: 'hotel' }, { licenceType: 'gold' }, { state: 'sold' }])
      expect(isLicence(other)).toBe(false);
  });
});

describe('the check of a licence', () => {
  test('LIC-10: has five outcomes', () => {
    expect(licenceOutcomes).toHaveLength(5);
  });

  test.each<[string, Partial<Licence>, Partial<LicenceTarget>, string]>([
    ['an older version is updated', {}, { mainVersion: 6 }, 'valid'],
    ['several versions at once, too', { mainVersion: 3 }, { mainVersion: 6 }, 'valid'],
    ['one that expired, too', { state: 'expired' }, { mainVersion: 6 }, 'valid'],
    ['not to its own version', {}, { mainVersion: 5 }, 'upToDate LICENCE_UP_TO_DATE'],
    ['not back', { mainVersion: 7 }, { mainVersion: 6 }, 'upToDate LICENCE_UP_TO_DATE'],
    [
      'not to another register’s',
      {},
      { mainVersion: 6, appType: 'retail' },
      'cannotBeActivated LICENCE_SERVICE_FAILED',
    ],
    ['not when it is blocked', { state: 'blocked' }, { mainVersion: 6 }, 'cannotBeActivated LICENCE_BLOCKED'],
  ])('for an update: %s', (_name, given, asked, expected) => {
    expect(shown(checkUpdate(licence(given), target(asked)))).toBe(expected);
  });

  test.each<[LicenceState, string]>([
    ['needsReactivation', 'canBeReactivated'],
    ['inactive', 'readyToActivate LICENCE_NEVER_ACTIVATED'],
    ['active', 'valid LICENCE_IN_USE'],
    ['expired', 'cannotBeActivated LICENCE_CANNOT_BE_ACTIVATED'],
    ['blocked', 'cannotBeActivated LICENCE_BLOCKED'],
  ])('LIC-10, SHP-51: for a reactivation: %s is %s', (state, expected) => {
    expect(shown(checkReactivation(licence({ state })))).toBe(expected);
  });

  test.each<[string, Partial<Licence>, Partial<LicenceTarget>, string]>([
    ['one that it has not', {}, {}, 'valid'],
    ['one that it has', { regLevels: 0b0111 }, {}, 'upToDate ADD_ON_INCLUDED'],
    ['one that it has in part', { regLevels: 0b0100 }, { appRegLevel: 0b1100 }, 'valid'],
    ['one without levels', {}, { appRegLevel: 0 }, 'valid'],
    [
      'one without levels, beside others',
      { addOnNumbers: [402] },
      { appRegLevel: 0, shopNumber: 401 },
      'valid',
    ],
    [
      'one without levels that it has',
      { addOnNumbers: [401] },
      { appRegLevel: 0, shopNumber: 401 },
      'upToDate ADD_ON_INCLUDED',
    ],
    ['one of another register', {}, { appType: 'event' }, 'cannotBeActivated ADD_ON_NOT_ADDABLE'],
    [
      'one for professionals',
      {},
      { needsProfessional: true },
      'cannotBeActivated LICENCE_NEEDS_PROFESSIONAL',
    ],
    [
      'one for professionals, of whom it is',
      { licenceType: 'professional' },
      { needsProfessional: true },
      'valid',
    ],
    ['one of a newer version', {}, { mainVersion: 6 }, 'cannotBeActivated LICENCE_NEEDS_UPDATE'],
    ['any, while it is blocked', { state: 'blocked' }, {}, 'cannotBeActivated LICENCE_BLOCKED'],
  ])('for an add-on: %s', (_name, given, asked, expected) => {
    expect(shown(checkAddOn(licence(given), target(asked)))).toBe(expected);
  });

  test.each<[string, Partial<Licence>, string]>([
    ['a professional one', { licenceType: 'professional' }, 'valid'],
    ['one that has it in part', { licenceType: 'professional', mainVersion: 5, regLevels: 0b0001 }, 'valid'],
    ['one that has it', { licenceType: 'professional', regLevels: 0b0111 }, 'upToDate ADD_ON_INCLUDED'],
    ['a basic one', {}, 'cannotBeActivated LICENCE_NEEDS_PROFESSIONAL'],
    ['an old one', { licenceType: 'professional', mainVersion: 4 }, 'cannotBeActivated LICENCE_NEEDS_UPDATE'],
    ['a blocked one', { licenceType: 'professional', state: 'blocked' }, 'cannotBeActivated LICENCE_BLOCKED'],
  ])('SHP-53, ERR-43: for professionals: %s', (_name, given, expected) => {
    expect(shown(checkProfessional(licence(given), target()))).toBe(expected);
  });

  test('SHP-53: for professionals: one without levels is sold once', () => {
    const held = licence({ licenceType: 'professional', addOnNumbers: [402] });
    const check = (shopNumber: number) =>
      shown(checkProfessional(held, target({ appRegLevel: 0, shopNumber })));
    expect(check(402)).toBe('upToDate ADD_ON_INCLUDED');
    expect(check(403)).toBe('valid');
  });

  test.each<[string, Partial<Licence>, Partial<LicenceTarget>, string]>([
    ['one that ends', { isLimited: true }, {}, 'valid'],
    ['one that has ended', { isLimited: true, state: 'expired' }, {}, 'valid'],
    ['one that never ends', {}, {}, 'upToDate LICENCE_NEVER_ENDS'],
    [
      'one of another register',
      { isLimited: true },
      { appType: 'event' },
      'cannotBeActivated LICENCE_SERVICE_FAILED',
    ],
    ['a blocked one', { isLimited: true, state: 'blocked' }, {}, 'cannotBeActivated LICENCE_BLOCKED'],
  ])('for a longer term: %s', (_name, given, asked, expected) => {
    expect(shown(checkTerm(licence(given), target(asked)))).toBe(expected);
  });
});

describe('licence keys that are typed in', () => {
  test('are one per line, or between commas', () => {
    expect(licenceKeysIn(' ab12 \n\nCD 34;ef56, ')).toEqual(['AB12', 'CD34', 'EF56']);
  });

  test.each([
    [['AB12', 'CD34'], []],
    [['AB12', 'ab 12', 'CD34', 'AB12'], ['AB12']],
    [['', ' ', ''], []],
  ])('LIC-11, LIC-12: of %o are written more than once: %o', (keys, expected) => {
    expect(repeatedKeys(keys)).toEqual(expected);
  });
});
