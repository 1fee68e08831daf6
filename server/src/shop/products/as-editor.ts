import { AppError } from '@tresen/domain/kit/errors';
import { isIn } from '@tresen/domain/kit/groups';
import { type Ctx, tenantOf, userOf } from '../../kit/context/index.ts';
import { inSystem, type Tx } from '../../kit/db/pools.ts';
import { vendorTenant } from './editing.store.ts';

/** Work on the catalogue of the vendor. @throws {AppError} FORBIDDEN in any other tenant, whatever the role there */
export const asEditor = <T>(ctx: Ctx, work: (tx: Tx, tenantId: string, at: Date) => Promise<T>): Promise<T> =>
  inSystem(ctx.db, async (tx) => {
    const tenantId = tenantOf(ctx);
    if ((await vendorTenant(tx)) !== tenantId) throw new AppError('FORBIDDEN');
    return work(tx, tenantId, new Date(ctx.now()));
  });

/** An input that only the database can refuse, as the schemas refuse theirs. */
export const invalid = (field: string, message: string): AppError =>
  new AppError('INVALID_INPUT', { field, message });

/** Whether the caller is one of the vendor's administrators. */
export const mayEdit = (ctx: Ctx): Promise<boolean> =>
  inSystem(
    ctx.db,
    async (tx) => isIn('admin', userOf(ctx).principal) && (await vendorTenant(tx)) === tenantOf(ctx),
  );
