import { HubConnectionBuilder, LogLevel } from '@microsoft/signalr';
import type { Role } from '@tresen/domain/kit/groups';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addPerson, addTenant, type TestPerson } from '../../app/testing/people.ts';
import { type Answer, dataOf, errorOf, startTestApp, type TestServer } from '../../app/testing/test-app.ts';
import { newId } from '../../kit/ids/index.ts';

interface User {
  readonly id: string;
  readonly email: string;
  readonly version: number;
  readonly mayChange: boolean;
  readonly isOwn: boolean;
  readonly [field: string]: unknown;
}
interface Connection {
  readonly nodes: readonly User[];
  readonly totalCount: number;
  readonly rolesToGive: readonly string[];
  readonly pageInfo: { readonly endCursor: string | null; readonly hasNextPage: boolean };
}

let app: TestServer;
let tenantId: string;
let admin: TestPerson;
let second: TestPerson;
let token: string;

beforeAll(async () => {
  app = await startTestApp();
  tenantId = await addTenant(app, 'Café Kante');
  admin = await addPerson(app, tenantId, 'admin', { firstName: 'Ada', lastName: 'Anker' });
  second = await addPerson(app, tenantId, 'admin', { firstName: 'Bo', lastName: 'Berg' });
  token = await app.signIn(admin.email);
});
afterAll(() => app.stop());

const fields = `nodes { id username email firstName lastName picture tenant tenantId resellerId lastLogin role roles
  claims emailConfirmed disabled version isOwn mayChange } totalCount rolesToGive pageInfo { endCursor hasNextPage }`;
const list = async (
  variables: Record<string, unknown> = {},
  by = token,
  headers = {},
): Promise<Connection> => {
  const query = `query($search: String, $first: Int, $after: String) {
    users(search: $search, first: $first, after: $after) { ${fields} } }`;
  return dataOf<{ users: Connection }>(await app.call('/graphql', by, query, variables, headers)).users;
};
const find = async ({ email }: TestPerson): Promise<User> => {
  const found = (await list({ search: email })).nodes[0];
  if (!found) throw new Error(`no ${email}`);
  return found;
};

const save = async (
  person: TestPerson,
  change: { readonly role?: string; readonly disabled?: boolean; readonly version?: number },
  by = token,
  headers = {},
): Promise<Answer> => {
  const { rows } = await app.owner.query('select role, disabled, version from users where id = $1', [
    person.id,
  ]);
  const query = `mutation($id: ID!, $role: String!, $disabled: Boolean!, $version: Int!) {
    saveUser(id: $id, role: $role, disabled: $disabled, version: $version) { isSuccess modelId } }`;
  return app.call('/graphql', by, query, { ...rows[0], id: person.id, ...change }, headers);
};
const remove = (people: readonly { readonly id: string }[], by = token, headers = {}): Promise<Answer> =>
  app.call(
    '/graphql',
    by,
    'mutation($ids: [ID!]!) { removeUsers(ids: $ids) { isSuccess } }',
    { ids: people.map(({ id }) => id) },
    headers,
  );
const codeOf = (answer: Answer) => errorOf(answer)?.code ?? 'ok';
const stored = async ({ id }: { readonly id: string }) =>
  (await app.owner.query('select role, disabled, version from users where id = $1', [id])).rows[0];
const audited = async (person: { readonly id: string }) => {
  const { rows } = await app.owner.query(
    `select action, actor_name, old_values, new_values from audit_log
     where tenant_id = $1 and entity = 'user' and entity_id = $2 order by id`,
    [tenantId, person.id],
  );
  return rows;
};
const me = (by: string) => app.call('/graphql', by, '{ me { role } }');

