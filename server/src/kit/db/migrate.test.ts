import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type EmbeddedPostgres, startTestServer } from './embedded/index.ts';
import { migrate } from './migrate.ts';
import { isReachable, openDatabase } from './pools.ts';

// A server of its own: roles belong to all databases of a server.
let server: EmbeddedPostgres;
beforeAll(async () => {
  server = await startTestServer();
}, 60_000);
afterAll(() => server.stop());

const asOwner = async (url: string, sql: string): Promise<void> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(sql);
  await client.end();
};

const canWork = async (ownerUrl: string): Promise<boolean> => {
  const db = openDatabase(ownerUrl, () => undefined);
  const works = await isReachable(db);
  await db.close();
  return works;
};

it('migrating again after the owner got another password lets the server’s roles in again', async () => {
  expect(await migrate(server.ownerUrl)).not.toEqual([]);
  expect(await canWork(server.ownerUrl)).toBe(true);
  const changed = new URL(server.ownerUrl);
  changed.password = 'another';
  await asOwner(server.ownerUrl, `alter role ${changed.username} password 'another'`);
  expect(await canWork(changed.href)).toBe(false);
  expect(await migrate(changed.href)).toEqual([]);
  expect(await canWork(changed.href)).toBe(true);
  await asOwner(
    changed.href,
    `alter role ${changed.username} password '${new URL(server.ownerUrl).password}'`,
  );
}, 60_000);
