import { mostPerChunk } from '@tresen/domain/master-data/change-sets';
import { type Ctx, tenantOf } from '../../kit/context/index.ts';
import { inTenant, type Tx } from '../../kit/db/pools.ts';
import { applyChunk } from './apply-chunk.ts';
import { type ChangeRecordRow, insertChangeRecords } from './change-records.store.ts';
import { endChangeSet, finishChunk } from './change-sets.store.ts';
import type { ChangeSetPort } from './run-change-set.ts';
import type { SetItem } from './set-items.ts';
import { beginChangeSet, type SetRequest } from './start.ts';

/** A record for whose sake nothing was changed: it is at fault, or somebody else has changed or deleted it. */
export type RefusedRecord = ChangeRecordRow & {
  readonly outcome: Exclude<ChangeRecordRow['outcome'], 'changed'>;
};

/** How a set ended that is done at once. */
export interface RunAtOnce {
  /** Null where nothing was to be changed, and where something was refused. */
  readonly setId: string | null;
  readonly refused: readonly RefusedRecord[];
}

const isRefused = (row: ChangeRecordRow): row is RefusedRecord => row.outcome !== 'changed';

/** Ends the transaction without a trace. */
class NothingDone extends Error {
  readonly refused: readonly RefusedRecord[];
  constructor(refused: readonly RefusedRecord[]) {
    super('nothing was changed');
    this.refused = refused;
  }
}

/**
 * Does a set in one transaction: all of its records, at most 1,000, or none of them. Afterwards it stands in the history
 * and can be undone as any other.
 */
export const runAtOnce = async (
  ctx: Ctx,
  port: ChangeSetPort,
  request: Omit<SetRequest, 'total'>,
  items: readonly SetItem[],
): Promise<RunAtOnce> => {
  if (items.length > mostPerChunk) throw new RangeError('too many records at once');
  const tenantId = tenantOf(ctx);
  const work = async (tx: Tx) => {
    const { id } = await beginChangeSet(ctx, tx, { ...request, total: items.length });
    const { caller, now } = ctx;
    const actor = {
      userId: caller.kind === 'user' ? caller.userId : null,
      userName: caller.kind === 'public' ? 'system' : caller.name,
    };
    const source = port.sources[request.entity];
    const surroundings = { tenantId, source, port: port.records, seenSeq: null, now: now(), actor };
    const { records, counts, unitIds } = await applyChunk(tx, surroundings, items);
    const refused = records.filter(isRefused);
    if (refused.length > 0 || counts.changed === 0) throw new NothingDone(refused);
    await insertChangeRecords(tx, tenantId, id, records);
    await finishChunk(tx, id, counts);
    await endChangeSet(tx, id, 'done', new Date(now()));
    return { id, unitIds };
  };
  try {
    const { id, unitIds } = await inTenant(ctx.db, tenantId, work);
    port.records.onChange({ tenantId, unitIds });
    port.onProgress(tenantId);
    return { setId: id, refused: [] };
  } catch (error) {
    if (error instanceof NothingDone) return { setId: null, refused: error.refused };
    throw error;
  }
};
