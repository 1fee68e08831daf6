import { entityStatus } from '@tresen/domain/kit/entities';
import { type Ctx, tenantOf } from '../../kit/context/index.ts';
import type { Tx } from '../../kit/db/pools.ts';
import { markDeleted, type RecordSource, takeChanges, writingOf } from '../../kit/records/index.ts';
import { findOwn, findShared, leaveBranch } from './branch-records.store.ts';

/** The master data of one branch, for whoever deletes the branch. */
export interface BranchRecords {
  /**
   * How many records belong to this branch alone, without what came with it by itself (its standard rates). Nobody
   * changes master data from here to the end of the transaction.
   */
  countRecords(ctx: Ctx, tx: Tx, unitId: string): Promise<number>;
  /**
   * Marks the records of this branch alone as deleted, and takes the branch from those that it shares. It has no
   * registers any more, so none has to be waited for.
   */
  removeRecords(ctx: Ctx, tx: Tx, unitId: string): Promise<void>;
}

/** @param sources all kinds of record that belong to branches; those that name others come behind them */
export const createBranchRecords = (sources: readonly RecordSource[]): BranchRecords => ({
  countRecords: async (ctx, tx, unitId) => {
    await takeChanges(tx, tenantOf(ctx), 0);
    let count = 0;
    for (const source of sources) {
      const ids = await findOwn(tx, source, unitId);
      count += ids.length - (await source.keep(tx, ids)).size;
    }
    return count;
  },
  removeRecords: async (ctx, tx, unitId) => {
    for (const source of sources) await removeKind(ctx, tx, source, unitId);
  },
});

async function removeKind(ctx: Ctx, tx: Tx, source: RecordSource, unitId: string): Promise<void> {
  const own = (await findOwn(tx, source, unitId)).map((id) => ({ id, status: entityStatus.deleted }));
  if (own.length > 0) await markDeleted(tx, source, own, await writingFor(ctx, tx, own.length));
  const ids = await findShared(tx, source, unitId);
  if (ids.length > 0) await leaveBranch(tx, source, { ids, unitId }, await writingFor(ctx, tx, ids.length));
}

/** Numbers for so many records of a kind. */
async function writingFor(ctx: Ctx, tx: Tx, count: number) {
  const tenantId = tenantOf(ctx);
  return writingOf(ctx, tenantId, (await takeChanges(tx, tenantId, count)) - count);
}
