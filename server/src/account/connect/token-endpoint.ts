import type { ConnectParts, Origin } from './connect-parts.ts';
import { grantDeviceCode } from './device-code-grant.ts';
import { externalGrantType, grantExternal } from './external-grant.ts';
import type { Form } from './form.ts';
import { OAuthError } from './oauth-error.ts';
import { grantPassword } from './password-grant.ts';
import { grantRefresh } from './refresh-grant.ts';
import type { TokenResponse } from './token-response.ts';

const deviceCodeGrantType = 'urn:ietf:params:oauth:grant-type:device_code';

const grants = new Map<string, (parts: ConnectParts, form: Form, origin: Origin) => Promise<TokenResponse>>([
  ['password', grantPassword],
  ['refresh_token', grantRefresh],
  [deviceCodeGrantType, grantDeviceCode],
  [externalGrantType, grantExternal],
]);

export const grantTypes = [...grants.keys()];

/** @throws {OAuthError} in the form of RFC 6749 5.2 */
export const answerToken = async (
  parts: ConnectParts,
  form: Form,
  origin: Origin,
): Promise<TokenResponse> => {
  const grant = grants.get(form.required('grant_type'));
  if (!grant) throw new OAuthError('unsupported_grant_type', 'The grant type is unknown.');
  return grant(parts, form, origin);
};
