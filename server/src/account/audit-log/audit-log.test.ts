import { randomUUID } from 'node:crypto';
import { roles } from '@tresen/domain/kit/groups';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dataOf, errorOf, startTestApp, type TestServer } from '../../app/testing/test-app.ts';
import { newId } from '../../kit/ids/index.ts';

interface Entry {
  readonly id: string;
  readonly entityId: string;
}
interface Connection {
  readonly nodes: readonly Entry[];
  readonly pageInfo: { readonly endCursor: string | null; readonly hasNextPage: boolean };
  readonly totalCount: number;
}

let app: TestServer;
let owner: string;
let tenantId: string;
let vendorId: string;
let strangerId: string;

const olga = randomUUID();
const marek = randomUUID();
const svenja = randomUUID();

const listQuery = `query($filter: AuditLogFilter, $first: Int, $after: String) {
  auditLog(filter: $filter, first: $first, after: $after) {
    nodes { id at actorKind actorId actorName isSupport actingAs action entity entityId entityName
      changes { field old new } }
    pageInfo { endCursor hasNextPage }
    totalCount
  }
}`;

const list = async (variables: Record<string, unknown> = {}, token = owner, headers = {}) =>
  dataOf<{ auditLog: Connection }>(await app.call('/graphql', token, listQuery, variables, headers)).auditLog;

const idOf = async (name: string): Promise<string> =>
  (await app.owner.query('select id from tenants where name = $1', [name])).rows[0].id;

interface Planted {
  readonly at?: string;
  readonly who?: string;
  readonly name?: string;
  readonly home?: string;
  readonly actingAs?: string;
  readonly event?: readonly [entity: string, action: string];
  readonly record?: string;
  readonly before?: object;
  readonly after?: object;
  readonly tenant?: string;
}

