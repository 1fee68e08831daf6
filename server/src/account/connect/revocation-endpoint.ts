import type { ConnectParts } from './connect-parts.ts';
import type { Form } from './form.ts';

/**
 * RFC 7009: ends the session of a refresh or an access token. A token that is no (longer a) token is no error;
 * the hint is not needed, since the two look different.
 */
export const answerRevocation = async (
  { sessions, accessTokens }: ConnectParts,
  form: Form,
): Promise<void> => {
  const token = form.required('token');
  if (!token.includes('.')) return sessions.revokeByRefreshToken(token);
  const claims = await accessTokens.verify(token);
  if (claims) await sessions.revoke(claims.sessionId, 'signedOut');
};
