import { AppError } from '@tresen/domain/errors';
import type { FastifyRequest } from 'fastify';
import type { Authenticate, Identity } from '../account/index.ts';
import { tenantExists } from '../account/me/index.ts';
import type { Caller, Ctx } from '../kit/context/index.ts';
import { type Database, inSystem } from '../kit/db/pools.ts';

const uuid = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

export interface CallerDependencies {
  readonly db: Database;
  /** Who holds the access token, or undefined when it opens nothing (any more). */
  readonly authenticate: Authenticate;
}

/** The tenant that a person acts for: their own, or with a super administrator's own role any other (contract 5). */
const actingFor = async (db: Database, identity: Identity, override: string | undefined): Promise<string> => {
  if (!override || override === identity.tenantId) return identity.tenantId;
  if (identity.kind !== 'user' || identity.role !== 'superAdmin' || !uuid.test(override)) {
    throw new AppError('FORBIDDEN');
  }
  const tenantId = override.toLowerCase();
  if (!(await inSystem(db, (tx) => tenantExists(tx, tenantId)))) throw new AppError('FORBIDDEN');
  return tenantId;
};

/**
 * Who asks, by access token and override header, for a request or a connection to the hub.
 * @throws {AppError} SESSION_EXPIRED for a token that opens nothing, FORBIDDEN for an override that is not allowed
 */
export const callerOf = async (
  { db, authenticate }: CallerDependencies,
  token: string | undefined,
  override: string | undefined,
): Promise<Caller> => {
  if (!token) return { kind: 'public', principal: 'public' };
  const identity = await authenticate(token);
  if (!identity) throw new AppError('SESSION_EXPIRED');
  const tenantId = await actingFor(db, identity, override);
  if (identity.kind === 'register') return { ...identity, principal: 'register' };
  return {
    kind: 'user',
    principal: identity.role,
    tenantId,
    homeTenantId: identity.tenantId,
    userId: identity.userId,
    sessionId: identity.sessionId,
    name: identity.name,
  };
};

const single = (value: string | string[] | undefined): string | undefined =>
  Array.isArray(value) ? value[0] : value;

export interface ContextDependencies extends CallerDependencies {
  readonly now: () => number;
}

/** The context of each request. */
export const createContextOf =
  (deps: ContextDependencies) =>
  async (request: FastifyRequest): Promise<Ctx> => {
    const token = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1];
    const caller = await callerOf(deps, token, single(request.headers['x-override-tenant']));
    return { caller, requestId: request.id, db: deps.db, now: deps.now };
  };
