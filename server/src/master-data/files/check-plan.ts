import { type Differences, differencesOf, mostPerChunk } from '@tresen/domain/master-data/change-sets';
import { initialValues } from '@tresen/domain/master-data/entities';
import {
  type CellFault,
  cellFaults,
  createRowReader,
  type ImportOptions,
  type Mapping,
  mergeRecord,
  type RowFault,
} from '@tresen/domain/master-data/files';
import { referencesOf } from '@tresen/domain/master-data/kinds';
import type { Tx } from '../../kit/db/pools.ts';
import { newId } from '../../kit/ids/index.ts';
import {
  checkDrafts,
  type RecordDraft,
  type RecordSource,
  type StoredRecord,
} from '../../kit/records/index.ts';
import type { SheetRow } from '../../kit/sheets/index.ts';
import { changeableOf } from '../change-sets/index.ts';
import { createFileKeys } from './file-keys.ts';
import type { ImportFinder } from './find-records.ts';
import type { ImportItem } from './findings.store.ts';
import { type Match, matchRows } from './match-rows.ts';
import { namingTexts } from './naming-texts.ts';

/** A row that would change something. */
export interface PlannedRow {
  readonly row: number;
  readonly stored: StoredRecord | undefined;
  readonly draft: RecordDraft;
  readonly differences: Differences;
}

/** What a chunk of rows would do. */
export interface CheckedRows {
  readonly planned: readonly PlannedRow[];
  readonly unchanged: number;
  readonly faults: readonly RowFault[];
  readonly faultyRows: number;
}

export interface PlanSurroundings {
  readonly source: RecordSource;
  readonly mapping: Mapping;
  readonly options: ImportOptions;
  readonly finder: ImportFinder;
  /** Ids that new rows get, by the number of the row, where other rows name them. */
  readonly ids: ReadonlyMap<number, string>;
}

type Judged =
  | { readonly kind: 'planned'; readonly planned: PlannedRow }
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'faulty'; readonly row: SheetRow; readonly faults: readonly CellFault[] };

const longestText = 100;

const rowFaults = ({ row, cells }: SheetRow, faults: readonly CellFault[]): RowFault[] =>
  faults.map((fault) => ({
    ...fault,
    row,
    text: fault.column === null ? '' : (cells[fault.column] ?? '').slice(0, longestText),
  }));

/** Plans a file chunk by chunk; what has to be unique in the whole file is remembered. */
export const createPlan = ({ source, mapping, options, finder, ids }: PlanSurroundings) => {
  const { entity } = source;
  const readRow = createRowReader(entity.name, mapping);
  const repeatedIn = createFileKeys(entity);
  const stored = new Map<string, number>();

  const columnOf = (target: string): number | null =>
    mapping.find((mapped) => mapped.target === target)?.column ?? null;

  /** The same record twice in one file, or a value that has to be unique. */
  const repetition = (row: number, draft: RecordDraft): CellFault | undefined => {
    const before = stored.get(draft.id);
    const target = options.key ?? entity.title;
    if (before !== undefined)
      return { column: columnOf(target), target, code: 'KEY_TWICE', parameters: { row: before } };
    stored.set(draft.id, row);
    const repeated = repeatedIn(row, draft);
    if (!repeated) return undefined;
    const { field } = repeated;
    return { column: columnOf(field), target: field, code: 'KEY_TWICE', parameters: { row: repeated.row } };
  };

  /** A record is in the branches of what it follows, whatever the file says. */
  const unitsOf = ({ values, unitIds }: Pick<RecordDraft, 'values' | 'unitIds'>): RecordDraft['unitIds'] => {
    const followed = referencesOf(entity.name, values).find(({ path }) => path === entity.follows);
    const units = followed && finder.unitsOf(followed.to, followed.id);
    return units === undefined ? unitIds : units;
  };

  const judge = (row: SheetRow, match: Match): Judged => {
    if ('fault' in match) return { kind: 'faulty', row, faults: [match.fault] };
    const current = match.stored && changeableOf(entity, match.stored);
    const read = readRow(row.cells, finder.of(entity.name, current ? current.unitIds : options.unitIds));
    const merged = mergeRecord(entity.name, mapping, options, read, current);
    if (!merged.record) return { kind: 'faulty', row, faults: merged.faults };
    const unitIds = unitsOf(merged.record);
    const draft = { id: match.stored?.id ?? ids.get(row.row) ?? newId(), ...merged.record, unitIds };
    const repeated = repetition(row.row, draft);
    if (repeated) return { kind: 'faulty', row, faults: [repeated] };
    if (!merged.differences) return { kind: 'unchanged' };
    return {
      kind: 'planned',
      planned: { row: row.row, stored: match.stored, draft, differences: merged.differences },
    };
  };

  /** Faults beside what is stored, but those about records that the file itself makes. */
  const checkBeside = async (tx: Tx, drafts: readonly RecordDraft[]) => {
    const made = new Set([...finder.made().map(({ id }) => id), ...ids.values()]);
    const faults = await checkDrafts(tx, source, drafts);
    return (index: number): readonly CellFault[] => {
      const draft = drafts[index];
      const own = new Set(
        referencesOf(entity.name, draft?.values ?? {})
          .filter(({ id }) => made.has(id))
          .map(({ path }) => path),
      );
      return cellFaults(
        mapping,
        (faults.get(index) ?? []).filter(({ path, code }) => code !== 'UNKNOWN_REFERENCE' || !own.has(path)),
      );
    };
  };

  return async (tx: Tx, rows: readonly SheetRow[]): Promise<CheckedRows> => {
    await finder.prepare(tx, namingTexts(entity, mapping, rows));
    const matches = await matchRows(tx, source, mapping, options, rows);
    const judged = rows.map((row, index) => judge(row, matches[index] ?? { stored: undefined }));
    const planned = judged.flatMap((one) => (one.kind === 'planned' ? [one.planned] : []));
    const faultsBeside = await checkBeside(
      tx,
      planned.map(({ draft }) => draft),
    );
    const byRow = new Map(rows.map((row) => [row.row, row]));
    const faulty = [
      ...judged.flatMap((one) => (one.kind === 'faulty' ? [{ row: one.row, faults: one.faults }] : [])),
      ...planned.flatMap(({ row }, index) => {
        const faults = faultsBeside(index);
        const own = byRow.get(row);
        return faults.length > 0 && own ? [{ row: own, faults }] : [];
      }),
    ].toSorted((one, other) => one.row.row - other.row.row);
    const faultyRows = new Set(faulty.map(({ row }) => row.row));
    return {
      planned: planned.filter(({ row }) => !faultyRows.has(row)),
      unchanged: judged.filter(({ kind }) => kind === 'unchanged').length,
      faults: faulty.flatMap(({ row, faults }) => rowFaults(row, faults)),
      faultyRows: faulty.length,
    };
  };
};

/** A planned row as it is kept until it is done: of a new record what it does not begin with. */
export const itemOf = (
  { fields }: RecordSource['entity'],
  { stored, draft, differences }: PlannedRow,
): ImportItem => {
  if (stored) return { id: draft.id, version: stored.version, values: differences.new };
  const beginning = { values: initialValues(fields), unitIds: null, isActive: true };
  return { id: draft.id, version: null, values: differencesOf(beginning, draft)?.new ?? {} };
};

/** Rows that are read and looked up together. */
export const rowsPerStep = mostPerChunk;
