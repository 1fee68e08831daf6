import { hash } from 'node:crypto';
import type { AccountKit } from '../account-deps.ts';
import { BoundedMap } from '../throttling/index.ts';
import type { AccessClaims, AccessTokens } from './access-tokens.ts';
import { type Identity, principalOf, subjectOf } from './identity.ts';
import type { IdentityCache } from './identity-cache.ts';

/**
 * Who the bearer of an access token is; undefined when the token or its session is not valid. Answers at once,
 * without a promise, when both were checked a moment ago.
 */
export type Authenticate = (token: string) => Identity | undefined | Promise<Identity | undefined>;

interface Verified {
  readonly claims: AccessClaims;
  /** Milliseconds since 1970. */
  readonly until: number;
}

const verifiedFor = 60_000;

/** A token that says what is no longer so (another role, another tenant) has to be refreshed first. */
const stillSo = (claims: AccessClaims, identity: Identity | undefined): Identity | undefined =>
  identity !== undefined &&
  claims.tenantId === identity.tenantId &&
  claims.principal === principalOf(identity) &&
  claims.subject === subjectOf(identity)
    ? identity
    : undefined;

export const createAuthenticate = (
  { now }: AccountKit,
  tokens: AccessTokens,
  identities: IdentityCache,
): Authenticate => {
  // By digest: memory holds nothing that could be used as a token.
  const verified = new BoundedMap<string, Verified>(20_000);

  const check = (claims: AccessClaims): ReturnType<Authenticate> => {
    const known = identities.peek(claims.sessionId);
    if (known) return stillSo(claims, known.identity);
    return identities.load(claims.sessionId).then((identity) => stillSo(claims, identity));
  };
  const verify = async (token: string, digest: string): Promise<Identity | undefined> => {
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
