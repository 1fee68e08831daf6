import type { IncomingHttpHeaders } from 'node:http';
import { AppError } from '@tresen/domain/kit/errors';
import type { ActingAs } from '../../kit/context/index.ts';
import type { Database } from '../../kit/db/pools.ts';
import type { Identity } from '../sessions/index.ts';
import { readOverride } from './acting.store.ts';

/** For which tenant somebody asks, and in whose place. */
export interface Override {
  readonly tenantId: string;
  readonly actingAs: ActingAs | null;
}

const uuid = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

/** The tenant that a request names; a header that comes twice names what its first says. */
export const overrideHeader = (headers: IncomingHttpHeaders): string | undefined => {
  const value = headers['x-override-tenant'];
  return Array.isArray(value) ? value[0] : value;
};

/**
 * Decides `X-Override-Tenant` (contract 5, decisions USR-18). Only a super administrator's own role opens another
 * tenant; it is read from the database each time, so a role that was taken away opens nothing from that moment. The
 * header alone chooses the tenant. Whom the session has switched to gives the name for the audit log; without (an
 * integrator sends no more than the header) that is the tenant's.
 * @throws {AppError} FORBIDDEN with `what: 'override'`
 */
export const verifyOverride = async (
  db: Database,
  identity: Identity,
  header: string | undefined,
): Promise<Override> => {
  const own: Override = { tenantId: identity.tenantId, actingAs: null };
  if (!header) return own;
  const tenantId = header.toLowerCase();
  const isOwn = tenantId === identity.tenantId;
  if (identity.kind !== 'user' || identity.role !== 'superAdmin') {
    if (isOwn) return own;
    throw forbidden();
  }
  const found = uuid.test(tenantId) ? await readOverride(db, identity, tenantId) : undefined;
  if (!found) throw forbidden();
  if (found.userName !== null) return { tenantId, actingAs: { userId: found.userId, name: found.userName } };
  return isOwn ? own : { tenantId, actingAs: { userId: null, name: found.tenantName } };
};

// `what` tells a client that it is the override that was refused, not what was asked under it.
function forbidden(): AppError {
  return new AppError('FORBIDDEN', { what: 'override' });
}
