import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type ConfigurationLevel,
  currentOf,
  effective,
  effectiveOf,
  type Place,
  type SetValue,
  setAt,
  settingKeys,
  widerThan,
} from './index.ts';

const key = 'payment.cashRounding';
const [here, beside] = ['0b5c0f5e-6a0e-4d5c-9d0e-1d4c2f9f7a11', '0b5c0f5e-6a0e-4d5c-9d0e-1d4c2f9f7a12'];
const register: Place = { level: 'register', deviceId: here };
const set = (level: ConfigurationLevel, value: string | null, fromDay: string | null = null): SetValue => ({
  ...{ key, level, value, fromDay },
  deviceId: level === 'register' ? here : null,
});
const today = '2026-11-27';

describe('CFG-04: what holds at a place on a day', () => {
  it.each<[string, readonly SetValue[], Place, unknown, string]>([
    ['nothing set', [], register, 1, 'default'],
    ['the company', [set('company', '5')], register, 5, 'company'],
    ['the branch before the company', [set('company', '5'), set('branch', '10')], register, 10, 'branch'],
    ['the register before both', [set('branch', '10'), set('register', '1')], register, 1, 'register'],
    ['a branch knows nothing of its registers', [set('register', '10')], { level: 'branch' }, 1, 'default'],
    ['a company knows nothing of branches', [set('branch', '10')], { level: 'company' }, 1, 'default'],
    ['another register', [{ ...set('register', '10'), deviceId: beside }], register, 1, 'default'],
    ['from today', [set('company', '5', today)], register, 5, 'company'],
    ['from tomorrow', [set('company', '5', '2026-11-28')], register, 1, 'default'],
    [
      'what began last',
      [set('company', '5', '2026-11-01'), set('company', '10'), set('company', '1', '2026-12-01')],
      register,
      5,
      'company',
    ],
    ['given back to the company', [set('company', '5'), set('branch', null)], register, 5, 'company'],
    [
      'given back from today on',
      [set('company', '5'), set('branch', '10'), set('branch', null, today)],
      register,
      5,
      'company',
    ],
    ['what nobody can read', [set('company', '5'), set('branch', '7')], register, 5, 'company'],
    ['what is no JSON', [set('branch', '{')], register, 1, 'default'],
  ])('%s', (_what, values, place, value, origin) =>
    expect(effectiveOf(key, values, place, today)).toMatchObject({ value, origin }),
  );

  it('says which value it is, and what would be there without it', () => {
    const [wide, narrow] = [set('company', '5'), set('branch', '10')];
    expect(effectiveOf(key, [wide, narrow], { level: 'branch' }, today).set).toBe(narrow);
    expect(effectiveOf(key, [wide, narrow], { level: 'company' }, today).set).toBe(wide);
    expect(
      [register, { level: 'branch' }, { level: 'company' }].map((place) => widerThan(place as Place)?.level),
    ).toEqual(['branch', 'company', undefined]);
  });

  it('is told of all settings at once', () =>
    expect(Object.keys(effective([], register, today))).toEqual([...settingKeys]));

  it.each([
    ['CH', 5],
    ['DE', 1],
    [null, 1],
  ] as const)(
    'rounds cash in %s to %d where nobody has set it, and as it is set elsewhere',
    (country, step) => {
      const cash = 'payment.cashRounding';
      const exact: SetValue = { key: cash, level: 'company', deviceId: null, fromDay: null, value: '1' };
      expect(effectiveOf(cash, [], register, today, country)).toMatchObject({
        value: step,
        origin: 'default',
      });
      expect(effectiveOf(cash, [exact], register, today, country).value).toBe(1);
    },
  );
});

const days = fc.constantFrom(null, '2026-01-01', '2026-11-26', today, '2026-11-28', '2027-01-01');
const values = fc.uniqueArray(
  fc.record({
    key: fc.constant(key as typeof key),
    level: fc.constantFrom('company' as const, 'branch' as const, 'register' as const),
    deviceId: fc.constantFrom(here, beside),
    fromDay: days,
    value: fc.constantFrom(null, '1', '5', '10'),
  }),
  { selector: ({ level, deviceId, fromDay }) => `${level} ${level === 'register' && deviceId} ${fromDay}` },
);
const places = fc.constantFrom<Place>({ level: 'company' }, { level: 'branch' }, register);

describe('whatever is set', () => {
  it('the order of the values does not matter, nor what begins later', () =>
    fc.assert(
      fc.property(values, places, (all, place) => {
        const holds = effectiveOf(key, all, place, today);
        const begun = all.filter(({ fromDay }) => (fromDay ?? '') <= today);
        expect(effectiveOf(key, all.toReversed(), place, today)).toEqual(holds);
        expect(effectiveOf(key, begun, place, today)).toEqual(holds);
      }),
    ));

  it('a place without a value of its own is as the wider one', () =>
    fc.assert(
      fc.property(values, places, (all, place) => {
        const wider = widerThan(place);
        const own = currentOf(key, all, place, today);
        fc.pre(wider !== undefined && !own?.value);
        expect(effectiveOf(key, all, place, today)).toEqual(effectiveOf(key, all, wider ?? place, today));
      }),
    ));

  it('a value of a place is what holds there until the next one', () =>
    fc.assert(
      fc.property(values, places, (all, place) => {
        const own = setAt(key, all, place);
        for (const one of own.filter(({ value }) => value !== null))
          expect(effectiveOf(key, all, place, one.fromDay ?? '2000-01-01')).toMatchObject({
            origin: place.level,
            value: JSON.parse(one.value ?? ''),
          });
      }),
    ));
});
