import type { EntityName } from '@tresen/domain/kit/entities';
import { referencesOf } from '@tresen/domain/master-data/kinds';
import type { PlannedRow } from './check-plan.ts';

/** A row that names one of the file which cannot be stored. */
export interface Orphan {
  readonly planned: PlannedRow;
  /** Of the field that names it. */
  readonly path: string;
}

/** Rows that name others of the file, such that each comes in a later step than what it names. */
export interface OrderedRows {
  readonly steps: readonly (readonly PlannedRow[])[];
  readonly orphans: readonly Orphan[];
}

/** Names of the file's own new records in a planned row. */
export const namesInFile = (
  entity: EntityName,
  { draft }: PlannedRow,
  own: ReadonlySet<string>,
): readonly { readonly path: string; readonly id: string }[] =>
  referencesOf(entity, draft.values).filter(({ id }) => own.has(id) && id !== draft.id);

/**
 * Puts rows that name others of the file in order.
 * @param own ids of all new records of the file
 * @param stored ids of those that are planned and name none
 */
export const orderRows = (
  entity: EntityName,
  rows: readonly PlannedRow[],
  own: ReadonlySet<string>,
  stored: ReadonlySet<string>,
): OrderedRows => {
  const done = new Set(stored);
  const steps: PlannedRow[][] = [];
  let left = [...rows];
  const isReady = (row: PlannedRow): boolean => namesInFile(entity, row, own).every(({ id }) => done.has(id));
  for (let step = left.filter(isReady); step.length > 0; step = left.filter(isReady)) {
    steps.push(step);
    for (const { draft } of step) done.add(draft.id);
    left = left.filter(({ draft }) => !done.has(draft.id));
  }
  const orphans = left.map((planned) => ({
    planned,
    path: namesInFile(entity, planned, own).find(({ id }) => !done.has(id))?.path ?? '',
  }));
  return { steps, orphans };
};
