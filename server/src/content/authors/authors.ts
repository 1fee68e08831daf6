import { AppError } from '@tresen/domain/kit/errors';
import { isIn } from '@tresen/domain/kit/groups';
import { type Ctx, tenantOf, userOf } from '../../kit/context/index.ts';
import { inSystem, type Tx } from '../../kit/db/pools.ts';

/**
 * Work on the content of the vendor (contract 2).
 * @throws {AppError} FORBIDDEN in any other tenant, whatever the role there
 */
export const asAuthor = <T>(ctx: Ctx, work: (tx: Tx) => Promise<T>): Promise<T> =>
  inSystem(ctx.db, async (tx) => {
    if (!(await isVendor(tx, tenantOf(ctx)))) throw new AppError('FORBIDDEN');
    return work(tx);
  });

/** Whether the caller is one of the vendor's administrators. */
export const mayWriteContent = async (ctx: Ctx): Promise<boolean> =>
  isIn('admin', userOf(ctx).principal) && (await inSystem(ctx.db, (tx) => isVendor(tx, tenantOf(ctx))));

async function isVendor(tx: Tx, tenantId: string): Promise<boolean> {
  const vendor = tx
    .selectFrom('tenants')
    .select('id')
    .where('id', '=', tenantId)
    .where('kind', '=', 'vendor');
  return (await vendor.executeTakeFirst()) !== undefined;
}
