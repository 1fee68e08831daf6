import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { inFull } from '@tresen/domain/kit/testing';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { type EmbeddedPostgres, startTestServer } from './embedded/index.ts';
import { migrate } from './migrate.ts';
import { openDatabase } from './pools.ts';
import { createReadiness } from './readiness.ts';

// A server of its own: roles belong to all databases of a server.
let server: EmbeddedPostgres;
beforeAll(async () => {
  server = await startTestServer(inject('postgresPrograms'));
});
afterAll(() => server.stop());

const asOwner = async (url: string, sql: string): Promise<void> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(sql);
  await client.end();
};

const canWork = async (ownerUrl: string): Promise<boolean> => {
  const db = openDatabase(ownerUrl, () => undefined);
  const state = await createReadiness(db).state();
  await db.close();
  return state === 'ready';
};

it(
  'migrating again after the owner got another password lets the server’s roles in again',
  inFull,
  async () => {
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
  },
);

const hashOf = async (name: string): Promise<string> => {
  const text = await readFile(new URL(`../../../migrations/${name}`, import.meta.url), 'utf8');
  return createHash('sha256').update(text).digest('hex');
};

const noteAs = (name: string, hash: string): Promise<void> =>
  asOwner(server.ownerUrl, `update schema_migrations set hash = '${hash}' where name = '${name}'`);

describe('a migration that was edited after it had been applied', () => {
  it('refuses the start, by its name', async () => {
    await migrate(server.ownerUrl);
    await noteAs('0036-closings.sql', 'another');
    await expect(migrate(server.ownerUrl)).rejects.toThrow('0036-closings.sql was edited');
    await noteAs('0036-closings.sql', await hashOf('0036-closings.sql'));
  });

  it('is accepted where its earlier form is known to have done the same', async () => {
    const name = '0038-counters.sql';
    await migrate(server.ownerUrl);
    await noteAs(name, '74a536458b27b9c4c027e126fb06cfe4bb1fbaadfe04a2aeff9bcdf159224224');
    expect(await migrate(server.ownerUrl)).toEqual([]);
    await noteAs(name, 'another');
    await expect(migrate(server.ownerUrl)).rejects.toThrow(`${name} was edited`);
    await noteAs(name, await hashOf(name));
  });
});

it('the owner needs no more than to own the database and to make roles', async () => {
  const client = new pg.Client({ connectionString: server.ownerUrl });
  await client.connect();
  const { rows } = await client.query(
    'select rolsuper, rolcreaterole, rolbypassrls, rolreplication from pg_roles where rolname = current_user',
  );
  await client.end();
  expect(rows).toEqual([
    { rolsuper: false, rolcreaterole: true, rolbypassrls: false, rolreplication: false },
  ]);
  await migrate(server.ownerUrl);
  expect(await canWork(server.ownerUrl)).toBe(true);
});

it(
  'what waits in the sync problems is described from its text, also beside a text that is no JSON',
  inFull,
  async () => {
    const database = `older_${Date.now()}`;
    await asOwner(server.ownerUrl, `create database ${database}`);
    const url = new URL(server.ownerUrl);
    url.pathname = `/${database}`;
    await migrate(url.href, '0037-exports.sql');
    const add = (raw: string) =>
      asOwner(
        url.href,
        `insert into sync_problems (tenant_id, id, unit_id, device_id, kind, content_hash, reason, detail, raw, received_at)
       values (gen_random_uuid(), gen_random_uuid(), gen_random_uuid(), gen_random_uuid(), 'receipt', '\\x00', 'SUM_DIFFERS',
         '{}', '${raw}', now())`,
      );
    await add('{"number":4711,"gross":1280,"currency":"EUR","end":"2026-11-21T18:30:00Z"}');
    await add('{"number":4712,');
    await migrate(url.href);
    const client = new pg.Client({ connectionString: url.href });
    await client.connect();
    const { rows } = await client.query('select number, gross, currency from sync_problems order by number');
    await client.end();
    await asOwner(server.ownerUrl, `drop database ${database} with (force)`);
    expect(rows.map(({ number, gross, currency }) => [Number(number), Number(gross), currency])).toEqual([
      [4711, 1280, 'EUR'],
      [0, 0, null],
    ]);
  },
);
