import { AppError } from '@tresen/domain/kit/errors';
import { audit } from '../../kit/audit/index.ts';
import { type Ctx, userOf } from '../../kit/context/index.ts';
import { inSystem, type Tx } from '../../kit/db/pools.ts';
import type { SaveResult } from '../../kit/graphql/index.ts';
import { isOwnSession } from './own-sessions.store.ts';
import type { ProfilePort } from './profile-port.ts';

const because = 'signedOutElsewhere';

/** Signs oneself out at another place; one that had ended is fine. @throws {AppError} NOT_FOUND, also for others' */
export const endSession = async (ctx: Ctx, port: ProfilePort, id: string): Promise<SaveResult> => {
  await end(ctx, port, { only: id });
  return { isSuccess: true, modelId: id };
};

/** Signs oneself out everywhere but here. */
export const endOtherSessions = async (ctx: Ctx, port: ProfilePort): Promise<SaveResult> => {
  await end(ctx, port, { keep: userOf(ctx).sessionId });
  return { isSuccess: true };
};

async function end(ctx: Ctx, port: ProfilePort, which: { only: string } | { keep: string }) {
  const { userId } = userOf(ctx);
  const ended = await inSystem(ctx.db, async (tx) => {
    if ('only' in which && !(await isOwnSession(tx, userId, which.only)))
      throw new AppError('NOT_FOUND', { what: 'session' });
    const ids = await port.endUserSessions(tx, { userId, ...which }, because);
    await auditEnded(ctx, tx, ids);
    return ids;
  });
  port.announceEnded(ended);
}

async function auditEnded(ctx: Ctx, tx: Tx, ids: readonly string[]): Promise<void> {
  for (const entityId of ids)
    await audit(ctx, tx, userOf(ctx).homeTenantId, { action: 'revoke', entity: 'session', entityId });
}