/** Writes an entry as it would stand there; the id is of the same time. */
const plant = async (entry: Planted = {}): Promise<string> => {
  const { at = '2026-11-10T12:00:00.000Z', event = ['device', 'update'], tenant = tenantId } = entry;
  const id = newId(Date.parse(at));
  await app.owner.query(
    `insert into audit_log (tenant_id, id, at, actor_kind, actor_id, actor_name, actor_tenant_id, acting_as, entity,
      action, entity_id, old_values, new_values) values ($1, $2, $3, 'user', $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
    [
      tenant,
      id,
      at,
      entry.who ?? olga,
      entry.name ?? 'Olga Lindner',
      entry.home ?? tenant,
      entry.actingAs ?? null,
      event[0],
      event[1],
      entry.record ?? 'd1',
      entry.before ?? null,
      entry.after ?? null,
    ],
  );
  return id;
};

beforeAll(async () => {
  app = await startTestApp();
  owner = await app.signIn('owner@demo.example');
  tenantId = await idOf('Gasthaus Lindenhof');
  vendorId = await idOf('Tresen');
  strangerId = await idOf('Feinkost Sommer');
});
afterAll(() => app.stop());
beforeEach(() => app.owner.query('delete from audit_log'));

const bySupport = { who: svenja, name: 'Svenja Albers', actingAs: 'Olga Lindner' } as const;

describe('an entry', () => {
  it('names who did what to which record, and what changed', async () => {
    const id = await plant({
      before: { name: 'Bar', isDefault: false },
      after: { name: 'Theke', isDefault: false },
    });
    expect((await list()).nodes).toEqual([
      {
        id,
        at: '2026-11-10T12:00:00.000Z',
        actorKind: 'user',
        actorId: olga,
        actorName: 'Olga Lindner',
        isSupport: false,
        actingAs: null,
        action: 'update',
        entity: 'device',
        entityId: 'd1',
        entityName: 'Bar',
        changes: [{ field: 'name', old: '"Bar"', new: '"Theke"' }],
      },
    ]);
  });

  it('USR-18: says both names of who acted for the tenant', async () => {
    await plant({ ...bySupport, home: vendorId });
    expect((await list()).nodes).toMatchObject([
      { actorName: 'Svenja Albers', actingAs: 'Olga Lindner', isSupport: true },
    ]);
  });

  it('about a person who is not named in it has the name from the list of people', async () => {
    const { rows } = await app.owner.query(`select id from users where email = 'manager@demo.example'`);
    await plant({ event: ['user', 'disable'], record: rows[0].id, after: { disabled: true } });
    expect((await list()).nodes).toMatchObject([{ entityName: 'Marek Voss' }]);
  });

  it('is there in the moment the change is', async () => {
    const save = 'mutation($unit: OrganizationUnitInput!) { saveOrganizationUnit(unit: $unit) { modelId } }';
    await app.call('/graphql', owner, save, { unit: { name: 'Kiosk' } });
    expect((await list()).nodes).toMatchObject([{ entity: 'organizationUnit', entityName: 'Kiosk' }]);
  });
});

describe('filters', () => {
  beforeEach(async () => {
    await plant({ record: 'a', at: '2026-11-01T10:00:00.000Z' });
    await plant({ record: 'b', at: '2026-11-02T10:00:00.000Z', who: marek });
    await plant({ record: 'c', at: '2026-11-03T10:00:00.000Z', event: ['user', 'update'] });
    await plant({ record: 'd', at: '2026-11-04T10:00:00.000Z', event: ['device', 'link'], who: marek });
    await plant({ record: 'e', at: '2026-11-05T10:00:00.000Z', ...bySupport, home: vendorId });
    await plant({
      record: 'a',
      at: '2026-11-06T10:00:00.000Z',
      ...bySupport,
      home: vendorId,
      event: ['user', 'update'],
    });
  });

  it.each<[string, object, string]>([
    ['none: newest first', {}, 'a e d c b a'],
    ['a person', { person: marek }, 'd b'],
    ['a person of the support', { person: svenja }, 'a e'],
    ['a person who is not in the log', { person: randomUUID() }, ''],
    ['a kind of record', { entity: 'device' }, 'e d b a'],
    ['a kind that is not in the log', { entity: 'printer' }, ''],
    ['a record, of its kind only', { entity: 'device', entityId: 'a' }, 'a'],
    ['a record and a person', { entity: 'device', entityId: 'a', person: marek }, ''],
    ['an action', { action: 'update' }, 'a e c b a'],
    ['an action on a kind', { action: 'update', entity: 'user' }, 'a c'],
    ['only support', { actingOnly: true }, 'a e'],
    ['only support, asked not to', { actingOnly: false }, 'a e d c b a'],
    ['only support on a kind', { actingOnly: true, entity: 'device' }, 'e'],
    ['support and a person of the tenant', { actingOnly: true, person: olga }, ''],
    ['from an instant, included', { from: '2026-11-04T10:00:00.000Z' }, 'a e d'],
    ['to an instant, not included', { to: '2026-11-04T10:00:00.000Z' }, 'c b a'],
    [
      'a period and a kind',
      { from: '2026-11-02T00:00:00.000Z', to: '2026-11-05T00:00:00.000Z', entity: 'device' },
      'd b',
    ],
    [
      'everything at once',
      {
        person: svenja,
        actingOnly: true,
        entity: 'user',
        entityId: 'a',
        action: 'update',
        from: '2026-11-06T00:00:00.000Z',
        to: '2026-11-07T00:00:00.000Z',
      },
      'a',
    ],
    ['an end before the beginning', { from: '2026-11-05T00:00:00Z', to: '2026-11-02T00:00:00Z' }, ''],
  ])('%s', async (_case, filter, expected) => {
    const { nodes, totalCount, pageInfo } = await list({ filter });
    expect(nodes.map(({ entityId }) => entityId).join(' ')).toBe(expected);
    expect(totalCount).toBe(nodes.length);
    expect(pageInfo.hasNextPage).toBe(false);
  });

  it.each([
    [{ filter: { entityId: 'a' } }, 'entity'],
    [{ filter: { person: 'olga' } }, 'person'],
    [{ after: 'x' }, 'after'],
  ])('%j is refused', async (variables, field) => {
    const answer = await app.call('/graphql', owner, listQuery, variables);
    expect(errorOf(answer)).toMatchObject({ code: 'INVALID_INPUT', parameters: { field } });
  });

  it('offer who is in the log, and what', async () => {
    const query = '{ auditLogPeople { nodes { name isSupport } } auditLogEntities { entity actions } }';
    expect(dataOf(await app.call('/graphql', owner, query))).toEqual({
      auditLogPeople: {
        nodes: [
          { name: 'Olga Lindner', isSupport: false },
          { name: 'Olga Lindner', isSupport: false },
          { name: 'Svenja Albers', isSupport: true },
        ],
      },
      auditLogEntities: [
        { entity: 'device', actions: ['link', 'update'] },
        { entity: 'user', actions: ['update'] },
      ],
    });
  });
});

describe('many people', () => {
  interface People {
    readonly nodes: readonly { readonly id: string; readonly name: string }[];
    readonly pageInfo: { readonly endCursor: string | null; readonly hasNextPage: boolean };
  }
  const peopleQuery = `query($search: String, $first: Int, $after: String) {
    auditLogPeople(search: $search, first: $first, after: $after) {
      nodes { id name } pageInfo { endCursor hasNextPage } } }`;
  const people = async (variables: object): Promise<People> =>
    dataOf<{ auditLogPeople: People }>(
      await app.call('/graphql', owner, peopleQuery, variables as Record<string, unknown>),
    ).auditLogPeople;

  it('come in pages, each once, and are found by words of their names', async () => {
    await app.owner.query(
      `insert into audit_log (tenant_id, id, at, actor_kind, actor_id, actor_name, actor_tenant_id, action, entity, entity_id)
       select $1, gen_random_uuid(), now(), 'user', gen_random_uuid(), 'Zoë Müller ' || n / 2, $1, 'update', 'device', 'd'
       from generate_series(1, 600) n`,
      [tenantId],
    );
    const seen: string[] = [];
    let after: string | null = null;
    do {
      const page: People = await people({ search: 'muller ZOE', first: 170, after });
      seen.push(...page.nodes.map(({ id }) => id));
      after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
    } while (after !== null);
    expect([seen.length, new Set(seen).size]).toEqual([600, 600]);
    expect((await people({ search: 'müller 299' })).nodes).toMatchObject([
      { name: 'Zoë Müller 299' },
      { name: 'Zoë Müller 299' },
    ]);
  });
});

describe('pages', () => {
  it('stay in their place while new entries arrive', async () => {
    for (let n = 0; n < 7; n += 1) await plant({ record: String(n), at: `2026-11-0${n + 1}T10:00:00.000Z` });
    const seen: string[] = [];
    let after: string | null = null;
    do {
      const page: Connection = await list({ first: 3, after, filter: { entity: 'device' } });
      seen.push(...page.nodes.map(({ entityId }) => entityId));
      after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
      await plant({ record: 'new', at: '2026-11-20T10:00:00.000Z' });
    } while (after !== null);
    expect(seen).toEqual(['6', '5', '4', '3', '2', '1', '0']);
  });

  it('count exactly up to 10,000', async () => {
    await app.owner.query(
      `insert into audit_log (tenant_id, id, at, actor_kind, actor_name, action, entity, entity_id)
       select $1, gen_random_uuid(), now(), 'system', 'system', 'update', 'device', 'x' from generate_series(1, 10001)`,
      [tenantId],
    );
    expect((await list({ first: 1 })).totalCount).toBe(10_001);
    await app.owner.query('delete from audit_log where id in (select id from audit_log limit 2)');
    expect((await list({ first: 1 })).totalCount).toBe(9_999);
  });
});

describe('visits of support (USR-18)', () => {
  it('tell who acted for the tenant, from when to when, and how much they changed', async () => {
    const visit = { ...bySupport, home: vendorId };
    await plant({ ...visit, at: '2026-11-05T10:00:00.000Z', event: ['acting', 'start'] });
    await plant({ ...visit, at: '2026-11-05T10:01:00.000Z' });
    await plant({ at: '2026-11-05T10:02:00.000Z' });
    await plant({ ...visit, at: '2026-11-05T10:03:00.000Z', event: ['acting', 'end'] });
    await plant({ ...visit, at: '2026-11-06T10:00:00.000Z', event: ['acting', 'start'] });
    const query = `query($from: DateTime) { supportVisits(from: $from) {
      nodes { actorName actingAs startedAt endedAt changes } isComplete } }`;
    const names = { actorName: 'Svenja Albers', actingAs: 'Olga Lindner' };
    const open = { ...names, startedAt: '2026-11-06T10:00:00.000Z', endedAt: null, changes: 0 };
    expect(dataOf(await app.call('/graphql', owner, query))).toEqual({
      supportVisits: {
        nodes: [
          open,
          {
            ...names,
            startedAt: '2026-11-05T10:00:00.000Z',
            endedAt: '2026-11-05T10:03:00.000Z',
            changes: 1,
          },
        ],
        isComplete: true,
      },
    });
    const later = { from: '2026-11-06T00:00:00.000Z' };
    expect(dataOf(await app.call('/graphql', owner, query, later))).toEqual({
      supportVisits: { nodes: [open], isComplete: true },
    });
  });
});

describe('whose log it is (ACC-38)', () => {
  beforeEach(async () => {
    await plant({ record: 'ours', before: { name: 'unser' } });
    await plant({ record: 'theirs', before: { name: 'geheim' }, tenant: strangerId });
  });

  it.each([...roles])('%s sees at most their own tenant’s', async (role) => {
    const answer = await app.call(
      '/graphql',
      await app.signIn(`${role.toLowerCase()}@demo.example`),
      listQuery,
    );
    const code = errorOf(answer)?.code;
    const mayRead = ['superAdmin', 'admin', 'reseller', 'owner'].includes(role);
    expect(code).toBe(mayRead ? undefined : 'FORBIDDEN');
    expect(JSON.stringify(answer)).not.toContain('geheim');
  });

  it('a super administrator who acts for a tenant sees that one’s', async () => {
    const vendor = await app.signIn('superadmin@demo.example');
    const { nodes } = await list({}, vendor, { 'x-override-tenant': strangerId });
    expect(nodes.map(({ entityId }) => entityId)).toEqual(['theirs']);
  });

  it('the lists for the filters and the visits hold nobody of another tenant', async () => {
    const query =
      '{ auditLogPeople { nodes { id } } auditLogEntities { entity } supportVisits { nodes { id } } }';
    await app.owner.query('delete from audit_log where tenant_id = $1', [tenantId]);
    await plant({ tenant: strangerId, ...bySupport, home: vendorId });
    expect(dataOf(await app.call('/graphql', owner, query))).toEqual({
      auditLogPeople: { nodes: [] },
      auditLogEntities: [],
      supportVisits: { nodes: [] },
    });
  });
});
