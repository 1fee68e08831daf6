import type { PollRefusal } from '../device-authorizations/index.ts';
import type { ConnectParts } from './connect-parts.ts';
import type { Form } from './form.ts';
import { OAuthError, type OAuthErrorCode } from './oauth-error.ts';
import { freshIdentity, makeTokenResponse, type TokenResponse } from './token-response.ts';

const refusals: Readonly<Record<PollRefusal, readonly [OAuthErrorCode, string]>> = {
  authorization_pending: ['authorization_pending', 'Nobody has entered the code yet.'],
  slow_down: ['slow_down', 'Wait five seconds longer between two requests from now on.'],
  access_denied: ['access_denied', 'The link was refused.'],
  expired_token: ['expired_token', 'The code has expired.'],
  unknown: ['invalid_grant', 'The device code is invalid.'],
};

/** The one client that is not the web: a register. @throws {OAuthError} invalid_client */
export const requireRegister = (form: Form): void => {
  if (form.required('client_id') !== 'register')
    throw new OAuthError('invalid_client', 'The client is unknown.');
};

/** RFC 8628 3.4: a register polls until a person has entered its code. */
export const grantDeviceCode = async (parts: ConnectParts, form: Form): Promise<TokenResponse> => {
  requireRegister(form);
  const session = await parts.poll(form.required('device_code'));
  if (typeof session === 'string') throw refuse(session);
  const identity = await freshIdentity(parts, session);
  if (identity?.kind !== 'register') throw refuse('access_denied'); // unlinked before its first token
  const { tenantId, deviceId, sessionId } = identity;
  await parts.sessions.revokeDevice({ tenantId, deviceId, keep: sessionId }, 'linkedAgain');
  return makeTokenResponse(parts, session, identity);
};

function refuse(refusal: PollRefusal): OAuthError {
  return new OAuthError(...refusals[refusal]);
}
