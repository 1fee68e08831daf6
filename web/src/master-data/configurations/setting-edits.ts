import type { Fault } from '@tresen/domain/kit/entities';
import {
  checkSetting,
  type LayoutSurroundings,
  type SettingKey,
  settingFaults,
  settingKeys,
} from '@tresen/domain/master-data/configurations';
import { isSame } from '../../kit/conflicts/index.ts';
import type { Setting } from './configurations.queries.ts';
import type { ChosenPlace } from './place-address.ts';

/** What somebody has done to a setting and not saved: a value, or none, so that the wider place holds again. */
export interface Edit {
  readonly value: unknown;
  readonly isReset: boolean;
  /** The value of this place that was there when they began. */
  readonly seenId: string | null;
  readonly seenVersion: number | null;
}
export type Edits = Readonly<Partial<Record<SettingKey, Edit>>>;
export type SettingFaults = Readonly<Partial<Record<SettingKey, readonly Fault[]>>>;

/** The edits with one setting as somebody wants it; none where it is as it is stored. */
export const withValue = (edits: Edits, setting: Setting, value: unknown, place: ChosenPlace): Edits =>
  isSame(value, setting.value)
    ? withoutEdit(edits, setting.key)
    : { ...edits, [setting.key]: { ...beginOf(edits, setting, place), value, isReset: false } };

/** The edits with one setting given back to the wider place. */
export const withReset = (edits: Edits, setting: Setting, place: ChosenPlace): Edits => ({
  ...edits,
  [setting.key]: { ...beginOf(edits, setting, place), value: setting.inherited, isReset: true },
});

export const withoutEdit = (edits: Edits, key: SettingKey): Edits =>
  Object.fromEntries(Object.entries(edits).filter(([name]) => name !== key));

/** The settings that are edited, in the order of the page. */
export const editedKeys = (edits: Edits): readonly SettingKey[] =>
  settingKeys.filter((key) => edits[key] !== undefined);

/** What is wrong with the edits, before they are sent. */
export const faultsOf = (edits: Edits, surroundings: LayoutSurroundings): SettingFaults =>
  Object.fromEntries(
    editedKeys(edits).flatMap((key) => {
      const edit = edits[key];
      if (!edit || edit.isReset) return [];
      const { faults } = checkSetting(key, edit.value);
      const found = faults.length > 0 ? faults : settingFaults(key, edit.value, surroundings);
      return found.length > 0 ? [[key, found] as const] : [];
    }),
  );

/** What was kept in the browser, as far as it is about settings that there are. */
export const readEdits = (kept: unknown): Edits => {
  const given = typeof kept === 'object' && kept !== null ? (kept as Record<string, Partial<Edit>>) : {};
  return Object.fromEntries(
    settingKeys.flatMap((key) => {
      const edit = Object.hasOwn(given, key) ? given[key] : undefined;
      if (!edit || typeof edit.isReset !== 'boolean') return [];
      const { value, isReset, seenId = null, seenVersion = null } = edit;
      const isReadable = isReset || checkSetting(key, value).faults.length === 0;
      return isReadable ? [[key, { value, isReset, seenId, seenVersion }] as const] : [];
    }),
  );
};

/** The value that a change of this place and day replaces. */
export const seenOf = ({ own }: Setting, { day }: ChosenPlace): Pick<Edit, 'seenId' | 'seenVersion'> => {
  const isReplaced = own !== null && (day === null || own.fromDay === day);
  return isReplaced ? { seenId: own.id, seenVersion: own.version } : { seenId: null, seenVersion: null };
};

/**
 * Edits for a day that has begun, as a change of today. The values that held until then are those that they replace; what
 * somebody else has set for the day itself stays in their way, as it would have been.
 */
export const begunEdits = (edits: Edits, settings: readonly Setting[], day: string): Edits =>
  Object.fromEntries(
    settings.flatMap((setting) => {
      const edit = edits[setting.key];
      if (!edit) return [];
      const isSetForDay = setting.own?.fromDay === day;
      return [[setting.key, isSetForDay ? edit : { ...edit, ...seenOf(setting, today) }] as const];
    }),
  );

const today = { unitId: null, deviceId: null, day: null };

function beginOf(edits: Edits, setting: Setting, place: ChosenPlace): Pick<Edit, 'seenId' | 'seenVersion'> {
  const { seenId, seenVersion } = edits[setting.key] ?? seenOf(setting, place);
  return { seenId, seenVersion };
}
