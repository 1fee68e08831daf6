import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { download } from '../../app/testing/import-files.ts';
import { addLicence, type TestLicence, tenantNamed } from '../../app/testing/licences.ts';
import { addPerson, addTenant } from '../../app/testing/people.ts';
import { dataOf, errorOf, startTestApp, type TestServer } from '../../app/testing/test-app.ts';
import { newId } from '../../kit/ids/index.ts';

let app: TestServer;
let resellerId: string;
let reseller: string;

interface Row {
  readonly serial: string;
  readonly customerName: string;
}
interface Page {
  readonly nodes: readonly Row[];
  readonly totalCount: number;
  readonly countPrecision: string;
  readonly pageInfo: { readonly endCursor: string | null; readonly hasNextPage: boolean };
}

const listQuery = `query($filter: RecordFilterInput, $sort: String, $first: Int, $after: String) {
  licences(filter: $filter, sort: $sort, first: $first, after: $after) {
    nodes { serial customerName } totalCount countPrecision pageInfo { endCursor hasNextPage } } }`;

const list = async (by: string, variables: Record<string, unknown> = {}): Promise<Page> =>
  dataOf<{ licences: Page }>(await app.call('/graphql', by, listQuery, variables)).licences;
const keysOf = ({ nodes }: Page): string[] => nodes.map(({ serial }) => serial);

/** A tenant of its own with an owner, so that a test counts only what it made. */
const ownTenant = async (resellerOf?: string) => {
  const id = await addTenant(app);
  if (resellerOf)
    await app.owner.query('update tenants set reseller_id = $2 where id = $1', [id, resellerOf]);
  const { email } = await addPerson(app, id, 'owner');
  return { tenantId: id, token: await app.signIn(email) };
};

const addCustomer = async (tenantId: string, name: string): Promise<string> => {
  const id = newId();
  await app.owner.query(
    `insert into customers (tenant_id, id, name, company, country, change_seq, created_seq, created_at,
       last_modified_at, last_modified_by_name)
     values ($1, $2, $3, $3, 'DE', 1, 1, now(), now(), 'Test')`,
    [tenantId, id, name],
  );
  return id;
};

beforeAll(async () => {
  app = await startTestApp();
  resellerId = await tenantNamed(app, 'Kassenhaus Nord');
  reseller = await app.signIn('reseller@demo.example');
});
afterAll(() => app.stop());

