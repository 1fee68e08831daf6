import { entityNames } from '@tresen/domain/kit/entities';
import { maxPerChunk } from '@tresen/domain/master-data/change-sets';
import type { CellFault } from '@tresen/domain/master-data/files';
import { referencesOf } from '@tresen/domain/master-data/kinds';
import type { Tx } from '../../kit/db/pools.ts';
import { itemOf, type PlannedRow } from './check-plan.ts';
import type { CheckState } from './check-state.ts';
import { type FoundFault, type ImportItem, insertChunk, insertFaults } from './findings.store.ts';
import type { Creation } from './import-row.ts';
import { type Orphan, orderRows } from './order-rows.ts';

/** Faults that are kept to be looked at; all are counted. */
const maxFaultsKept = 10_000;
const maxPreviewed = 50;
const maxNames = 20;

/** Keeps planned rows, a thousand at a time; with `flush` also what is left. */
export const keepItems = async (
  tx: Tx,
  tenantId: string,
  state: CheckState,
  planned: readonly PlannedRow[],
  flush: boolean,
): Promise<void> => {
  const { waiting } = state;
  waiting.push(...planned.map((row) => itemOf(state.source.entity, row)));
  while (waiting.length >= maxPerChunk || (flush && waiting.length > 0))
    await storeItems(tx, tenantId, state, waiting.splice(0, maxPerChunk));
};

/** Keeps the first faults and counts all. */
export const keepFaults = async (
  tx: Tx,
  tenantId: string,
  { check, counts, groups }: CheckState,
  faults: readonly FoundFault[],
): Promise<void> => {
  const kept = faults.slice(0, Math.max(0, maxFaultsKept - counts.faults));
  await insertFaults(tx, tenantId, check, kept, counts.faults + 1);
  for (const fault of faults) groups.add(fault);
  counts.faults += faults.length;
};

/** Counts planned rows and remembers the first of them. */
export const count = (
  { counts, preview, plannedIds, usedIds, check }: CheckState,
  rows: readonly PlannedRow[],
): void => {
  for (const planned of rows) {
    if (planned.stored) counts.changed += 1;
    else counts.created += 1;
    plannedIds.add(planned.draft.id);
    for (const { id } of referencesOf(check.entity, planned.draft.values)) usedIds.add(id);
    if (preview.length < maxPreviewed) preview.push(planned);
  }
};

/** Keeps rows that name others of the file, behind those; what names a row that is left out is left out, too. */
export const keepDeferred = async (tx: Tx, tenantId: string, state: CheckState): Promise<void> => {
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
export const keepMade = async (
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
      names: records.slice(0, maxNames).map(({ name }) => name),
    });
    const isTop = ({ values }: (typeof records)[number]): boolean =>
      referencesOf(entity, values).every(({ id }) => !records.some((other) => other.id === id));
    const layers = [records.filter(isTop), records.filter((record) => !isTop(record))];
    let number = 0;
    for (const layer of layers)
      for (let at = 0; at < layer.length; at += maxPerChunk) {
        const items = layer.slice(at, at + maxPerChunk).map(({ id, values, unitIds, isActive }) => ({
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

async function storeItems(
  tx: Tx,
  tenantId: string,
  state: CheckState,
  items: readonly ImportItem[],
): Promise<void> {
  await insertChunk(tx, tenantId, state.check, { entity: state.check.entity, number: state.chunks, items });
  state.chunks += 1;
}

function orphanFault({ check }: CheckState, { planned, path }: Orphan): FoundFault {
  const target = path.split('.')[0] ?? path;
  const column = check.mapping.find((mapped) => mapped.target === target)?.column ?? null;
  const fault: CellFault = { column, target, code: 'UNKNOWN_REFERENCE' };
  return { ...fault, row: planned.row, text: '' };
}
