import { type Ctx, tenantOf } from '../../kit/context/index.ts';
import type { Tx } from '../../kit/db/pools.ts';
import { type AppliedChunk, applyTogether } from './apply-chunk.ts';
import type { ChangeSetPort } from './run-change-set.ts';
import type { SetItem } from './set-items.ts';
import type { SetRequest } from './start.ts';

/** The records of one kind that are changed, and the set of which they become part. */
export interface SetPart {
  readonly request: Omit<SetRequest, 'total' | 'together'>;
  readonly items: readonly SetItem[];
}

/** Changes the records of all parts in the caller's name, and says for each part what became of them. */
export const applyParts = (
  ctx: Ctx,
  tx: Tx,
  port: ChangeSetPort,
  parts: readonly SetPart[],
): Promise<readonly AppliedChunk[]> => {
  const common = {
    tenantId: tenantOf(ctx),
    port: port.records,
    seenSeq: null,
    now: ctx.now(),
    actor: actorOf(ctx),
  };
  return applyTogether(
    tx,
    common.tenantId,
    parts.map(({ request, items }) => ({
      surroundings: { ...common, source: port.sources[request.entity] },
      items,
    })),
  );
};

function actorOf({ caller }: Ctx) {
  return {
    userId: caller.kind === 'user' ? caller.userId : null,
    userName: caller.kind === 'public' ? 'system' : caller.name,
  };
}