describe('LIC-01: the list of licences', () => {
  it('shows a tenant its own, its reseller those too, the vendor all', async () => {
    const cafe = await ownTenant(resellerId);
    const other = await ownTenant();
    const { serial } = await addLicence(app, { tenantId: cafe.tenantId, customerName: 'Café Möwe' });
    await addLicence(app, { tenantId: other.tenantId, customerName: 'Café Möwe' });
    expect(await list(cafe.token)).toMatchObject({
      nodes: [{ serial, customerName: 'Café Möwe' }],
      totalCount: 1,
      countPrecision: 'exact',
    });
    expect(keysOf(await list(other.token))).not.toContain(serial);
    const filter = { search: 'cafe moewe' };
    expect(keysOf(await list(reseller, { filter }))).toEqual([serial]);
    expect((await list(await app.signIn('admin@demo.example'), { filter })).totalCount).toBe(2);
  });

  it('is taken along as a file with exactly what it shows', async () => {
    const { tenantId, token } = await ownTenant();
    const { serial } = await addLicence(app, { tenantId, customerName: '=Café', state: 'blocked' });
    await addLicence(app, { tenantId, customerName: 'Anker' });
    const started = await app.call(
      '/graphql/pos',
      token,
      'mutation($input: ExportInput!) { startExport(input: $input) { id total } }',
      { input: { source: 'licences', format: 'csv', filter: JSON.stringify({ search: 'cafe' }) } },
    );
    const { id, total } = dataOf<{ startExport: { id: string; total: number } }>(started).startExport;
    expect(total).toBe(1);
    const lines = (await (await download(app, token, `/api/exports/files/${id}`)).text()).split('\r\n');
    expect(lines).toHaveLength(3);
    expect(lines[0]).toContain('Lizenzschlüssel;Kunde;Programm;Branche;Edition;Zustand;Version;Ende');
    expect(lines[1]).toMatch(new RegExp(`^${serial};'=Café;.*;Gesperrt;`));
  });

  it('goes on where a page ended, in each order', async () => {
    const { tenantId, token } = await ownTenant();
    const names = ['Zander', 'Ähre', 'Anker', 'Birne', 'Birne'];
    for (const [index, customerName] of names.entries()) {
      const endsAt = index < 2 ? new Date(Date.UTC(2027, index, 1)) : null;
      await addLicence(app, { tenantId, customerName, serial: `PAGE-${9 - index}`, endsAt });
    }
    for (const [sort, last] of [
      ['serial', 'PAGE-9'],
      ['-serial', 'PAGE-5'],
      ['customerName', 'PAGE-9'],
      ['-customerName', 'PAGE-8'],
      ['-endsAt', 'PAGE-9'],
      ['lastModifiedAt', 'PAGE-5'],
    ] as const) {
      const found: string[] = [];
      let after: string | null = null;
      do {
        const page: Page = await list(token, { sort, first: 2, after });
        found.push(...keysOf(page));
        after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
      } while (after !== null);
      expect([sort, new Set(found).size, found.at(-1)]).toEqual([sort, 5, last]);
    }
  });

  test.each<[string, Record<string, unknown>, readonly string[]]>([
    ['a piece of a key', { search: 'k2m-0v' }, ['7QK2M-0VX3A']],
    ['a short piece', { search: 'zz' }, ['ZZ9-WIDE']],
    ['a piece of a customer', { search: 'gäns' }, ['ZZ9-WIDE']],
    ['what stands for itself: %', { search: '100%' }, ['PERCENT']],
    ['a state', { conditions: [{ field: 'state', is: 'is', values: ['blocked'] }] }, ['PERCENT']],
    ['those in use', { conditions: [{ field: 'isInUse', is: 'is', values: ['true'] }] }, []],
    [
      'those that end soon',
      { conditions: [{ field: 'isEnding', is: 'is', values: ['true'] }] },
      ['ZZ9-WIDE'],
    ],
    ['a version', { conditions: [{ field: 'mainVersion', is: 'from', values: ['6'] }] }, ['7QK2M-0VX3A']],
  ])('is narrowed by %s', async (_name, filter, expected) => {
    const { tenantId, token } = await ownTenant();
    const soon = new Date(Date.now() + 20 * 86_400_000);
    await app.owner.query(`delete from licences where serial in ('7QK2M-0VX3A', 'ZZ9-WIDE', 'PERCENT')`);
    await addLicence(app, { tenantId, serial: '7QK2M-0VX3A', customerName: 'Anker', mainVersion: 6 });
    await addLicence(app, { tenantId, serial: 'ZZ9-WIDE', customerName: 'Gänseliesel', endsAt: soon });
    await addLicence(app, { tenantId, serial: 'PERCENT', customerName: '100% Kiosk', state: 'blocked' });
    const page = await list(token, { filter });
    expect(keysOf(page)).toEqual(expected);
    expect(page.totalCount).toBe(expected.length);
  });

  it('counts what is common among the own ones, too, and shows the first of them in order', async () => {
    const { tenantId, token } = await ownTenant();
    await app.owner.query(
      `insert into licences (serial, uid, tenant_id, customer_name, app_name, app_type, licence_type, state,
         main_version, created_at, last_modified_at)
       select 'MANY-' || lpad(i::text, 5, '0'), gen_random_uuid(), $1, 'Filiale Waldkauz', 'Tresen', 'gastro', 'basic',
         case when i % 1000 = 0 then 'blocked' else 'active' end, 5, now(), now() from generate_series(1, 2500) i`,
      [tenantId],
    );
    const search = 'waldkauz';
    expect(await list(token, { filter: { search }, sort: 'serial', first: 2 })).toMatchObject({
      nodes: [{ serial: 'MANY-00001' }, { serial: 'MANY-00002' }],
      totalCount: 2_500,
      countPrecision: 'exact',
    });
    expect(await list(token, { filter: { search: `${search} 077` }, first: 1 })).toMatchObject({
      totalCount: 13,
      countPrecision: 'exact',
    });
    const conditions = [{ field: 'state', is: 'is', values: ['blocked'] }];
    expect(await list(token, { filter: { search, conditions }, sort: 'serial', first: 1 })).toMatchObject({
      nodes: [{ serial: 'MANY-01000' }],
      totalCount: 2,
      countPrecision: 'exact',
    });
  });

  it('refuses an order that it does not know, and roles below the owner', async () => {
    const { token, tenantId } = await ownTenant();
    const bad = await app.call('/graphql', token, listQuery, { sort: 'secret' });
    expect(errorOf(bad)).toMatchObject({ code: 'INVALID_INPUT' });
    const { email } = await addPerson(app, tenantId, 'manager');
    expect(errorOf(await app.call('/graphql', await app.signIn(email), listQuery))).toMatchObject({
      code: 'FORBIDDEN',
    });
  });

  it('the search box finds by a piece of key or customer', async () => {
    const { tenantId, token } = await ownTenant();
    const { serial } = await addLicence(app, { tenantId, customerName: 'Strandbar Welle' });
    const search = async (text: string) =>
      dataOf<{ searchLicences: Row[] }>(
        await app.call(
          '/graphql',
          token,
          'query($text: String!) { searchLicences(text: $text) { serial } }',
          {
            text,
          },
        ),
      ).searchLicences;
    expect(await search('welle')).toEqual([{ serial }]);
    expect(await search(serial.slice(5, 12))).toEqual([{ serial }]);
    expect(await search('  ')).toEqual([]);
  });
});

