import type { Country } from '@tresen/domain/kit/countries';
import type { Ctx } from '../../kit/context/index.ts';
import type { Tx } from '../../kit/db/pools.ts';

/** What units need of other areas. */
export interface UnitsPort {
  /** A branch was made, or moved to another country; in the same transaction. */
  onBranchSaved(
    ctx: Ctx,
    tx: Tx,
    branch: { readonly unitId: string; readonly country: Country },
  ): Promise<void>;
  /** Nobody changes master data from here to the end of the transaction; how much there is of this branch alone. */
  countRecords(ctx: Ctx, tx: Tx, unitId: string): Promise<number>;
  /** Notifications to the tax office about this branch; they are never deleted with it. */
  countTaxNotifications(tx: Tx, unitId: string): Promise<number>;
  /** Marks the master data of this branch alone as deleted, and takes the branch from that which it shares. */
  removeRecords(ctx: Ctx, tx: Tx, unitId: string): Promise<void>;
}