describe('USR-04: the list of users', () => {
  it('has every field of the specification', async () => {
    const manager = await addPerson(app, tenantId, 'manager', { firstName: 'Mo', lastName: 'Markt' });
    expect(await find(manager)).toEqual({
      id: manager.id,
      username: manager.email,
      email: manager.email,
      firstName: 'Mo',
      lastName: 'Markt',
      picture: null,
      tenant: 'Café Kante',
      tenantId,
      resellerId: null,
      lastLogin: null,
      role: 'manager',
      roles: ['manager'],
      claims: [],
      emailConfirmed: true,
      disabled: false,
      version: 1,
      isOwn: false,
      mayChange: true,
    });
    await app.signIn(manager.email);
    expect(Date.parse(String((await find(manager)).lastLogin))).toBeGreaterThan(Date.now() - 60_000);
  });

  it('finds every word in names and e-mails, taking signs of patterns as they are', async () => {
    const odd = await addPerson(app, tenantId, 'user', {
      firstName: 'Per_cent',
      lastName: '100%',
      email: 'pc@odd.example',
    });
    const searches = ['per_ 100%', 'ODD.example', 'pc@ cent', 'PÉR_cent'];
    for (const search of searches)
      expect((await list({ search })).nodes.map(({ id }) => id)).toEqual([odd.id]);
    for (const search of ['per%cent', 'per_c_nt', '\\', "' or 1=1"])
      expect((await list({ search })).nodes).toEqual([]);
  });

  it.each(['müller', 'mueller', 'MULLER', 'kroegermueller'])(
    'finds umlauts however they are spelled: %s',
    async (search) => {
      const email = 'kroeger@umlaut.example';
      const known = (await list({ search: email })).nodes[0];
      const person = known ?? (await addPerson(app, tenantId, 'user', { lastName: 'Krögermüller', email }));
      expect((await list({ search })).nodes.map(({ id }) => id)).toEqual([person.id]);
    },
  );

  it('comes in pages by name, each user once', async () => {
    const other = await addTenant(app);
    const names = ['Ohm', 'ohm', 'Öhm', 'Adler', 'Zorn', 'Ohm', 'Eck'];
    for (const lastName of names) await addPerson(app, other, 'user', { firstName: 'Pat', lastName });
    const boss = await addPerson(app, other, 'owner', { lastName: 'Boss' });
    const by = await app.signIn(boss.email);
    const seen: string[] = [];
    let after: string | null = null;
    do {
      const page: Connection = await list({ first: 3, after }, by);
      expect(page.totalCount).toBe(8);
      seen.push(...page.nodes.map(({ id }) => id));
      after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
    } while (after !== null);
    expect(seen).toHaveLength(8);
    expect(new Set(seen).size).toBe(8);
    expect(seen).toEqual((await list({ first: 100 }, by)).nodes.map(({ id }) => id));
  });

  it.each(['x', 'W10', Buffer.from('["a","b","c"]').toString('base64url')])(
    'refuses the cursor %j',
    async (after) => {
      const answer = await app.call('/graphql', token, `{ users(after: "${after}") { totalCount } }`);
      expect(errorOf(answer)).toMatchObject({ code: 'INVALID_INPUT', parameters: { field: 'after' } });
    },
  );

  it('narrows by role and by who may sign in, and refuses roles that there are not', async () => {
    const other = await addTenant(app, 'Bar Narrow');
    const owner = await addPerson(app, other, 'owner');
    const [dealer, former] = [await addPerson(app, other, 'dealer'), await addPerson(app, other, 'dealer')];
    await app.owner.query('update users set disabled = true where id = $1', [former.id]);
    const by = await app.signIn(owner.email);
    const ask = (args: string) => app.call('/graphql', by, `{ users(${args}) { totalCount nodes { id } } }`);
    const found = async (args: string) => {
      const { users } = dataOf<{ users: Pick<Connection, 'nodes' | 'totalCount'> }>(await ask(args));
      expect(users.totalCount).toBe(users.nodes.length);
      return users.nodes.map(({ id }) => id).sort();
    };
    expect(await found('roles: ["dealer"]')).toEqual([dealer.id, former.id].sort());
    expect(await found('roles: ["dealer"], states: ["disabled"]')).toEqual([former.id]);
    expect(await found('states: ["active"]')).toEqual([owner.id, dealer.id].sort());
    expect(await found('roles: []')).toEqual([]);
    expect(await found('roles: null, states: null')).toHaveLength(3);
    expect(codeOf(await ask('roles: ["chef"]'))).toBe('INVALID_INPUT');
    expect(codeOf(await ask('states: ["gone"]'))).toBe('INVALID_INPUT');
  });

  it('tells whom the reader may change, and which roles they may give (USR-08)', async () => {
    const owner = await addPerson(app, tenantId, 'owner');
    const page = await list({ first: 200 }, await app.signIn(owner.email));
    expect(page.rolesToGive).toEqual(['owner', 'manager', 'dealer', 'user']);
    const standing = new Map(page.nodes.map((user) => [user.id, [user.isOwn, user.mayChange]]));
    expect(standing.get(owner.id)).toEqual([true, false]);
    expect(standing.get(admin.id)).toEqual([false, false]);
    expect((await list()).rolesToGive).toEqual(['admin', 'owner', 'manager', 'dealer', 'user']);
  });

  it('shows a picture by the path that a browser loads (IDN-62)', async () => {
    const person = await addPerson(app, tenantId, 'user');
    const name = `${'0a'.repeat(16)}.webp`;
    await app.owner.query('update users set picture = $2 where id = $1', [person.id, name]);
    expect((await find(person)).picture).toBe(`/files/photoURL/${name}`);
  });

  it.each(['\u0000', '\uD800', 'x'.repeat(10_000), ' \t\n '])(
    'takes any text as a search',
    async (search) => {
      const answer = await app.call(
        '/graphql',
        token,
        'query($s: String) { users(search: $s) { totalCount } }',
        {
          s: search,
        },
      );
      expect(['ok', 'INVALID_INPUT', 'QUERY_REFUSED']).toContain(codeOf(answer));
    },
  );

  it.each<Role>(['manager', 'dealer', 'user'])('USR-08, ACC-08: is not for the role %s', async (role) => {
    const by = await app.signIn((await addPerson(app, tenantId, role)).email);
    expect(codeOf(await app.call('/graphql', by, '{ users { totalCount } }'))).toBe('FORBIDDEN');
    expect(codeOf(await save(second, { disabled: true }, by))).toBe('FORBIDDEN');
    expect(codeOf(await remove([second], by))).toBe('FORBIDDEN');
  });
});

