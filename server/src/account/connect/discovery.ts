import { knownScopes } from './scopes.ts';
import { grantTypes } from './token-endpoint.ts';

/** What `/.well-known/openid-configuration` says (OpenID Connect Discovery 1.0, RFC 8414). */
export const describeIssuer = (issuer: string): Record<string, unknown> => ({
  issuer,
  token_endpoint: `${issuer}/connect/token`,
  userinfo_endpoint: `${issuer}/connect/userinfo`,
  jwks_uri: `${issuer}/connect/jwks`,
  revocation_endpoint: `${issuer}/connect/revocation`,
  device_authorization_endpoint: `${issuer}/connect/deviceauthorization`,
  grant_types_supported: grantTypes,
  response_types_supported: [],
  scopes_supported: knownScopes,
  subject_types_supported: ['public'],
  token_endpoint_auth_methods_supported: ['none'],
  revocation_endpoint_auth_methods_supported: ['none'],
  id_token_signing_alg_values_supported: ['ES256'],
  claims_supported: ['sub', 'role', 'given_name', 'family_name', 'picture', 'email', 'middle_name'],
});
