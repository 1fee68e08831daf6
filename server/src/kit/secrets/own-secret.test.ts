import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../db/testing.ts';
import { createVault, requireOwnSecret as requireOwn } from './index.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const secret = (fill: number): Uint8Array => Buffer.alloc(48, fill);
const requireOwnSecret = (db: TestDatabase['db'], present: Uint8Array, previous?: Uint8Array) =>
  requireOwn(db, createVault(present, previous), Date.now());
const kept = async () => (await database.owner.query('select * from secret_uses')).rows;

test('the first secret is the one of the database, whichever of many processes brings it', async () => {
  const starts = await Promise.allSettled(
    [1, 1, 1, 2, 2].map((fill) => requireOwnSecret(database.db, secret(fill))),
  );
  const isOnesOwn = starts[0]?.status === 'fulfilled';
  expect(starts.map(({ status }) => status === 'fulfilled')).toEqual(
    [1, 1, 1, 2, 2].map((fill) => (fill === 1) === isOnesOwn),
  );
  await database.owner.query('delete from secret_uses');
});

test('a server with another secret is refused, in words that say what to do', async () => {
  const { db } = database;
  await requireOwnSecret(db, secret(1));
  const before = await kept();
  await requireOwnSecret(db, secret(1));
  await expect(requireOwnSecret(db, secret(2))).rejects.toThrow(/SECRET of before.*SECRET_PREVIOUS/);
  await expect(requireOwnSecret(db, secret(2), secret(3))).rejects.toThrow('SECRET is not the one');
  expect(await kept()).toEqual(before);
  expect(before).toHaveLength(1);
  expect(before[0].fingerprint.includes(Buffer.from(secret(1)).subarray(0, 8))).toBe(false);
});

test('a new secret is taken where the one of before is given beside it', async () => {
  const { db } = database;
  await requireOwnSecret(db, secret(4), secret(1));
  await requireOwnSecret(db, secret(4));
  await expect(requireOwnSecret(db, secret(1))).rejects.toThrow('SECRET is not the one');
  // And back, as when a change is undone.
  await requireOwnSecret(db, secret(1), secret(4));
  await requireOwnSecret(db, secret(1));
});

test('the app sees nothing of it', async () => {
  await expect(database.db.app.query('select * from secret_uses')).rejects.toThrow('permission denied');
});
