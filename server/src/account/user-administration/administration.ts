import { isAdministrator } from '@tresen/domain/account/user-administration';
import { AppError } from '@tresen/domain/kit/errors';
import type { Role } from '@tresen/domain/kit/groups';
import { type Ctx, tenantOf, userOf } from '../../kit/context/index.ts';
import type { Tx } from '../../kit/db/pools.ts';
import { type AdministeredTenant, holdTenant, readActiveRole } from './administration.store.ts';

/** Who administers which tenant. */
export interface HeldAdministration {
  readonly tenant: AdministeredTenant;
  readonly actor: { readonly id: string; readonly role: Role };
}

/**
 * Holds the tenant until the end of the transaction and reads the person anew: of two administrators who remove each
 * other at the same moment, the second is already gone when their turn comes. Runs in the system role.
 * @throws {AppError} SESSION_EXPIRED when the person was removed or disabled meanwhile, FORBIDDEN when their role no
 *   longer suffices
 */
export const holdAdministration = async (ctx: Ctx, tx: Tx): Promise<HeldAdministration> => {
  const { userId, homeTenantId } = userOf(ctx);
  const tenant = await holdTenant(tx, tenantOf(ctx));
  const role = await readActiveRole(tx, homeTenantId, userId);
  if (!tenant || !role) throw new AppError('SESSION_EXPIRED');
  // Only a super administrator acts for another tenant (contract 5).
  const isAllowed = tenant.id === homeTenantId ? isAdministrator(role) : role === 'superAdmin';
  if (!isAllowed) throw new AppError('FORBIDDEN');
  return { tenant, actor: { id: userId, role } };
};
