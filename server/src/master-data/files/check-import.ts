import { AppError } from '@tresen/domain/kit/errors';
import { emitChanged, inTenant, type Tx } from '../../kit/db/pools.ts';
import type { ReadSheet, SheetRow, SheetSource } from '../../kit/sheets/index.ts';
import { announce, namesItself } from './announce-rows.ts';
import { createPlan, type PlannedRow, rowsPerStep } from './check-plan.ts';
import { beginState, type Check, type CheckState } from './check-state.ts';
import { type FilesPort, importFile } from './files-port.ts';
import type { ImportReport } from './import-row.ts';
import { advanceCheck, failCheck, finishCheck } from './imports.store.ts';
import { count, keepDeferred, keepFaults, keepItems, keepMade } from './keep-findings.ts';
import { keptSheet } from './kept-sheet.ts';
import { namesInFile } from './order-rows.ts';
import { namesFor, previewRows } from './preview.ts';
import { optionsOf } from './read-columns.ts';

/** Thrown when the check is cancelled, or another one has begun. */
class Superseded extends Error {
  override readonly name = 'Superseded';
}

interface Reading {
  readonly readSheet: ReadSheet;
  readonly source: SheetSource;
  readonly tenantId: string;
  readonly signal: AbortSignal | undefined;
}

/**
 * Finds out what a file would do, and keeps it to be looked at and then done: nothing of it is stored as master data.
 * It ends early when somebody cancels it or begins another check; after a kill the next try begins anew.
 */
export const checkImport = async (
  port: FilesPort,
  { tenantId, importId, checkId }: { tenantId: string; importId: string; checkId: string },
  signal?: AbortSignal,
): Promise<void> => {
  const state = await beginState(port, tenantId, importId, checkId);
  if (!state) return;
  try {
    await run(port, tenantId, state, signal);
  } catch (error) {
    if (error instanceof Superseded) return;
    if (signal?.aborted) throw error;
    const isTold = error instanceof AppError;
    const failure = isTold
      ? { code: error.code, parameters: { ...error.parameters } }
      : { code: 'INTERNAL', parameters: {} };
    await inTenant(port.sets.db, tenantId, (tx) => {
      emitChanged(tx, 'changeSets', tenantId);
      return failCheck(tx, importId, checkId, failure);
    });
    // A bug is logged; the next try of the job finds that the check has ended.
    if (!isTold) throw error;
  }
};

async function run(
  port: FilesPort,
  tenantId: string,
  state: CheckState,
  signal: AbortSignal | undefined,
): Promise<void> {
  const { check, source, finder, ids } = state;
  const { db } = port.sets;
  const { readSheet, files } = port;
  const reading = { readSheet, source: keptSheet(files, importFile(tenantId, check.id)), tenantId, signal };
  const { mapping, options } = check;
  if (
    namesItself(
      source,
      mapping.map(({ target }) => target),
    )
  )
    for await (const rows of stepsOf(reading, check))
      await inTenant(db, tenantId, (tx) => announce(tx, state, rows));
  const plan = createPlan({ source, mapping, options, finder, ids });
  for await (const rows of stepsOf(reading, check)) {
    signal?.throwIfAborted();
    await inTenant(db, tenantId, (tx) => {
      emitChanged(tx, 'changeSets', tenantId);
      return takeStep(tx, tenantId, state, plan, rows);
    });
  }
  await inTenant(db, tenantId, (tx) => {
    emitChanged(tx, 'changeSets', tenantId);
    return finish(tx, tenantId, port, state);
  });
}

async function* stepsOf(
  { readSheet, source, tenantId, signal }: Reading,
  check: Check,
): AsyncGenerator<readonly SheetRow[]> {
  const turn = { asker: { tenantId, personId: '' }, isBackground: true, signal };
  const isLeftOut = isRemark(check);
  let step: SheetRow[] = [];
  for await (const { rows } of readSheet(source, optionsOf(check.reading), turn)) {
    step.push(...rows.filter((row) => !isLeftOut(row)));
    while (step.length >= rowsPerStep) {
      yield step.slice(0, rowsPerStep);
      step = step.slice(rowsPerStep);
    }
  }
  if (step.length > 0) yield step;
}

/** Rows of a template that tell how to fill it in. */
function isRemark({ mapping }: Check): (row: SheetRow) => boolean {
  const column = mapping.find(({ target }) => target === 'id')?.column;
  return ({ cells }) => column !== undefined && cells[column]?.trimStart().startsWith('#') === true;
}

async function takeStep(
  tx: Tx,
  tenantId: string,
  state: CheckState,
  plan: ReturnType<typeof createPlan>,
  rows: readonly SheetRow[],
): Promise<void> {
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
}

async function finish(tx: Tx, tenantId: string, port: FilesPort, state: CheckState): Promise<void> {
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
    groups: state.groups.all(),
    creations,
    preview: previewRows(entity, preview, check.language, names),
  };
  if (!(await finishCheck(tx, check.id, check.checkId, report))) throw new Superseded();
}
