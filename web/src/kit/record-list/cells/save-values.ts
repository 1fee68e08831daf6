import { isSame } from '../../conflicts/index.ts';
import type { Conflict } from '../../record-form/conflict.ts';
import type { RecordKind } from '../../record-form/record-kind.ts';
import { type FormValues, formValues } from '../../record-form/record-values.ts';
import type { SaveOutcome, StoredRecord } from '../../record-form/stored-record.ts';

type Saver = Pick<RecordKind, 'entity'> & { readonly api: Pick<RecordKind['api'], 'find' | 'save'> };

/** Some values of one record, as somebody saw them and as they shall be. */
export interface ValuesChange {
  readonly id: string;
  readonly from: FormValues;
  readonly to: FormValues;
}

type SavedValues = {
  readonly kind: 'saved';
  readonly record: StoredRecord;
  /** What the changed values were before. */
  readonly before: FormValues;
};
export type ValuesOutcome =
  | SavedValues
  | Extract<SaveOutcome, { kind: 'refused' | 'gone' }>
  | { readonly kind: 'conflict'; readonly conflict: Conflict };

/** Saves all values of a record on top of the version that is stored. @throws {RequestError} */
export const saveOver = (
  { api }: Pick<Saver, 'api'>,
  stored: StoredRecord,
  values: FormValues,
): Promise<SaveOutcome> =>
  api.save({
    ...values,
    isActive: values.isActive === true,
    unitIds: values.unitIds,
    id: stored.id,
    version: stored.version,
  });

/**
 * Changes some values of a record and leaves the others as they are stored now, whoever changed them since the list was
 * loaded. Only where somebody has changed the very same value it is a conflict. @throws {RequestError}
 */
export const saveValues = async (kind: Saver, change: ValuesChange): Promise<ValuesOutcome> => {
  const stored = await kind.api.find(change.id);
  return stored === null ? { kind: 'gone' } : changeStored(kind, change, stored);
};

async function changeStored(kind: Saver, change: ValuesChange, stored: StoredRecord): Promise<ValuesOutcome> {
  const { from, to } = change;
  const theirs = formValues(kind.entity, stored);
  if (Object.keys(from).some((name) => !isSame(theirs[name], from[name]))) {
    const mine = { ...theirs, ...to };
    return { kind: 'conflict', conflict: { mine, theirs: stored, base: { ...theirs, ...from } } };
  }
  const outcome = await kind.api.save({ ...to, id: stored.id, version: stored.version });
  // Somebody else has saved since it was read. Where they changed something else, both stay.
  if (outcome.kind === 'conflict') return changeStored(kind, change, outcome.record);
  return outcome.kind === 'saved' ? { ...outcome, before: picked(theirs, Object.keys(to)) } : outcome;
}

function picked(values: FormValues, names: readonly string[]): FormValues {
  return Object.fromEntries(names.map((name) => [name, values[name]]));
}
