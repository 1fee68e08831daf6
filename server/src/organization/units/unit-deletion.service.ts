import { AppError } from '@tresen/domain/kit/errors';
import { isIn } from '@tresen/domain/kit/groups';
import {
  type UnitDeletionOutcome,
  type UnitUseCounts,
  unitDeletionOutcome,
  unitStatus,
} from '@tresen/domain/organization/units';
import { audit } from '../../kit/audit/index.ts';
import { type Ctx, tenantOf } from '../../kit/context/index.ts';
import { emitChanged, inTenant, type Tx } from '../../kit/db/pools.ts';
import type { SaveResult } from '../../kit/graphql/index.ts';
import { emitRecords } from '../../kit/records/index.ts';
import { countUses, markUnitDeleted } from './unit-deletion.store.ts';
import { holdUnit } from './unit-status.store.ts';
import { lockTree } from './unit-tree.store.ts';
import type { UnitsPort } from './units.port.ts';
import { findUnit } from './units.store.ts';

/** What a deletion would do, and why. */
export interface UnitDeletion {
  readonly outcome: UnitDeletionOutcome;
  readonly uses: UnitUseCounts;
}

/** Tells beforehand what deleting a unit would do. @throws {AppError} NOT_FOUND */
export const unitDeletion = (ctx: Ctx, port: UnitsPort, id: string): Promise<UnitDeletion> =>
  inTenant(ctx.db, tenantOf(ctx), async (tx) => {
    if (!(await findUnit(tx, id))) throw new AppError('NOT_FOUND', { what: 'organizationUnit' });
    return deletionOf(ctx, tx, port, id);
  });

export interface UnitRemoval {
  readonly id: string;
  /** 'Delete Anyway': for the admin group, and only what has data. */
  readonly isAnyway: boolean;
}

/**
 * Deletes a unit with the master data that is its alone, in one transaction. Receipts, closings, TSE data and reports
 * stay (decisions ORG-22).
 * @throws {AppError} NOT_FOUND; UNIT_IN_USE while it has units or registers; UNIT_HAS_DATA without the right to delete
 *   anyway, or without the word for it; both with the counts
 */
export const deleteUnit = async (ctx: Ctx, port: UnitsPort, removal: UnitRemoval): Promise<SaveResult> => {
  const tenantId = tenantOf(ctx);
  await inTenant(ctx.db, tenantId, async (tx) => {
    if (!(await remove(ctx, tx, port, removal))) return;
    emitRecords(tx, { tenantId, unitIds: null });
    emitChanged(tx, 'units', tenantId);
  });
  return { isSuccess: true, modelId: removal.id };
};

async function deletionOf(ctx: Ctx, tx: Tx, port: UnitsPort, id: string): Promise<UnitDeletion> {
  const records = await port.countRecords(ctx, tx, id);
  const stored = await countUses(tx, id);
  const uses = { ...stored, records, elsterReports: await port.countTaxNotifications(tx, id) };
  return { uses, outcome: unitDeletionOutcome(uses, isIn('admin', ctx.caller.principal)) };
}

async function remove(ctx: Ctx, tx: Tx, port: UnitsPort, { id, isAnyway }: UnitRemoval): Promise<boolean> {
  await lockTree(tx, tenantOf(ctx));
  const unit = await holdUnit(tx, id);
  if (!unit) throw new AppError('NOT_FOUND', { what: 'organizationUnit' });
  // A second click.
  if (unit.status === unitStatus.deleted) return false;
  const deletion = await deletionOf(ctx, tx, port, id);
  refuse(deletion, isAnyway);
  await port.removeRecords(ctx, tx, id);
  await markUnitDeleted(tx, id);
  const { receipts, records } = deletion.uses;
  await audit(ctx, tx, tenantOf(ctx), {
    action: 'delete',
    entity: 'organizationUnit',
    entityId: id,
    oldValues: { name: unit.name, type: unit.type, receipts, records },
  });
  return true;
}

function refuse({ outcome, uses }: UnitDeletion, isAnyway: boolean): void {
  if (outcome === 'blocked') throw new AppError('UNIT_IN_USE', { ...uses });
  if (outcome === 'vendor' || (outcome === 'anyway' && !isAnyway))
    throw new AppError('UNIT_HAS_DATA', { ...uses });
}
