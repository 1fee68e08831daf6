import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createUnit } from '../../app/testing/link-register.ts';
import { saveRecord } from '../../app/testing/master-data.ts';
import { addPerson, addTenant } from '../../app/testing/people.ts';
import { dataOf, errorOf, startTestApp, type TestServer } from '../../app/testing/test-app.ts';

let app: TestServer;
let owner: string;
beforeAll(async () => {
  app = await startTestApp();
  owner = await app.signIn('owner@demo.example');
});
afterAll(() => app.stop());

interface Deletion {
  readonly name: string;
  readonly outcome: string;
  readonly reason: string | null;
  readonly uses: readonly { readonly entity: string; readonly count: number }[];
}

const ask = async <T>(person: string, query: string, variables: object = {}): Promise<T> =>
  dataOf<{ it: T }>(await app.call('/graphql', person, query, { ...variables })).it;

const namesOf = async (person: string): Promise<string[]> =>
  (
    await ask<{ nodes: { name: string }[] }>(person, '{ it: organizations(sort: "name") { nodes { name } } }')
  ).nodes.map(({ name }) => name);

const foretell = (person: string, ids: readonly string[]): Promise<Deletion[]> =>
  ask(
    person,
    'query($ids: [ID!]!) { it: organizationDeletions(ids: $ids) { name outcome reason uses { entity count } } }',
    { ids },
  );

const remove = async (person: string, ids: readonly string[]): Promise<Deletion[]> =>
  (
    await ask<{ deletions: Deletion[] }>(
      person,
      'mutation($ids: [ID!]!) { it: deleteOrganizations(ids: $ids) { deletions { name outcome reason uses { entity count } } } }',
      { ids },
    )
  ).deletions;

const newOrganization = (person: string, name = `Krone ${randomUUID()}`): Promise<string> =>
  saveRecord(app, person, 'organization', { name, country: 'DE' });

/** An owner of a tenant of this test's own, which has no organization. */
const newOwner = async (): Promise<string> =>
  app.signIn((await addPerson(app, await addTenant(app), 'owner')).email);

describe('ORG-09: the organizations of a company', () => {
  it('are one at least from its first day on: the demo has one for each tenant', async () => {
    expect(await namesOf(owner)).toEqual(['Gasthaus Lindenhof']);
    expect(await namesOf(await app.signIn('reseller@demo.example'))).toEqual(['Kassenhaus Nord']);
  });

  it('have names of their own, whatever their case', async () => {
    const person = await newOwner();
    await newOrganization(person, 'Café Krone');
    await expect(newOrganization(person, 'CAFE KRONE')).rejects.toThrow(/TAKEN/);
    await newOrganization(await newOwner(), 'Café Krone');
  });

  it('are never none: the last one stays, and says so beforehand', async () => {
    const person = await newOwner();
    const [one, other] = [await newOrganization(person), await newOrganization(person)];
    const last = { outcome: 'refused', reason: 'LAST_ORGANIZATION', uses: [] };
    expect(await foretell(person, [one, other])).toMatchObject([last, last]);
    expect(await remove(person, [one])).toMatchObject([{ outcome: 'removed' }]);
    expect(await foretell(person, [other])).toMatchObject([last]);
    expect(await remove(person, [other])).toMatchObject([last]);
    expect(await namesOf(person)).toHaveLength(1);
  });

  it('stay while branches or addresses belong to them, and tell how many (MDA-13)', async () => {
    const person = await newOwner();
    const [used] = [await newOrganization(person), await newOrganization(person)];
    await createUnit(app, person, { organizationId: used });
    await saveRecord(app, person, 'organizationAddress', addressOf(used, { kind: 'billing' }));
    await saveRecord(app, person, 'organizationAddress', addressOf(used, { kind: 'delivery' }));
    const uses = [
      { entity: 'organizationAddress', count: 2 },
      { entity: 'organizationUnit', count: 1 },
    ];
    expect(await foretell(person, [used])).toMatchObject([{ outcome: 'refused', reason: 'IN_USE', uses }]);
    expect(await remove(person, [used])).toMatchObject([{ outcome: 'refused', reason: 'IN_USE', uses }]);
  });

  it('are to be looked at by everybody of the company, and changed by the Owner group only (ACC-36)', async () => {
    const { rows } = await app.owner.query(`select tenant_id from users where email = 'owner@demo.example'`);
    const user = await app.signIn((await addPerson(app, rows[0].tenant_id, 'user')).email);
    expect(await namesOf(user)).toEqual(['Gasthaus Lindenhof']);
    const deletions = 'query { organizationDeletions(ids: []) { id } }';
    expect(errorOf(await app.call('/graphql', user, deletions))).toMatchObject({ code: 'FORBIDDEN' });
  });
});

const addressOf = (organizationId: string, given: Readonly<Record<string, unknown>>) => ({
  ...{ organizationId, name: 'Krone GmbH', address: 'Markt 1', zipCode: '01067', city: 'Dresden' },
  ...{ country: 'DE', isDefault: false, ...given },
});

