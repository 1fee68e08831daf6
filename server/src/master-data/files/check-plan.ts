import { initialValues } from '@tresen/domain/kit/entities';
import { type Differences, differencesOf, maxPerChunk } from '@tresen/domain/master-data/change-sets';
import {
  type CellFault,
  cellFaults,
  createRowReader,
  type ImportOptions,
  type Mapping,
  mergeRecord,
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
import type { FoundFault, ImportItem, RowAlong } from './findings.store.ts';
import { type Match, matchRows } from './match-rows.ts';
import { hasNamedDefaults, namedDefaults } from './named-defaults.ts';
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
  readonly faults: readonly FoundFault[];
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
  | { readonly kind: 'faulty'; readonly faulty: FaultyRow };

/** A row that is left out. */
interface FaultyRow {
  readonly row: SheetRow;
  readonly faults: readonly CellFault[];
  /** What is right of it, to be looked at beside what is stored; undefined where it is not known which record it is. */
  readonly draft: RecordDraft | undefined;
  readonly along?: RowAlong | undefined;
}

const longestText = 100;

/** Plans a file chunk by chunk; what has to be unique in the whole file is remembered. */
export const createPlan = ({ source, mapping, options, finder, ids }: PlanSurroundings) => {
  const { entity } = source;
  const readRow = createRowReader(entity.name, mapping);
  const repeatedIn = createFileKeys(entity);
  const stored = new Map<string, number>();
  const isNaming = hasNamedDefaults(entity, options);

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

  /** What the row makes of its record, with what the file does not say found by its name. */
  const mergeRow = ({ cells }: SheetRow, stored: StoredRecord | undefined) => {
    const current = stored && changeableOf(entity, stored);
    const unitIds = current ? current.unitIds : options.unitIds;
    const read = readRow(cells, finder.of(entity.name, unitIds));
    const named =
      current || !isNaming
        ? { defaults: options.defaults, faults: [] }
        : namedDefaults(entity, options, read, finder.of(entity.name, unitIds, 'create'));
    const row = { ...read, faults: [...read.faults, ...named.faults] };
    return mergeRecord(entity.name, mapping, { ...options, defaults: named.defaults }, row, current);
  };

  /** It is not known which record the row is about: what its cells say can be wrong all the same. */
  const judgeUnknown = (row: SheetRow, fault: CellFault): Judged => {
    const told = mergeRow(row, undefined).faults.filter(
      ({ column, code, target }) => column !== null && code !== 'MISSING' && target !== fault.target,
    );
    return { kind: 'faulty', faulty: { row, faults: [fault, ...told], draft: undefined } };
  };

  const judge = (row: SheetRow, match: Match): Judged => {
    if ('fault' in match) return judgeUnknown(row, match.fault);
    const { stored: found } = match;
    const { record, differences, faults } = mergeRow(row, found);
    const draft = { id: found?.id ?? ids.get(row.row) ?? newId(), ...record, unitIds: unitsOf(record) };
    const repeated = repetition(row.row, draft);
    if (repeated || faults.length > 0)
      return {
        kind: 'faulty',
        faulty: { row, faults: repeated ? [...faults, repeated] : faults, draft },
      };
    if (!differences) return { kind: 'unchanged' };
    return { kind: 'planned', planned: { row: row.row, stored: found, draft, differences } };
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

  /** Rows that are left out, with what is wrong with the rest of them beside what is stored. */
  const withFaultsBeside = async (tx: Tx, faulty: readonly FaultyRow[]): Promise<FaultyRow[]> => {
    const known = faulty.flatMap(({ draft }) => draft ?? []);
    const faultsBeside = await checkBeside(tx, known);
    return faulty.map((one) => {
      if (one.draft === undefined) return one;
      const told = new Set(one.faults.map(({ target }) => target.split('.')[0]));
      const more = faultsBeside(known.indexOf(one.draft)).filter(
        // Without its branches nothing is known of what it shares with others.
        ({ target }) => !told.has(target) && !told.has('unitIds'),
      );
      return { ...one, faults: [...one.faults, ...more] };
    });
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
    const leftOut = judged.flatMap((one) => (one.kind === 'faulty' ? [one.faulty] : []));
    const faulty = [
      ...(await withFaultsBeside(tx, leftOut)),
      ...planned.flatMap((one, index) => {
        const faults = faultsBeside(index);
        const row = byRow.get(one.row);
        return faults.length > 0 && row ? [{ row, faults, along: alongOf(entity, one, faults) }] : [];
      }),
    ].toSorted((one, other) => one.row.row - other.row.row);
    const faultyRows = new Set(faulty.map(({ row }) => row.row));
    return {
      planned: planned.filter(({ row }) => !faultyRows.has(row)),
      unchanged: judged.filter(({ kind }) => kind === 'unchanged').length,
      faults: faulty.flatMap(rowFaults),
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
export const rowsPerStep = maxPerChunk;

/** What a row would save, where others that name its record are all that is in its way. */
function alongOf(
  entity: RecordSource['entity'],
  { stored, differences }: PlannedRow,
  faults: readonly CellFault[],
): RowAlong | undefined {
  if (!stored || !faults.every(({ parameters }) => Array.isArray(parameters?.users))) return undefined;
  return {
    name: String(changeableOf(entity, stored).values[entity.title] ?? ''),
    record: { id: stored.id, ...differences.new },
  };
}

function rowFaults({ row: { row, cells }, faults, along }: Omit<FaultyRow, 'draft'>): FoundFault[] {
  return faults.map((fault) => ({
    ...fault,
    row,
    along,
    text: fault.column === null ? '' : (cells[fault.column] ?? '').slice(0, longestText),
  }));
}
