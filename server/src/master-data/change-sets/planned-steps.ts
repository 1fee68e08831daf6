import type { Ctx } from '../../kit/context/index.ts';
import type { Tx } from '../../kit/db/pools.ts';
import { admitTo } from '../../kit/records/index.ts';
import { bulkItems } from './change-items.ts';
import { everyUnit } from './names.store.ts';
import { planChunk, type Step } from './plan-chunk.ts';
import type { ChangeSetPort } from './run-change-set.ts';
import { type BulkRequest, selectedIds } from './selection.ts';

/** Records that are looked at together: some 10 ms of this process's time. */
const perChunk = 500;

/**
 * The records that a bulk change is about.
 * @throws {AppError} FORBIDDEN for a kind that is not the caller's to change
 */
export const selectedRecords = async (
  ctx: Ctx,
  tx: Tx,
  port: ChangeSetPort,
  request: BulkRequest,
): Promise<string[]> => {
  admitTo(ctx, port.sources[request.entity].entity);
  const { rows } = await selectedIds(port.sources[request.entity], request.selection).execute(tx);
  return rows.map(({ id }) => id);
};

/** What would become of the records, one lot after the other; nothing is changed. */
export async function* plannedSteps(
  tx: Tx,
  port: ChangeSetPort,
  tenantId: string,
  { entity, change }: BulkRequest,
  ids: readonly string[],
): AsyncGenerator<readonly Step[]> {
  const source = port.sources[entity];
  const units = await everyUnit(tx);
  const surroundings = {
    tenantId,
    source,
    port: port.records,
    seenSeq: null,
    now: port.now(),
    actor: { userId: null, userName: '' },
  };
  for (let at = 0; at < ids.length; at += perChunk) {
    const items = bulkItems(source.entity, change, ids.slice(at, at + perChunk), units);
    yield (await planChunk(tx, surroundings, items)).steps;
  }
}
