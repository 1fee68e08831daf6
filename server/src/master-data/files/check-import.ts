import { AppError } from '@tresen/domain/errors';
import { mostPerChunk } from '@tresen/domain/master-data/change-sets';
import { entityNames } from '@tresen/domain/master-data/entities';
import type { CellFault, NamedUnit, RowFault } from '@tresen/domain/master-data/files';
import { referencesOf } from '@tresen/domain/master-data/kinds';
import { inTenant, type Tx } from '../../kit/db/pools.ts';
import { newId } from '../../kit/ids/index.ts';
import { readSheet, type SheetRow } from '../../kit/sheets/index.ts';
import type { RecordSource } from '../records/index.ts';
import { createPlan, itemOf, type PlannedRow, rowsPerStep } from './check-plan.ts';
import { type FilesPort, importFile } from './files-port.ts';
import { createImportFinder, type ImportFinder } from './find-records.ts';
import {
  advanceCheck,
  type Creation,
  failCheck,
  findImport,
  finishCheck,
  forgetFindings,
  type ImportItem,
  type ImportReport,
  type ImportRow,
  insertChunk,
  insertFaults,
} from './imports.store.ts';
import { keptBytes } from './kept-bytes.ts';
import { findUnits } from './lookup.store.ts';
import { matchRows } from './match-rows.ts';
import { namesInFile, type Orphan, orderRows } from './order-rows.ts';
import { namesFor, previewRows } from './preview.ts';
import { optionsOf } from './read-columns.ts';

/** Faults that are kept to be looked at; all are counted. */
const mostFaultsKept = 10_000;
const mostPreviewed = 50;
const mostNames = 20;

type Check = Omit<ImportRow, 'checkId'> & { readonly checkId: string };

/** Thrown when the check is cancelled, or another one has begun. */
class Superseded extends Error {
  override readonly name = 'Superseded';
}

/** Everything that a check carries from chunk to chunk. */
interface CheckState {
  readonly check: Check;
  readonly source: RecordSource;
  readonly units: readonly NamedUnit[];
  readonly finder: ImportFinder;
  readonly ids: Map<number, string>;
  readonly counts: {
    rows: number;
    created: number;
    changed: number;
    unchanged: number;
    faulty: number;
    faults: number;
  };
  readonly preview: PlannedRow[];
  readonly waiting: ImportItem[];
  /** Rows that name others of the file. */
  readonly deferred: PlannedRow[];
  readonly plannedIds: Set<string>;
  readonly usedIds: Set<string>;
  chunks: number;
}

/** Rows of a template that tell how to fill it in. */
const isRemark = ({ mapping }: Check): ((row: SheetRow) => boolean) => {
  const column = mapping.find(({ target }) => target === 'id')?.column;
  return ({ cells }) => column !== undefined && cells[column]?.trimStart().startsWith('#') === true;
};

async function* stepsOf(bytes: Uint8Array, check: Check): AsyncGenerator<readonly SheetRow[]> {
  const isLeftOut = isRemark(check);
  let step: SheetRow[] = [];
  for await (const { rows } of readSheet(bytes, optionsOf(check.reading))) {
    step.push(...rows.filter((row) => !isLeftOut(row)));
    while (step.length >= rowsPerStep) {
      yield step.slice(0, rowsPerStep);
      step = step.slice(rowsPerStep);
    }
  }
  if (step.length > 0) yield step;
}

const storeItems = async (
  tx: Tx,
  tenantId: string,
  state: CheckState,
  items: readonly ImportItem[],
): Promise<void> => {
  await insertChunk(tx, tenantId, state.check, { entity: state.check.entity, number: state.chunks, items });
  state.chunks += 1;
};

const keepItems = async (
  tx: Tx,
  tenantId: string,
  state: CheckState,
  planned: readonly PlannedRow[],
  flush: boolean,
): Promise<void> => {
  const { waiting } = state;
  waiting.push(...planned.map((row) => itemOf(state.source.entity, row)));
  while (waiting.length >= mostPerChunk || (flush && waiting.length > 0))
    await storeItems(tx, tenantId, state, waiting.splice(0, mostPerChunk));
};

const keepFaults = async (
  tx: Tx,
  tenantId: string,
  { check, counts }: CheckState,
  faults: readonly RowFault[],
): Promise<void> => {
  const kept = faults.slice(0, Math.max(0, mostFaultsKept - counts.faults));
  await insertFaults(tx, tenantId, check, kept, counts.faults + 1);
  counts.faults += faults.length;
};

