import { type Entity, entityStatus, initialValues } from '@tresen/domain/kit/entities';
import {
  type Applied,
  applyChange,
  type ChangeableRecord,
  type ChangedValues,
  type ChangeFault,
  type ChangeOutcome,
  type Differences,
  differencesOf,
  type ValueChange,
  withValues,
} from '@tresen/domain/master-data/change-sets';
import type { StoredRecord } from '../../kit/records/index.ts';

/** What a set does with one record. */
export type SetItem = {
  /** Undefined: a new record is made. */
  readonly id?: string;
  /** The id that a new record gets, where somebody knows it already. */
  readonly newId?: string;
  /** The version that somebody saw: with another one the record is left alone. */
  readonly version?: number;
} & (
  | {
      /** The record afterwards, or its faults. */
      readonly next: (record: ChangeableRecord) => Applied;
    }
  | { readonly becomes: 'deleted' | 'restored' }
);

/** What is to become of a record. The differences: `old` is null for a new record, `new` for one that goes. */
export interface PlannedChange {
  readonly outcome: 'changed';
  readonly how: 'insert' | 'update' | 'deleted' | 'restored';
  readonly stored: StoredRecord | undefined;
  readonly after: ChangeableRecord;
  readonly old: ChangedValues | null;
  readonly new: ChangedValues | null;
}

/** What becomes of one record of a set. */
export type ItemPlan =
  | PlannedChange
  | {
      readonly outcome: Exclude<ChangeOutcome, 'changed'>;
      readonly stored: StoredRecord | undefined;
      readonly faults: readonly ChangeFault[];
      readonly new?: ChangedValues;
    };

/** A stored record as the rules of changes see it. */
export const changeableOf = (entity: Entity, stored: StoredRecord): ChangeableRecord => ({
  values: Object.fromEntries(Object.keys(entity.fields).map((name) => [name, stored[name] ?? null])),
  unitIds: stored.unitIds && [...stored.unitIds].sort(),
  isActive: stored.status === entityStatus.active,
});

/** An item that does to its record what a bulk change says. */
export const bulkItem = (
  entity: Entity,
  change: ValueChange,
  id: string,
  everyUnit: readonly string[],
): SetItem => ({ id, next: (record) => applyChange(entity, change, record, everyUnit) });

/**
 * An item that puts values in the place of a record's own, or makes a new record of them.
 * @param values by the names of fields, and `unitIds` and `isActive`; what is absent stays as it is
 */
export const putItem = (
  entity: Entity,
  values: ChangedValues,
  at: Pick<SetItem, 'id' | 'newId' | 'version'> = {},
): SetItem => ({
  ...at,
  next: (record) => {
    const next = withValues(record, values);
    const checked = entity.check(next.values);
    return checked.values
      ? { record: { ...next, values: checked.values }, faults: [] }
      : { faults: checked.faults };
  },
});

/**
 * What becomes of a record, by the rules that need no other record.
 * @param seenSeq records that have a later change number are left alone
 */
export const planItem = (
  entity: Entity,
  item: SetItem,
  stored: StoredRecord | undefined,
  seenSeq: number | null,
): ItemPlan => {
  if (item.id !== undefined) {
    if (!stored) return { outcome: 'gone', stored, faults: [] };
    const isSeen = item.version === undefined || item.version === stored.version;
    if (!isSeen || (seenSeq !== null && stored.changeSeq > seenSeq))
      return { outcome: 'changedSince', stored, faults: [] };
    if ('becomes' in item) return planStatus(entity, stored, item.becomes);
    if (!isThere(stored)) return { outcome: 'gone', stored, faults: [] };
  }
  return 'next' in item ? planValues(entity, stored, item.next) : { outcome: 'gone', stored, faults: [] };
};

/** What a set did to a record, as far as undoing needs it. */
export interface DoneChange {
  readonly recordId: string;
  readonly old: ChangedValues | null;
  readonly new: ChangedValues | null;
  readonly version: number | null;
}

/** An item that takes a change back: old values, a created record away, a deleted one back. */
export const undoItem = (entity: Entity, { recordId: id, old, new: fresh, version }: DoneChange): SetItem => {
  const at = { id, version: version ?? 0 };
  if (old === null) return { ...at, becomes: 'deleted' };
  return fresh === null ? { ...at, becomes: 'restored' } : putItem(entity, old, at);
};

function planStatus(entity: Entity, stored: StoredRecord, becomes: 'deleted' | 'restored'): ItemPlan {
  const isMeant = isThere(stored) === (becomes === 'deleted');
  if (!isMeant) return { outcome: 'unchanged', stored, faults: [] };
  const after = changeableOf(entity, stored);
  const whole = wholeOf(after);
  const differences: Pick<PlannedChange, 'old' | 'new'> =
    becomes === 'deleted' ? { old: whole, new: null } : { old: null, new: whole };
  return { outcome: 'changed', how: becomes, stored, after, ...differences };
}

function wholeOf({ values, unitIds, isActive }: ChangeableRecord): ChangedValues {
  return {
    ...values,
    unitIds,
    isActive,
  };
}

function isThere(stored: StoredRecord): boolean {
  return stored.status >= entityStatus.inactive;
}

function planValues(
  entity: Entity,
  stored: StoredRecord | undefined,
  next: (record: ChangeableRecord) => Applied,
): ItemPlan {
  const before: ChangeableRecord = stored
    ? changeableOf(entity, stored)
    : { values: initialValues(entity.fields), unitIds: null, isActive: true };
  const { record: after, faults } = next(before);
  if (!after) return { outcome: 'faulty', stored, faults };
  if (!stored) return { outcome: 'changed', how: 'insert', stored, after, old: null, new: wholeOf(after) };
  const differences: Differences | undefined = differencesOf(before, after);
  if (!differences) return { outcome: 'unchanged', stored, faults: [] };
  return { outcome: 'changed', how: 'update', stored, after, ...differences };
}
