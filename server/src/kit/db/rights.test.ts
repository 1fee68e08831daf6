import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { type EmbeddedPostgres, startTestServer } from './embedded/index.ts';
import { migrate } from './migrate.ts';
import { appRole, openDatabase, systemRole } from './pools.ts';
import { createTestDatabase, type TestDatabase } from './testing.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.drop());

const roles = [appRole, systemRole];
const ofOurs = `n.nspname not in ('pg_catalog', 'information_schema')
  and not exists (select from pg_depend e where e.objid = p.oid and e.deptype = 'e')`;

describe('a function with the owner’s rights', () => {
  const definers = async () => {
    const { rows } = await test.owner.query<{ name: string; path: string | null; open: boolean }>(
      `select p.oid::regprocedure::text as name,
         (select substr(s, 13) from unnest(p.proconfig) s where s like 'search_path=%') as path,
         has_function_privilege('public', p.oid, 'execute') as open
       from pg_proc p join pg_namespace n on n.oid = p.pronamespace
       where p.prosecdef and ${ofOurs} order by 1`,
    );
    return rows;
  };

  it('finds names in the catalogue, among ours, and among temporary ones last', async () => {
    const found = await definers();
    expect(found.length).toBeGreaterThan(10);
    // Without a word the catalogue comes first, and temporary names before everything but that.
    expect(found.filter(({ path }) => !/^(?:pg_catalog, )?(?:public, )?pg_temp$/.test(path ?? ''))).toEqual(
      [],
    );
  });

  it('is not for everybody to call', async () => {
    expect((await definers()).filter(({ open }) => open)).toEqual([]);
  });
});

describe('the roles that the server works under', () => {
  const ask = async (statement: string) => (await test.owner.query(statement, [roles])).rows;

  it('own nothing and are members of nothing', async () => {
    expect(
      await ask(`select classid::regclass, objid from pg_shdepend
        where refobjid in (select oid from pg_roles where rolname = any ($1)) and deptype = 'o'`),
    ).toEqual([]);
    expect(
      await ask('select member::regrole from pg_auth_members where member::regrole::text = any ($1)'),
    ).toEqual([]);
  });

  it('have no right beyond signing in', async () => {
    const rights = ['rolsuper', 'rolcreaterole', 'rolcreatedb', 'rolbypassrls', 'rolreplication'];
    expect(
      await ask(`select rolname from pg_roles where rolname = any ($1) and (${rights.join(' or ')})`),
    ).toEqual([]);
  });

  it('can make nothing: no temporary table, nothing in a schema, no schema', async () => {
    expect(
      await ask(`select role, n.nspname from unnest($1::text[]) role, pg_namespace n
        where has_schema_privilege(role, n.oid, 'create') and n.nspname not like 'pg\\_temp\\_%'`),
    ).toEqual([]);
    for (const pool of [test.db.app, test.db.system])
      for (const statement of [
        'create temp table receipts (id uuid)',
        'create function pg_temp.take() returns int language sql return 1',
        'create table public.mine (id int)',
        'create schema mine',
      ])
        await expect(pool.query(statement)).rejects.toThrow('permission denied');
  });

  it('read no view with the rights of its owner', async () => {
    expect(
      await ask(`select c.oid::regclass::text from pg_class c
        join pg_namespace n on n.oid = c.relnamespace, unnest($1::text[]) role
        where c.relkind in ('v', 'm') and n.nspname not in ('pg_catalog', 'information_schema')
          and has_schema_privilege(role, n.oid, 'usage') and has_table_privilege(role, c.oid, 'select')
          and coalesce(c.reloptions, '{}')::text not like '%security_invoker=true%'`),
    ).toEqual([]);
  });

  it('see, as that of the tenants, no row of a table with a tenant but by its policies', async () => {
    expect(
      await ask(`select distinct c.oid::regclass::text from pg_class c
        join pg_attribute a on a.attrelid = c.oid and a.attname = 'tenant_id' and not a.attisdropped
        where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace and not c.relrowsecurity
          and has_table_privilege(($1::text[])[1], c.oid, 'select, insert, update, delete')`),
    ).toEqual([]);
  });
});