describe('USR-05: another role', () => {
  it('is given, audited with old and new value, and counted as a version', async () => {
    const person = await addPerson(app, tenantId, 'user', { firstName: 'Ro', lastName: 'Rolle' });
    expect(dataOf(await save(person, { role: 'manager' }))).toEqual({
      saveUser: { isSuccess: true, modelId: person.id },
    });
    expect(await stored(person)).toEqual({ role: 'manager', disabled: false, version: 2 });
    expect(await audited(person)).toEqual([
      {
        action: 'changeRole',
        actor_name: 'Ada Anker',
        old_values: { firstName: 'Ro', lastName: 'Rolle', role: 'user' },
        new_values: { firstName: 'Ro', lastName: 'Rolle', role: 'manager' },
      },
    ]);
  });

  it('is effective at once: the old token has to be refreshed, the session goes on (ACC-38)', async () => {
    const person = await addPerson(app, tenantId, 'owner');
    const theirs = await app.signIn(person.email);
    await list({}, theirs);
    await save(person, { role: 'user' });
    expect((await me(theirs)).status).toBe(401);
    const { rows } = await app.owner.query('select revoked_at from sessions where user_id = $1', [person.id]);
    expect(rows).toEqual([{ revoked_at: null }]);
  });

  it('is effective at once however the id is written', async () => {
    const ulla = await addPerson(app, tenantId, 'user');
    const before = await app.signIn(ulla.email);
    expect(errorOf(await app.call('/graphql', before, '{ me { id } }'))).toBeUndefined();
    await save({ ...ulla, id: ulla.id.toUpperCase() }, { role: 'manager' });
    expect(errorOf(await app.call('/graphql', before, '{ me { id } }'))?.code).toBe('SESSION_EXPIRED');
  });

  it('saved twice changes and writes nothing', async () => {
    const person = await addPerson(app, tenantId, 'user');
    await save(person, { role: 'dealer' });
    expect(codeOf(await save(person, { role: 'dealer' }))).toBe('ok');
    expect(await stored(person)).toMatchObject({ version: 2 });
    expect(await audited(person)).toHaveLength(1);
  });

  it('from a page that is out of date is a conflict', async () => {
    const person = await addPerson(app, tenantId, 'user');
    await save(person, { role: 'manager' });
    expect(codeOf(await save(person, { role: 'dealer', version: 1 }))).toBe('CONFLICT');
    expect(await stored(person)).toMatchObject({ role: 'manager' });
  });

  it.each([
    ['superAdmin', 'ROLE_NOT_ALLOWED'],
    ['reseller', 'ROLE_NOT_ALLOWED'],
    ['chef', 'INVALID_INPUT'],
    ['', 'INVALID_INPUT'],
  ])('cannot be %j for an admin of a customer', async (role, code) => {
    const person = await addPerson(app, tenantId, 'user');
    expect(codeOf(await save(person, { role }))).toBe(code);
    expect(await stored(person)).toMatchObject({ role: 'user', version: 1 });
  });

  it('an owner neither touches an admin nor makes one', async () => {
    const owner = await addPerson(app, tenantId, 'owner');
    const by = await app.signIn(owner.email);
    const person = await addPerson(app, tenantId, 'user');
    const answers = [
      await save(admin, { role: 'user' }, by),
      await save(admin, { disabled: true }, by),
      await remove([admin], by),
      await save(person, { role: 'admin' }, by),
      await save(owner, { role: 'admin' }, by),
    ];
    expect(answers.map(codeOf)).toEqual(answers.map(() => 'ROLE_NOT_ALLOWED'));
    expect(await stored(admin)).toMatchObject({ role: 'admin', disabled: false });
  });
});