const pageQuery = `query($serial: String!, $language: String) { licence(serial: $serial) {
  serial uid name appType mainVersion licenceType state lastVersion customerName mainboardSerial computerName
  hddFirmware lastContactAt lastContactVersion createdAt lastModifiedAt baseLicence { serial }
  addOns(language: $language) { name isOld } updates { id oldVersion newVersion ticketNumber userName } } }`;

describe('a licence’s page', () => {
  it('LIC-05 to LIC-08: shows its fields, add-ons old and new, its base, updates and details', async () => {
    const { tenantId, token } = await ownTenant();
    const base = await addLicence(app, { tenantId });
    const { serial, uid } = await addLicence(app, { tenantId });
    const updateId = newId();
    await app.owner.query(
      `update licences set base_serial = $2, mainboard_serial = 'MB-1', computer_name = 'THEKE-1',
         hdd_firmware = 'FW 2', last_contact_at = now(), last_contact_version = '5.9.3', last_version = '5.9'
       where serial = $1`,
      [serial, base.serial],
    );
    await app.owner.query(
      `insert into licence_add_ons (serial, id, name, app_reg_level, is_old, added_at)
       values ($1, gen_random_uuid(), 'Kassenbuch', 4, true, '2025-01-01'),
         ($1, gen_random_uuid(), 'Lieferdienst', 8, false, '2026-01-01')`,
      [serial],
    );
    await app.owner.query(
      `insert into licence_updates values ($2, $1, 'Gastro Basic 4', 'Gastro Basic 5', 'B-2026-7', 'Olga Lindner', now())`,
      [serial, updateId],
    );
    const { licence } = dataOf<{ licence: object }>(await app.call('/graphql', token, pageQuery, { serial }));
    expect(licence).toMatchObject({
      serial,
      uid,
      name: 'Gastro Basic',
      lastVersion: '5.9',
      mainboardSerial: 'MB-1',
      computerName: 'THEKE-1',
      hddFirmware: 'FW 2',
      lastContactVersion: '5.9.3',
      baseLicence: { serial: base.serial },
      addOns: [
        { name: 'Kassenbuch', isOld: true },
        { name: 'Lieferdienst', isOld: false },
      ],
      updates: [
        { id: updateId, oldVersion: 'Gastro Basic 4', ticketNumber: 'B-2026-7', userName: 'Olga Lindner' },
      ],
    });
    const update = 'query($id: ID!) { licenceUpdate(id: $id) { serial newVersion } }';
    expect((await app.call('/graphql', token, update, { id: updateId })).data).toEqual({
      licenceUpdate: { serial, newVersion: 'Gastro Basic 5' },
    });
    const stranger = await ownTenant();
    expect((await app.call('/graphql', stranger.token, update, { id: updateId })).data).toEqual({
      licenceUpdate: null,
    });
    expect((await app.call('/graphql', stranger.token, pageQuery, { serial })).data).toEqual({
      licence: null,
    });
  });
});

