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

const days = (count: number): number => count * 86_400_000;
const kidsOf = async (on: TestProcess): Promise<(string | undefined)[]> =>
  (await published(on)).map(({ kid }) => kid);
const storedKids = async (): Promise<string[]> => {
  const { rows } = await host.database.owner.query('select kid from signing_keys');
  return rows.map(({ kid }) => kid);
};
/** Everything that is stored now counts as made at this moment. */
const beginAnew = async (): Promise<string | undefined> => {
  await host.database.owner.query('delete from signing_keys');
  await host.account.rotateSigningKey();
  return kidOf(await signIn());
};

test('the next key is published a day before it signs, and every process changes to it at the same time', async () => {
  const first = await beginAnew();
  const other = await host.startProcess();
  host.advance(days(29));
  await Promise.all([host, other].map(({ account }) => account.lookAfterKeys()));
  const kids = await storedKids();
  expect(kids).toHaveLength(2);
  expect((await kidsOf(other)).sort()).toEqual([...kids].sort());
  expect(kidOf(await signIn())).toBe(first);
  host.advance(days(1));
  const second = kidOf(await signIn());
  expect(second).not.toBe(first);
  expect(kids).toContain(second);
});

test('several processes that look at once make one key, at the start, too', async () => {
  await beginAnew();
  host.advance(days(40));
  await Promise.all([host.account.lookAfterKeys(), host.startProcess(), host.startProcess()]);
  for (let looks = 0; looks < 3; looks += 1) await host.account.lookAfterKeys();
  expect(await storedKids()).toHaveLength(2);
});

test('a key verifies until the last token that it signed has ended, and then it is gone, sealed part and all', async () => {
  const first = await beginAnew();
  host.advance(days(29));
  await host.account.lookAfterKeys();
  host.advance(days(1) - 60_000);
  const last = await signIn();
  expect(kidOf(last)).toBe(first);
  host.advance(9 * 60_000);
  await host.account.lookAfterKeys();
  expect(await host.account.authenticate(last)).toBeDefined();
  host.advance(31 * 60_000);
  await host.account.lookAfterKeys();
  expect(await storedKids()).not.toContain(first);
  expect(await kidsOf(host)).not.toContain(first);
});

test('a clock that ran ahead by a year and was set right again neither stops the keys nor those signed in', async () => {
  const first = await beginAnew();
  const other = await host.startProcess();
  host.advance(days(365));
  await host.account.lookAfterKeys();
  const ahead = await signIn();
  expect(kidOf(ahead)).toBe(first);
  host.advance(-days(365));
  const token = await signIn();
  for (const { account } of [host, other]) {
    await account.lookAfterKeys();
    expect(await account.authenticate(token)).toBeDefined();
  }
  expect(await storedKids()).toHaveLength(2);
  host.advance(days(1));
  expect(kidOf(await signIn())).not.toBe(first);
  host.advance(31 * 60_000);
  await host.account.lookAfterKeys();
  expect(await storedKids()).toHaveLength(1);
});

test('a clock that is set back behind every key still finds one to sign with', async () => {
  const first = await beginAnew();
  host.advance(-days(10));
  const token = await signIn();
  expect(kidOf(token)).toBe(first);
  expect(await host.account.authenticate(token)).toBeDefined();
  host.advance(days(10));
});

test('a changed secret makes a new key; the server starts, and tokens of the one before still verify', async () => {
  const before = await signIn();
  const known = await published(host);
  const other = await host.startProcess(Buffer.alloc(32, 8));
  expect(await other.account.authenticate(before)).toBeDefined();
  expect(await published(other)).toHaveLength(known.length + 1);
});
