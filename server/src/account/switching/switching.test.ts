import { type Role, roles } from '@tresen/domain/kit/groups';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { linkRegister } from '../../app/testing/link-register.ts';
import { dataOf, errorOf, startTestApp, type TestServer } from '../../app/testing/test-app.ts';
import { newId } from '../../kit/ids/index.ts';

const emails: Readonly<Record<Role, string>> = {
  superAdmin: 'superadmin@demo.example',
  admin: 'admin@demo.example',
  reseller: 'reseller@demo.example',
  owner: 'owner@demo.example',
  manager: 'manager@demo.example',
  dealer: 'dealer@demo.example',
  user: 'user@demo.example',
};

interface Person {
  readonly id: string;
  readonly tenantId: string;
}

let app: TestServer;
let vendor: string;
let selma: Person;
let olga: Person;
let seen: string;

const personOf = async (email: string): Promise<Person> => {
  const { rows } = await app.owner.query('select id, tenant_id as "tenantId" from users where email = $1', [
    email,
  ]);
  return rows[0];
};

const get = async (path: string, token: string | undefined, headers: Record<string, string> = {}) => {
  const response = await fetch(`${app.url}${path}`, {
    headers: { ...(token ? { authorization: `Bearer ${token}` } : {}), ...headers },
  });
  return { status: response.status, link: response.headers.get('link'), body: await response.json() };
};

const actingFor = ({ tenantId }: Person) => ({ 'x-override-tenant': tenantId });

const switchTo = (user: Person, token = vendor, headers: Record<string, string> = {}) =>
  app.call(
    '/graphql',
    token,
    `mutation($userId: ID!) { switchUser(userId: $userId) {
      sub role firstName lastName email imagePath tenantId tenantName resellerId } }`,
    { userId: user.id },
    headers,
  );
const clear = (token = vendor, headers: Record<string, string> = {}) =>
  app.call('/graphql', token, 'mutation { clearSwitch { isSuccess } }', {}, headers);

const createUnit = (name: string, headers: Record<string, string>, token = vendor) =>
  app.call(
    '/graphql',
    token,
    'mutation($unit: OrganizationUnitInput!) { saveOrganizationUnit(unit: $unit) { modelId } }',
    { unit: { name } },
    headers,
  );
const unitNames = async (headers: Record<string, string> = {}) => {
  const answer = await app.call('/graphql', vendor, '{ organizationUnits { name } }', {}, headers);
  return dataOf<{ organizationUnits: { name: string }[] }>(answer).organizationUnits.map(({ name }) => name);
};

/** What was written into any tenant's log since the test began. */
const written = async () => {
  const { rows } = await app.owner.query(
    `select tenant_id, actor_name, acting_as, entity, entity_id, action, old_values, new_values
     from audit_log where id::text > $1 order by id`,
    [seen],
  );
  return rows;
};
const actingRows = async () => (await app.owner.query('select user_id from acting_sessions')).rows;

beforeAll(async () => {
  app = await startTestApp();
  vendor = await app.signIn(emails.superAdmin);
  selma = await personOf('owner@retail.demo.example');
  olga = await personOf(emails.owner);
});
afterAll(() => app.stop());
beforeEach(async () => {
  await clear();
  seen = (await app.owner.query('select coalesce(max(id::text), $1) id from audit_log', [''])).rows[0].id;
});

