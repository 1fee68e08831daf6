import { createPrivateKey, generateKeyPairSync } from 'node:crypto';
import { createLocalJWKSet, decodeProtectedHeader, type JWTPayload, jwtVerify, SignJWT } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createVault } from '../../kit/secrets/index.ts';
import { createTestAccount, fullScope, type TestAccount, testIssuer } from '../testing.ts';

let host: TestAccount;
let user: { id: string; email: string };
let token: string;
let claims: JWTPayload;

const keySet = async () => createLocalJWKSet((await host.app.inject({ url: '/connect/jwks' })).json());
const verify = async (text: string) =>
  jwtVerify(text, await keySet(), { issuer: testIssuer, currentDate: new Date(host.now()) });
const signIn = async (): Promise<string> => (await host.signIn(user.email)).access_token ?? '';

beforeAll(async () => {
  host = await createTestAccount();
  user = await host.createUser();
  token = await signIn();
  claims = (await verify(token)).payload;
});
afterAll(() => host.stop());

test('an access token is an ES256 JWT of ten minutes that any holder of the key set can check', async () => {
  expect(decodeProtectedHeader(token)).toEqual({ alg: 'ES256', typ: 'at+jwt', kid: expect.any(String) });
  expect(claims).toEqual({
    iss: testIssuer,
    aud: 'tresen',
    sub: user.id,
    sid: expect.any(String),
    tenant: host.tenantId,
    role: 'owner',
    scope: fullScope,
    client_id: 'web',
    jti: expect.any(String),
    iat: host.now() / 1_000,
    exp: host.now() / 1_000 + 600,
  });
});

test('its bearer is who the database says', async () => {
  expect(await host.account.authenticate(token)).toEqual({
    kind: 'user',
    sessionId: claims.sid,
    tenantId: host.tenantId,
    userId: user.id,
    role: 'owner',
    name: 'Olga Lindner',
    email: user.email,
    language: 'de',
  });
});

test('a token checked a moment ago is answered at once, without a promise', async () => {
  await host.account.authenticate(token);
  expect(host.account.authenticate(token)).toMatchObject({ userId: user.id });
});

/** The real signing key, as only the server can open it. */
const realKey = async () => {
  const { rows } = await host.database.owner.query('select kid, sealed_private_jwk from signing_keys');
  const jwk = createVault(Buffer.alloc(32, 7)).unseal('signing-keys', rows[0].sealed_private_jwk).toString();
  return { kid: rows[0].kid as string, key: createPrivateKey({ key: JSON.parse(jwk), format: 'jwk' }) };
};
const sign = async (change: JWTPayload, header: { typ?: string } = {}): Promise<string> => {
  const { kid, key } = await realKey();
  return new SignJWT({ ...claims, ...change })
    .setProtectedHeader({ alg: 'ES256', kid, typ: 'at+jwt', ...header })
    .sign(key);
};
const part = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

test('a token signed anew with the real key is accepted: the refusals below are not by accident', async () => {
  expect(await host.account.authenticate(await sign({}))).toBeDefined();
});

test.each<[string, () => string | Promise<string>]>([
  ['nothing', () => ''],
  ['no JWT', () => 'abc'],
  ['three parts of nothing', () => '..'],
  ['very long', () => `${'a'.repeat(10_000)}.b.c`],
  ['not signed (alg none)', () => `${part({ alg: 'none', typ: 'at+jwt' })}.${part(claims)}.`],
  [
    'signed with the public key as an HMAC secret',
    async () => {
      const { kid } = await realKey();
      const text = new TextEncoder().encode((await host.app.inject({ url: '/connect/jwks' })).body);
      return new SignJWT(claims).setProtectedHeader({ alg: 'HS256', kid, typ: 'at+jwt' }).sign(text);
    },
  ],
  [
    'signed with another key under a known id',
    async () => {
      const { kid } = await realKey();
      const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
      return new SignJWT(claims).setProtectedHeader({ alg: 'ES256', kid, typ: 'at+jwt' }).sign(privateKey);
    },
  ],
  [
    'signed with an unknown key',
    async () => {
      const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
      return new SignJWT(claims)
        .setProtectedHeader({ alg: 'ES256', kid: 'x', typ: 'at+jwt' })
        .sign(privateKey);
    },
  ],
  [
    'altered',
    () => {
      const [head, , signature] = token.split('.');
      return `${head}.${part({ ...claims, role: 'superAdmin' })}.${signature}`;
    },
  ],
  ['of another issuer', () => sign({ iss: 'https://other.test' })],
  ['for another audience', () => sign({ aud: 'other' })],
  ['of another type', () => sign({}, { typ: 'JWT' })],
  ['without an end', () => sign({ exp: undefined as never })],
  ['expired', () => sign({ exp: host.now() / 1_000 })],
  ['of another role than the user has', () => sign({ role: 'superAdmin' })],
  ['of another tenant than the session', () => sign({ tenant: crypto.randomUUID() })],
  ['of another user than the session', () => sign({ sub: crypto.randomUUID() })],
  [
    'of a register, in the session of a user',
    () => sign({ role: undefined as never, principal: 'register' }),
  ],
  ['of a session that never was', () => sign({ sid: crypto.randomUUID() })],
])('a token is refused: %s', async (_case, make) => {
  expect(await host.account.authenticate(await make())).toBeUndefined();
});

test('a token ends after ten minutes, cached or not', async () => {
  const text = await signIn();
  host.advance(599_000);
  expect(await host.account.authenticate(text)).toBeDefined();
  host.advance(1_000);
  expect(await host.account.authenticate(text)).toBeUndefined();
});

test('a database that is down is an error, not a refusal', async () => {
  const text = await signIn();
  host.advance(30_000);
  const { system } = host.database.db;
  const query = system.query;
  system.query = (() => Promise.reject(new Error('down'))) as never;
  try {
    await expect((async () => host.account.authenticate(text))()).rejects.toThrow('down');
  } finally {
    system.query = query;
  }
  expect(await host.account.authenticate(text)).toBeDefined();
});

test('a database that is down while the keys are read is an error too', async () => {
  const text = await signIn();
  host.advance(5 * 60_000);
  const { system } = host.database.db;
  const connect = system.connect;
  system.connect = (() => Promise.reject(new Error('down'))) as never;
  try {
    await expect((async () => host.account.authenticate(text))()).rejects.toThrow('down');
  } finally {
    system.connect = connect;
  }
  expect(await host.account.authenticate(text)).toBeDefined();
});

test('what another process revoked is noticed by a look, and told once', async () => {
  const other = await host.startProcess();
  const text = await signIn();
  const identity = await host.account.authenticate(text);
  const ended: string[] = [];
  const stop = host.account.onRevoked((id) => ended.push(id));
  await other.account.revokeSession(identity?.sessionId ?? '', 'test');
  expect(await host.account.authenticate(text)).toBeDefined();
  await host.account.lookForRevocations();
  await host.account.lookForRevocations();
  stop();
  expect(ended).toEqual([identity?.sessionId]);
  expect(await host.account.authenticate(text)).toBeUndefined();
});

test('a session is read once for all who ask at the same time', async () => {
  const text = await signIn();
  host.advance(30_000);
  const { system } = host.database.db;
  const query = system.query;
  let queries = 0;
  system.query = ((...args: never[]) => {
    queries += 1;
    return (query as (...all: never[]) => unknown).apply(system, args);
  }) as never;
  await Promise.all(Array.from({ length: 50 }, () => host.account.authenticate(text)));
  system.query = query;
  expect(queries).toBe(1);
});
