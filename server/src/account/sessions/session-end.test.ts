import { afterAll, beforeAll, expect, test } from 'vitest';
import { approve, askForCodes, createTestAccount, pollWith, type TestAccount } from '../testing.ts';

let host: TestAccount;
beforeAll(async () => {
  host = await createTestAccount();
});
afterAll(() => host.stop());

const day = 86_400_000;
const refresh = (token: string | undefined) =>
  host.post('/connect/token', { grant_type: 'refresh_token', refresh_token: token ?? '' });

/** Refreshes every ten days, as somebody does who works all the time. */
const workFor = async (days: number, token: string | undefined): Promise<string | undefined> => {
  let latest = token;
  for (let gone = 0; gone < days; gone += 10) {
    host.advance(10 * day);
    const { status, body } = await refresh(latest);
    expect([gone, status]).toEqual([gone, 200]);
    latest = body.refresh_token;
  }
  return latest;
};

test('a person signs in again after 90 days, however often the session was used, and hears why', async () => {
  const { email } = await host.createUser({ email: `rita-${crypto.randomUUID()}@cafe-rita.de` });
  const { refresh_token } = await host.signIn(email);
  const latest = await workFor(80, refresh_token);
  host.advance(10 * day - 1_000);
  const last = await refresh(latest);
  expect(last.status).toBe(200);
  expect(await host.account.authenticate(last.body.access_token ?? '')).toBeDefined();
  host.advance(31_000); // what a process knows of a session is up to 30 s old
  expect(await host.account.authenticate(last.body.access_token ?? '')).toBeUndefined();
  expect((await refresh(last.body.refresh_token)).body).toEqual({
    error: 'invalid_grant',
    error_description: 'The sign-in is too long ago.',
  });
  expect((await host.signIn(email)).access_token).toBeDefined();
});

test('who stayed away, was signed out or sends what is no token does not hear of an age', async () => {
  const { email } = await host.createUser();
  const away = await host.signIn(email);
  const out = await host.signIn(email);
  await host.post('/connect/revocation', { token: out.refresh_token ?? '' });
  host.advance(31 * day);
  for (const token of [away.refresh_token, out.refresh_token, 'A'.repeat(86)])
    expect((await refresh(token)).body.error_description).toBe('The refresh token is invalid.');
});

test('contract 7: a register stays linked for years, and 400 days without a sign of life', async () => {
  const codes = await askForCodes(host);
  await approve(host, host, codes);
  const latest = await workFor(400, (await pollWith(host, codes)).body.refresh_token);
  host.advance(399 * day);
  expect((await refresh(latest)).status).toBe(200);
});

test('no statement lets a session of a person live longer, not even one of the version before', async () => {
  const { id } = await host.createUser();
  const { rows } = await host.database.owner.query(
    `insert into sessions (id, tenant_id, kind, user_id, scope, created_at, expires_at)
     values (gen_random_uuid(), $1, 'user', $2, 'api', $3::timestamptz, $3::timestamptz + interval '30 days') returning id`,
    [host.tenantId, id, new Date(host.now())],
  );
  const { rows: longer } = await host.database.owner.query(
    `update sessions set expires_at = created_at + interval '5 years' where id = $1
     returning extract(epoch from expires_at - created_at) / 86400 as days`,
    [rows[0].id],
  );
  expect(Number(longer[0].days)).toBe(90);
});
