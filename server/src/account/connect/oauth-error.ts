import { AppError } from '@tresen/domain/kit/errors';
import { refusalOf } from '../../kit/db/refusal-of.ts';

/** The error codes of RFC 6749 5.2, RFC 6750 3.1, RFC 8628 3.5 and OpenID Connect 3.1.2.6 that we answer with. */
export type OAuthErrorCode =
  | 'invalid_request'
  | 'invalid_client'
  | 'invalid_grant'
  | 'invalid_scope'
  | 'unsupported_grant_type'
  | 'invalid_token'
  | 'insufficient_scope'
  | 'authorization_pending'
  | 'slow_down'
  | 'access_denied'
  | 'interaction_required'
  | 'expired_token'
  | 'temporarily_unavailable'
  | 'server_error';

const statusOf: Partial<Record<OAuthErrorCode, number>> = {
  invalid_token: 401,
  insufficient_scope: 403,
  temporarily_unavailable: 429,
  server_error: 500,
};

/** A refusal in the form of the RFCs: `{error, error_description}`. */
export class OAuthError extends Error {
  override readonly name = 'OAuthError';
  readonly code: OAuthErrorCode;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    code: OAuthErrorCode,
    description: string,
    http: { readonly status?: number; readonly headers?: Readonly<Record<string, string>> } = {},
  ) {
    super(description);
    this.code = code;
    this.status = http.status ?? statusOf[code] ?? 400;
    this.headers = http.headers ?? {};
  }
}

/** Too many calls: tells when to come back, in whole seconds. */
export const tooManyRequests = (seconds: number): OAuthError => comeBack('TOO_MANY_REQUESTS', seconds);

/** Any error in the form of the RFCs; undefined when it is a bug of ours. */
export const toOAuthError = (thrown: unknown): OAuthError | undefined => {
  const error = refusalOf(thrown) ?? thrown;
  if (error instanceof OAuthError) return error;
  if (error instanceof AppError && error.kind === 'tooMany')
    return tooManyRequests(Number(error.parameters.seconds));
  if (error instanceof AppError && error.kind === 'unavailable')
    return comeBack(error.code, Number(error.parameters.seconds), 503);
  if (error instanceof AppError && error.kind === 'forbidden')
    return new OAuthError('insufficient_scope', error.code);
  if (error instanceof AppError) return new OAuthError('invalid_request', error.code);
  if (isRefusedByHttp(error)) {
    const status = error.statusCode === 413 ? 413 : 400; // RFC 6749 5.2 knows 400 only; this one says more
    return new OAuthError('invalid_request', error.message, { status });
  }
  return undefined;
};

function comeBack(description: string, seconds: number, status?: number): OAuthError {
  return new OAuthError('temporarily_unavailable', description, {
    headers: { 'retry-after': String(Math.max(1, Math.ceil(seconds))) },
    ...(status !== undefined && { status }),
  });
}

function isRefusedByHttp(error: unknown): error is Error & { statusCode: number } {
  return error instanceof Error && 'statusCode' in error && Number(error.statusCode) < 500;
}
