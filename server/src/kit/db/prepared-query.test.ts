import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '../ids/index.ts';
import {
  askTenant,
  type Database,
  emitChanged,
  inTenant,
  lastly,
  openDatabase,
  outsideTenants,
  type Tx,
} from './pools.ts';
import { createTestDatabase, type TestDatabase } from './testing.ts';

let test: TestDatabase;
/** With one connection, so that whatever a transaction leaves behind meets the next one. */
let db: Database;
beforeAll(async () => {
  test = await createTestDatabase();
  db = openDatabase(test.ownerUrl, () => undefined, { app: 1, system: 1 });
});
afterAll(async () => {
  await db.close();
  await test.drop();
});

const tenantSeen = async (tx: Tx): Promise<string | null> => {
  const { rows } = await sql<{ seen: string | null }>`select current_tenant()::text as seen`.execute(tx);
  return rows[0]?.seen ?? null;
};

const addTenant = async (): Promise<string> => {
  const id = newId();
  await test.owner.query(`insert into tenants (id, name, kind) values ($1, 'Café', 'customer')`, [id]);
  return id;
};

const store = (tx: Tx, tenantId: string, seq: number) =>
  sql`insert into change_counters (tenant_id, last_seq) values (${tenantId}, ${seq})`.execute(tx);

const storedSeq = async (tenantId: string): Promise<number | undefined> => {
  const { rows } = await test.owner.query<{ last_seq: number }>(
    'select last_seq from change_counters where tenant_id = $1',
    [tenantId],
  );
  return rows[0]?.last_seq;
};

it('a statement that is all of its transaction sees its tenant, and whoever has the connection next does not', async () => {
  const [one, other] = [newId(), newId()];
  expect(await askTenant(db, one, tenantSeen)).toBe(one);
  expect(await outsideTenants(db, tenantSeen)).toBeNull();
  expect(await askTenant(db, other, tenantSeen)).toBe(other);
  expect(await inTenant(db, one, tenantSeen)).toBe(one);
  expect(await outsideTenants(db, tenantSeen)).toBeNull();
});

it('it is committed, and told, when it is answered', async () => {
  const tenantId = await addTenant();
  const heard: unknown[] = [];
  const end = db.events.listen((event) => heard.push(event));
  await inTenant(db, tenantId, (tx) => {
    emitChanged(tx, 'masterData', tenantId);
    return lastly(tx, () => store(tx, tenantId, 7));
  });
  end();
  expect(await storedSeq(tenantId)).toBe(7);
  expect(heard).toEqual([{ topic: 'masterData', tenantId, unitId: null }]);
});

it('when it is refused nothing is stored or told, and the connection goes on', async () => {
  const tenantId = await addTenant();
  const heard: unknown[] = [];
  const end = db.events.listen((event) => heard.push(event));
  const refused = inTenant(db, tenantId, (tx) => {
    emitChanged(tx, 'masterData', tenantId);
    return lastly(tx, () =>
      sql`with stored as (insert into change_counters (tenant_id, last_seq) values (${tenantId}, 8) returning last_seq)
        select 1 / (last_seq - 8) from stored`.execute(tx),
    );
  });
  await expect(refused).rejects.toMatchObject({ code: '22012' });
  end();
  expect(await storedSeq(tenantId)).toBeUndefined();
  expect(heard).toEqual([]);
  expect(await askTenant(db, tenantId, tenantSeen)).toBe(tenantId);
});

it('rows of another tenant are refused, as in any transaction', async () => {
  const [own, foreign] = [await addTenant(), await addTenant()];
  await expect(askTenant(db, own, (tx) => store(tx, foreign, 9))).rejects.toMatchObject({
    code: '42501',
  });
  expect(await storedSeq(foreign)).toBeUndefined();
});

it('what is broken only by its end is refused there', async () => {
  await test.owner.query(`create table late (tenant_id uuid, n int unique deferrable initially deferred);
    grant select, insert on late to tresen_app`);
  const twice = askTenant(db, newId(), (tx) => sql`insert into late (n) values (1), (1)`.execute(tx));
  await expect(twice).rejects.toMatchObject({ code: '23505' });
  expect((await test.owner.query('select from late')).rowCount).toBe(0);
});

it('a work that asks nothing opens no transaction, and still ends well', async () => {
  expect(await inTenant(db, newId(), async () => 'nothing')).toBe('nothing');
  await expect(inTenant(db, newId(), () => Promise.reject(new Error('own')))).rejects.toThrow('own');
});

it('columns are asked for once, and each statement has its own', async () => {
  const asked = (tx: Tx, value: number) => sql`select ${value}::int as n, 'a' as letter`.execute(tx);
  const others = (tx: Tx) => sql`select true as flag, null::text as none`.execute(tx);
  for (const value of [1, 2, 3]) {
    const { rows } = await askTenant(db, newId(), (tx) => asked(tx, value));
    expect(rows).toEqual([{ n: value, letter: 'a' }]);
    expect((await askTenant(db, newId(), others)).rows).toEqual([{ flag: true, none: null }]);
  }
});

it('a statement without columns is known, too', async () => {
  for (const seq of [1, 2]) {
    const tenantId = await addTenant();
    expect((await askTenant(db, tenantId, (tx) => store(tx, tenantId, seq))).rows).toEqual([]);
    expect(await storedSeq(tenantId)).toBe(seq);
  }
});