describe('switching (USR-09, USR-13)', () => {
  it('answers with what the web app keeps of the picked user', async () => {
    const { rows } = await app.owner.query('select id, reseller_id from tenants where id = $1', [
      selma.tenantId,
    ]);
    expect(dataOf(await switchTo(selma))).toEqual({
      switchUser: {
        sub: selma.id,
        role: 'owner',
        firstName: 'Selma',
        lastName: 'Sommer',
        email: 'owner@retail.demo.example',
        imagePath: null,
        tenantId: selma.tenantId,
        tenantName: 'Feinkost Sommer',
        resellerId: rows[0].reseller_id,
      },
    });
    expect(rows[0].reseller_id).not.toBeNull();
  });

  it('writes into the log of that tenant who acts, as whom, from when and until when', async () => {
    await switchTo(selma);
    await clear();
    const entry = {
      tenant_id: selma.tenantId,
      actor_name: 'Svenja Albers',
      acting_as: 'Selma Sommer',
      entity: 'acting',
      entity_id: selma.id,
    };
    const entries = await written();
    expect(entries).toEqual([
      expect.objectContaining({ ...entry, action: 'start' }),
      expect.objectContaining({ ...entry, action: 'end' }),
    ]);
    expect(entries[1].old_values.startedAt).toBe(entries[0].new_values.startedAt);
    expect(Date.parse(entries[0].new_values.startedAt)).toBeLessThanOrEqual(Date.now());
  });

  it('keeps both names in the log of each change under it (USR-18)', async () => {
    await switchTo(selma);
    await createUnit('Hofladen', actingFor(selma));
    expect((await written()).at(-1)).toMatchObject({
      tenant_id: selma.tenantId,
      entity: 'organizationUnit',
      actor_name: 'Svenja Albers',
      acting_as: 'Selma Sommer',
    });
  });

  it('from one user to the next ends the first (USR-10)', async () => {
    await switchTo(selma);
    dataOf(await switchTo(olga, vendor, actingFor(selma)));
    expect(
      (await written()).map(({ tenant_id, acting_as, action }) => [tenant_id, acting_as, action]),
    ).toEqual([
      [selma.tenantId, 'Selma Sommer', 'start'],
      [selma.tenantId, 'Selma Sommer', 'end'],
      [olga.tenantId, 'Olga Lindner', 'start'],
    ]);
    expect(await actingRows()).toEqual([{ user_id: olga.id }]);
  });

  it('leaves the header to decide alone: without it a request is for the own tenant (USR-17)', async () => {
    await createUnit('Marktstand', actingFor(selma));
    await switchTo(selma);
    expect(await unitNames(actingFor(selma))).toContain('Marktstand');
    expect(await unitNames()).not.toContain('Marktstand');
  });

  it('names an integrator, who sends no more than the header, by the tenant', async () => {
    await switchTo(olga);
    await createUnit('Lager', actingFor(selma));
    expect((await written()).at(-1)).toMatchObject({
      tenant_id: selma.tenantId,
      actor_name: 'Svenja Albers',
      acting_as: 'Feinkost Sommer',
    });
  });

  it('writes only the person into the own log', async () => {
    await createUnit('Messestand', {});
    expect((await written()).at(-1)).toMatchObject({ actor_name: 'Svenja Albers', acting_as: null });
  });

  it('leaves what the person does to themselves meanwhile to their own log and name', async () => {
    await switchTo(selma);
    const other = await app.signIn(emails.superAdmin);
    await app.call('/graphql', vendor, 'mutation { endOtherSessions { isSuccess } }', {}, actingFor(selma));
    const own = (await written()).filter(({ entity }) => entity === 'session');
    expect(own.length).toBeGreaterThan(0);
    expect(new Set(own.map(({ acting_as }) => acting_as))).toEqual(new Set([null]));
    expect((await get('/connect/userinfo', other)).status).toBe(401);
  });

  it('is of one session: another sign-in of the same person acts for nobody', async () => {
    await switchTo(selma);
    const other = await app.signIn(emails.superAdmin);
    expect((await get('/connect/userinfo', other, actingFor(selma))).body).not.toHaveProperty('act');
  });

  it.each([
    ['an unknown user', () => newId(), 'NOT_FOUND'],
    ['what is no id', () => 'x', 'INVALID_INPUT'],
  ])('to %s is refused', async (_what, id, code) => {
    expect(errorOf(await switchTo({ id: id(), tenantId: '' }))).toMatchObject({ code });
    expect(await actingRows()).toEqual([]);
  });

  it('to oneself is refused', async () => {
    expect(errorOf(await switchTo(await personOf(emails.superAdmin)))).toMatchObject({
      code: 'INVALID_INPUT',
      parameters: { field: 'userId' },
    });
  });

  it('to oneself is refused however the id is written', async () => {
    const own = await personOf(emails.superAdmin);
    const answer = await switchTo({ ...own, id: own.id.toUpperCase() });
    expect(errorOf(answer)).toMatchObject({ code: 'INVALID_INPUT' });
    expect(await actingRows()).toEqual([]);
  });

  it('at the same moment twice leaves one of both', async () => {
    await Promise.all([switchTo(selma), switchTo(olga), switchTo(selma), switchTo(olga)]);
    const balance = (await written()).map(({ action }) => action);
    expect(balance.filter((action) => action === 'start')).toHaveLength(4);
    expect(balance.filter((action) => action === 'end')).toHaveLength(3);
    expect(await actingRows()).toHaveLength(1);
  });

  it('is cleared as often as one likes, and says so once', async () => {
    await switchTo(selma);
    for (let time = 0; time < 3; time += 1) {
      expect(dataOf(await clear())).toEqual({ clearSwitch: { isSuccess: true } });
    }
    expect((await written()).map(({ action }) => action)).toEqual(['start', 'end']);
  });
});

