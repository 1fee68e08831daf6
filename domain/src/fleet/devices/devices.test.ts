import { describe, expect, it, test } from 'vitest';
import {
  approveRegisterMessages,
  approveRegisterSchema,
  businessTypes,
  deviceInputSchema,
  deviceList,
  deviceListWords,
  deviceTypes,
  isOldData,
  isTooOld,
  type LiveState,
  liveStateOf,
  liveStates,
  normalizeUserCode,
  registerTypeOf,
  registerTypes,
  stayOf,
} from './index.ts';

test('REG-05, REG-06, REG-07, CON-18: kinds of devices, businesses and registers', () => {
  expect(deviceTypes).toEqual(['android', 'desktop']);
  expect(businessTypes).toEqual(['retail', 'hospitality']);
  expect(deviceTypes.map((type) => registerTypeOf[type])).toEqual(registerTypes);
});

test.each([
  ['5.9.3', false],
  ['V5.9.3', false],
  ['5.9.4', false],
  ['5.10', false],
  ['5.10.0', false],
  ['6', false],
  ['10.0.0', false],
  ['5.9.3.0', false],
  ['5.9.3-beta', false],
  ['5.9.12 #399', false],
  ['5.9.2', true],
  ['5.9', true],
  ['5.8.99', true],
  ['5', true],
  ['4.10.12', true],
  ['0', true],
  ['', true],
  ['latest', true],
  ['5.9.x', true],
  ['-5.9.3', true],
])('CON-10: version %j is too old: %s', (version, expected) => {
  expect(isTooOld(version)).toBe(expected);
});

test.each([
  ['BCDF-GHJK', 'BCDF-GHJK'],
  ['bcdfghjk', 'BCDF-GHJK'],
  [' bcdf ghjk ', 'BCDF-GHJK'],
  ['BCDF–GHJK', 'BCDF-GHJK'],
  ['b-c-d-f-g-h-j-k', 'BCDF-GHJK'],
  ['BCDF-GHJ', undefined],
  ['BCDF-GHJKL', undefined],
  ['ABCD-EFGH', undefined],
  ['BCDF-GHJ1', undefined],
  ['', undefined],
])('the typed code %j is %j', (typed, expected) => {
  expect(normalizeUserCode(typed)).toBe(expected);
});

describe('the live state of a register (REG-16)', () => {
  const now = Date.parse('2026-11-21T12:00:00Z');
  const signs = { linked: true, live: true, connected: true, lastPing: now, now };

  test.each<[string, Partial<Parameters<typeof liveStateOf>[0]>, LiveState]>([
    ['is online while it is connected', {}, 'online'],
    ['is online while it is connected, however old its last sign', { lastPing: now - 3_600_000 }, 'online'],
    ['is online right after linking', { lastPing: null }, 'online'],
    ['is offline as soon as its connection is gone', { connected: false }, 'offline'],
    ['is unknown before it was ever seen', { connected: false, lastPing: null }, 'unknown'],
    ['is liveOff when live communication is off', { live: false }, 'liveOff'],
    [
      'is liveOff when live communication is off, connected or not',
      { live: false, connected: false },
      'liveOff',
    ],
    ['is unknown when it is not linked', { linked: false }, 'unknown'],
    ['is unknown when it is not linked and live is off', { linked: false, live: false }, 'unknown'],
    ['is online by its last sign 90 s ago', { connected: undefined, lastPing: now - 90_000 }, 'online'],
    ['is offline by its last sign before that', { connected: undefined, lastPing: now - 90_001 }, 'offline'],
    ['is unknown without any sign', { connected: undefined, lastPing: null }, 'unknown'],
  ])('%s', (_rule, changes, expected) => {
    expect(liveStateOf({ ...signs, ...changes })).toBe(expected);
  });
});

test.each([
  [24 * 3600_000, false],
  [24 * 3600_000 + 1, true],
  [0, false],
  [-1000, false],
])('DSH-19: data %i ms old counts as old: %s', (age, expected) => {
  const now = Date.parse('2026-11-21T12:00:00Z');
  expect(isOldData(now - age, now)).toBe(expected);
});

test('DSH-19: a linked branch that never sent data has old data', () => {
  expect(isOldData(null, Date.now())).toBe(true);
});

describe('what the setup wizard sends (REG-02)', () => {
  const input = {
    userCode: 'bcdfghjk',
    name: ' Counter ',
    deviceType: 'desktop',
    businessType: 'hospitality',
    unitId: '01980000-0000-7000-8000-000000000001',
  };

  test('the code takes its stored form and the name is trimmed', () => {
    expect(approveRegisterSchema.parse(input)).toEqual({ ...input, userCode: 'BCDF-GHJK', name: 'Counter' });
  });

  test.each([
    ['a code with a vowel', { userCode: 'ABCD-EFGH' }, 'USER_CODE_INVALID'],
    ['no code', { userCode: undefined }, 'USER_CODE_INVALID'],
    ['a name of spaces', { name: '  ' }, 'DEVICE_NAME_MISSING'],
    ['a name of 51 characters', { name: 'x'.repeat(51) }, 'DEVICE_NAME_TOO_LONG'],
    ['an unknown device type', { deviceType: 'ios' }, 'DEVICE_TYPE_MISSING'],
    ['an unknown business type', { businessType: 'bank' }, 'BUSINESS_TYPE_MISSING'],
    ['no branch', { unitId: '' }, 'UNIT_MISSING'],
  ])('%s is refused', (_rule, changes, message) => {
    const issues = approveRegisterSchema.safeParse({ ...input, ...changes }).error?.issues;
    expect(issues?.map((issue) => issue.message)).toEqual([message]);
    expect(approveRegisterMessages).toContain(message);
  });

  test('a linked register can be renamed, but not to nothing', () => {
    const id = input.unitId;
    expect(deviceInputSchema.parse({ id, name: ' Bar ' })).toEqual({ id, name: 'Bar' });
    expect(deviceInputSchema.parse({ id, name: null, isDefault: true })).toMatchObject({ name: null });
    expect(deviceInputSchema.safeParse({ id, name: ' ' }).success).toBe(false);
  });
});

describe('the branch in which a register made a receipt (contract 6)', () => {
  // X until 100, Y until 200, X again.
  const stays = [
    { unitId: 'X', databaseId: 'A', until: 100 },
    { unitId: 'Y', databaseId: 'B', until: 200 },
    { unitId: 'X', databaseId: 'A', until: null },
  ];

  it.each([
    ['before the first move', 'A', 99, 0],
    ['at the very moment of the move it is the new one', 'A', 100, 1],
    ['between the moves, told of the first', 'B', 150, 1],
    ['between the moves, not told of it', 'A', 150, 1],
    ['after both', 'A', 200, 2],
    ['after both, not told of the second', 'B', 250, 2],
    ['a clock that is behind: it names what it was told later', 'B', 50, 1],
  ])('%s', (_what, databaseId, end, place) => expect(stayOf(stays, { databaseId, end })).toBe(stays[place]));

  it('is none for a database that was never its own', () =>
    expect(stayOf(stays, { databaseId: 'C', end: 150 })).toBeUndefined());
});

describe('the list of registers', () => {
  it('has words for each of its fields and choices, in both languages', () => {
    for (const { fields, choices } of Object.values(deviceListWords)) {
      expect(Object.keys(fields)).toEqual(Object.keys(deviceList.fields));
      expect(Object.keys(choices.liveState).toSorted()).toEqual([...liveStates].toSorted());
    }
  });
});