const count = (
  { counts, preview, plannedIds, usedIds, check }: CheckState,
  rows: readonly PlannedRow[],
): void => {
  for (const planned of rows) {
    if (planned.stored) counts.changed += 1;
    else counts.created += 1;
    plannedIds.add(planned.draft.id);
    for (const { id } of referencesOf(check.entity, planned.draft.values)) usedIds.add(id);
    if (preview.length < mostPreviewed) preview.push(planned);
  }
};

const namesItself = ({ entity: { name, fields } }: RecordSource, targets: readonly string[]): boolean =>
  targets.some((target) => {
    const field = fields[target.split('.')[0] ?? target];
    if (field?.kind === 'reference') return field.to === name;
    return (
      field?.kind === 'rows' &&
      Object.values(field.of).some((cell) => cell.kind === 'reference' && cell.to === name)
    );
  });

/** Where rows may name others of the file: all new ones get their ids before any is read. */
const announce = async (tx: Tx, state: CheckState, rows: readonly SheetRow[]): Promise<void> => {
  const { source, check, finder, ids } = state;
  const { title, unique, name } = source.entity;
  const codes = new Set([title, ...unique.flat()]);
  const matches = await matchRows(tx, source, check.mapping, check.options, rows);
  for (const [index, { row, cells }] of rows.entries()) {
    const match = matches[index];
    if (!match || 'fault' in match || match.stored) continue;
    const id = newId();
    ids.set(row, id);
    const named = check.mapping
      .filter(({ target }) => codes.has(target))
      .map(({ target, column }) => [target, (cells[column] ?? '').trim() || null] as const);
    finder.add(name, {
      id,
      values: Object.fromEntries(named),
      unitIds: check.options.unitIds,
      isActive: true,
    });
  }
};

const orphanFault = ({ check }: CheckState, { planned, path }: Orphan): RowFault => {
  const target = path.split('.')[0] ?? path;
  const column = check.mapping.find((mapped) => mapped.target === target)?.column ?? null;
  const fault: CellFault = { column, target, code: 'UNKNOWN_REFERENCE' };
  return { ...fault, row: planned.row, text: '' };
};

const takeStep = async (
  tx: Tx,
  tenantId: string,
  state: CheckState,
  plan: ReturnType<typeof createPlan>,
  rows: readonly SheetRow[],
): Promise<void> => {
  const { check, counts, deferred, ids } = state;
  const { planned, unchanged, faults, faultyRows } = await plan(tx, rows);
  const own = new Set(ids.values());
  const isDeferred = (row: PlannedRow): boolean => namesInFile(check.entity, row, own).length > 0;
  const now = planned.filter((row) => !isDeferred(row));
  deferred.push(...planned.filter(isDeferred));
  count(state, now);
  await keepItems(tx, tenantId, state, now, false);
  counts.rows += rows.length;
  counts.unchanged += unchanged;
  counts.faulty += faultyRows;
  await keepFaults(tx, tenantId, state, faults);
  if (!(await advanceCheck(tx, check.id, check.checkId, counts.rows))) throw new Superseded();
};

const keepDeferred = async (tx: Tx, tenantId: string, state: CheckState): Promise<void> => {
  const { check, deferred, ids, plannedIds, counts } = state;
  const { steps, orphans } = orderRows(check.entity, deferred, new Set(ids.values()), plannedIds);
  for (const step of steps) {
    count(state, step);
    await keepItems(tx, tenantId, state, step, true);
  }
  counts.faulty += orphans.length;
  await keepFaults(
    tx,
    tenantId,
    state,
    orphans.map((orphan) => orphanFault(state, orphan)),
  );
};

