import { randomUUID } from 'node:crypto';
import { errors, type JWTPayload, jwtVerify, SignJWT } from 'jose';
import type { AccountKit } from '../account-deps.ts';
import type { SigningKeys } from '../signing-keys/index.ts';
import { type Identity, principalOf, subjectOf } from './identity.ts';
import { accessTokenLife } from './sessions.service.ts';

/** What a verified access token says. */
export interface AccessClaims {
  readonly sessionId: string;
  readonly subject: string;
  readonly tenantId: string;
  /** A role, or `register`. */
  readonly principal: string;
  /** What the token may be used for: `api`, `openid`, … */
  readonly scopes: ReadonlySet<string>;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
}

export interface AccessTokens {
  sign(identity: Identity, scope: string): Promise<string>;
  /** Undefined when the token is not ours, altered or expired; a database that is down is an error. */
  verify(token: string): Promise<AccessClaims | undefined>;
}

const audience = 'tresen';
// RFC 9068: keeps any other token that the same keys may sign one day from passing as an access token.
const type = 'at+jwt';
const longest = 4_096;

export const createAccessTokens = ({ issuer, now }: AccountKit, keys: SigningKeys): AccessTokens => ({
  sign: async (identity, scope) => {
    const { kid, key } = await keys.signer();
    const issuedAt = Math.floor(now() / 1_000);
    const principal = principalOf(identity);
    return new SignJWT({
      sid: identity.sessionId,
      tenant: identity.tenantId,
      ...(identity.kind === 'user' ? { role: principal } : { principal }),
      scope,
      // RFC 9068 2.2; a person’s requests name no client (API-01).
      client_id: identity.kind === 'user' ? 'web' : 'register',
    })
      .setProtectedHeader({ alg: 'ES256', kid, typ: type })
      .setIssuer(issuer)
      .setAudience(audience)
      .setSubject(subjectOf(identity))
      .setJti(randomUUID())
      .setIssuedAt(issuedAt)
      .setExpirationTime(issuedAt + accessTokenLife / 1_000)
      .sign(key);
  },
  verify: async (token) => {
    if (token.length > longest) return undefined;
    try {
      const { payload } = await jwtVerify(
        token,
        async ({ kid }) => {
          const key = kid === undefined ? undefined : await keys.verifier(kid);
          if (!key) throw new errors.JWKSNoMatchingKey();
          return key;
        },
        {
          issuer,
          audience,
          algorithms: ['ES256'],
          typ: type,
          requiredClaims: ['exp', 'sub'],
          currentDate: new Date(now()),
        },
      );
      return claimsOf(payload);
    } catch (error) {
      if (error instanceof errors.JOSEError) return undefined;
      throw error;
    }
  },
});

function claimsOf({ sid, sub, tenant, role, principal, scope, exp }: JWTPayload): AccessClaims | undefined {
  const name = role ?? principal;
  const isComplete =
    typeof sid === 'string' &&
    typeof sub === 'string' &&
    typeof tenant === 'string' &&
    typeof name === 'string';
  if (!isComplete || exp === undefined) return undefined;
  const scopes = new Set(typeof scope === 'string' ? scope.split(' ') : []);
  return { sessionId: sid, subject: sub, tenantId: tenant, principal: name, scopes, expiresAt: exp * 1_000 };
}
