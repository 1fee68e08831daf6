import { generateKeyPairSync, type KeyObject, randomUUID, sign } from 'node:crypto';
import type pg from 'pg';
import type { Server } from './server.ts';

/** A session in the database that tokens can be signed for. */
export interface Session {
  readonly sessionId: string;
  readonly tenantId: string;
  /** User or device. */
  readonly subject: string;
  /** A role, or `register`. */
  readonly principal: string;
}

/** Signs access tokens that the server accepts as its own. */
export interface TokenSigner {
  tokenOf(session: Session): string;
}

const lifeSeconds = 6 * 3600;

/**
 * Adds one more signing key to the database, of which the server can verify signatures. So thousands of
 * registers get tokens without being linked one by one, and the server still checks each of them in full:
 * signature, claims, session, device and branch.
 */
export const createTokenSigner = async (owner: pg.Client, server: Server): Promise<TokenSigner> => {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const kid = `bench-${randomUUID()}`;
  const jwk = { ...publicKey.export({ format: 'jwk' }), kid, alg: 'ES256', use: 'sig' };
  await owner.query(`delete from signing_keys where kid like 'bench-%'`);
  await owner.query(
    `insert into signing_keys (kid, algorithm, public_jwk, sealed_private_jwk) values ($1, 'ES256', $2, '')`,
    [kid, JSON.stringify(jwk)],
  );
  return { tokenOf: (session) => signed(privateKey, kid, claimsOf(session, server)) };
};

function signed(key: KeyObject, kid: string, claims: object): string {
  const text = `${encode({ alg: 'ES256', kid, typ: 'at+jwt' })}.${encode(claims)}`;
  const signature = sign('sha256', Buffer.from(text), { key, dsaEncoding: 'ieee-p1363' });
  return `${text}.${signature.toString('base64url')}`;
}

function encode(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

function claimsOf(session: Session, { issuer, clockOffset }: Server): object {
  const issuedAt = Math.floor((Date.now() + clockOffset) / 1000);
  const { principal } = session;
  return {
    sid: session.sessionId,
    tenant: session.tenantId,
    ...(principal === 'register' ? { principal } : { role: principal }),
    scope: 'openid offline_access api',
    iss: issuer,
    aud: 'tresen',
    sub: session.subject,
    iat: issuedAt,
    exp: issuedAt + lifeSeconds,
  };
}