const assignMutation = `mutation($serials: [String!]!, $customerId: ID) {
  assignLicences(serials: $serials, customerId: $customerId) { isSuccess message keys } }`;
const assign = (by: string, serials: readonly string[], customerId: string | null) =>
  app.call('/graphql', by, assignMutation, { serials, customerId });
const assigned = async (by: string, serials: readonly string[], customerId: string | null) =>
  dataOf<{ assignLicences: object }>(await assign(by, serials, customerId)).assignLicences;

describe('several keys are assigned to a customer', () => {
  const own = (given: Partial<TestLicence> = {}) => addLicence(app, { tenantId: resellerId, ...given });
  const customersOf = async (...licences: readonly TestLicence[]) => {
    const keys = licences.map(({ serial }) => serial);
    const { rows } = await app.owner.query(
      'select customer_name from licences where serial = any ($1) order by array_position($1, serial)',
      [keys],
    );
    return rows.map(({ customer_name }) => customer_name);
  };

  it('all at once, however they are typed, and can be chosen for that customer then', async () => {
    const customerId = await addCustomer(resellerId, 'Eiscafé Venezia');
    const [first, second] = [await own(), await own()];
    expect(
      await assigned(reseller, [` ${first.serial.toLowerCase()} `, '', second.serial], customerId),
    ).toEqual({
      isSuccess: true,
      message: null,
      keys: [first.serial, second.serial],
    });
    expect(await customersOf(first, second)).toEqual(['Eiscafé Venezia', 'Eiscafé Venezia']);
    const query = 'query($customerId: ID) { licencesOfCustomer(customerId: $customerId) { serial } }';
    const chosen = dataOf<{ licencesOfCustomer: Row[] }>(
      await app.call('/graphql', reseller, query, { customerId }),
    );
    expect(chosen.licencesOfCustomer.map(({ serial }) => serial).sort()).toEqual(
      [first.serial, second.serial].sort(),
    );
    const { rows } = await app.owner.query(
      `select new_values from audit_log where entity = 'licence' and entity_id = $1`,
      [first.uid],
    );
    expect(rows).toEqual([{ new_values: { name: first.serial, customer: 'Eiscafé Venezia' } }]);
  });

  it('LIC-11, LIC-12: not when the same key is written more than one time', async () => {
    const licence = await own({ customerName: 'Vorher' });
    const customerId = await addCustomer(resellerId, 'Bistro');
    expect(await assigned(reseller, [licence.serial, licence.serial.toLowerCase()], customerId)).toEqual({
      isSuccess: false,
      message: 'LICENCE_KEYS_REPEATED',
      keys: [licence.serial],
    });
    expect(await customersOf(licence)).toEqual(['Vorher']);
  });

  it('ERR-38: not when a key is unknown, somebody else’s, or without a customer; then none is assigned', async () => {
    const mine = await own({ customerName: 'Vorher' });
    const foreign = await addLicence(app, { tenantId: await addTenant(app) });
    const nobodys = await addLicence(app);
    const customerId = await addCustomer(resellerId, 'Bistro');
    expect(await assigned(reseller, [mine.serial, 'NOWHERE', foreign.serial], customerId)).toEqual({
      isSuccess: false,
      message: 'LICENCE_KEYS_NOT_FOUND',
      keys: ['NOWHERE', foreign.serial],
    });
    expect(await assigned(reseller, [mine.serial, nobodys.serial], customerId)).toEqual({
      isSuccess: false,
      message: 'LICENCE_KEYS_WITHOUT_CUSTOMER',
      keys: [nobodys.serial],
    });
    expect(await customersOf(mine)).toEqual(['Vorher']);
  });

  it('not to somebody else’s customer, and not as a way to guess keys', async () => {
    const stranger = await ownTenant();
    const foreignCustomer = await addCustomer(stranger.tenantId, 'Fremd');
    const mine = await own();
    expect(errorOf(await assign(reseller, [mine.serial], foreignCustomer))).toMatchObject({
      code: 'NOT_FOUND',
    });
    const guesses = Array.from({ length: 50 }, (_, index) => `GUESS-${index}`);
    await assigned(stranger.token, guesses, null);
    expect(await assigned(stranger.token, ['ONE-MORE'], null)).toMatchObject({
      message: 'LICENCE_TOO_MANY_TRIES',
    });
  });
});
