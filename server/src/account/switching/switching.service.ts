import { AppError } from '@tresen/domain/kit/errors';
import { audit } from '../../kit/audit/index.ts';
import { type Ctx, type UserCaller, userOf } from '../../kit/context/index.ts';
import { emit, inSystem, type Tx } from '../../kit/db/pools.ts';
import {
  type Acting,
  findPickedUser,
  holdSuperAdmin,
  insertActing,
  type PickedUser,
  takeActing,
} from './acting.store.ts';

/**
 * From now on the session acts in the place of the user (USR-09): their tenant's log says who, as whom, from when.
 * Requests still need the header, so a tab that does not send it stays in its own tenant.
 * @throws {AppError} FORBIDDEN, NOT_FOUND, INVALID_INPUT for oneself
 */
export const switchUser = async (ctx: Ctx, userId: string): Promise<PickedUser> =>
  switchHeld(ctx, async (tx, caller) => {
    const found = await findPickedUser(tx, userId);
    if (!found) throw new AppError('NOT_FOUND', { what: 'user' });
    if (found.id === caller.userId) throw new AppError('INVALID_INPUT', { field: 'userId' });
    await endActing(ctx, tx, caller);
    await startActing(ctx, tx, caller, found);
    return found;
  });

/** Back to one's own account (USR-15); nothing happens where nobody had switched. @throws {AppError} FORBIDDEN */
export const clearSwitch = async (ctx: Ctx): Promise<void> =>
  switchHeld(ctx, (tx, caller) => endActing(ctx, tx, caller));

/** Switches while nobody else switches the same session. @throws {AppError} FORBIDDEN */
async function switchHeld<T>(ctx: Ctx, work: (tx: Tx, caller: UserCaller) => Promise<T>): Promise<T> {
  const caller = userOf(ctx);
  return inSystem(ctx.db, async (tx) => {
    if (!(await holdSuperAdmin(tx, caller))) throw new AppError('FORBIDDEN');
    const result = await work(tx, caller);
    // What is open in its name ends: the next contact is made for the new tenant (contract 5).
    emit(tx, { topic: 'sessionSwitched', sessionId: caller.sessionId });
    return result;
  });
}

async function endActing(ctx: Ctx, tx: Tx, caller: UserCaller): Promise<void> {
  const ended = await takeActing(tx, caller.sessionId);
  if (!ended) return;
  const { tenantId, userId, userName, startedAt } = ended;
  await audit(actingCtx(ctx, caller, ended), tx, tenantId, {
    action: 'end',
    entity: 'acting',
    entityId: userId,
    oldValues: { name: userName, startedAt },
  });
}

/** The request as the person who acts in somebody's place, for the log of that tenant. */
function actingCtx(ctx: Ctx, caller: UserCaller, { tenantId, userId, userName }: Acting): Ctx {
  return {
    ...ctx,
    caller: { ...caller, tenantId, actingAs: { userId, name: userName } },
  };
}

async function startActing(ctx: Ctx, tx: Tx, caller: UserCaller, picked: PickedUser): Promise<void> {
  const startedAt = new Date(ctx.now());
  const acting = { tenantId: picked.tenantId, userId: picked.id, userName: nameOf(picked), startedAt };
  await insertActing(tx, caller.sessionId, acting);
  await audit(actingCtx(ctx, caller, acting), tx, picked.tenantId, {
    action: 'start',
    entity: 'acting',
    entityId: picked.id,
    newValues: { name: acting.userName, email: picked.email, role: picked.role, startedAt },
  });
}

function nameOf({ firstName, lastName }: PickedUser): string {
  return `${firstName} ${lastName}`.trim();
}
