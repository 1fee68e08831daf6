import { addDays } from '@tresen/domain/kit/business-day';
import { closingDuty, isClosingMissed } from '@tresen/domain/sales/closings';
import { type Ctx, tenantOf } from '../../kit/context/index.ts';
import { inSystem, inTenant } from '../../kit/db/pools.ts';
import { registersOf } from './closing-search.store.ts';
import { type UnclosedRegisterDay, unclosedDays } from './missing-closings.store.ts';

/**
 * The business days whose daily closing is missed, newest first, of the tenant's registers in these branches: the same
 * that alerts tell of.
 * @param unitIds null for all
 */
export const listMissingClosings = async (
  ctx: Ctx,
  unitIds: readonly string[] | null,
): Promise<readonly UnclosedRegisterDay[]> => {
  const tenantId = tenantOf(ctx);
  const registers = await inTenant(ctx.db, tenantId, (tx) => registersOf(tx, unitIds));
  const nowMs = ctx.now();
  const to = new Date(nowMs).toISOString().slice(0, 10);
  const range = { from: addDays(to, -closingDuty.daysBack), to };
  const days = await inSystem(ctx.db, (tx) => unclosedDays(tx, range, registers));
  return days
    .filter((day) => day.tenantId === tenantId && isClosingMissed(day, nowMs))
    .sort(
      (one, other) => other.day.localeCompare(one.day) || one.registerName.localeCompare(other.registerName),
    );
};
