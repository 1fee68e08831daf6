import { inSystem } from '../../kit/db/pools.ts';
import { enterWith, type RightPassword } from '../users/index.ts';
import type { ConnectParts, Origin } from './connect-parts.ts';
import type { Form } from './form.ts';
import { OAuthError } from './oauth-error.ts';
import { readScope } from './scopes.ts';
import { freshIdentity, makeTokenResponse, type TokenResponse } from './token-response.ts';

// spec §8: both texts verbatim; the web tells the two apart by them.
const refused = (): OAuthError => new OAuthError('invalid_grant', 'The username or password is invalid.');
const unconfirmed = (): OAuthError => new OAuthError('invalid_grant', 'Email is not confirmed to log in.');

const withoutRefresh = 'openid profile email phone roles api';

const openSession = (parts: ConnectParts, right: RightPassword, scope: string, origin: Origin) =>
  inSystem(parts.kit.db, async (tx) => {
    if (!(await enterWith(tx, right, new Date(parts.kit.now())))) return undefined;
    const { userId, tenantId } = right;
    const owner = { kind: 'user', userId, tenantId } as const;
    const session = await parts.sessions.open(tx, { owner, scope, userAgent: origin.userAgent });
    await parts.signIns.record(tx, userId, session.sessionId, origin);
    return session;
  });

/**
 * RFC 6749 4.3 as the specification sends it: without a client_id (API-01).
 * A wrong password, an unknown e-mail and a disabled user get one answer after equal work (ERR-08).
 */
export const grantPassword = async (
  parts: ConnectParts,
  form: Form,
  origin: Origin,
): Promise<TokenResponse> => {
  const scope = readScope(form.optional('scope'), withoutRefresh);
  const attempt = { email: form.required('username'), password: form.required('password') };
  const outcome = await parts.signIn({ ...attempt, ...origin });
  if (outcome.kind !== 'ok') throw outcome.kind === 'unconfirmed' ? unconfirmed() : refused();
  const session = await openSession(parts, outcome, scope, origin);
  const identity = session && (await freshIdentity(parts, session));
  if (!session || !identity) throw refused();
  origin.setCookie(parts.knownDevices.cookieFor(outcome.userId));
  return makeTokenResponse(parts, session, identity);
};
