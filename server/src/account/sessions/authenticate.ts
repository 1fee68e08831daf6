import { hash } from 'node:crypto';
import { AppError } from '@tresen/domain/kit/errors';
import { BoundedMap } from '../../kit/bounded-map/index.ts';
import type { AccountKit } from '../account-deps.ts';
import type { AccessClaims, AccessTokens } from './access-tokens.ts';
import { type Identity, principalOf, subjectOf } from './identity.ts';
import type { IdentityCache } from './identity-cache.ts';

type Soon<T> = T | Promise<T>;

/** Who bears an access token, and what it may be used for. */
export interface Bearer {
  readonly identity: Identity;
  readonly scopes: ReadonlySet<string>;
}

/** The bearer of a token for any scope; undefined when the token or its session is not valid. */
export type FindBearer = (token: string) => Soon<Bearer | undefined>;

/**
 * Who calls the API with an access token; undefined when the token or its session is not valid. Answers at once,
 * without a promise, when both were checked a moment ago.
 * @throws {AppError} INSUFFICIENT_SCOPE for a token without the scope `api`
 */
export type Authenticate = (token: string) => Soon<Identity | undefined>;

interface Verified {
  readonly claims: AccessClaims;
  /** Milliseconds since 1970. */
  readonly until: number;
}

const verifiedFor = 60_000;

export const createFindBearer = (
  { now }: AccountKit,
  tokens: AccessTokens,
  identities: IdentityCache,
): FindBearer => {
  // By digest: memory holds nothing that could be used as a token.
  const verified = new BoundedMap<string, Verified>(20_000);

  const check = (claims: AccessClaims): Soon<Bearer | undefined> => {
    const known = identities.peek(claims.sessionId);
    if (known) return bearerOf(claims, known.identity);
    return identities.load(claims.sessionId).then((identity) => bearerOf(claims, identity));
  };
  const verify = async (token: string, digest: string): Promise<Bearer | undefined> => {
    const claims = await tokens.verify(token);
    if (!claims) return undefined;
    verified.set(digest, { claims, until: Math.min(claims.expiresAt, now() + verifiedFor) });
    return check(claims);
  };

  return (token) => {
    const digest = hash('sha256', token, 'base64');
    const known = verified.get(digest);
    return known && known.until > now() ? check(known.claims) : verify(token, digest);
  };
};

export const createAuthenticate =
  (findBearer: FindBearer): Authenticate =>
  (token) => {
    const bearer = findBearer(token);
    return bearer instanceof Promise ? bearer.then(forApi) : forApi(bearer);
  };

function bearerOf(claims: AccessClaims, identity: Identity | undefined): Bearer | undefined {
  const known = stillSo(claims, identity);
  return known && { identity: known, scopes: claims.scopes };
}

/** A token that says what is no longer so (another role, another tenant) has to be refreshed first. */
function stillSo(claims: AccessClaims, identity: Identity | undefined): Identity | undefined {
  return identity !== undefined &&
    claims.tenantId === identity.tenantId &&
    claims.principal === principalOf(identity) &&
    claims.subject === subjectOf(identity)
    ? identity
    : undefined;
}

function forApi(bearer: Bearer | undefined): Identity | undefined {
  if (bearer && !bearer.scopes.has('api')) throw new AppError('INSUFFICIENT_SCOPE', { scope: 'api' });
  return bearer?.identity;
}
