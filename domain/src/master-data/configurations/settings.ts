import type { Country } from '../../kit/countries/index.ts';
import { checkValues, type Fault, type Field, initialOf } from '../../kit/entities/index.ts';
import { type FieldKey, settingFields } from './setting-fields.ts';

/** The sections of the page, in its order (decisions CFG-04). */
export const settingSections = ['layout', 'placeholders', 'payment', 'courses', 'general'] as const;
export type SettingSection = (typeof settingSections)[number];

/** Settings whose value is a layout; without one the register prints as its country asks. */
const layoutKeys = ['layout.receipt', 'layout.kitchenTicket', 'layout.closing'] as const;
export type LayoutKey = (typeof layoutKeys)[number];

export type SettingKey = LayoutKey | FieldKey;
/** The keys of all settings, in the order of the screen. */
export const settingKeys: readonly SettingKey[] = [
  ...layoutKeys,
  ...(Object.keys(settingFields) as FieldKey[]),
];

/** True for a setting that is a layout. */
export const isLayout = (key: SettingKey): key is LayoutKey =>
  (layoutKeys as readonly SettingKey[]).includes(key);

/** The field of a setting; undefined for layouts. */
export const fieldOf = (key: SettingKey): Field | undefined =>
  isLayout(key) ? undefined : settingFields[key];

/** The section in which a setting stands. */
export const sectionOf = (key: SettingKey): SettingSection => key.split('.', 1)[0] as SettingSection;

/** What holds where nobody has set anything: in a country, or for branches of several (null). */
export const defaultOf = (key: SettingKey, country: Country | null = null): unknown => {
  // Coins of one and two Rappen are gone since 2007: what costs 4.33 can be paid by card alone.
  if (key === 'payment.cashRounding' && country === 'CH') return 5;
  const field = fieldOf(key);
  return field ? initialOf(field) : null;
};

/**
 * A value as it is kept, or what is wrong with it by itself; paths begin with `value`. What depends on others,
 * `settingFaults` finds.
 */
export const checkSetting = (
  key: SettingKey,
  given: unknown,
): { readonly value?: unknown; readonly faults: readonly Fault[] } => {
  const field = fieldOf(key);
  if (!field) return checkLayout(given);
  const { values, faults } = checkValues({ value: field }, { value: given ?? null });
  if (!values) return { faults };
  const { value } = values;
  const own = ownFaults(key, value);
  return own.length > 0 ? { faults: own } : { value, faults: [] };
};

/** What only this setting asks of its value. */
function ownFaults(key: SettingKey, value: unknown): readonly Fault[] {
  const isWrongTime = key === 'general.closingReminder' && value !== null && !isTime(value);
  return isWrongTime ? [{ path: 'value', code: 'NOT_A_TIME' }] : [];
}

function isTime(value: unknown): boolean {
  return typeof value === 'string' && /^([01]\d|2[0-3]):[0-5]\d$/.test(value);
}

/** No layout is that of the country. */
function checkLayout(given: unknown): { readonly value?: unknown; readonly faults: readonly Fault[] } {
  const isLayoutOrNone = typeof given === 'object' && !Array.isArray(given);
  return isLayoutOrNone
    ? { value: given, faults: [] }
    : { faults: [{ path: 'value', code: 'NOT_A_LAYOUT' }] };
}
