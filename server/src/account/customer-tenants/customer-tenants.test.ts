import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { linkRegister } from '../../app/testing/link-register.ts';
import { dataOf, errorOf, startTestApp, type TestServer } from '../../app/testing/test-app.ts';
import { type Database, inTenant, openDatabase } from '../../kit/db/pools.ts';
import { createTenant, createUserWithPassword } from '../index.ts';

let app: TestServer;

const query = `query($search: String, $first: Int, $after: String) {
  customerTenants(search: $search, first: $first, after: $after) {
    nodes { id name since userCount registerCount } pageInfo { endCursor hasNextPage } } }`;
interface Customer {
  readonly id: string;
  readonly name: string;
  readonly userCount: number;
  readonly registerCount: number;
}

const ask = (token: string | undefined, headers = {}, page = {}) =>
  app.call('/graphql', token, query, page, headers);
const customersOf = async (email: string, headers = {}) =>
  dataOf<{ customerTenants: { nodes: Customer[] } }>(await ask(await app.signIn(email), headers))
    .customerTenants.nodes;
const namesOf = async (email: string, headers = {}) =>
  (await customersOf(email, headers)).map(({ name }) => name);

const idOf = async (name: string): Promise<string> =>
  (await app.owner.query('select id from tenants where name = $1', [name])).rows[0].id;

const person = { firstName: 'Sönke', lastName: 'Thomsen', password: 'Steg-am-Ufer-12' } as const;

/** A second reseller, with a customer of its own, beside the demo's. */
const addSecondReseller = async (): Promise<void> => {
  const db = openDatabase(app.ownerUrl, () => undefined);
  const tenantId = await createTenant(db, { name: 'Kassen Süd', kind: 'reseller' });
  await createUserWithPassword(db, { ...person, tenantId, email: 'second@demo.example', role: 'reseller' });
  await createTenant(db, { name: 'Weinstube Rebe', kind: 'customer', resellerId: tenantId });
  await createTenant(db, { name: 'Ohne Betreuung', kind: 'customer' });
  await db.close();
};

beforeAll(async () => {
  app = await startTestApp();
  await addSecondReseller();
  await linkRegister(app, await app.signIn('owner@demo.example'));
});
afterAll(() => app.stop());

describe('ACC-38: a reseller sees the tenants that name it as reseller, and no other', () => {
  it('with how many people and registers they have', async () => {
    expect(await customersOf('reseller@demo.example')).toMatchObject([
      { name: 'Feinkost Sommer', userCount: 1, registerCount: 0 },
      { name: 'Gasthaus Lindenhof', userCount: 4, registerCount: 1 },
    ]);
  });

  it('each reseller its own', async () => {
    expect(await namesOf('second@demo.example')).toEqual(['Weinstube Rebe']);
  });

  it('a tenant that changes its reseller goes with it', async () => {
    const [first, second] = [await idOf('Kassenhaus Nord'), await idOf('Kassen Süd')];
    const move = 'update tenants set reseller_id = $1 where name = $2';
    await app.owner.query(move, [second, 'Feinkost Sommer']);
    expect(await namesOf('reseller@demo.example')).toEqual(['Gasthaus Lindenhof']);
    expect(await namesOf('second@demo.example')).toEqual(['Feinkost Sommer', 'Weinstube Rebe']);
    await app.owner.query(move, [first, 'Feinkost Sommer']);
  });

  it.each([
    ['superadmin@demo.example', 'the vendor'],
    ['admin@demo.example', 'an administrator'],
  ])('%s in a tenant that nobody names sees none', async (email) => {
    expect(await namesOf(email)).toEqual([]);
  });

  it('a super administrator who acts for a reseller sees that one’s', async () => {
    const headers = { 'x-override-tenant': await idOf('Kassen Süd') };
    expect(await namesOf('superadmin@demo.example', headers)).toEqual(['Weinstube Rebe']);
  });

  it('a reseller cannot act for its customers', async () => {
    const headers = { 'x-override-tenant': await idOf('Gasthaus Lindenhof') };
    expect(errorOf(await ask(await app.signIn('reseller@demo.example'), headers))).toMatchObject({
      code: 'FORBIDDEN',
    });
  });

  it.each(['owner', 'manager', 'dealer', 'user'])('%s may not ask', async (role) => {
    expect(errorOf(await ask(await app.signIn(`${role}@demo.example`)))).toMatchObject({ code: 'FORBIDDEN' });
  });
});

describe('a reseller with many customers', () => {
  interface Page {
    readonly nodes: Customer[];
    readonly pageInfo: { readonly endCursor: string | null; readonly hasNextPage: boolean };
  }
  const pageOf = async (page: object): Promise<Page> =>
    dataOf<{ customerTenants: Page }>(await ask(await app.signIn('reseller@demo.example'), {}, page))
      .customerTenants;

  it('gets them in pages, each once, those of one name too', async () => {
    const reseller = await idOf('Kassenhaus Nord');
    await app.owner.query(
      `insert into tenants (id, name, kind, reseller_id)
       select gen_random_uuid(), 'Zweigstelle ' || n / 3, 'customer', $1 from generate_series(0, 8) n`,
      [reseller],
    );
    const seen: string[] = [];
    let after: string | null = null;
    do {
      const page: Page = await pageOf({ first: 4, after });
      seen.push(...page.nodes.map(({ id }) => id));
      after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
    } while (after !== null);
    expect([seen.length, new Set(seen).size]).toEqual([11, 11]);
    await app.owner.query(`delete from tenants where name like 'Zweigstelle %'`);
  });

  it('finds them by words, whatever their case and accents', async () => {
    expect((await pageOf({ search: 'LINDENHÓF gast' })).nodes.map(({ name }) => name)).toEqual([
      'Gasthaus Lindenhof',
    ]);
    expect((await pageOf({ search: 'Rebe' })).nodes).toEqual([]);
  });

  it.each(['x', Buffer.from('["a"]').toString('base64url')])(
    'is refused a place that is none: %s',
    async (after) => {
      const answer = await ask(await app.signIn('reseller@demo.example'), {}, { after });
      expect(errorOf(answer)).toMatchObject({ code: 'INVALID_INPUT', parameters: { field: 'after' } });
    },
  );
});

describe('nothing else of a customer is open to its reseller', () => {
  let db: Database;
  let reseller: string;
  beforeAll(async () => {
    db = openDatabase(app.ownerUrl, () => undefined);
    reseller = await idOf('Kassenhaus Nord');
  });
  afterAll(() => db.close());

  it.each(['users', 'devices', 'organization_units', 'receipts', 'audit_log', 'invitations'])(
    'no row of %s',
    async (table) => {
      const { rows } = await inTenant(db, reseller, (tx) =>
        sql`select 1 from ${sql.table(table)} where tenant_id <> ${reseller} limit 1`.execute(tx),
      );
      expect(rows).toEqual([]);
    },
  );

  it('nor can it change a tenant that it sees', async () => {
    await inTenant(db, reseller, (tx) =>
      tx.updateTable('tenants').set({ name: 'Gekapert' }).where('name', '=', 'Feinkost Sommer').execute(),
    ).catch(() => undefined);
    expect(await namesOf('reseller@demo.example')).toContain('Feinkost Sommer');
  });
});