describe('USR-05: a disabled user', () => {
  it('is out at once and cannot come back, until enabled again', async () => {
    const person = await addPerson(app, tenantId, 'user');
    const theirs = await app.signIn(person.email);
    expect((await me(theirs)).status).toBe(200);
    await save(person, { disabled: true });
    expect((await me(theirs)).status).toBe(401);
    await expect(app.signIn(person.email)).rejects.toThrow('invalid_grant');
    await save(person, { disabled: false });
    expect((await me(theirs)).status).toBe(401);
    expect((await me(await app.signIn(person.email))).status).toBe(200);
    expect((await audited(person)).map(({ action }) => action)).toEqual(['disable', 'enable']);
  });

  it.each<[string, (person: TestPerson) => Promise<Answer>]>([
    ['disabled', (person) => save(person, { disabled: true })],
    ['removed', (person) => remove([person])],
    ['given another role', (person) => save(person, { role: 'manager' })],
  ])('whoever is %s loses the connection to the hub at once', async (_what, change) => {
    const person = await addPerson(app, tenantId, 'user');
    const theirs = await app.signIn(person.email);
    const connection = new HubConnectionBuilder()
      .withUrl(`${app.url}/hubs/pos`, { accessTokenFactory: () => theirs })
      .configureLogging(LogLevel.None)
      .build();
    const closed = new Promise<void>((resolve) => connection.onclose(() => resolve()));
    await connection.start();
    await change(person);
    await closed;
  });
});

