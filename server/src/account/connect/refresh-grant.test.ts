import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestAccount, fullScope, type TestAccount, type TestProcess } from '../testing.ts';

let host: TestAccount;
let email: string;
let userId: string;
let first: Record<string, string>;

const day = 24 * 60 * 60_000;

beforeAll(async () => {
  host = await createTestAccount();
  const user = await host.createUser();
  email = user.email;
  userId = user.id;
});
afterAll(() => host.stop());
beforeEach(async () => {
  first = await host.signIn(email);
});

const refresh = (token: string | undefined, on: TestProcess = host, more: Record<string, string> = {}) =>
  on.post('/connect/token', { grant_type: 'refresh_token', refresh_token: token ?? '', ...more });
const next = async (token: string | undefined, on?: TestProcess): Promise<string> => {
  const { status, body } = await refresh(token, on);
  expect(status).toBe(200);
  return body.refresh_token ?? '';
};
const authenticates = async (token: string | undefined, on: TestProcess = host): Promise<boolean> =>
  (await on.account.authenticate(token ?? '')) !== undefined;

test('API-03, RFC 6749 6: a refresh gives a new access token and a new refresh token of the same scope', async () => {
  const { status, body } = await refresh(first.refresh_token);
  expect(status).toBe(200);
  expect(body).toMatchObject({ expires_in: 600, token_type: 'Bearer', scope: fullScope });
  expect(body.refresh_token).not.toBe(first.refresh_token);
  expect(await authenticates(body.access_token)).toBe(true);
});

test('IDN-53: an expired access token is replaced by a refresh', async () => {
  host.advance(600_000);
  expect(await authenticates(first.access_token)).toBe(false);
  const { body } = await refresh(first.refresh_token);
  expect(await authenticates(body.access_token)).toBe(true);
});

test('a lost answer: the old token answers with the same successor, however much later', async () => {
  const successor = await next(first.refresh_token);
  host.advance(20 * day);
  expect(await next(first.refresh_token)).toBe(successor);
  expect(await next(successor)).not.toBe(successor);
});

test('two tabs of two processes that refresh in parallel get the same successor', async () => {
  const other = await host.startProcess();
  let token = first.refresh_token;
  // Several rounds: in the first one the pool still opens its connections, one after the other.
  for (let round = 0; round < 5; round += 1) {
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, call) => next(token, call % 2 ? other : host)),
    );
    expect(new Set(answers).size).toBe(1);
    token = answers[0];
  }
  const { rows } = await host.database.owner.query(
    `select count(*) from refresh_tokens t join sessions s on s.id = t.session_id
     where s.user_id = $1 and s.id = (select id from sessions where user_id = $1 order by id desc limit 1)`,
    [userId],
  );
  expect(rows[0].count).toBe(6);
});

test('for 30 s after the successor was used the old token still answers with it', async () => {
  const second = await next(first.refresh_token);
  const third = await next(second);
  host.advance(30_000);
  expect(await next(first.refresh_token)).toBe(second);
  expect(await next(second)).toBe(third);
});

test('RFC 6819 5.2.2.3: reuse after the 30 s revokes the family, and its access tokens die within 60 s', async () => {
  const other = await host.startProcess();
  const second = await refresh(first.refresh_token);
  const third = await refresh(second.body.refresh_token);
  expect(await authenticates(third.body.access_token, other)).toBe(true);
  host.advance(30_001);
  const ended: string[] = [];
  host.account.onRevoked((id) => ended.push(id));
  const reused = await refresh(first.refresh_token);
  expect(reused.status).toBe(400);
  expect(reused.body).toEqual({ error: 'invalid_grant', error_description: expect.any(String) });
  expect(ended).toHaveLength(1);
  expect(await authenticates(third.body.access_token)).toBe(false); // at once where it was noticed
  host.advance(30_000);
  expect(await authenticates(third.body.access_token, other)).toBe(false); // elsewhere when the cache ends
  expect((await refresh(third.body.refresh_token)).body.error).toBe('invalid_grant');
});

