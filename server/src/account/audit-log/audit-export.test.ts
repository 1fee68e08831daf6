import { inFull } from '@tresen/domain/kit/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dataOf, startTestApp, type TestServer } from '../../app/testing/test-app.ts';
import { newId } from '../../kit/ids/index.ts';

let app: TestServer;
let owner: string;
let tenantId: string;

const path = '/api/audit-log.csv';
const get = (query = '', token: string | undefined = owner, init: RequestInit = {}) =>
  fetch(`${app.url}${path}${query}`, {
    ...init,
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
  });

/** The file without its mark, in lines of cells. Cells of these tests hold no line ends. */
const cellsOf = (text: string, separator: string) =>
  text
    .replace(/^\uFEFF/, '')
    .trimEnd()
    .split('\r\n')
    .map((line) => line.slice(1, -1).split(`"${separator}"`));

const rowsOf = async (query = '') => cellsOf(await (await get(query)).text(), ';').slice(1);

const plantMany = (count: number) =>
  app.owner.query(
    `insert into audit_log (tenant_id, id, at, actor_kind, actor_id, actor_name, actor_tenant_id, action, entity,
      entity_id, old_values, new_values)
     select $1, (lpad(to_hex((extract(epoch from at) * 1000)::bigint), 12, '0') || '7000' ||
       '8' || substr(md5(n::text), 1, 15))::uuid, at, 'user', $1, 'Olga Lindner', $1, 'update',
       (array['device', 'organizationUnit'])[1 + n % 2], n::text, '{"name":"Bar"}', '{"name":"Theke"}'
     from (select n, timestamptz '2026-11-01 10:00:00Z' + n * interval '1 second' as at
       from generate_series(1, $2::int) n) s`,
    [tenantId, count],
  );

const plant = (name: string, after: object) =>
  app.owner.query(
    `insert into audit_log (tenant_id, id, at, actor_kind, actor_name, actor_tenant_id, acting_as, action, entity,
      entity_id, new_values) values ($1, $2, '2026-11-10T12:00:00Z', 'user', $3, $4, 'Olga Lindner', 'link',
      'device', 'd1', $5)`,
    [tenantId, newId(Date.parse('2026-11-10T12:00:00Z')), name, newId(), after],
  );

beforeAll(async () => {
  app = await startTestApp();
  owner = await app.signIn('owner@demo.example');
  tenantId = (await app.owner.query(`select id from tenants where name = 'Gasthaus Lindenhof'`)).rows[0].id;
});
afterAll(() => app.stop());
beforeEach(() => app.owner.query('delete from audit_log'));

const exportsWritten = async () =>
  (await app.owner.query(`select actor_name, new_values from audit_log where entity = 'auditLog'`)).rows;

