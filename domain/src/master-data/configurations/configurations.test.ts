import { describe, expect, it } from 'vitest';
import { defaultLayout } from '../receipt-layouts/index.ts';
import {
  cashRoundingOf,
  checkSetting,
  choiceWordsOf,
  configuration,
  defaultOf,
  fieldOf,
  isLayout,
  type SettingKey,
  sectionOf,
  settingFaults,
  settingKeys,
  settingSections,
  settingWords,
} from './index.ts';

const deviceId = '0b5c0f5e-6a0e-4d5c-9d0e-1d4c2f9f7a11';
const rounding = { key: 'payment.cashRounding', level: 'company', value: '5' };
const faultsOf = (change: object) =>
  configuration.check({ ...rounding, ...change }).faults.map(({ path, code }) => `${path} ${code}`);

describe('the table of settings', () => {
  it('CFG-04: has the sections receipt layout, placeholders, payment and rounding, courses, general', () => {
    expect([...new Set(settingKeys.map(sectionOf))]).toEqual([...settingSections]);
    expect(Object.values(settingWords.de.sections)).toEqual([
      'Beleglayout',
      'Platzhalter',
      'Zahlung und Rundung',
      'Gänge',
      'Allgemein',
    ]);
  });

  it.each(settingKeys)('%s is right as it begins, and has its words in both languages', (key) => {
    expect(checkSetting(key, defaultOf(key))).toEqual({ value: defaultOf(key), faults: [] });
    for (const words of Object.values(settingWords)) {
      expect([words.names[key], words.hints[key]].every(Boolean)).toBe(true);
      const field = fieldOf(key);
      const values = field?.kind === 'choice' || field?.kind === 'choices' ? field.values : [];
      for (const currencies of [['EUR'], ['CHF'], ['EUR', 'CHF']]) {
        const named = choiceWordsOf(words, key, currencies);
        expect(values.filter((value) => !named[value])).toEqual([]);
      }
    }
  });

  it.each([
    [['EUR'], 'auf 5 Cent'],
    [['CHF', 'CHF'], 'auf 5 Rappen'],
    [['EUR', 'CHF'], 'auf 5 Cent oder Rappen'],
    [[], 'auf 5 Cent'],
  ])('has cash of branches that take %j rounded %s', (currencies, words) =>
    expect(choiceWordsOf(settingWords.de, 'payment.cashRounding', currencies)[5]).toBe(words),
  );

  it.each<[SettingKey, unknown, string[]]>([
    ['payment.cashRounding', 10, []],
    ['payment.cashRounding', 2, ['value UNKNOWN_CHOICE']],
    ['payment.cashRounding', null, ['value MISSING']],
    ['payment.cashRounding', '5', ['value UNKNOWN_CHOICE']],
    ['payment.kinds', ['Bar'], []],
    ['payment.kinds', [], ['value MISSING']],
    ['payment.kinds', ['Muscheln'], ['value UNKNOWN_CHOICE']],
    ['payment.mostCash', null, []],
    ['payment.mostCash', 1_000_000, []],
    ['payment.mostCash', 0, ['value OUT_OF_RANGE']],
    ['payment.tips', 'yes', ['value NOT_YES_OR_NO']],
    ['courses.names', [{ name: 'Vorspeise' }], []],
    ['courses.names', [{ name: ' ' }], ['value.0.name MISSING']],
    ['courses.names', Array.from({ length: 6 }, () => ({ name: 'Gang' })), ['value TOO_MANY_ROWS']],
    ['general.autoSignOff', 240, []],
    ['general.autoSignOff', 241, ['value OUT_OF_RANGE']],
    ['general.closingReminder', null, []],
    ['general.closingReminder', '22:30', []],
    ['general.closingReminder', '24:00', ['value NOT_A_TIME']],
    ['layout.receipt', null, []],
    ['layout.receipt', [], ['value NOT_A_LAYOUT']],
    ['layout.closing', 'Kopf', ['value NOT_A_LAYOUT']],
  ])('%s takes %j: %j', (key, value, faults) =>
    expect(checkSetting(key, value).faults.map(({ path, code }) => `${path} ${code}`)).toEqual(faults),
  );
});

