import { type Ctx, tenantOf } from '../../kit/context/index.ts';
import { askTenant } from '../../kit/db/pools.ts';
import { readEpoch } from '../../kit/epochs/index.ts';

/** What a register should push again (contract 35). */
export interface PushAgain {
  /** The state of the database: another one when it was put back. */
  readonly epoch: string;
  /** Since when it may lack what it has acknowledged; null when it was never put back. */
  readonly pushFrom: Date | null;
}

// By so much a register's clock may differ before its receipts wait for a person (contract 17); the backup itself is a
// minute older than its last sign of life at most. What comes twice is a duplicate.
const marginMs = 24 * 60 * 60_000;

export const pushAgainOf = async (ctx: Ctx): Promise<PushAgain> => {
  const { epoch, knownUntil } = await askTenant(ctx.db, tenantOf(ctx), readEpoch);
  return { epoch, pushFrom: knownUntil && new Date(knownUntil.getTime() - marginMs) };
};
