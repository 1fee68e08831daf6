import {
  type KindProgress,
  type RegisterSyncState,
  registerSyncStateOf,
} from '@tresen/domain/master-data/sync';
import { type Ctx, tenantOf } from '../../kit/context/index.ts';
import { inTenant } from '../../kit/db/pools.ts';
import { countBehind, countTaken, findPosition } from './register-progress.store.ts';

/** How far a register has come with the master data of its branch. Times are UTC. */
export interface RegisterProgress {
  readonly deviceId: string;
  readonly state: RegisterSyncState;
  readonly kinds: readonly KindProgress[];
  /** Changes that it has not taken. */
  readonly open: number;
  /** Records that it could not take. */
  readonly failed: number;
  /** When it last said that it has taken something. */
  readonly syncedAt: Date | null;
  /** When it last asked, to the hour. */
  readonly seenAt: Date | null;
}

/** The progress of a linked register, also of one that is offline: as far as it came. Undefined when there is none. */
export const registerProgress = (ctx: Ctx, deviceId: string): Promise<RegisterProgress | undefined> =>
  inTenant(ctx.db, tenantOf(ctx), async (tx) => {
    const position = await findPosition(tx, deviceId);
    if (!position) return undefined;
    const kinds = await countTaken(tx, position);
    const isComplete = position.cursor > 0;
    const open = isComplete ? await countBehind(tx, position) : missing(kinds);
    const { failed, snapshotAt, acknowledgedAt: syncedAt, seenAt, onlyPushes } = position;
    const state = registerSyncStateOf({
      isComplete,
      hasBegun: snapshotAt !== null,
      open,
      failed,
      onlyPushes,
    });
    return { deviceId, state, kinds, open, failed, syncedAt, seenAt };
  });

function missing(kinds: readonly KindProgress[]): number {
  return kinds.reduce((sum, { total, taken }) => sum + total - taken, 0);
}