const anywhere = { placeholders: [], country: null };
const codesOf = (faults: readonly { readonly path: string; readonly code: string }[]) =>
  faults.map(({ path, code }) => `${path} ${code}`);

describe('placeholders', () => {
  it.each<[string[], string[]]>([
    [['Öffnungszeiten', 'gruss_2'], []],
    [['Gruß', 'gruß'], ['value.1.name TAKEN']],
    [['receiptNumber'], ['value.0.name NAME_NOT_VALID']],
    [['{Gruß}'], ['value.0.name NAME_NOT_VALID']],
    [['7'], ['value.0.name NAME_NOT_VALID']],
  ])(
    'MDA-15: a name stands between braces, is no built-in tag, and names one block: %j: %j',
    (names, faults) => {
      const blocks = names.map((name) => ({ name, text: 'Mo–Fr 9–18 Uhr' }));
      expect(codesOf(settingFaults('placeholders.texts', blocks, anywhere))).toEqual(faults);
    },
  );
});

describe('CFG-02: a layout', () => {
  const layout = defaultLayout('receipt', 'DE');

  it('is right as it begins, and may be that of the country', () => {
    for (const value of [layout, null])
      expect(settingFaults('layout.receipt', value, { placeholders: [], country: 'DE' })).toEqual([]);
  });

  it.each([
    ['another kind', 'layout.closing', layout],
    ['no layout', 'layout.receipt', { width: 3 }],
    [
      'what the law wants left out',
      'layout.receipt',
      { ...layout, blocks: { ...layout.blocks, fiscal: [] } },
    ],
  ] as const)('is refused: %s', (_what, key, value) =>
    expect(codesOf(settingFaults(key, value, { placeholders: [], country: 'DE' }))).toEqual([
      'value NOT_A_LAYOUT',
    ]),
  );
});

describe('a value of a setting', () => {
  it('is for the whole company and for ever unless told, and is named by its setting', () =>
    expect(configuration.check({ key: 'payment.tips', value: 'true' }).values).toEqual({
      name: 'payment.tips',
      key: 'payment.tips',
      level: 'company',
      deviceId: null,
      fromDay: null,
      value: 'true',
    }));

  it.each([
    [{}, []],
    [{ value: null }, []],
    [{ key: 'payment.everything' }, ['key UNKNOWN_CHOICE']],
    [{ value: '{' }, ['value NOT_TEXT']],
    [{ value: '3' }, ['value UNKNOWN_CHOICE']],
    [{ fromDay: '2026-12-01' }, []],
    [{ fromDay: '2026-02-30' }, ['fromDay NOT_A_DAY']],
    [{ level: 'register', deviceId }, []],
    [{ level: 'register' }, ['deviceId MISSING']],
    [{ level: 'branch', deviceId }, ['deviceId UNKNOWN_DEVICE']],
  ])('%j: %j', (change, faults) => expect(faultsOf(change)).toEqual(faults));

  it('is a layout without a field', () =>
    expect(settingKeys.filter(isLayout)).toEqual(settingKeys.filter((key) => fieldOf(key) === undefined)));
});

describe('rounding of cash', () => {
  it.each([
    [1297, 5, -2],
    [1298, 5, 2],
    [1300, 5, 0],
    [1295, 10, 5],
    [1294, 10, -4],
    [-1298, 5, -2],
    [-1295, 10, -5],
    [2, 5, -2],
    [999, 1, 0],
    [0, 10, 0],
  ])('%d cents to %d: %d more', (amount, step, more) => expect(cashRoundingOf(amount, step)).toBe(more));
});
