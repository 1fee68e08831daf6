import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestAccount, fullScope, type TestAccount, testPassword } from '../testing.ts';

let host: TestAccount;
let email: string;

beforeAll(async () => {
  host = await createTestAccount();
  email = (await host.createUser({ email: 'Owner@Demo.example' })).email.toLowerCase();
});
afterAll(() => host.stop());

const form = (change: Record<string, string> = {}) => ({
  grant_type: 'password',
  username: email,
  password: testPassword,
  scope: fullScope,
  ...change,
});

test('API-01, API-02: the specified form without a client_id is answered with both tokens', async () => {
  const { status, body, headers } = await host.post('/connect/token', form());
  expect(status).toBe(200);
  expect(body).toEqual({
    access_token: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
    refresh_token: expect.stringMatching(/^[\w-]{96}$/),
    expires_in: 600,
    token_type: 'Bearer',
    scope: fullScope,
  });
  expect(headers['cache-control']).toBe('no-store');
  expect(headers['content-type']).toContain('application/json');
});

test('the e-mail is compared without regard to case and to spaces around it', async () => {
  expect((await host.post('/connect/token', form({ username: ' OWNER@demo.EXAMPLE ' }))).status).toBe(200);
});

test('without offline_access there is no refresh token', async () => {
  const { body } = await host.post('/connect/token', form({ scope: 'openid api' }));
  expect(body).not.toHaveProperty('refresh_token');
  expect(body.scope).toBe('openid api');
});

test('ERR-08: a wrong password, an unknown e-mail, a disabled user and a user without a password look the same', async () => {
  const disabled = await host.createUser({ disabled: true });
  const bare = await host.createUser();
  await host.database.owner.query('delete from credentials where user_id = $1', [bare.id]);
  const answers = await Promise.all([
    host.post('/connect/token', form({ password: 'wrong' })),
    host.post('/connect/token', form({ username: 'nobody@demo.example' })),
    host.post('/connect/token', form({ username: disabled.email })),
    host.post('/connect/token', form({ username: bare.email })),
    host.post('/connect/token', form({ password: `${testPassword}${'x'.repeat(2_000)}` })),
  ]);
  for (const { status, body } of answers) {
    expect(status).toBe(400);
    expect(body).toEqual({
      error: 'invalid_grant',
      error_description: 'The username or password is invalid.',
    });
  }
  const { rows } = await host.database.owner.query('select from sessions where user_id = any ($1)', [
    [disabled.id, bare.id],
  ]);
  expect(rows).toHaveLength(0);
});

test('ERR-04: an unconfirmed e-mail is told only to whom knows the password', async () => {
  const { email: username } = await host.createUser({ emailConfirmed: false });
  const right = await host.post('/connect/token', form({ username }));
  expect(right.status).toBe(400);
  expect(right.body).toEqual({
    error: 'invalid_grant',
    error_description: 'Email is not confirmed to log in.',
  });
  const wrong = await host.post('/connect/token', form({ username, password: 'wrong' }));
  expect(wrong.body.error_description).toBe('The username or password is invalid.');
});

test.each([
  ['no grant type', 'username=a', 'invalid_request'],
  ['an unknown grant type', 'grant_type=implicit', 'unsupported_grant_type'],
  ['no username', 'grant_type=password&password=x', 'invalid_request'],
  ['an empty password', 'grant_type=password&username=a&password=', 'invalid_request'],
  ['a parameter twice', 'grant_type=password&username=a&username=b&password=x', 'invalid_request'],
  ['a NUL character', 'grant_type=password&username=a%00&password=x', 'invalid_request'],
  ['an unknown scope', 'grant_type=password&username=a&password=x&scope=everything', 'invalid_scope'],
  ['an empty body', '', 'invalid_request'],
])('RFC 6749 5.2: %s is refused', async (_case, text, error) => {
  const { status, body, headers } = await host.post('/connect/token', text);
  expect(status).toBe(400);
  expect(body).toEqual({ error, error_description: expect.any(String) });
  expect(headers['cache-control']).toBe('no-store');
});

