import { signInTooOld } from '@tresen/domain/account/sign-in';
import type { ConnectParts } from './connect-parts.ts';
import type { Form } from './form.ts';
import { OAuthError } from './oauth-error.ts';
import { narrowScope } from './scopes.ts';
import { freshIdentity, makeTokenResponse, type TokenResponse } from './token-response.ts';

const words = {
  invalid: 'The refresh token is invalid.',
  tooOld: signInTooOld,
  // Nobody is thrown out by somebody's fault or theft: so it is told apart.
  lost: 'The server was put back to an older state of its data, which does not know this sign-in or link. Please do it again.',
} as const;

/** RFC 6749 6 (API-03), with the rotation of contract 8. */
export const grantRefresh = async (parts: ConnectParts, form: Form): Promise<TokenResponse> => {
  const session = await parts.sessions.refresh(form.required('refresh_token'));
  if (typeof session === 'string') throw refuse(session);
  // After the rotation: whoever asked for too much can ask again, and gets the same successor.
  const scope = narrowScope(form.optional('scope'), session.scope);
  const identity = await freshIdentity(parts, session);
  if (!identity) throw refuse('invalid');
  return makeTokenResponse(parts, session, identity, scope);
};

function refuse(why: keyof typeof words): OAuthError {
  return new OAuthError('invalid_grant', words[why]);
}
