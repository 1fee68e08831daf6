import type { ChangeableRecord } from './apply.ts';

/** Values by name: fields of the kind of record, and beside them `unitIds` and `isActive`. */
export type ChangedValues = Readonly<Record<string, unknown>>;

export interface Differences {
  readonly old: ChangedValues;
  readonly new: ChangedValues;
}

const common = ['unitIds', 'isActive'] as const;

/** What two states of a record differ in; undefined when in nothing. Values that are not there are null. */
export const differencesOf = (before: ChangeableRecord, after: ChangeableRecord): Differences | undefined => {
  const old: Record<string, unknown> = {};
  const fresh: Record<string, unknown> = {};
  const compare = (name: string, one: unknown, other: unknown): void => {
    if (isSame(one, other)) return;
    old[name] = one;
    fresh[name] = other;
  };
  for (const name of Object.keys(after.values))
    compare(name, before.values[name] ?? null, after.values[name] ?? null);
  for (const name of common) compare(name, before[name], after[name]);
  return Object.keys(fresh).length === 0 ? undefined : { old, new: fresh };
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

/** Values are JSON without undefined. A database keeps the fields of rows in an order of its own. */
function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (!isObject(one) || !isObject(other) || Array.isArray(one) !== Array.isArray(other)) return false;
  const names = Object.keys(one);
  return names.length === Object.keys(other).length && names.every((name) => isSame(one[name], other[name]));
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
