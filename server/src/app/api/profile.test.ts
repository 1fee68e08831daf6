import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../kit/ids/index.ts';
import { untilMails } from '../testing/mailbox.ts';
import { dataOf, errorOf, startTestApp, type TestServer } from '../testing/test-app.ts';

let app: TestServer;
let owner: string;
let manager: string;

beforeAll(async () => {
  app = await startTestApp();
}, 60_000);
beforeEach(async () => {
  owner = await app.signIn('owner@demo.example');
  manager = await app.signIn('manager@demo.example');
});
afterAll(() => app.stop());

interface Profile {
  readonly firstName: string;
  readonly lastName: string;
  readonly company: string;
  readonly phone: string | null;
  readonly language: string;
  readonly version: number;
}

const query =
  '{ profile { id email role firstName lastName company mayChangeCompany phone language picture version } }';
const profileOf = async (person: string, headers = {}): Promise<Profile> =>
  dataOf<{ profile: Profile }>(await app.call('/graphql', person, query, {}, headers)).profile;

const mutation = 'mutation($profile: ProfileInput!) { saveProfile(profile: $profile) { isSuccess modelId } }';
const save = (person: string, profile: object) => app.call('/graphql', person, mutation, { profile });
/** Saves a change of what the person sees now. */
const change = async (person: string, changes: object) => {
  const { firstName, lastName, language, version } = await profileOf(person);
  return save(person, { firstName, lastName, language, version, ...changes });
};