/** A receipt without its younger columns, and its tenant. */
const addReceipt = async (url: string) => {
  const owner = new pg.Client({ connectionString: url });
  await owner.connect();
  const [tenantId, id] = [randomUUID(), randomUUID()];
  await owner.query(`insert into tenants (id, name, kind) values ($1, 'Café Rita', 'customer')`, [tenantId]);
  await owner.end();
  return { tenantId, id };
};

/**
 * Puts a table of the caller in the place of `receipts` and has it changed by the function. Its trigger says as whom it
 * ran; as a superuser it would make the caller one.
 */
const actsAs = async (url: string): Promise<readonly string[]> => {
  const { tenantId, id } = await addReceipt(url);
  const db = openDatabase(url, () => undefined);
  const client = await db.app.connect();
  try {
    for (const statement of [
      'create temp table receipts as select * from public.receipts with no data',
      'create temp table acted (role text)',
      `create function pg_temp.act() returns trigger language plpgsql as
        $$ begin insert into pg_temp.acted values (current_user); return new; end $$`,
      'create trigger act before update on receipts for each row execute function pg_temp.act()',
      'grant all on pg_temp.receipts, pg_temp.acted to public',
      `insert into pg_temp.receipts (tenant_id, id) values ('${tenantId}', '${id}')`,
      'begin',
      `set local app.tenant_id = '${tenantId}'`,
    ])
      await client.query(statement);
    await client.query('select public.describe_receipts($1, $2)', [tenantId, JSON.stringify([{ id }])]);
    return (await client.query<{ role: string }>('select role from pg_temp.acted')).rows.map(
      ({ role }) => role,
    );
  } finally {
    client.release(true);
    await db.close();
  }
};

describe('a server’s role that is led astray', () => {
  // A server of its own: what everybody may do in a database is asked while it is open.
  let server: EmbeddedPostgres;
  beforeAll(async () => {
    server = await startTestServer(inject('postgresPrograms'));
  });
  afterAll(() => server.stop());

  const asOwner = async (statement: string): Promise<void> => {
    const client = new pg.Client({ connectionString: server.ownerUrl });
    await client.connect();
    await client.query(statement);
    await client.end();
  };
  const openAgain = () => asOwner('grant temporary on database tresen to public');

  it('acts as nobody but itself, even where it can make temporary tables', async () => {
    await migrate(server.ownerUrl, '0053~');
    await openAgain();
    const { username } = new URL(server.ownerUrl);
    expect(await actsAs(server.ownerUrl)).toEqual([username]); // as it was
    await migrate(server.ownerUrl);
    await openAgain();
    expect(await actsAs(server.ownerUrl)).toEqual([]);
  });

  it('can make no temporary tables any more after a start, whatever a dump brought back', async () => {
    await openAgain();
    await migrate(server.ownerUrl);
    await expect(actsAs(server.ownerUrl)).rejects.toThrow('permission denied to create temporary tables');
  });

  it('is kept out of a database whose public schema was open, as before PostgreSQL 15', async () => {
    await asOwner('grant create on schema public to public');
    await migrate(server.ownerUrl);
    const db = openDatabase(server.ownerUrl, () => undefined);
    await expect(db.app.query('create table public.mine (id int)')).rejects.toThrow('permission denied');
    await db.close();
  });

  it('keeps the server from starting where its owner may not close the database, and says who must do what', async () => {
    for (const statement of [
      'create role administrator',
      'grant administrator to current_user',
      'grant create on database tresen to administrator',
      'grant create on schema public to public',
      'alter schema public owner to administrator',
      'revoke administrator from current_user',
    ])
      await asOwner(statement);
    await expect(migrate(server.ownerUrl)).rejects.toThrow(
      'As a superuser: revoke create on schema public from public;',
    );
  });
});
