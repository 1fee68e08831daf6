import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestAccount, type TestAccount } from '../testing.ts';

let host: TestAccount;
let email: string;
beforeAll(async () => {
  host = await createTestAccount();
  email = (await host.createUser({ firstName: 'Rita', lastName: 'Öz', email: 'rita@cafe-rita.de' })).email;
});
afterAll(() => host.stop());

const userInfo = async (token: string | undefined) => {
  const answer = await host.app.inject({
    url: '/connect/userinfo',
    headers: { authorization: `Bearer ${token}` },
  });
  return { status: answer.statusCode, body: answer.json(), challenge: answer.headers['www-authenticate'] };
};
const refresh = (token: string | undefined, scope?: string) =>
  host.post('/connect/token', {
    grant_type: 'refresh_token',
    refresh_token: token ?? '',
    ...(scope === undefined ? {} : { scope }),
  });
const authenticate = async (token: string | undefined) => host.account.authenticate(token ?? '');

test('a token without the scope api opens no API, before and after it is known', async () => {
  const { access_token } = await host.signIn(email, 'openid profile');
  for (let time = 0; time < 2; time += 1)
    await expect(authenticate(access_token)).rejects.toMatchObject({
      code: 'INSUFFICIENT_SCOPE',
      parameters: { scope: 'api' },
    });
  expect(await authenticate((await host.signIn(email, 'api')).access_token)).toBeDefined();
});

test('RFC 6750 3.1: userinfo needs openid', async () => {
  const { access_token } = await host.signIn(email, 'api profile email roles');
  const { status, body, challenge } = await userInfo(access_token);
  expect([status, body.error]).toEqual([403, 'insufficient_scope']);
  expect(challenge).toContain('error="insufficient_scope"');
});

test.each([
  ['openid', ['sub']],
  ['openid email', ['email', 'sub']],
  ['openid roles', ['role', 'sub']],
  ['openid profile', ['family_name', 'given_name', 'middle_name', 'picture', 'sub']],
])('OpenID Connect Core 5.4: userinfo tells with %s only its claims', async (scope, claims) => {
  const { access_token } = await host.signIn(email, scope);
  expect(Object.keys((await userInfo(access_token)).body).sort()).toEqual(claims);
});

test('only offline_access gives a refresh token', async () => {
  expect((await host.signIn(email, 'openid api')).refresh_token).toBeUndefined();
  expect((await host.signIn(email, 'openid offline_access')).refresh_token).toBeDefined();
});

test('API-01: a sign-in without client_id and scope opens the API, for one access token', async () => {
  const { body } = await host.post('/connect/token', {
    grant_type: 'password',
    username: email,
    password: 'Right horse 1!',
  });
  expect(body.refresh_token).toBeUndefined();
  expect(await authenticate(body.access_token)).toBeDefined();
  expect((await userInfo(body.access_token)).status).toBe(200);
});

test('RFC 6749 6: a refresh may ask for less, for this access token only, and never for more', async () => {
  const { refresh_token } = await host.signIn(email, 'offline_access openid api');
  const narrow = await refresh(refresh_token, 'openid openid');
  expect(narrow.body.scope).toBe('openid');
  await expect(authenticate(narrow.body.access_token)).rejects.toMatchObject({ code: 'INSUFFICIENT_SCOPE' });
  expect((await userInfo(narrow.body.access_token)).status).toBe(200);
  const whole = await refresh(narrow.body.refresh_token);
  expect(whole.body.scope).toBe('offline_access openid api');
  expect(await authenticate(whole.body.access_token)).toBeDefined();
  expect((await refresh(whole.body.refresh_token, 'openid email')).body.error).toBe('invalid_scope');
});