describe('userinfo under the override (USR-14)', () => {
  it('is the picked user, with the person themselves beside', async () => {
    await switchTo(selma);
    const { body } = await get('/connect/userinfo', vendor, actingFor(selma));
    expect(body).toMatchObject({
      sub: selma.id,
      role: 'owner',
      given_name: 'Selma',
      middle_name: 'Feinkost Sommer',
      act: { name: 'Svenja Albers' },
    });
  });

  it('is the person themselves without the header, and after the end', async () => {
    await switchTo(selma);
    expect((await get('/connect/userinfo', vendor)).body).toMatchObject({ given_name: 'Svenja' });
    await clear();
    const { body } = await get('/connect/userinfo', vendor, actingFor(selma));
    expect(body).toMatchObject({ given_name: 'Svenja', role: 'superAdmin' });
    expect(body).not.toHaveProperty('act');
  });
});

describe('a picked user who is removed meanwhile', () => {
  it('leaves userinfo with the person themselves, not with a session that seems to have ended', async () => {
    await switchTo(selma);
    await app.owner.query('update acting_sessions set user_id = $1', [newId()]);
    const { status, body } = await get('/connect/userinfo', vendor, actingFor(selma));
    expect(status).toBe(200);
    expect(body).toMatchObject({ given_name: 'Svenja' });
    expect(body).not.toHaveProperty('act');
  });
});

describe('a forged override (ACC-38, USR-18)', () => {
  const tokens = new Map<string, string>();
  const forgers = [...roles.filter((role) => role !== 'superAdmin'), 'register'] as const;

  beforeAll(async () => {
    for (const role of roles) tokens.set(role, await app.signIn(emails[role]));
    const register = await linkRegister(app, tokens.get('owner') ?? '');
    tokens.set('register', register.accessToken);
  });

  it.each(forgers)('of %s is FORBIDDEN over both GraphQL endpoints', async (who) => {
    for (const path of ['/graphql', '/graphql/pos'] as const) {
      const answer = await app.call(path, tokens.get(who), '{ __typename }', {}, actingFor(selma));
      expect(answer.status).toBe(403);
      expect(errorOf(answer)).toMatchObject({ code: 'FORBIDDEN', parameters: { what: 'override' } });
    }
  });

  it.each(forgers)('of %s opens no connection to the hub', async (who) => {
    const response = await fetch(`${app.url}/hubs/pos/negotiate?negotiateVersion=1`, {
      method: 'POST',
      headers: { authorization: `Bearer ${tokens.get(who)}`, ...actingFor(selma) },
    });
    expect(response.status).toBe(403);
  });

  it.each(forgers)('of %s tells nothing at userinfo and of users', async (who) => {
    for (const path of ['/connect/userinfo', '/connect/usersExtended/my']) {
      expect((await get(path, tokens.get(who), actingFor(selma))).status).toBe(403);
    }
  });

  it.each(forgers)('of %s neither switches nor clears', async (who) => {
    for (const headers of [{}, actingFor(selma)]) {
      expect(errorOf(await switchTo(selma, tokens.get(who), headers))).toMatchObject({ code: 'FORBIDDEN' });
      expect(errorOf(await clear(tokens.get(who), headers))).toMatchObject({ code: 'FORBIDDEN' });
    }
    expect(await actingRows()).toEqual([]);
  });

  it.each(['x', `${newId()}'`, newId(), '*'])(
    'that names %s is refused to a super administrator, too',
    async (id) => {
      const answer = await app.call('/graphql', vendor, '{ __typename }', {}, { 'x-override-tenant': id });
      expect(answer.status).toBe(403);
      expect((await get('/connect/userinfo', vendor, { 'x-override-tenant': id })).status).toBe(403);
    },
  );

  it('with an acting row that was planted for the session opens nothing either', async () => {
    const { rows } = await app.owner.query(
      'select s.id from sessions s join users u on u.id = s.user_id where u.email = $1',
      [emails.admin],
    );
    await app.owner.query('insert into acting_sessions values ($1, $2, $3, $4, now())', [
      rows[0].id,
      selma.tenantId,
      selma.id,
      'Selma Sommer',
    ]);
    const answer = await app.call('/graphql', tokens.get('admin'), '{ me { id } }', {}, actingFor(selma));
    expect(answer.status).toBe(403);
    expect((await get('/connect/usersExtended/my', tokens.get('admin'))).status).toBe(403);
    await app.owner.query('delete from acting_sessions');
  });
});
