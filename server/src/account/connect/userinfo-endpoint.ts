import type { IncomingHttpHeaders } from 'node:http';
import { picturePath } from '@tresen/domain/account/profile';
import { inSystem } from '../../kit/db/pools.ts';
import { overrideHeader, verifyOverride } from '../switching/index.ts';
import { type Profile, readProfile } from '../users/index.ts';
import type { ConnectParts } from './connect-parts.ts';
import { OAuthError } from './oauth-error.ts';

/**
 * The identity response of the specification (API-04, IDN-61), as far as the token's scopes go; `middle_name` is the
 * company.
 */
export interface UserInfo {
  readonly sub: string;
  readonly role?: string;
  readonly given_name?: string;
  readonly family_name?: string;
  readonly picture?: string | null;
  readonly email?: string;
  readonly middle_name?: string;
  /** The person themselves, while the session acts in the place of the one described above (RFC 8693 4.1). */
  readonly act?: { readonly sub: string; readonly name: string };
}

/**
 * Who is signed in; under the override of a session that has switched, the user in whose place it acts (USR-14).
 * @throws {OAuthError} invalid_token, or insufficient_scope without `openid` and for a register: it is nobody's profile
 * @throws {AppError} FORBIDDEN for an override that is not allowed
 */
export const answerUserInfo = async (
  { findBearer, kit }: ConnectParts,
  headers: IncomingHttpHeaders,
): Promise<UserInfo> => {
  const { authorization } = headers;
  const token = /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1];
  if (token === undefined) throw challenge();
  const bearer = await findBearer(token);
  if (!bearer) throw refuse('invalid_token', 'The access token is invalid or expired.');
  const { identity, scopes } = bearer;
  if (!scopes.has('openid')) throw refuse('insufficient_scope', 'The scope openid is needed.');
  if (identity.kind === 'register') throw refuse('insufficient_scope', 'A register has no profile.');
  const profileOf = (userId: string) => inSystem(kit.db, (tx) => readProfile(tx, userId));
  const { actingAs } = await verifyOverride(kit.db, identity, overrideHeader(headers));
  const picked = actingAs?.userId ? await profileOf(actingAs.userId) : undefined;
  if (picked && actingAs?.userId)
    return { ...infoOf(actingAs.userId, picked, scopes), act: { sub: identity.userId, name: identity.name } };
  // Nobody switched to, or somebody who was removed since: without `act` the web app goes back to the person.
  const own = await profileOf(identity.userId);
  if (!own) throw refuse('invalid_token', 'The access token is invalid or expired.');
  return infoOf(identity.userId, own, scopes);
};

// RFC 6750 3.1: without any token the challenge names no error.
function challenge(): OAuthError {
  return new OAuthError('invalid_token', 'An access token is needed.', {
    headers: { 'www-authenticate': 'Bearer' },
  });
}

function refuse(code: 'invalid_token' | 'insufficient_scope', description: string): OAuthError {
  return new OAuthError(code, description, {
    headers: { 'www-authenticate': `Bearer error="${code}", error_description="${description}"` },
  });
}

/** Of each scope its claims (OpenID Connect Core 5.4); `roles` is the specification's. */
function infoOf(sub: string, profile: Profile, scopes: ReadonlySet<string>): UserInfo {
  return {
    sub,
    ...(scopes.has('roles') && { role: profile.role }),
    ...(scopes.has('profile') && {
      given_name: profile.firstName,
      family_name: profile.lastName,
      picture: picturePath(profile.picture),
      middle_name: profile.company,
    }),
    ...(scopes.has('email') && { email: profile.email }),
  };
}