/** Records that planned rows name and that have to be made, those first that others of them name. */
const keepMade = async (
  tx: Tx,
  tenantId: string,
  { check, finder, usedIds }: CheckState,
): Promise<Creation[]> => {
  const made = finder.made();
  const used = new Set(usedIds);
  for (const record of made.toReversed())
    if (used.has(record.id)) for (const { id } of referencesOf(record.entity, record.values)) used.add(id);
  const creations: Creation[] = [];
  for (const entity of entityNames) {
    const records = made.filter((record) => record.entity === entity && used.has(record.id));
    if (records.length === 0) continue;
    creations.push({
      entity,
      count: records.length,
      names: records.slice(0, mostNames).map(({ name }) => name),
    });
    const isTop = ({ values }: (typeof records)[number]): boolean =>
      referencesOf(entity, values).every(({ id }) => !records.some((other) => other.id === id));
    const layers = [records.filter(isTop), records.filter((record) => !isTop(record))];
    let number = 0;
    for (const layer of layers)
      for (let at = 0; at < layer.length; at += mostPerChunk) {
        const items = layer.slice(at, at + mostPerChunk).map(({ id, values, unitIds, isActive }) => ({
          id,
          version: null,
          values: { ...values, unitIds, isActive },
        }));
        await insertChunk(tx, tenantId, check, { entity, number, items });
        number += 1;
      }
  }
  return creations;
};

const finish = async (tx: Tx, tenantId: string, port: FilesPort, state: CheckState): Promise<void> => {
  const { check, source, counts, preview, finder, units } = state;
  await keepItems(tx, tenantId, state, [], true);
  await keepDeferred(tx, tenantId, state);
  const creations = await keepMade(tx, tenantId, state);
  const entity = source.entity.name;
  const shown = preview.flatMap(({ stored, draft }) => [
    { entity, values: draft.values },
    ...(stored ? [{ entity, values: stored }] : []),
  ]);
  const names = await namesFor(tx, port.sets.sources, units, shown, finder.made());
  const { rows: _rows, ...figures } = counts;
  const report: ImportReport = {
    ...figures,
    creations,
    preview: previewRows(entity, preview, check.language, names),
  };
  if (!(await finishCheck(tx, check.id, check.checkId, report))) throw new Superseded();
};

const begin = (port: FilesPort, tenantId: string, importId: string, checkId: string) =>
  inTenant(port.sets.db, tenantId, async (tx): Promise<CheckState | undefined> => {
    const check = await findImport(tx, importId);
    if (check?.state !== 'checking' || check.checkId !== checkId) return undefined;
    // An earlier try may have been killed on its way.
    await forgetFindings(tx, importId);
    const units = await findUnits(tx);
    return {
      check: { ...check, checkId },
      source: port.sets.sources[check.entity],
      units,
      finder: await createImportFinder(tx, port.sets.sources, units, check.options),
      ids: new Map(),
      counts: { rows: 0, created: 0, changed: 0, unchanged: 0, faulty: 0, faults: 0 },
      preview: [],
      waiting: [],
      deferred: [],
      plannedIds: new Set(),
      usedIds: new Set(),
      chunks: 0,
    };
  });

const run = async (
  port: FilesPort,
  tenantId: string,
  state: CheckState,
  signal: AbortSignal | undefined,
): Promise<void> => {
  const { check, source, finder, ids } = state;
  const { db } = port.sets;
  const bytes = await keptBytes(port.files, importFile(tenantId, check.id));
  const { mapping, options } = check;
  if (
    namesItself(
      source,
      mapping.map(({ target }) => target),
    )
  )
    for await (const rows of stepsOf(bytes, check))
      await inTenant(db, tenantId, (tx) => announce(tx, state, rows));
  const plan = createPlan({ source, mapping, options, finder, ids });
  for await (const rows of stepsOf(bytes, check)) {
    signal?.throwIfAborted();
    await inTenant(db, tenantId, (tx) => takeStep(tx, tenantId, state, plan, rows));
    port.sets.onProgress(tenantId);
  }
  await inTenant(db, tenantId, (tx) => finish(tx, tenantId, port, state));
  port.sets.onProgress(tenantId);
};

/**
 * Finds out what a file would do, and keeps it to be looked at and then done: nothing of it is stored as master data.
 * It ends early when somebody cancels it or begins another check; after a kill the next try begins anew.
 */
export const checkImport = async (
  port: FilesPort,
  { tenantId, importId, checkId }: { tenantId: string; importId: string; checkId: string },
  signal?: AbortSignal,
): Promise<void> => {
  const state = await begin(port, tenantId, importId, checkId);
  if (!state) return;
  try {
    await run(port, tenantId, state, signal);
  } catch (error) {
    if (error instanceof Superseded) return;
    if (!(error instanceof AppError)) throw error;
    const failure = { code: error.code, parameters: { ...error.parameters } };
    await inTenant(port.sets.db, tenantId, (tx) => failCheck(tx, importId, checkId, failure));
    port.sets.onProgress(tenantId);
  }
};
