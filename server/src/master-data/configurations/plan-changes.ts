import type { Day } from '@tresen/domain/kit/business-day';
import {
  currentOf,
  type Place,
  type SettingKey,
  setAt,
  settingWords,
} from '@tresen/domain/master-data/configurations';
import type { KnownPlace } from './configurations.store.ts';
import type { StoredValue } from './read-configuration.service.ts';

/** A setting that somebody changes at a place, and which of its values they saw there. */
export interface SettingChange {
  readonly key: SettingKey;
  /** JSON; null: what the wider place has holds. */
  readonly value: string | null;
  /** The value of this place that the change replaces; null where they saw none. */
  readonly seen: { readonly id: string; readonly version: number } | null;
}

/** What a change does to the records: one is saved, and those that it leaves without effect go. */
export interface PlannedSave {
  readonly key: SettingKey;
  readonly isConflict: boolean;
  /** The stored value that is replaced. */
  readonly current: StoredValue | undefined;
  /** As a form of the record would send it; undefined where nothing is to be saved. */
  readonly input: Readonly<Record<string, unknown>> | undefined;
  readonly goingIds: readonly string[];
}

/**
 * At once, a value replaces the one that holds; whatever holds no more goes. From a later day on it stands beside the one
 * that holds until then. To give a setting back at once its values go; from a day on, a record without a value says so.
 * @param from the day of the change, behind today; null is at once
 */
export const planChange = (
  { key, value, seen }: SettingChange,
  values: readonly StoredValue[],
  { place, known }: { readonly place: Place; readonly known: KnownPlace },
  { today, from }: { readonly today: Day; readonly from: Day | null },
): PlannedSave => {
  const own = setAt(key, values, place);
  const begun = own.filter(({ fromDay }) => fromDay === null || fromDay <= (from ?? today));
  const holding = currentOf(key, values, place, from ?? today);
  const current = from === null || holding?.fromDay === from ? holding : undefined;
  const isConflict = seen?.id !== current?.id || seen?.version !== current?.version;
  const before = begun.filter((one) => one !== current);
  const isGone = value === null && (from === null || before.length === 0);
  const superseded = from === null ? before : [];
  const going = isGone && current ? [...superseded, current] : superseded;
  const save = { ...common(key, place, known), value, fromDay: current ? current.fromDay : from };
  return {
    key,
    isConflict,
    current,
    input: isGone ? undefined : current ? { ...save, id: current.id, version: current.version } : save,
    goingIds: going.map(({ id }) => id),
  };
};

function common(key: SettingKey, place: Place, { unitId }: KnownPlace) {
  return {
    key,
    name: settingWords.de.names[key],
    level: place.level,
    deviceId: place.level === 'register' ? place.deviceId : null,
    unitIds: place.level === 'company' || unitId === null ? null : [unitId],
    isActive: true,
  };
}
