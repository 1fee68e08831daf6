import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestAccount, type TestAccount, testIssuer } from '../testing.ts';

let host: TestAccount;
beforeAll(async () => {
  host = await createTestAccount();
});
afterAll(() => host.stop());

const get = async (url: string, authorization?: string) => {
  const answer = await host.app.inject({ url, headers: authorization ? { authorization } : {} });
  return { status: answer.statusCode, body: answer.json(), headers: answer.headers };
};
const userInfo = (token: string | undefined) => get('/connect/userinfo', `Bearer ${token}`);
const revoke = (form: Record<string, string>) => host.post('/connect/revocation', form);
const refresh = (token: string | undefined) =>
  host.post('/connect/token', { grant_type: 'refresh_token', refresh_token: token ?? '' });

test('API-04, IDN-61: userinfo has exactly the fields of the identity response', async () => {
  const user = await host.createUser({ role: 'manager', firstName: 'Marek', lastName: 'Voß' });
  const { access_token } = await host.signIn(user.email);
  const { status, body, headers } = await userInfo(access_token);
  expect(status).toBe(200);
  expect(body).toEqual({
    sub: user.id,
    role: 'manager',
    given_name: 'Marek',
    family_name: 'Voß',
    picture: null,
    email: user.email,
    middle_name: 'Gasthaus Lindenhof',
  });
  expect(headers['cache-control']).toBe('no-store');
});

test('RFC 6750 3: without a token or with a wrong one userinfo answers 401 and its challenge', async () => {
  const without = await get('/connect/userinfo');
  expect([without.status, without.headers['www-authenticate']]).toEqual([401, 'Bearer']);
  const wrong = await userInfo('x.y.z');
  expect(wrong.status).toBe(401);
  expect(wrong.headers['www-authenticate']).toContain('error="invalid_token"');
  expect(wrong.body.error).toBe('invalid_token');
});

test('API-04: a register has no userinfo', async () => {
  const codes = await host.post('/connect/deviceauthorization', {
    client_id: 'register',
    name: 'Counter',
    device_type: 'android',
    pos_version: '6.0',
    hardware_serial: 'S1',
    database_id: '0b5c0f5e-6a0e-4d5c-9d0e-1d4c2f9f7a11',
  });
  const deviceId = crypto.randomUUID();
  await host.database.owner.query(
    `with unit as (insert into organization_units (tenant_id, id, name) values ($1, $2, 'Mitte') returning id)
     insert into devices (tenant_id, id, unit_id, name, device_type, register_type, business_type, pos_version,
       hardware_serial, database_id)
     select $1, $3, $2, 'Counter', 'android', 'Android', 'retail', '6.0', 'S1', $2 from unit`,
    [host.tenantId, crypto.randomUUID(), deviceId],
  );
  await host.account.approveDeviceAuthorization({
    userCode: codes.body.user_code ?? '',
    tenantId: host.tenantId,
    deviceId,
  });
  const { body } = await host.post('/connect/token', {
    grant_type: 'urn:ietf:params:oauth:grant-type:device_code',
    client_id: 'register',
    device_code: codes.body.device_code ?? '',
  });
  expect((await userInfo(body.access_token)).status).toBe(403);
});

test.each(['refresh_token', 'access_token'] as const)(
  'RFC 7009 2: revoking the %s ends the session',
  async (kind) => {
    const { email } = await host.createUser();
    const tokens = await host.signIn(email);
    const other = await host.signIn(email);
    expect((await userInfo(tokens.access_token)).status).toBe(200);
    const { status } = await revoke({ token: tokens[kind] ?? '', token_type_hint: kind });
    expect(status).toBe(200);
    expect((await userInfo(tokens.access_token)).status).toBe(401);
    expect((await refresh(tokens.refresh_token)).body.error).toBe('invalid_grant');
    expect((await userInfo(other.access_token)).status).toBe(200);
  },
);

test('RFC 7009 2.2: an invalid token is no error, a missing one is', async () => {
  for (const token of ['x', 'a.b.c', 'A'.repeat(86)]) expect((await revoke({ token })).status).toBe(200);
  expect((await revoke({})).body.error).toBe('invalid_request');
});

test('discovery names the endpoints that exist', async () => {
  const { body } = await get('/.well-known/openid-configuration');
  expect(body.issuer).toBe(testIssuer);
  expect(body.grant_types_supported).toEqual([
    'password',
    'refresh_token',
    'urn:ietf:params:oauth:grant-type:device_code',
    'urn:tresen:params:oauth:grant-type:external',
  ]);
  for (const [name, url] of Object.entries<string>(body)) {
    if (!name.endsWith('_endpoint') && name !== 'jwks_uri') continue;
    const path = url.replace(testIssuer, '');
    expect(['GET', 'POST'].some((method) => host.app.hasRoute({ method: method as 'GET', url: path }))).toBe(
      true,
    );
  }
});