describe('the audit log as a file', () => {
  it('opens in German spreadsheets: UTF-8 with a mark, semicolons, times of the zone, words', async () => {
    await plant('Svenja Albers', { name: 'Theke', isDefault: true });
    const response = await get('?zone=Europe/Vienna');
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(response.headers.get('content-disposition')).toMatch(
      /^attachment; filename="audit-log-[\d-]{10}\.csv"$/,
    );
    expect(response.headers.get('cache-control')).toBe('no-store');
    const bytes = new Uint8Array(await response.arrayBuffer());
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const [head, row] = cellsOf(new TextDecoder().decode(bytes), ';');
    expect(head?.slice(0, 5)).toEqual(['Zeit', 'Person', 'Support', 'Handelte als', 'Vorgang']);
    expect(row?.slice(0, 9)).toEqual([
      '10.11.2026 13:00:00',
      'Svenja Albers',
      'Support',
      'Olga Lindner',
      'Svenja Albers hat als Olga Lindner die Kasse „Theke“ verbunden',
      'Kassen',
      'Theke',
      'Name: Theke; Standardkasse: ja',
      'd1',
    ]);
  });

  it('speaks English with commas', async () => {
    await plant('Svenja Albers', { name: 'Bar' });
    const text = await (await get('?language=en&zone=UTC')).text();
    const row = cellsOf(text, ',')[1];
    expect([row?.[0], row?.[4]]).toEqual([
      '2026-11-10 12:00:00',
      'Svenja Albers, acting as Olga Lindner, linked the register “Bar”',
    ]);
  });

  it.each(['=1+1', '+49', '-1', '@SUM(A1)', '＝1'])('gives the spreadsheet no formula: %j', async (name) => {
    await plant(name, { name });
    const [row] = await rowsOf();
    expect([row?.[1], row?.[6]]).toEqual([`'${name}`, `'${name}`]);
  });

  it('keeps quotes, separators and line ends inside their cell', async () => {
    await plant('A "B"; C', { name: 'x' });
    expect(await (await get()).text()).toContain('"A ""B""; C"');
  });

  it.each([
    '',
    '?entity=device',
    `?from=2026-11-01T10:30:00.000Z&entity=organizationUnit`,
    '?actingOnly=true',
  ])('holds exactly what the list counts: %j', async (query) => {
    await plantMany(2_500);
    await plant('Svenja Albers', {});
    const { actingOnly, ...filter } = Object.fromEntries(new URLSearchParams(query));
    const counted = dataOf<{ auditLog: { totalCount: number; nodes: { id: string }[] } }>(
      await app.call(
        '/graphql',
        owner,
        'query($filter: AuditLogFilter) { auditLog(filter: $filter, first: 200) { totalCount nodes { id } } }',
        { filter: { ...filter, ...(actingOnly ? { actingOnly: true } : {}) } },
      ),
    ).auditLog;
    const ids = (await rowsOf(query)).map((row) => row[9]);
    expect(ids).toHaveLength(counted.totalCount);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.slice(0, 200)).toEqual(counted.nodes.map(({ id }) => id));
  });

  it('is written down itself, with what was asked for, and is not in its own file', async () => {
    expect(await rowsOf('?entity=device')).toEqual([]);
    expect(await exportsWritten()).toEqual([
      { actor_name: 'Olga Lindner', new_values: { entity: 'device' } },
    ]);
  });

  it.each([
    ['?language=fr', 422],
    ['?zone=Mars', 422],
    ['?entityId=x', 422],
    ['?from=yesterday', 422],
    ['?person=a&person=b', 422],
  ])('refuses %s', async (query, status) => {
    expect((await get(query)).status).toBe(status);
    expect(await exportsWritten()).toEqual([]);
  });

  it('answers no HEAD, which would only be written down', async () => {
    expect((await get('', owner, { method: 'HEAD' })).status).toBe(404);
    expect(await exportsWritten()).toEqual([]);
  });
});

describe('who may export (ACC-38)', () => {
  it.each([
    ['superadmin', 200],
    ['admin', 200],
    ['reseller', 200],
    ['owner', 200],
    ['manager', 403],
    ['dealer', 403],
    ['user', 403],
  ])('%s: %i', async (name, status) => {
    const response = await get('', await app.signIn(`${name}@demo.example`));
    expect(response.status).toBe(status);
    await response.body?.cancel();
  });

  it('nobody without a token, or with one that opens nothing', async () => {
    expect((await fetch(app.url + path)).status).toBe(401);
    expect((await get('', 'no.such.token')).status).toBe(401);
    expect((await fetch(`${app.url}${path}?access_token=${owner}`)).status).toBe(401);
  });

  it('USR-18: a super administrator who acts for a tenant gets its entries, and is named for it', async () => {
    await plantMany(2);
    const token = await app.signIn('superadmin@demo.example');
    const headers = { authorization: `Bearer ${token}`, 'x-override-tenant': tenantId };
    const text = await (await fetch(app.url + path, { headers })).text();
    expect(cellsOf(text, ';')).toHaveLength(3);
    const { rows } = await app.owner.query(
      `select tenant_id, actor_name, is_foreign from audit_log where entity = 'auditLog'`,
    );
    expect(rows).toEqual([{ tenant_id: tenantId, actor_name: 'Svenja Albers', is_foreign: true }]);
  });

  it('a reseller cannot ask in the name of its customer', async () => {
    const token = await app.signIn('reseller@demo.example');
    const headers = { authorization: `Bearer ${token}`, 'x-override-tenant': tenantId };
    expect((await fetch(app.url + path, { headers })).status).toBe(403);
  });

  it('another tenant gets its own entries', async () => {
    await plantMany(3);
    const stranger = await app.signIn('owner@retail.demo.example');
    expect(cellsOf(await (await get('', stranger)).text(), ';')).toHaveLength(1);
  });
});

describe('a large file', () => {
  it('ends when the client goes, and makes room for the next', { ...inFull, timeout: 120_000 }, async () => {
    await plantMany(60_000);
    const aborts = [new AbortController(), new AbortController()];
    for (const { signal } of aborts) {
      const response = await get('', owner, { signal });
      expect((await response.body?.getReader().read())?.done).toBe(false);
    }
    const refused = await get();
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '10']);
    for (const abort of aborts) abort.abort();
    await expect
      .poll(async () => {
        const response = await get('?entity=nothing');
        await response.text();
        return response.status;
      })
      .toBe(200);
  });
});
