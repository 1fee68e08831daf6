import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  approve,
  askForCodes,
  createTestAccount,
  fullScope,
  pollWith,
  secretOfTests,
  type TestAccount,
  type TestProcess,
  testPassword,
} from '../testing.ts';

const newSecret = Buffer.alloc(32, 9);
let host: TestAccount;
/** Already works with the new secret, and knows the old one. */
let changed: TestProcess;
/** Still works with the old secret, and knows the new one already. */
let prepared: TestProcess;
/** Works with the new secret alone. */
let done: TestProcess;
let email: string;
beforeAll(async () => {
  host = await createTestAccount();
  email = (await host.createUser({ email: 'müller+kasse@xn--bckerei-mller-kfb9h.de' })).email;
  [changed, prepared, done] = await Promise.all([
    host.startProcess(newSecret, secretOfTests),
    host.startProcess(secretOfTests, newSecret),
    host.startProcess(newSecret),
  ]);
});
afterAll(() => host.stop());

const refresh = (on: TestProcess, token: string | undefined) =>
  on.post('/connect/token', { grant_type: 'refresh_token', refresh_token: token ?? '' });
const next = async (on: TestProcess, token: string | undefined): Promise<string | undefined> => {
  const { status, body } = await refresh(on, token);
  expect(status).toBe(200);
  return body.refresh_token;
};

test('a person who signed in under the old secret goes on under the new one, and then needs the old one no more', async () => {
  const { refresh_token, access_token } = await host.signIn(email);
  expect(await changed.account.authenticate(access_token ?? '')).toBeDefined();
  expect((await refresh(done, refresh_token)).status).toBe(400);
  const moved = await next(changed, refresh_token);
  const later = await next(done, moved);
  await next(done, later);
});

test('contract 8: processes of both secrets give one successor, whoever is asked first', async () => {
  for (const first of [changed, prepared]) {
    const { refresh_token } = await host.signIn(email);
    const successor = await next(first, refresh_token);
    for (const process of [prepared, changed, prepared])
      expect(await next(process, refresh_token)).toBe(successor);
    for (const process of [changed, prepared]) await next(process, successor);
  }
});

test('contract 8: tabs that refresh in parallel in processes of both secrets get one successor', async () => {
  let { refresh_token: token } = await host.signIn(email);
  for (let round = 0; round < 5; round += 1) {
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, call) => next(call % 2 ? changed : prepared, token)),
    );
    expect(new Set(answers).size).toBe(1);
    token = answers[0];
  }
});

test('a used token of the old secret still ends the session, and its owner can sign out with it', async () => {
  const { refresh_token } = await host.signIn(email);
  const second = await next(changed, refresh_token);
  await next(changed, second);
  host.advance(31_000);
  expect((await refresh(changed, refresh_token)).body.error).toBe('invalid_grant');
  expect((await refresh(changed, second)).body.error).toBe('invalid_grant');
  const other = await host.signIn(email);
  await changed.post('/connect/revocation', { token: other.refresh_token ?? '' });
  expect((await refresh(host, other.refresh_token)).body.error).toBe('invalid_grant');
});

test('a register that began to link under the old secret gets its tokens under the new one, twice the same', async () => {
  const codes = await askForCodes(host);
  await approve(host, host, codes);
  const { body } = await pollWith(prepared, codes);
  expect(body.refresh_token).toBeDefined();
  expect((await pollWith(changed, codes)).body.refresh_token).toBe(body.refresh_token);
  await next(changed, body.refresh_token);
});

test('a browser that was known under the old secret stays known', async () => {
  const signIn = (on: TestProcess, password: string, remoteAddress: string, cookie = '') =>
    on.app.inject({
      method: 'POST',
      remoteAddress,
      url: '/connect/token',
      headers: { 'content-type': 'application/x-www-form-urlencoded', cookie },
      payload: new URLSearchParams({
        grant_type: 'password',
        username: email,
        password,
        scope: fullScope,
      }).toString(),
    });
  const known = await signIn(host, testPassword, '192.0.2.7');
  const [cookie] = String(known.headers['set-cookie']).split(';');
  const elsewhere = '203.0.113.9';
  for (let guess = 0; guess < 12; guess += 1) await signIn(changed, `Falsch-${guess}`, elsewhere);
  expect((await signIn(changed, testPassword, elsewhere)).statusCode).toBe(429);
  expect((await signIn(changed, testPassword, elsewhere, cookie)).statusCode).toBe(200);
});

test('sessions that may still hold a token of the old secret are counted until their successor was used', async () => {
  const before = await host.account.countSessions(new Date(host.now()));
  host.advance(1_000);
  const { refresh_token } = await host.signIn(email);
  const changedAt = new Date(host.now());
  const count = async () => (await host.account.countSessions(changedAt)).people - before.people;
  expect(await count()).toBe(1);
  host.advance(1_000);
  const successor = await next(changed, refresh_token);
  expect(await count()).toBe(1); // the answer may have been lost
  await next(changed, successor);
  expect(await count()).toBe(0);
});