describe('ORG-18: billing and delivery addresses', () => {
  it('have one default of each kind and organization at most', async () => {
    const person = await newOwner();
    const [one, other] = [await newOrganization(person), await newOrganization(person)];
    const save = (organizationId: string, kind: string, given = {}) =>
      saveRecord(
        app,
        person,
        'organizationAddress',
        addressOf(organizationId, { kind, isDefault: true, ...given }),
      );
    const id = await save(one, 'billing');
    await expect(save(one, 'billing')).rejects.toThrow(/isDefault.*DEFAULT_TAKEN/);
    await save(one, 'delivery');
    await save(other, 'billing');
    await save(one, 'billing', { isDefault: false });
    // Itself is none other.
    await save(one, 'billing', { id, version: 1, city: 'Leipzig', zipCode: '04109' });
  });

  it('belong to organizations of the own company only', async () => {
    const foreign = await newOrganization(await newOwner());
    const save = saveRecord(app, await newOwner(), 'organizationAddress', addressOf(foreign, {}));
    await expect(save).rejects.toThrow(/organizationId.*UNKNOWN_REFERENCE/);
  });
});

describe('ORG-26: customers', () => {
  const customer = {
    company: 'Weinhandlung Sonne',
    city: 'Mainz',
    country: 'DE',
    externalCrmEntityId: 'K-9',
  };
  const listed =
    'query($search: String) { it: tenantCustomers(search: $search) { nodes { name tenantName city } } }';
  const tenantCustomers = async (person: string, search = '') =>
    (await ask<{ nodes: object[] }>(person, listed, { search })).nodes;
  const own = async (person: string) =>
    (await ask<{ totalCount: number }>(person, '{ it: customers { totalCount } }')).totalCount;

  /** A reseller with a tenant that names it, and somebody of each who may keep customers. */
  const newReseller = async () => {
    const resellerId = await addTenant(app, undefined, 'reseller');
    const tenantId = await addTenant(app, 'Weinstube Rebe');
    await app.owner.query('update tenants set reseller_id = $1 where id = $2', [resellerId, tenantId]);
    const reseller = await app.signIn((await addPerson(app, resellerId, 'reseller')).email);
    return { reseller, tenant: await app.signIn((await addPerson(app, tenantId, 'admin')).email) };
  };

  it('of a tenant are seen by its reseller, who cannot change them (ACC-38)', async () => {
    const { reseller, tenant } = await newReseller();
    const id = await saveRecord(app, tenant, 'customer', customer);
    const seen = { name: 'Weinhandlung Sonne', tenantName: 'Weinstube Rebe', city: 'Mainz' };
    expect(await tenantCustomers(reseller)).toEqual([seen]);
    expect(await tenantCustomers(reseller, 'k-9 MAINZ')).toEqual([seen]);
    expect(await tenantCustomers(reseller, 'Trier')).toEqual([]);
    await expect(saveRecord(app, reseller, 'customer', { ...customer, id, version: 1 })).rejects.toThrow();
    const removed = await ask<{ deletions: Deletion[] }>(
      reseller,
      'mutation($ids: [ID!]!) { it: deleteCustomers(ids: $ids) { deletions { outcome reason } } }',
      { ids: [id] },
    );
    expect(removed.deletions).toEqual([{ outcome: 'refused', reason: 'NOT_FOUND' }]);
  });

  it('of others are not among the own ones, in lists, files and bulk changes', async () => {
    const { reseller, tenant } = await newReseller();
    const id = await saveRecord(app, tenant, 'customer', customer);
    await saveRecord(app, reseller, 'customer', { lastName: 'Lindner', country: 'AT' });
    expect(await own(reseller)).toBe(1);
    expect(await ask(reseller, 'query($id: ID!) { it: customer(id: $id) { id } }', { id })).toBeNull();
    const preview = await app.call(
      '/graphql/pos',
      reseller,
      'query { previewChange(entity: "customer", filter: {}, change: "{\\"kind\\":\\"delete\\"}") { total } }',
    );
    expect(dataOf(preview)).toEqual({ previewChange: { total: 1 } });
  });

  it('of a tenant are not seen by another reseller, nor by the tenant’s own other people', async () => {
    const { tenant } = await newReseller();
    await saveRecord(app, tenant, 'customer', customer);
    expect(await tenantCustomers((await newReseller()).reseller)).toEqual([]);
    expect(await tenantCustomers(tenant)).toEqual([]);
    expect(errorOf(await app.call('/graphql', owner, listed))).toMatchObject({ code: 'FORBIDDEN' });
  });

  it('are not changed, exported or brought together by whoever may not change one (ACC-38)', async () => {
    const change = `query { previewChange(entity: "customer", filter: {}, change: "{\\"kind\\":\\"delete\\"}") { total } }`;
    expect(errorOf(await app.call('/graphql/pos', owner, change))).toMatchObject({ code: 'FORBIDDEN' });
    for (const [method, path] of [
      ['GET', '/api/exports/customers.csv'],
      ['GET', '/api/import-templates/customers.csv'],
      ['POST', '/api/imports/customers'],
    ] as const) {
      const headers = { authorization: `Bearer ${owner}` };
      const response = await fetch(`${app.url}${path}`, {
        method,
        headers,
        ...(method === 'POST' && { body: 'x' }),
      });
      expect([path, response.status]).toEqual([path, 403]);
    }
  });
});
