import { AppError } from '@tresen/domain/kit/errors';
import type { FastifyRequest } from 'fastify';
import type { Authenticate } from '../account/index.ts';
import { overrideHeader, verifyOverride } from '../account/switching/index.ts';
import type { Caller, Ctx, OnRefusal } from '../kit/context/index.ts';
import type { Database } from '../kit/db/pools.ts';

export interface CallerDependencies {
  readonly onRefusal: OnRefusal;
  readonly db: Database;
  /** Who holds the access token, or undefined when it opens nothing (any more). */
  readonly authenticate: Authenticate;
}

/**
 * Who asks, by access token and override header, for a request or a connection to the hub.
 * @throws {AppError} SESSION_EXPIRED for a token that opens nothing, INSUFFICIENT_SCOPE for one that is not for the API,
 *   FORBIDDEN for an override that is not allowed, DEVICE_INACTIVE for a register that rests
 */
export const callerOf = async (
  { db, authenticate, onRefusal }: CallerDependencies,
  token: string | undefined,
  override: string | undefined,
): Promise<Caller> => {
  if (!token) return { kind: 'public', principal: 'public' };
  const identity = await authenticate(token);
  if (!identity) throw new AppError('SESSION_EXPIRED');
  const { tenantId, actingAs } = await verifyOverride(db, identity, override).catch((error: unknown) => {
    if (error instanceof AppError)
      onRefusal({ kind: 'override', what: 'X-Override-Tenant', caller: identity });
    throw error;
  });
  if (identity.kind === 'register') {
    if (!identity.isActive) throw new AppError('DEVICE_INACTIVE');
    return { ...identity, principal: 'register' };
  }
  return {
    kind: 'user',
    principal: identity.role,
    tenantId,
    homeTenantId: identity.tenantId,
    userId: identity.userId,
    sessionId: identity.sessionId,
    name: identity.name,
    actingAs,
  };
};

export interface ContextDependencies extends CallerDependencies {
  readonly now: () => number;
}

/** The context of each request. */
export const createContextOf =
  (deps: ContextDependencies) =>
  async (request: FastifyRequest): Promise<Ctx> => {
    const token = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1];
    const caller = await callerOf(deps, token, overrideHeader(request.headers));
    return { caller, requestId: request.id, db: deps.db, now: deps.now };
  };
