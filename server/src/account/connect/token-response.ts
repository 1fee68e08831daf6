import { accessTokenLife, type Identity, type OpenSession } from '../sessions/index.ts';
import type { ConnectParts } from './connect-parts.ts';

/** RFC 6749 5.1 (API-02). `expires_in` in seconds. */
export interface TokenResponse {
  readonly access_token: string;
  readonly token_type: 'Bearer';
  readonly expires_in: number;
  readonly refresh_token?: string;
  readonly scope: string;
}

/**
 * The identity behind a session that a grant has just opened or carried on, read anew.
 * Undefined when its owner was disabled or unlinked meanwhile.
 */
export const freshIdentity = (
  { identities }: ConnectParts,
  session: OpenSession,
): Promise<Identity | undefined> => {
  identities.forget(session.sessionId);
  return identities.load(session.sessionId);
};

export const makeTokenResponse = async (
  { accessTokens }: ConnectParts,
  session: OpenSession,
  identity: Identity,
  scope: string = session.scope,
): Promise<TokenResponse> => ({
  access_token: await accessTokens.sign(identity, scope),
  token_type: 'Bearer',
  expires_in: accessTokenLife / 1_000,
  ...(session.refreshToken === undefined ? {} : { refresh_token: session.refreshToken }),
  scope,
});
