import { inSystem } from '../../kit/db/pools.ts';
import { readProfile } from '../users/index.ts';
import type { ConnectParts } from './connect-parts.ts';
import { OAuthError } from './oauth-error.ts';

/** The identity response of the specification (API-04, IDN-61); `middle_name` is the company. */
export interface UserInfo {
  readonly sub: string;
  readonly role: string;
  readonly given_name: string;
  readonly family_name: string;
  readonly picture: string | null;
  readonly email: string;
  readonly middle_name: string;
}

const refuse = (code: 'invalid_token' | 'insufficient_scope', description: string): OAuthError =>
  new OAuthError(code, description, {
    headers: { 'www-authenticate': `Bearer error="${code}", error_description="${description}"` },
  });

// RFC 6750 3.1: without any token the challenge names no error.
const challenge = (): OAuthError =>
  new OAuthError('invalid_token', 'An access token is needed.', {
    headers: { 'www-authenticate': 'Bearer' },
  });

/** @throws {OAuthError} invalid_token, or insufficient_scope for a register: it is nobody's profile */
export const answerUserInfo = async (
  { authenticate, kit }: ConnectParts,
  authorization: string | undefined,
): Promise<UserInfo> => {
  const token = /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1];
  if (token === undefined) throw challenge();
  const identity = await authenticate(token);
  if (!identity) throw refuse('invalid_token', 'The access token is invalid or expired.');
  if (identity.kind === 'register') throw refuse('insufficient_scope', 'A register has no profile.');
  const profile = await inSystem(kit.db, (tx) => readProfile(tx, identity.userId));
  if (!profile) throw refuse('invalid_token', 'The access token is invalid or expired.');
  return {
    sub: identity.userId,
    role: profile.role,
    given_name: profile.firstName,
    family_name: profile.lastName,
    picture: profile.picture,
    email: profile.email,
    middle_name: profile.company,
  };
};