test('reuse is noticed years later, although the rows of tokens that are over are gone', async () => {
  let newest = first.refresh_token;
  for (let turn = 0; turn < 5; turn += 1) {
    host.advance(600_000);
    newest = await next(newest);
  }
  const count = await host.database.owner.query(
    `select count(*) from refresh_tokens where session_id =
       (select id from sessions where user_id = $1 order by id desc limit 1)`,
    [userId],
  );
  expect(count.rows[0].count).toBeLessThanOrEqual(4);
  expect((await refresh(first.refresh_token)).body.error).toBe('invalid_grant');
  expect((await refresh(newest)).body.error).toBe('invalid_grant');
});

test('a family ends alone: the other sessions of the user go on', async () => {
  const other = await host.signIn(email);
  await next(await next(first.refresh_token));
  host.advance(31_000);
  await refresh(first.refresh_token);
  await next(other.refresh_token);
});

test('a session of a browser lives 30 days from its last use', async () => {
  host.advance(30 * day - 1_000);
  const second = await next(first.refresh_token);
  host.advance(30 * day - 1_000);
  const third = await next(second);
  host.advance(30 * day);
  expect((await refresh(third)).body.error).toBe('invalid_grant');
});

test.each([
  ['an invented token', 'A'.repeat(86)],
  ['no token at all', 'x'],
])('%s is refused and ends nothing', async (_case, token) => {
  expect((await refresh(token)).body.error).toBe('invalid_grant');
  await next(first.refresh_token);
});

test('a token with one altered character is refused and does not end the session it names', async () => {
  const text = first.refresh_token ?? '';
  for (const place of [0, 50, 84]) {
    const altered = `${text.slice(0, place)}${text[place] === 'A' ? 'B' : 'A'}${text.slice(place + 1)}`;
    expect((await refresh(altered)).body.error).toBe('invalid_grant');
  }
  await next(text);
});

test('a user who was disabled cannot refresh, and is out within 30 s', async () => {
  const user = await host.createUser();
  const tokens = await host.signIn(user.email);
  expect(await authenticates(tokens.access_token)).toBe(true);
  await host.database.owner.query('update users set disabled = true where id = $1', [user.id]);
  host.advance(30_000);
  expect(await authenticates(tokens.access_token)).toBe(false);
  expect((await refresh(tokens.refresh_token)).body.error).toBe('invalid_grant');
});

test('a changed role outdates the access token; the refreshed one carries the new role', async () => {
  const user = await host.createUser({ role: 'owner' });
  const tokens = await host.signIn(user.email);
  await host.database.owner.query(`update users set role = 'user' where id = $1`, [user.id]);
  host.advance(30_000);
  expect(await authenticates(tokens.access_token)).toBe(false);
  const { body } = await refresh(tokens.refresh_token);
  expect(await host.account.authenticate(body.access_token ?? '')).toMatchObject({ role: 'user' });
});

test('RFC 6749 6: a narrower scope is granted, a wider one is refused without harm', async () => {
  const tokens = await host.signIn(email, 'offline_access openid api');
  const wider = await refresh(tokens.refresh_token, host, { scope: 'openid backup' });
  expect(wider.body.error).toBe('invalid_scope');
  const narrower = await refresh(tokens.refresh_token, host, { scope: 'openid' });
  expect(narrower.body.scope).toBe('openid');
  expect((await refresh(narrower.body.refresh_token)).body.scope).toBe('offline_access openid api');
});

test('the database keeps no token, only keyed hashes', async () => {
  const { rows } = await host.database.owner.query(
    'select row_to_json(t)::text as text from refresh_tokens t',
  );
  const bytes = Buffer.from(first.refresh_token ?? '', 'base64url').toString('hex');
  for (const { text } of rows) expect(text).not.toContain(bytes.slice(0, 32));
});