describe('a profile (USR-03)', () => {
  it('is about the person who asks (IDN-58, IDN-61)', async () => {
    expect(await profileOf(manager)).toMatchObject({
      email: 'manager@demo.example',
      role: 'manager',
      firstName: 'Marek',
      lastName: 'Voss',
      company: 'Gasthaus Lindenhof',
      mayChangeCompany: false,
      phone: null,
      language: 'de',
      picture: null,
    });
  });

  it('is one’s own while acting for another tenant, to see and to change (USR-14)', async () => {
    const superAdmin = await app.signIn('superadmin@demo.example');
    const { rows } = await app.owner.query(
      `select id, tenant_id from users where email = 'owner@retail.demo.example'`,
    );
    const [{ id: userId, tenant_id: tenantId }] = rows;
    const switching = 'mutation($userId: ID!) { switchUser(userId: $userId) { sub } }';
    dataOf(await app.call('/graphql', superAdmin, switching, { userId }));
    const acting = { 'x-override-tenant': tenantId };
    const { firstName, language, version, company } = await profileOf(superAdmin, acting);
    expect([firstName, company]).toEqual(['Svenja', 'Tresen']);
    const input = { firstName, lastName: 'Alber', language, version, company: 'Tresen GmbH' };
    dataOf(await app.call('/graphql', superAdmin, mutation, { profile: input }, acting));
    expect(await profileOf(superAdmin)).toMatchObject({ lastName: 'Alber', company: 'Tresen GmbH' });
    const written = await app.owner.query(
      `select from audit_log where tenant_id = $1 and action = 'update'`,
      [tenantId],
    );
    expect(written.rowCount).toBe(0);
  });

  it('takes names, phone and language, and shows them at once everywhere', async () => {
    const changed = { firstName: ' Maria ', lastName: 'Voß', phone: '+49 30 123', language: 'en' };
    expect(dataOf(await change(manager, changed))).toMatchObject({ saveProfile: { isSuccess: true } });
    expect(await profileOf(manager)).toMatchObject({ ...changed, firstName: 'Maria' });
    const headers = { authorization: `Bearer ${manager}` };
    const userinfo = await (await fetch(`${app.url}/connect/userinfo`, { headers })).json();
    expect(userinfo).toMatchObject({ given_name: 'Maria', family_name: 'Voß' });
    await change(manager, { phone: '' });
    expect((await profileOf(manager)).phone).toBeNull();
  });

  it('keeps phone and company where they are not given', async () => {
    await change(manager, { phone: '030 1' });
    await change(manager, { lastName: 'Vogel' });
    expect(await profileOf(manager)).toMatchObject({ phone: '030 1', company: 'Gasthaus Lindenhof' });
  });

  it('lets the Owner group rename the company, and nobody below it', async () => {
    const refused = await change(manager, { company: 'Meins' });
    expect(errorOf(refused)).toMatchObject({ code: 'FORBIDDEN', parameters: { field: 'company' } });
    dataOf(await change(owner, { company: 'Gasthaus zur Linde' }));
    expect((await profileOf(manager)).company).toBe('Gasthaus zur Linde');
    dataOf(await change(owner, { company: 'Gasthaus Lindenhof' }));
  });

  it('refuses a change of what somebody else has changed, and tells how it is now', async () => {
    const { version } = await profileOf(manager);
    await change(manager, { lastName: 'Erste' });
    const late = await save(manager, { firstName: 'Maria', lastName: 'Zweite', language: 'de', version });
    expect(errorOf(late)).toMatchObject({
      code: 'CONFLICT',
      kind: 'conflict',
      parameters: { firstName: 'Maria', lastName: 'Erste', version: version + 1 },
    });
  });

  it('notices that the company was renamed meanwhile', async () => {
    const { firstName, lastName, language, version } = await profileOf(owner);
    await app.owner.query(
      `update tenants set name = 'Neu', version = version + 1 where name = 'Gasthaus Lindenhof'`,
    );
    const late = await save(owner, { firstName, lastName, language, version, company: 'Anders' });
    expect(errorOf(late)).toMatchObject({ code: 'CONFLICT', parameters: { company: 'Neu' } });
    await change(owner, { company: 'Gasthaus Lindenhof' });
  });

  it('takes a second click for the first one', async () => {
    const { version } = await profileOf(owner);
    const same = { firstName: 'Olga', lastName: 'Doppelt', language: 'de', version };
    const answers = await Promise.all([save(owner, same), save(owner, same)]);
    expect(answers.map((answer) => errorOf(answer)?.code)).toEqual([undefined, undefined]);
    expect((await profileOf(owner)).version).toBe(version + 1);
  });

  it('waits for an administrator at work on the same person, and neither breaks the other off', async () => {
    const administrator = await app.owner.connect();
    await administrator.query('begin');
    const person = `select u.id, u.tenant_id from users u where u.email = 'manager@demo.example'`;
    // In this order, as the user administration does.
    await administrator.query(
      `select from tenants where id = (select tenant_id from (${person}) p) for no key update`,
    );
    const saving = change(manager, { lastName: 'Gleichzeitig' });
    const waiting = `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
    while ((await app.owner.query(waiting)).rowCount === 0);
    await administrator.query(`update users set disabled = false where id = (select id from (${person}) p)`);
    await administrator.query('commit');
    administrator.release();
    expect(dataOf(await saving)).toMatchObject({ saveProfile: { isSuccess: true } });
  });

  it.each([
    ['firstName', 'O', 'NAME_TOO_SHORT'],
    ['phone', 'call me', 'PHONE_INVALID'],
    ['language', 'fr', 'LANGUAGE_UNKNOWN'],
    ['company', ' ', 'COMPANY_REQUIRED'],
  ])('is refused with a %s of %j', async (field, value, message) => {
    expect(errorOf(await change(owner, { [field]: value }))).toMatchObject({
      code: 'INVALID_INPUT',
      parameters: { field, message },
    });
  });

  it('leaves its old and new values in the audit log', async () => {
    await change(owner, { lastName: 'Alt' });
    await change(owner, { lastName: 'Neu', company: 'Am Tor' });
    const { rows } = await app.owner.query(
      `select entity, actor_name, old_values, new_values from audit_log where action = 'update' order by id desc limit 2`,
    );
    expect(rows).toMatchObject([
      { entity: 'tenant', old_values: { name: 'Gasthaus Lindenhof' }, new_values: { name: 'Am Tor' } },
      { entity: 'user', old_values: { lastName: 'Alt' }, new_values: { lastName: 'Neu' } },
    ]);
    await change(owner, { company: 'Gasthaus Lindenhof' });
  });
});

interface Session {
  readonly id: string;
  readonly browser: string | null;
  readonly system: string | null;
  readonly isCurrent: boolean;
}
const sessionsOf = async (person: string): Promise<Session[]> => {
  const asked = '{ mySessions { id browser system address createdAt lastUsedAt isCurrent } }';
  return dataOf<{ mySessions: Session[] }>(await app.call('/graphql', person, asked)).mySessions;
};
const end = (person: string, id: string) =>
  app.call('/graphql', person, 'mutation($id: ID!) { endSession(id: $id) { isSuccess modelId } }', { id });
const isSignedIn = async (person: string): Promise<boolean> =>
  (await app.call('/graphql', person, '{ me { id } }')).status === 200;
const currentOf = async (person: string): Promise<string> =>
  (await sessionsOf(person)).find(({ isCurrent }) => isCurrent)?.id ?? '';

describe('open sessions (USR-03)', () => {
  it('are listed with the one that asks marked, and with browser and system by name', async () => {
    await app.owner.query(`update sessions set user_agent = $2 where id = $1`, [
      await currentOf(owner),
      'Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0',
    ]);
    const sessions = await sessionsOf(owner);
    expect(sessions.filter(({ isCurrent }) => isCurrent)).toMatchObject([
      { browser: 'Firefox', system: 'Linux' },
    ]);
    expect(sessions.length).toBeGreaterThan(1);
  });

  it('end from afar, at once; a second click is fine', async () => {
    const other = await app.signIn('owner@demo.example');
    const id = await currentOf(other);
    for (let click = 0; click < 2; click += 1)
      expect(dataOf(await end(owner, id))).toMatchObject({ endSession: { isSuccess: true } });
    expect([await isSignedIn(other), await isSignedIn(owner)]).toEqual([false, true]);
    expect((await sessionsOf(owner)).map((session) => session.id)).not.toContain(id);
  });

  it('of somebody else, of the same company too, cannot be ended or seen', async () => {
    const theirs = await currentOf(manager);
    for (const id of [theirs, newId()])
      expect(errorOf(await end(owner, id))).toMatchObject({ code: 'NOT_FOUND' });
    expect(errorOf(await end(owner, 'no-id'))).toMatchObject({ code: 'INVALID_INPUT' });
    expect(await isSignedIn(manager)).toBe(true);
    expect((await sessionsOf(owner)).map(({ id }) => id)).not.toContain(theirs);
  });

  it('all end but the one that asks', async () => {
    const others = await Promise.all([app.signIn('owner@demo.example'), app.signIn('owner@demo.example')]);
    dataOf(await app.call('/graphql', owner, 'mutation { endOtherSessions { isSuccess } }'));
    expect(await Promise.all(others.map(isSignedIn))).toEqual([false, false]);
    expect((await sessionsOf(owner)).map(({ isCurrent }) => isCurrent)).toEqual([true]);
    expect(await isSignedIn(manager)).toBe(true);
  });

  it('cannot be ended with a token of one that has ended', async () => {
    const old = await app.signIn('owner@demo.example');
    dataOf(await end(owner, await currentOf(old)));
    expect((await end(old, await currentOf(owner))).status).toBe(401);
    expect(await isSignedIn(owner)).toBe(true);
  });
});

const plantSignIns = async (email: string, count: number): Promise<void> => {
  const { rows } = await app.owner.query('select id from users where email = $1', [email]);
  await app.owner.query('delete from sign_ins where user_id = $1', [rows[0].id]);
  for (let index = 0; index < count; index += 1)
    await app.owner.query(
      `insert into sign_ins (user_id, id, at, outcome, address, user_agent) values ($1, $2, $3, $4, '198.51.100.7', null)`,
      [rows[0].id, newId(index), new Date(index), index % 2 ? 'signedIn' : 'wrongPassword'],
    );
};

interface History {
  readonly nodes: readonly { readonly at: string; readonly outcome: string; readonly address: string }[];
  readonly pageInfo: { readonly endCursor: string; readonly hasNextPage: boolean };
}
const historyOf = async (person: string, first: number, after?: string): Promise<History> => {
  const asked =
    'query($first: Int, $after: String) { signInHistory(first: $first, after: $after) { nodes { id at outcome address browser system } pageInfo { endCursor hasNextPage } } }';
  const variables = { first, ...(after ? { after } : {}) };
  return dataOf<{ signInHistory: History }>(await app.call('/graphql', person, asked, variables))
    .signInHistory;
};

describe('the sign-in history', () => {
  it('shows the newest first, page by page, and nobody else’s', async () => {
    await plantSignIns('owner@demo.example', 5);
    await plantSignIns('manager@demo.example', 1);
    const first = await historyOf(owner, 3);
    expect(first.nodes.map(({ at }) => Date.parse(at))).toEqual([4, 3, 2]);
    expect(first.nodes[0]).toMatchObject({ outcome: 'wrongPassword', address: '198.51.100.7' });
    const second = await historyOf(owner, 3, first.pageInfo.endCursor);
    expect(second.nodes.map(({ at }) => Date.parse(at))).toEqual([1, 0]);
    expect([first.pageInfo.hasNextPage, second.pageInfo.hasNextPage]).toEqual([true, false]);
    expect((await historyOf(manager, 3)).nodes).toHaveLength(1);
  });
});

const tokenFor = (password: string) =>
  fetch(`${app.url}/connect/token`, {
    method: 'POST',
    body: new URLSearchParams({ grant_type: 'password', username: 'user@demo.example', password }),
  });
const changePassword = (person: string, current: string, next: string) =>
  app.call(
    '/graphql',
    person,
    'mutation($current: String!, $new: String!) { changePassword(current: $current, new: $new) { isSuccess } }',
    { current, new: next },
  );

describe('changing the password', () => {
  const [before, after] = ['Test-1234', 'Neu-5678'];

  it('ends every other session, keeps this one, and works from now on', async () => {
    const person = await app.signIn('user@demo.example');
    const other = await app.signIn('user@demo.example');
    expect(dataOf(await changePassword(person, before, after))).toEqual({
      changePassword: { isSuccess: true },
    });
    expect([await isSignedIn(person), await isSignedIn(other)]).toEqual([true, false]);
    expect([(await tokenFor(before)).status, (await tokenFor(after)).status]).toEqual([400, 200]);
    dataOf(await changePassword(person, after, before));
  });

  it('is told by a mail', async () => {
    const person = await app.signIn('user@demo.example');
    dataOf(await changePassword(person, before, after));
    dataOf(await changePassword(person, after, before));
    const [mail] = await untilMails(app, 'user@demo.example', 2);
    expect(mail?.text).toContain('/forgot-password?email=user%40demo.example');
    expect(JSON.stringify(mail)).not.toContain(after);
  });

  it('ends the link of a mail that was asked for before (API-07)', async () => {
    const post = (path: string, body: object) =>
      fetch(`${app.url}/Account/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    const email = 'reseller@demo.example';
    expect((await post('Forget', { email, FrontendUrl: app.url })).status).toBe(200);
    const [mail] = await untilMails(app, email, 1);
    const token = /resttoken=([\w-]+)/.exec(mail?.text ?? '')?.[1];
    expect(token).toBeTruthy();
    const person = await app.signIn(email);
    dataOf(await changePassword(person, before, after));
    const reset = { email, password: 'Fremd!999', ConfirmPassword: 'Fremd!999', token };
    expect((await post('Reset', reset)).status).toBe(400);
    dataOf(await changePassword(person, after, before));
  });

  it('asks for the current one, and the new one keeps the rule of the registration (IDN-20, IDN-21)', async () => {
    const person = await app.signIn('user@demo.example');
    expect(errorOf(await changePassword(person, 'wrong', after))).toMatchObject({
      code: 'WRONG_PASSWORD',
      parameters: { field: 'current' },
    });
    expect(errorOf(await changePassword(person, before, 'short'))).toMatchObject({
      code: 'INVALID_INPUT',
      parameters: { field: 'new', message: 'PASSWORD_TOO_SHORT' },
    });
    expect((await tokenFor(before)).status).toBe(200);
  });

  it('by one of two at once wins; the other learns that its current one is no longer right', async () => {
    const person = await app.signIn('user@demo.example');
    const answers = await Promise.all(
      ['Eins-1111', 'Zwei-2222'].map((next) => changePassword(person, before, next)),
    );
    const codes = answers.map((answer) => errorOf(answer)?.code ?? 'changed');
    expect([...codes].sort()).toEqual(['WRONG_PASSWORD', 'changed']);
    const won = codes.indexOf('changed') === 0 ? 'Eins-1111' : 'Zwei-2222';
    dataOf(await changePassword(person, won, before));
  });

  it('is in the audit log without any password', async () => {
    const { rows } = await app.owner.query(`select * from audit_log where action = 'changePassword'`);
    expect(rows.length).toBeGreaterThan(0);
    for (const word of [before, after, 'argon2']) expect(JSON.stringify(rows)).not.toContain(word);
  });

  it('is slowed down for whoever guesses the current one, as a sign-in is', async () => {
    const person = await app.signIn('dealer@demo.example');
    const codes: unknown[] = [];
    for (let guess = 0; guess < 9; guess += 1)
      codes.push(errorOf(await changePassword(person, `wrong${guess}`, after))?.code);
    expect(codes).toEqual([...Array(8).fill('WRONG_PASSWORD'), 'TOO_MANY_REQUESTS']);
    // The right one has to wait as well, and signing in does not.
    expect(errorOf(await changePassword(person, before, after))).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    expect(await app.signIn('dealer@demo.example')).toBeTruthy();
  });
});