test.each([
  ['JSON', 'application/json', '{"grant_type":"password"}', 400],
  ['text', 'text/plain', 'grant_type=password', 400],
  ['20 MB', 'application/x-www-form-urlencoded', `a=${'x'.repeat(20_000_000)}`, 413],
])('a body of %s is no form', async (_case, type, payload, status) => {
  const answer = await host.app.inject({
    method: 'POST',
    url: '/connect/token',
    payload,
    headers: { 'content-type': type },
  });
  expect(answer.json()).toMatchObject({ error: 'invalid_request' });
  expect(answer.statusCode).toBe(status);
});

test('a sign-in is remembered', async () => {
  const user = await host.createUser();
  await host.signIn(user.email);
  const { rows } = await host.database.owner.query(
    'select u.last_login_at, s.kind, s.scope from users u join sessions s on s.user_id = u.id where u.id = $1',
    [user.id],
  );
  expect(rows).toEqual([{ last_login_at: new Date(host.now()), kind: 'user', scope: fullScope }]);
});

test('after eight wrong passwords the account waits, longer each time, and the right one ends it', async () => {
  const { email: username } = await host.createUser();
  for (let failure = 0; failure < 8; failure += 1) {
    expect((await host.post('/connect/token', form({ username, password: 'wrong' }))).status).toBe(400);
  }
  const early = await host.post('/connect/token', form({ username }));
  expect(early.status).toBe(429);
  expect(early.headers['retry-after']).toBe('1');
  expect(early.body.error).toBe('temporarily_unavailable');
  host.advance(1_000);
  await host.post('/connect/token', form({ username, password: 'wrong' }));
  expect((await host.post('/connect/token', form({ username }))).headers['retry-after']).toBe('2');
  host.advance(2_000);
  expect((await host.post('/connect/token', form({ username }))).status).toBe(200);
  expect((await host.post('/connect/token', form({ username, password: 'wrong' }))).status).toBe(400);
});

test('a storm of wrong passwords for one account cannot slip past the back-off in parallel', async () => {
  const { email: username } = await host.createUser();
  const answers = await Promise.all(
    Array.from({ length: 30 }, () => host.post('/connect/token', form({ username, password: 'wrong' }))),
  );
  expect(answers.filter(({ status }) => status === 400).length).toBeLessThanOrEqual(9);
});

test('neither passwords nor tokens are logged', async () => {
  const { access_token, refresh_token } = await host.signIn(email);
  const text = host.logged.join('\n');
  for (const secret of [testPassword, access_token, refresh_token]) expect(text).not.toContain(secret);
});

test('signing in again and again keeps the newest hundred sessions and five hundred lines of history', async () => {
  const { id, email: username } = await host.createUser();
  const { body: first } = await host.post('/connect/token', form({ username }));
  const { rows } = await host.database.owner.query<{ tenant_id: string }>(
    'select tenant_id from users where id = $1',
    [id],
  );
  await host.database.owner.query(
    `insert into sessions (id, tenant_id, kind, user_id, scope, last_used_at, expires_at)
    select gen_random_uuid(), $1, 'user', $2, 'api', now() + interval '1 day', now() + interval '9 days'
    from generate_series(1, 99)`,
    [rows[0]?.tenant_id, id],
  );
  await host.database.owner.query(
    `insert into sign_ins (user_id, id, at, outcome, address)
    select $1, ('00000000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid, now(), 'signedIn', '10.0.0.1'
    from generate_series(1, 600) n`,
    [id],
  );
  await host.post('/connect/token', form({ username }));
  const count = async (table: string) =>
    (await host.database.owner.query(`select count(*)::int n from ${table} where user_id = $1`, [id])).rows[0]
      .n;
  expect([await count('sessions'), await count('sign_ins')]).toEqual([100, 500]);
  const oldest = { grant_type: 'refresh_token', refresh_token: String(first.refresh_token) };
  expect((await host.post('/connect/token', oldest)).status).toBe(400);
});