describe('USR-05: removed users', () => {
  it('are gone at once, with password and links; the audit log keeps who they were', async () => {
    const person = await addPerson(app, tenantId, 'user', { firstName: 'Re', lastName: 'Gone' });
    const theirs = await app.signIn(person.email);
    expect((await me(theirs)).status).toBe(200);
    expect(dataOf(await remove([person]))).toEqual({ removeUsers: { isSuccess: true } });
    expect((await me(theirs)).status).toBe(401);
    await expect(app.signIn(person.email)).rejects.toThrow('invalid_grant');
    expect(await stored(person)).toBeUndefined();
    const { rows } = await app.owner.query(
      `select (select count(*)::int from credentials where user_id = $1) passwords,
         (select count(*)::int from sign_ins where user_id = $1) sign_ins,
         (select array_agg(revoked_because) from sessions where user_id = $1) ended`,
      [person.id],
    );
    expect(rows[0]).toEqual({ passwords: 0, sign_ins: 0, ended: ['userRemoved'] });
    expect(await audited(person)).toEqual([
      {
        action: 'remove',
        actor_name: 'Ada Anker',
        old_values: { email: person.email, firstName: 'Re', lastName: 'Gone', role: 'user', disabled: false },
        new_values: null,
      },
    ]);
  });

  it('leave their e-mail free for a new account', async () => {
    const person = await addPerson(app, tenantId, 'user', { email: 'again@test.example' });
    await remove([person]);
    await addPerson(app, tenantId, 'user', { email: 'again@test.example' });
    expect((await me(await app.signIn('again@test.example'))).status).toBe(200);
  });

  it('removed by a second click are not there any more', async () => {
    const person = await addPerson(app, tenantId, 'user');
    expect([codeOf(await remove([person])), codeOf(await remove([person]))]).toEqual(['ok', 'NOT_FOUND']);
  });

  it('are removed all or none', async () => {
    const person = await addPerson(app, tenantId, 'user');
    expect(codeOf(await remove([person, { id: newId() }]))).toBe('NOT_FOUND');
    expect(await stored(person)).toBeDefined();
  });

  it.each([[[]], [['x']], [Array.from({ length: 101 }, () => newId())]])(
    'refuses ids like %j',
    async (ids) => {
      const answer = await remove((ids as string[]).map((id) => ({ id })));
      expect(codeOf(answer)).toBe('INVALID_INPUT');
    },
  );
});

describe('administrators', () => {
  const tenantOfTwo = async () => {
    const id = await addTenant(app);
    const first = await addPerson(app, id, 'admin');
    const other = await addPerson(app, id, 'owner');
    return { id, first, other, by: await app.signIn(first.email) };
  };

  it('USR-06: the last one is not removed, disabled or lowered', async () => {
    const { id, first, other } = await tenantOfTwo();
    const vendor = await app.signIn('superadmin@demo.example');
    const acting = { 'x-override-tenant': id };
    await app.owner.query('update users set disabled = true where id = $1', [other.id]);
    const answers = [
      await remove([first], vendor, acting),
      await remove([first, other], vendor, acting),
      await save(first, { disabled: true }, vendor, acting),
      await save(first, { role: 'manager' }, vendor, acting),
      await remove([first], await app.signIn(first.email)),
    ];
    expect(answers.map(codeOf)).toEqual(answers.map(() => 'LAST_ADMIN'));
    expect(await stored(first)).toMatchObject({ role: 'admin', disabled: false });
  });

  it('do nothing to their own account', async () => {
    const { first, by } = await tenantOfTwo();
    const answers = [
      await save(first, { disabled: true }, by),
      await save(first, { role: 'owner' }, by),
      await remove([first], by),
    ];
    expect(answers.map(codeOf)).toEqual(answers.map(() => 'OWN_ACCOUNT'));
    expect(await stored(first)).toMatchObject({ role: 'admin', disabled: false });
  });

  it('whose role was taken away act no more, whatever their token says', async () => {
    const { first, other, by } = await tenantOfTwo();
    await app.owner.query(`update users set role = 'user' where id = $1`, [first.id]);
    // This process still knows the role of a moment ago; the change asks the database.
    expect(codeOf(await save(other, { disabled: true }, by))).toMatch(/FORBIDDEN|SESSION_EXPIRED/);
    expect(await stored(other)).toMatchObject({ disabled: false });
  });
});

describe('users of another tenant', () => {
  it('are neither seen nor changed, whoever asks', async () => {
    const foreign = await addPerson(app, await addTenant(app), 'user', { lastName: 'Fremd' });
    expect((await list({ search: 'Fremd' })).nodes).toEqual([]);
    const answers = [
      await save(foreign, { role: 'manager' }),
      await save(foreign, { disabled: true }),
      await remove([foreign]),
    ];
    expect(answers.map(codeOf)).toEqual(answers.map(() => 'NOT_FOUND'));
    expect(await stored(foreign)).toEqual({ role: 'user', disabled: false, version: 1 });
  });

  it('are out of reach with a forged override (USR-18)', async () => {
    const other = await addTenant(app);
    const foreign = await addPerson(app, other, 'user');
    const answer = await save(foreign, { disabled: true }, token, { 'x-override-tenant': other });
    expect([answer.status, await stored(foreign)]).toMatchObject([403, { disabled: false }]);
  });
});
