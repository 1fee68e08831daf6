import { type FirstLogin, firstLoginSchema } from '@tresen/domain/account/first-login';
import { AppError } from '@tresen/domain/kit/errors';
import { isIn, roles } from '@tresen/domain/kit/groups';
import { audit } from '../../kit/audit/index.ts';
import { type Ctx, type UserCaller, userOf } from '../../kit/context/index.ts';
import { inSystem, type Tx } from '../../kit/db/pools.ts';
import type { SaveResult } from '../../kit/graphql/index.ts';
import { parseInput } from '../../kit/input/index.ts';
import { normalizeEmail } from '../users/index.ts';
import {
  lockNewcomer,
  type Newcomer,
  type NewcomerNames,
  nameTenant,
  storeFirstLogin,
} from './first-login.store.ts';

/**
 * Sent after each login (IDN-14). The first one fills names that are missing, of the person and, from the Owner group
 * up, of the company; later ones change nothing. Always about the person's own tenant, also while acting for another.
 * @throws {AppError} INVALID_INPUT, also for the e-mail of somebody else
 */
export const checkFirstLogin = async (ctx: Ctx, given: unknown): Promise<SaveResult> => {
  const caller = userOf(ctx);
  const input = parseInput(firstLoginSchema, given);
  await inSystem(ctx.db, (tx) => welcome(ctx, tx, caller, input));
  return { isSuccess: true, modelId: caller.userId };
};

async function welcome(ctx: Ctx, tx: Tx, caller: UserCaller, input: FirstLogin): Promise<void> {
  const { homeTenantId, userId } = caller;
  const newcomer = await lockNewcomer(tx, homeTenantId, userId);
  if (!newcomer) throw new AppError('UNAUTHENTICATED');
  if (newcomer.email !== normalizeEmail(input.employee.email))
    throw new AppError('INVALID_INPUT', { field: 'employee.email' });
  if (newcomer.hasSignedIn) return;
  const names = fill(newcomer, input);
  await storeFirstLogin(tx, userId, names, new Date(ctx.now()));
  if (names.company !== newcomer.company) await nameTenant(tx, homeTenantId, names.company);
  await auditFirstLogin(ctx, tx, caller, newcomer, names);
}

/** What is there stays; what is missing is taken from the form. */
function fill(newcomer: Newcomer, { employee, company }: FirstLogin): NewcomerNames {
  return {
    firstName: newcomer.firstName || employee.firstName,
    lastName: newcomer.lastName || employee.lastName,
    company: newcomer.company || (mayNameTenant(newcomer) ? company : ''),
  };
}

function mayNameTenant({ role }: Newcomer): boolean {
  const known = roles.find((name) => name === role);
  return known !== undefined && isIn('owner', known);
}

async function auditFirstLogin(
  ctx: Ctx,
  tx: Tx,
  { homeTenantId, userId }: UserCaller,
  before: NewcomerNames,
  after: NewcomerNames,
): Promise<void> {
  const names = ({ firstName, lastName }: NewcomerNames) => ({ firstName, lastName });
  await audit(ctx, tx, homeTenantId, {
    action: 'signInFirst',
    entity: 'user',
    entityId: userId,
    oldValues: { ...names(before), firstLoginAt: null },
    newValues: { ...names(after), firstLoginAt: new Date(ctx.now()).toISOString() },
  });
  if (before.company === after.company) return;
  await audit(ctx, tx, homeTenantId, {
    action: 'update',
    entity: 'tenant',
    entityId: homeTenantId,
    oldValues: { name: before.company },
    newValues: { name: after.company },
  });
}
