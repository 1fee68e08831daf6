import { isInvalidRequest, sendSuccessfully } from './invalid-request.ts';

/** What the token endpoint answers (spec §7). */
export interface Tokens {
  readonly access_token: string;
  readonly refresh_token: string;
  /** Seconds. */
  readonly expires_in: number;
}

/** The token endpoint refused; `description` is the server's own text, `error` the code of RFC 6749. */
export class TokenRefusal extends Error {
  override readonly name = 'TokenRefusal';
  readonly status: number;
  readonly error: string;
  readonly description: string;
  /** Seconds to wait, when the server limits tries. */
  readonly retryAfter: number | null;

  constructor(response: Response, body: { readonly error?: unknown; readonly error_description?: unknown }) {
    super(String(body.error ?? response.status));
    this.status = response.status;
    this.error = String(body.error ?? '');
    this.description = String(body.error_description ?? '');
    this.retryAfter = Number(response.headers.get('retry-after')) || null;
  }
}

const scope = 'offline_access openid profile email phone roles api backup belege';

/** Milliseconds that a token request may take: a line that hangs must not hold up the other tabs' turns for long. */
const patience = 20_000;

/** Signs in; throws TokenRefusal for wrong credentials, TypeError when there is no connection. */
export const passwordTokens = (username: string, password: string): Promise<Tokens> =>
  requestTokens({ username, password, grant_type: 'password', scope });

/** Fetches the tokens of somebody whom the external provider has signed in. @param password links an account with it, once */
export const externalTokens = (code: string, verifier: string, password?: string): Promise<Tokens> => {
  const grant = { grant_type: 'urn:tresen:params:oauth:grant-type:external', code, code_verifier: verifier };
  return requestTokens({ ...grant, scope, ...(password === undefined ? {} : { password }) });
};

/** Trades a refresh token for its successor (contract 8). */
export const refreshedTokens = (refreshToken: string): Promise<Tokens> =>
  requestTokens({ grant_type: 'refresh_token', refresh_token: refreshToken });

/** Milliseconds that somebody who signs out waits for the server. */
const farewellPatience = 3_000;

/** Ends the session of a refresh token on the server; survives the page being left. False without a connection. */
export const revokeToken = async (refreshToken: string): Promise<boolean> => {
  const form = { token: refreshToken, token_type_hint: 'refresh_token' };
  const limits = { keepalive: true, signal: AbortSignal.timeout(farewellPatience) };
  const response = await postForm('/connect/revocation', form, limits).catch(() => null);
  return response !== null && response.status < 500;
};

async function requestTokens(fields: Record<string, string>): Promise<Tokens> {
  const response = await postForm('/connect/token', fields, { signal: AbortSignal.timeout(patience) });
  if (await isInvalidRequest(response))
    throw new TokenRefusal(response, { error: 'invalid_request', error_description: sendSuccessfully });
  if (!response.ok) throw new TokenRefusal(response, await response.json().catch(() => ({})));
  // An answer that breaks off throws: the old token still stands, and gets the same successor once more.
  return (await response.json()) as Tokens;
}

function postForm(url: string, fields: Record<string, string>, init: RequestInit): Promise<Response> {
  return fetch(url, {
    method: 'POST',
    headers: { accept: 'application/json' },
    body: new URLSearchParams(fields),
    ...init,
  });
}