describe('POST /api/auth/user/update (API-17)', () => {
  const update = (person: string | undefined, body: unknown) =>
    fetch(`${app.url}/api/auth/user/update`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(person ? { authorization: `Bearer ${person}` } : {}),
      },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
  const settings = { theme: { main: 'light4' }, direction: 'ltr' };

  it('keeps settings and shortcuts of the person and answers the stored user (IDN-58, SHL-51)', async () => {
    const user = {
      uuid: ((await profileOf(manager)) as unknown as { id: string }).id,
      role: 'superAdmin',
      data: {
        displayName: 'Nobody',
        email: 'x@y.example',
        settings,
        shortcuts: ['mail', 'receipts'],
        oldUser: { role: 'superAdmin' },
      },
    };
    const answer = await update(manager, { user, more: 1 });
    expect(answer.status).toBe(200);
    const stored = await answer.json();
    expect(stored).toMatchObject({
      uuid: user.uuid,
      role: 'manager',
      data: { email: 'manager@demo.example', photoURL: null, settings, shortcuts: ['mail', 'receipts'] },
    });
    expect(stored).not.toHaveProperty('data.oldUser');
    expect(JSON.stringify(stored)).not.toContain('Nobody');
  });

  it('keeps what is not given, and IDN-59: has the three default shortcuts', async () => {
    const { data } = (await (await update(owner, { user: { data: { settings } } })).json()) as {
      data: object;
    };
    expect(data).toMatchObject({ settings, shortcuts: ['calendar', 'mail', 'contacts'] });
    const again = (await (await update(owner, { user: { data: { shortcuts: [] } } })).json()) as {
      data: object;
    };
    expect(again.data).toMatchObject({ settings, shortcuts: [] });
  });

  it('is about nobody else', async () => {
    const answer = await update(owner, { user: { uuid: randomUUID(), data: { shortcuts: [] } } });
    expect(answer.status).toBe(403);
  });

  it.each([
    ['no user', {}, 422],
    ['settings of another form', { user: { data: { settings: 'x' } } }, 422],
    ['a NUL byte in a shortcut', { user: { data: { shortcuts: ['a\0'] } } }, 422],
    ['no JSON', '{', 400],
    ['a list', [], 422],
    ['100 KB', JSON.stringify({ user: { data: {}, x: 'x'.repeat(100_000) } }), 413],
  ])('refuses %s', async (_what, body, status) => expect((await update(owner, body)).status).toBe(status));

  it('asks for a token that is good', async () => {
    expect((await update(undefined, { user: { data: {} } })).status).toBe(401);
    expect((await update('no.such.token', { user: { data: {} } })).status).toBe(401);
  });
});
