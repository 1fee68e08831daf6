import { decodeProtectedHeader } from 'jose';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestAccount, type TestAccount, type TestProcess } from '../testing.ts';

let host: TestAccount;
let email: string;
beforeAll(async () => {
  host = await createTestAccount();
  email = (await host.createUser()).email;
});
afterAll(() => host.stop());
beforeEach(() => host.account.rotateSigningKey());

const signIn = async (): Promise<string> => (await host.signIn(email)).access_token ?? '';
const kidOf = (token: string) => decodeProtectedHeader(token).kid;
const published = async (on: TestProcess): Promise<Record<string, string>[]> =>
  (await on.app.inject({ url: '/connect/jwks' })).json().keys;

test('processes that start at once share one key', async () => {
  // Several rounds: in the first one the pool still opens its connections, one after the other.
  for (let round = 0; round < 4; round += 1) {
    await host.database.owner.query('delete from signing_keys');
    await Promise.all([host.startProcess(), host.startProcess(), host.startProcess()]);
    const { rows } = await host.database.owner.query('select from signing_keys');
    expect(rows).toHaveLength(1);
  }
});

test('the key set has no private part, and the database keeps it sealed', async () => {
  for (const key of await published(host)) {
    expect(Object.keys(key).sort()).toEqual(['alg', 'crv', 'kid', 'kty', 'use', 'x', 'y']);
  }
  const { rows } = await host.database.owner.query('select * from signing_keys');
  for (const row of rows) expect(row.sealed_private_jwk.toString('latin1')).not.toContain('"d"');
});

test('after a rotation the newest key signs, and tokens of the one before go on for their life', async () => {
  const other = await host.startProcess();
  await host.account.rotateSigningKey();
  const before = await signIn();
  await host.account.rotateSigningKey();
  const after = await signIn();
  expect(kidOf(after)).not.toBe(kidOf(before));
  expect((await published(host)).map(({ kid }) => kid)).toEqual(
    expect.arrayContaining([kidOf(before), kidOf(after)]),
  );
  host.advance(6_000); // a process reads its keys again at most every five seconds
  for (const process of [host, other]) {
    expect(await process.account.authenticate(before)).toBeDefined();
    expect(await process.account.authenticate(after)).toBeDefined();
  }
});

test('a retired key disappears after half an hour', async () => {
  const before = kidOf(await signIn());
  await host.account.rotateSigningKey();
  host.advance(31 * 60_000);
  expect((await published(host)).map(({ kid }) => kid)).not.toContain(before);
});

test('a changed secret makes a new key; the server starts, and tokens of the one before still verify', async () => {
  const before = await signIn();
  const known = await published(host);
  const other = await host.startProcess(Buffer.alloc(32, 8));
  expect(await other.account.authenticate(before)).toBeDefined();
  expect(await published(other)).toHaveLength(known.length + 1);
});
