import { isDay } from '../../kit/business-day/index.ts';
import {
  choice,
  defineEntity,
  device,
  type EntityValues,
  type Fault,
  longText,
  text,
} from '../../kit/entities/index.ts';
import { checkSetting, type SettingKey, settingKeys } from './settings.ts';

/** Where a value is set, from the widest to the narrowest: what is narrower goes before what is wider. */
export const configurationLevels = ['company', 'branch', 'register'] as const;
export type ConfigurationLevel = (typeof configurationLevels)[number];

/** Characters of a value as JSON text: a layout with its logo. */
const longestValue = 200_000;

/**
 * A value of a setting at one place, from a business day on (CFG-01, CFG-04). Without a day it holds from ever; without
 * a value that of the wider place holds again from that day on.
 */
export const configuration = defineEntity({
  name: 'configuration',
  detail: 'fromDay',
  unique: [['key', 'level', 'deviceId', 'fromDay']],
  complete: (input) => ({ ...input, name: input.name ?? input.key }),
  fields: {
    name: text({ isRequired: true, isSearched: true, isSorted: true, isFiltered: true }),
    key: choice(settingKeys, { isRequired: true, isFiltered: true }),
    level: choice(configurationLevels, { isRequired: true, initial: 'company', isFiltered: true }),
    deviceId: device({ isFiltered: true }),
    fromDay: text({ max: 10 }),
    value: longText({ max: longestValue }),
  },
  rules: [
    { of: ['fromDay'], faultsOf: ({ fromDay }) => (fromDay && !isDay(fromDay) ? [noDay] : []) },
    {
      of: ['level', 'deviceId'],
      faultsOf: ({ level, deviceId }) =>
        (level === 'register') === (deviceId !== null)
          ? []
          : [{ path: 'deviceId', code: deviceId ? 'UNKNOWN_DEVICE' : 'MISSING' }],
    },
    {
      of: ['key', 'value'],
      faultsOf: ({ key, value }) => (value === null ? [] : faultsOfText(key, value)),
    },
  ],
});
export type ConfigurationValues = EntityValues<typeof configuration>;

const noDay: Fault = { path: 'fromDay', code: 'NOT_A_DAY' };

function faultsOfText(key: SettingKey, value: string): readonly Fault[] {
  const read = readJson(value);
  return read === undefined ? [{ path: 'value', code: 'NOT_TEXT' }] : checkSetting(key, read.json).faults;
}

/** What a JSON text says; undefined where it is none. */
export function readJson(value: string): { readonly json: unknown } | undefined {
  try {
    return { json: JSON.parse(value) as unknown };
  } catch {
    return undefined;
  }
}
