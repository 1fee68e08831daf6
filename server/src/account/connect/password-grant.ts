import type { OpenSession } from '../sessions/index.ts';
import type { RightPassword } from '../users/index.ts';
import type { ConnectParts, Origin } from './connect-parts.ts';
import type { Form } from './form.ts';
import { OAuthError } from './oauth-error.ts';
import { openPasswordSession } from './password-grant.store.ts';
import { readScope } from './scopes.ts';
import { freshIdentity, makeTokenResponse, type TokenResponse } from './token-response.ts';

const withoutRefresh = 'openid profile email phone roles api';

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

export function unconfirmed(): OAuthError {
  return new OAuthError('invalid_grant', 'Email is not confirmed to log in.');
}

// spec §8: both texts verbatim; the web tells the two apart by them.
export function refused(): OAuthError {
  return new OAuthError('invalid_grant', 'The username or password is invalid.');
}

async function openSession(
  { kit, sessions }: ConnectParts,
  right: RightPassword,
  scope: string,
  origin: Origin,
): Promise<OpenSession | undefined> {
  const planned = sessions.plan('user', scope);
  return (await openPasswordSession(kit.db, right, planned, origin)) ? planned.session : undefined;
}
