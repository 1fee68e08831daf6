import type { ExternalOutcome } from '../external-sign-in/index.ts';
import type { ConnectParts, Origin } from './connect-parts.ts';
import type { Form } from './form.ts';
import { OAuthError } from './oauth-error.ts';
import { refused, unconfirmed } from './password-grant.ts';
import { readScope } from './scopes.ts';
import { freshIdentity, makeTokenResponse, type TokenResponse } from './token-response.ts';

export const externalGrantType = 'urn:tresen:params:oauth:grant-type:external';

const withoutRefresh = 'openid profile email phone roles api';

/**
 * Tokens for whom the external provider has signed in: `code` from its answer, `code_verifier` of the web app, and once
 * the `password` of the account that is to be linked (IDN-65). `interaction_required` asks for it; the description is the
 * account's e-mail.
 */
export const grantExternal = async (
  parts: ConnectParts,
  form: Form,
  origin: Origin,
): Promise<TokenResponse> => {
  const scope = readScope(form.optional('scope'), withoutRefresh);
  const [code, verifier] = [form.required('code'), form.required('code_verifier')];
  const grant = { code, verifier, password: form.optional('password'), scope };
  const outcome = await parts.external.grant(grant, origin);
  if (outcome.kind !== 'ok') throw refusalFor(outcome);
  const identity = await freshIdentity(parts, outcome.session);
  if (!identity) throw refused();
  origin.setCookie(parts.knownDevices.cookieFor(outcome.userId));
  return makeTokenResponse(parts, outcome.session, identity);
};

function refusalFor(outcome: Exclude<ExternalOutcome, { kind: 'ok' }>): OAuthError {
  switch (outcome.kind) {
    case 'passwordNeeded':
      return new OAuthError('interaction_required', outcome.email);
    case 'unconfirmed':
      return unconfirmed();
    case 'wrongPassword':
      return refused();
    case 'noAccount':
      return new OAuthError('access_denied', 'NO_ACCOUNT');
    case 'disabled':
      return new OAuthError('access_denied', 'DISABLED');
    case 'refused':
      return new OAuthError('invalid_grant', 'The code is not valid.');
  }
}
