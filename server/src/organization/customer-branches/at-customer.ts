import { AppError } from '@tresen/domain/kit/errors';
import { findCustomerName } from '../../account/customer-tenants/index.ts';
import { type Ctx, tenantOf, userOf } from '../../kit/context/index.ts';
import { askTenant } from '../../kit/db/pools.ts';

/** A customer of the reseller who asks, and the request as one in that tenant. */
export interface Customer {
  readonly id: string;
  readonly name: string;
  readonly ctx: Ctx;
}

/**
 * Opens a customer's tenant to its reseller, for the few things that a reseller sets up there (decision 21). The audit
 * log of the customer says who it was, and of which tenant.
 * @throws {AppError} NOT_FOUND for a tenant that does not name the caller's as its reseller
 */
export const atCustomer = async (ctx: Ctx, tenantId: string): Promise<Customer> => {
  const caller = userOf(ctx);
  const id = tenantId.toLowerCase();
  const name = await askTenant(ctx.db, tenantOf(ctx), (tx) => findCustomerName(tx, id));
  if (name === undefined) throw new AppError('NOT_FOUND', { what: 'tenant' });
  return { id, name, ctx: { ...ctx, caller: { ...caller, tenantId: id } } };
};
