import {
  type Deletion,
  type EntityStatus,
  entityStatus,
  type Fault,
  type Use,
} from '@tresen/domain/kit/entities';
import { audit } from '../audit/index.ts';
import { type Ctx, tenantOf } from '../context/index.ts';
import { inTenant, type Tx } from '../db/pools.ts';
import { takeChanges } from './changes.store.ts';
import { checkDrafts } from './check-drafts.ts';
import { followUnits } from './followers.store.ts';
import { type RecordsPort, readFacts, writingOf } from './port.ts';
import { findStored, markDeleted, unmarkDeleted } from './records.store.ts';
import { auditedValues, storedValues } from './save.service.ts';
import type { RecordDraft, RecordSource, StoredRecord } from './source.ts';
import { findUses } from './uses.store.ts';
import type { Writing } from './writing.ts';

/**
 * What would become of each record if somebody deleted them all together (MDA-10). One that a register has taken is
 * marked until every register of its branches knows; one that others use stays.
 */
export const deletionsOf = async (
  tx: Tx,
  port: RecordsPort,
  source: RecordSource,
  ids: readonly string[],
): Promise<Deletion[]> => {
  const records = (await findStored(tx, source, ids)).filter(({ status }) => status >= 0);
  const byId = new Map(records.map((record) => [record.id, record]));
  const kept = await source.keep(tx, [...byId.keys()]);
  const uses = await usesOfStaying(tx, source, [...byId.keys()], kept);
  const facts = await readFacts(tx, port, source, records);
  return [...new Set(ids)].map((id): Deletion => {
    const record = byId.get(id);
    if (!record) return notFound(id);
    const usedBy = uses.get(id) ?? [];
    const reason = kept.get(id) ?? (usedBy.length > 0 ? 'IN_USE' : null);
    const isTaken = (facts.get(id)?.highestCursor ?? -1) >= record.createdSeq;
    const outcome = reason ? 'refused' : isTaken ? 'marked' : 'removed';
    return { id, name: nameOf(source, record), outcome, reason, uses: usedBy };
  });
};

/** The same as `deleteRecords` in the caller's transaction; the caller tells of the change. */
export const deleteIn = async (
  ctx: Ctx,
  tx: Tx,
  port: RecordsPort,
  source: RecordSource,
  ids: readonly string[],
): Promise<Deletion[]> => {
  const writing = await numbersFor(ctx, tx, ids.length);
  const outcomes = await deletionsOf(tx, port, source, ids);
  const going = outcomes.filter(({ outcome }) => outcome !== 'refused');
  const records = await findStored(
    tx,
    source,
    going.map(({ id }) => id),
  );
  const deleted = going.map((deletion) => ({ id: deletion.id, status: statusAfter(deletion) }));
  await markDeleted(tx, source, deleted, writing);
  await auditEach(ctx, tx, source, 'delete', records);
  return outcomes;
};

/** Deletes what can be deleted, and says of each record what became of it (MDA-10, MDA-11). */
export const deleteRecords = async (
  ctx: Ctx,
  port: RecordsPort,
  source: RecordSource,
  ids: readonly string[],
): Promise<Deletion[]> => {
  const tenantId = tenantOf(ctx);
  return inTenant(ctx.db, tenantId, async (tx) => {
    const deletions = await deleteIn(ctx, tx, port, source, ids);
    if (deletions.some(({ outcome }) => outcome !== 'refused')) port.tell(tx, { tenantId, unitIds: null });
    return deletions;
  });
};

/** What a restoring ends in: all of them are back, or none and the faults of the first that cannot be. */
export interface Restored {
  readonly isSuccess: boolean;
  readonly faults: readonly Fault[];
}

/** Brings deleted records back, all or none: another may have taken a name or a number meanwhile. */
export const restoreRecords = async (
  ctx: Ctx,
  port: RecordsPort,
  source: RecordSource,
  ids: readonly string[],
): Promise<Restored> => {
  const tenantId = tenantOf(ctx);
  const faults = await inTenant(ctx.db, tenantId, async (tx) => {
    const writing = await numbersFor(ctx, tx, ids.length);
    const records = (await findStored(tx, source, ids)).filter(({ status }) => status < 0 && status > -3);
    const drafts = await followUnits(
      tx,
      source.entity,
      records.map((record) => draftOf(source, record)),
    );
    const found = [...(await checkDrafts(tx, source, drafts)).values()].flat();
    if (found.length > 0) return found;
    await unmarkDeleted(
      tx,
      source,
      records.map(({ id }) => id),
      writing,
    );
    await auditEach(ctx, tx, source, 'restore', records);
    port.tell(tx, { tenantId, unitIds: null });
    return [];
  });
  return { isSuccess: faults.length === 0, faults };
};

/** What keeps each of these records, if all are deleted that can be: what one that stays uses stays, too. */
async function usesOfStaying(
  tx: Tx,
  { entity, otherUses }: RecordSource,
  ids: readonly string[],
  kept: ReadonlyMap<string, unknown>,
): Promise<ReadonlyMap<string, readonly Use[]>> {
  const others = await otherUses(tx, ids);
  const found = new Map<string, readonly Use[]>();
  for (let going = ids; ; going = going.filter((id) => !found.has(id))) {
    const uses = await findUses(tx, entity.name, going);
    const staying = going.filter((id) => kept.has(id) || others.has(id) || uses.has(id));
    if (staying.length === 0) return found;
    for (const id of staying) found.set(id, [...(uses.get(id) ?? []), ...(others.get(id) ?? [])]);
  }
}

function notFound(id: string): Deletion {
  return {
    id,
    name: '',
    outcome: 'refused',
    reason: 'NOT_FOUND',
    uses: [],
  };
}

function nameOf({ entity }: RecordSource, record: StoredRecord): string {
  return String(record[entity.title] ?? '');
}

async function numbersFor(ctx: Ctx, tx: Tx, count: number): Promise<Writing> {
  const tenantId = tenantOf(ctx);
  return writingOf(ctx, tenantId, (await takeChanges(tx, tenantId, count)) - count);
}

function statusAfter({ outcome }: Deletion): EntityStatus {
  return outcome === 'marked' ? entityStatus.deletePending : entityStatus.deleted;
}

async function auditEach(
  ctx: Ctx,
  tx: Tx,
  source: RecordSource,
  action: 'delete' | 'restore',
  records: readonly StoredRecord[],
): Promise<void> {
  for (const record of records) {
    const values = auditedValues(source.entity, record);
    await audit(ctx, tx, tenantOf(ctx), {
      action,
      entity: source.entity.name,
      entityId: record.id,
      ...(action === 'delete' ? { oldValues: values } : { newValues: values }),
    });
  }
}

function draftOf({ entity }: RecordSource, record: StoredRecord): RecordDraft {
  return {
    id: record.id,
    values: storedValues(entity, record),
    unitIds: record.unitIds,
    isActive: true,
  };
}
