import type { ChangeableRecord } from './apply.ts';

/** Values by name: fields of the kind of record, and beside them `unitIds` and `isActive`. */
export type ChangedValues = Readonly<Record<string, unknown>>;

export interface Differences {
  readonly old: ChangedValues;
  readonly new: ChangedValues;
}

const flat = ({ values, unitIds, isActive }: ChangeableRecord): ChangedValues => ({
  ...values,
  unitIds,
  isActive,
});

/** Values are JSON without undefined, rows have their fields in the order of the field table. */
const isSame = (one: unknown, other: unknown): boolean =>
  one === other ||
  (typeof one === 'object' && typeof other === 'object' && JSON.stringify(one) === JSON.stringify(other));

/** What two states of a record differ in; undefined when in nothing. */
export const differencesOf = (before: ChangeableRecord, after: ChangeableRecord): Differences | undefined => {
  const [old, fresh] = [flat(before), flat(after)];
  const names = Object.keys(fresh).filter((name) => !isSame(old[name] ?? null, fresh[name] ?? null));
  if (names.length === 0) return;
  const pick = (values: ChangedValues): ChangedValues =>
    Object.fromEntries(names.map((name) => [name, values[name] ?? null]));
  return { old: pick(old), new: pick(fresh) };
};

/** A record with some of its values put in the place of its own, as a change set holds them. */
export const withValues = (record: ChangeableRecord, changed: ChangedValues): ChangeableRecord => {
  const { unitIds = record.unitIds, isActive = record.isActive, ...values } = changed;
  return {
    values: { ...record.values, ...values },
    unitIds: unitIds as ChangeableRecord['unitIds'],
    isActive: isActive as boolean,
  };
};
