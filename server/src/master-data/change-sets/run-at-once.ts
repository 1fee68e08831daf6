import type { Ctx } from '../../kit/context/index.ts';
import type { SetPart } from './apply-parts.ts';
import type { ChangeRecordRow } from './change-records.store.ts';
import type { ChangeSetPort } from './run-change-set.ts';
import { runTogether } from './run-together.ts';
import type { SetItem } from './set-items.ts';

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

/**
 * Does a set in one transaction: all of its records, at most 1,000, or none of them. Afterwards it stands in the history
 * and can be undone as any other.
 */
export const runAtOnce = async (
  ctx: Ctx,
  port: ChangeSetPort,
  request: SetPart['request'],
  items: readonly SetItem[],
): Promise<RunAtOnce> => {
  const { setId, parts } = await runTogether(ctx, port, async () => [{ request, items }]);
  return { setId, refused: parts.flatMap(({ records }) => records.filter(isRefused)) };
};

function isRefused(row: ChangeRecordRow): row is RefusedRecord {
  return row.outcome !== 'changed';
}
