import type { Day } from '../../kit/business-day/index.ts';
import type { Country } from '../../kit/countries/index.ts';
import { type ConfigurationLevel, configurationLevels, readJson } from './configuration.ts';
import { checkSetting, defaultOf, type SettingKey, settingKeys } from './settings.ts';

/** A value as it is kept, of the places that concern a register: its company, its branch, itself and others beside it. */
export interface SetValue {
  readonly key: SettingKey;
  readonly level: ConfigurationLevel;
  readonly deviceId: string | null;
  /** The first business day on which it holds; null is ever. */
  readonly fromDay: Day | null;
  /** JSON; null: what is set at the wider place holds. */
  readonly value: string | null;
}

/** A place at which settings hold. A branch's values are those of one branch: whoever asks has chosen them. */
export type Place =
  | { readonly level: 'company' | 'branch' }
  | { readonly level: 'register'; readonly deviceId: string };

/** Where a value comes from: a place, or nobody has set it. */
export type Origin = ConfigurationLevel | 'default';

export interface EffectiveValue<Value extends SetValue = SetValue> {
  readonly value: unknown;
  readonly origin: Origin;
  /** The value that holds; undefined for a default. */
  readonly set: Value | undefined;
}

/**
 * What holds for a setting at a place on a business day: the value of the narrowest place that has one, and of those the
 * one that began last. A value that this version cannot read counts as not set.
 * @param country of the place, whose default holds where nothing is set; null for branches of several
 */
export const effectiveOf = <Value extends SetValue>(
  key: SettingKey,
  values: readonly Value[],
  place: Place,
  day: Day,
  country: Country | null = null,
): EffectiveValue<Value> => {
  const widest = configurationLevels.slice(0, configurationLevels.indexOf(place.level) + 1).reverse();
  for (const level of widest) {
    const set = currentOf(key, values, level === place.level ? place : { level: level as 'company' }, day);
    if (set === undefined || set.value === null) continue;
    const read = readJson(set.value);
    const checked = read && checkSetting(key, read.json);
    if (checked && checked.faults.length === 0) return { value: checked.value, origin: level, set };
  }
  return { value: defaultOf(key, country), origin: 'default', set: undefined };
};

/** The same of all settings. */
export const effective = <Value extends SetValue>(
  values: readonly Value[],
  place: Place,
  day: Day,
): Readonly<Record<SettingKey, EffectiveValue<Value>>> =>
  Object.fromEntries(settingKeys.map((key) => [key, effectiveOf(key, values, place, day)])) as Readonly<
    Record<SettingKey, EffectiveValue<Value>>
  >;

/** The value that is set at exactly this place and holds on the day; one without a value, too. */
export const currentOf = <Value extends SetValue>(
  key: SettingKey,
  values: readonly Value[],
  place: Place,
  day: Day,
): Value | undefined =>
  setAt(key, values, place)
    .filter(({ fromDay }) => beginOf(fromDay) <= day)
    .at(-1);

/** All that is set for a setting at exactly this place, in the order in which it comes to hold. */
export const setAt = <Value extends SetValue>(
  key: SettingKey,
  values: readonly Value[],
  place: Place,
): readonly Value[] =>
  values
    .filter((one) => one.key === key && one.level === place.level && isOfRegister(one, place))
    .toSorted((one, other) => (beginOf(one.fromDay) < beginOf(other.fromDay) ? -1 : 1));

/** The next wider place; undefined for the company. */
export const widerThan = ({ level }: Place): Place | undefined => {
  if (level === 'company') return undefined;
  return { level: level === 'register' ? 'branch' : 'company' };
};

function beginOf(fromDay: Day | null): string {
  return fromDay ?? '';
}

function isOfRegister({ deviceId }: SetValue, place: Place): boolean {
  return place.level !== 'register' || deviceId === place.deviceId;
}
