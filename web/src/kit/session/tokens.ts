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

const postForm = (url: string, fields: Record<string, string>, keepalive = false): Promise<Response> =>
  fetch(url, {
    method: 'POST',
    headers: { accept: 'application/json' },
    body: new URLSearchParams(fields),
    keepalive,
  });

const requestTokens = async (fields: Record<string, string>): Promise<Tokens> => {
  const response = await postForm('/connect/token', fields);
  if (!response.ok) throw new TokenRefusal(response, await response.json().catch(() => ({})));
  // An answer that breaks off throws: the old token still stands, and gets the same successor once more.
  return (await response.json()) as Tokens;
};

/** Signs in; throws TokenRefusal for wrong credentials, TypeError when there is no connection. */
export const passwordTokens = (username: string, password: string): Promise<Tokens> =>
  requestTokens({ username, password, grant_type: 'password', scope });

/** Trades a refresh token for its successor (contract 8). */
export const refreshedTokens = (refreshToken: string): Promise<Tokens> =>
  requestTokens({ grant_type: 'refresh_token', refresh_token: refreshToken });

/** Ends the session of a refresh token on the server; survives the page being left. */
export const revokeToken = (refreshToken: string): Promise<unknown> =>
  postForm('/connect/revocation', { token: refreshToken, token_type_hint: 'refresh_token' }, true).catch(
    () => null,
  );
