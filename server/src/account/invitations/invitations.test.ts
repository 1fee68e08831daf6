import { randomUUID } from 'node:crypto';
import type { Role } from '@tresen/domain/kit/groups';
import { inFull } from '@tresen/domain/kit/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mailsTo, untilMails } from '../../app/testing/mailbox.ts';
import { meetAtLock } from '../../app/testing/meet-at-lock.ts';
import { addPerson, addTenant, type TestPerson } from '../../app/testing/people.ts';
import { type Answer, dataOf, errorOf, startTestApp, type TestServer } from '../../app/testing/test-app.ts';
import { type Database, inSystem, openDatabase } from '../../kit/db/pools.ts';
import { acceptInvitation, findOpenInvitation } from './index.ts';

interface Invitation {
  readonly id: string;
  readonly email: string;
  readonly [field: string]: unknown;
}

let app: TestServer;
let db: Database;
let tenantId: string;
let admin: TestPerson;
let token: string;

beforeAll(async () => {
  app = await startTestApp();
  db = openDatabase(app.ownerUrl, () => undefined);
  tenantId = await addTenant(app, 'Café Kante');
  admin = await addPerson(app, tenantId, 'admin', { firstName: 'Ada', lastName: 'Anker' });
  token = await app.signIn(admin.email);
});
afterAll(async () => {
  await db.close();
  await app.stop();
});

const newEmail = (): string => `gast+${randomUUID()}@bäckerei-müller.de`;
const invite = (email: string, given: Record<string, unknown> = {}, by = token, headers = {}) =>
  app.call(
    '/graphql',
    by,
    `mutation($email: String!, $role: String!, $language: String!, $frontendUrl: String) {
      inviteUser(email: $email, role: $role, language: $language, frontendUrl: $frontendUrl) { isSuccess modelId } }`,
    { email, role: 'manager', language: 'de', ...given },
    headers,
  );
const act = (
  field: 'resendInvitation' | 'withdrawInvitation' | 'restoreInvitation',
  id: string,
  by = token,
) => app.call('/graphql', by, `mutation($id: ID!) { ${field}(id: $id) { isSuccess modelId } }`, { id });
const list = async (by = token): Promise<Invitation[]> =>
  dataOf<{ invitations: Invitation[] }>(
    await app.call(
      '/graphql',
      by,
      '{ invitations { id email role language invitedBy sentAt expiresAt isExpired mayChange } }',
    ),
  ).invitations;
const find = async (email: string) => (await list()).find((invitation) => invitation.email === email);
const idOf = (answer: Answer): string =>
  dataOf<{ inviteUser: { modelId: string } }>(answer).inviteUser.modelId;
const codeOf = (answer: Answer) => errorOf(answer)?.code ?? 'ok';

/** The code in the newest mail to an address, when that many have come. */
const codeInMail = async (email: string, mails = 1): Promise<string> => {
  const [mail] = await untilMails(app, email, mails);
  const code = /\/register\/([\w-]{43})$/m.exec(mail?.text ?? '')?.[1];
  if (!code) throw new Error(`no code in ${mail?.text}`);
  return code;
};
const open = (code: string, at = new Date()) => inSystem(db, (tx) => findOpenInvitation(tx, code, at));
const expire = (id: string) =>
  app.owner.query(`update invitations set expires_at = now() - interval '1 minute' where id = $1`, [id]);
const audited = async (id: string) =>
  (
    await app.owner.query(
      `select action, actor_name, old_values, new_values from audit_log
       where tenant_id = $1 and entity = 'invitation' and entity_id = $2 order by id`,
      [tenantId, id],
    )
  ).rows;

describe('USR-05: an invitation', () => {
  it('goes by mail with a link that alone opens it, for 7 days (USR-08)', async () => {
    const email = newEmail();
    const id = idOf(await invite(` ${email.toUpperCase()} `));
    const code = await codeInMail(email);
    const [mail] = await mailsTo(app, email);
    expect(mail?.subject).toContain('Café Kante');
    expect(mail?.text).toContain('Ada Anker');
    expect(mail?.html).toContain(`/register/${code}`);
    expect(await open(code)).toEqual({
      tenantId,
      id,
      email,
      role: 'manager',
      language: 'de',
      tenantName: 'Café Kante',
    });
    const days = (count: number) => new Date(Date.now() + count * 24 * 60 * 60_000);
    expect([await open(code, days(6.99)), await open(code, days(7.01))]).toMatchObject([{ id }, undefined]);
    const { rows } = await app.owner.query('select t::text stored from invitations t where id = $1', [id]);
    expect(rows[0].stored).not.toContain(code);
  });

  it('reaches one address, however its domain is written', async () => {
    const name = `kasse+${randomUUID()}`;
    idOf(await invite(`${name}@xn--bckerei-mller-bfb28a.de`));
    expect(await find(`${name}@bäckerei-müller.de`)).toBeDefined();
    expect(codeOf(await invite(`${name}@BÄCKEREI-Müller.de`))).toBe('INVITATION_ALREADY_SENT');
  });

  it('shows in the list with what it promises', async () => {
    const email = newEmail();
    const id = idOf(await invite(email, { role: 'user', language: 'en' }));
    const found = await find(email);
    expect(found).toEqual({
      id,
      email,
      role: 'user',
      language: 'en',
      invitedBy: 'Ada Anker',
      sentAt: expect.any(String),
      expiresAt: expect.any(String),
      isExpired: false,
      mayChange: true,
    });
    expect(Date.parse(String(found?.expiresAt)) - Date.parse(String(found?.sentAt))).toBe(
      7 * 24 * 60 * 60_000,
    );
    expect(await audited(id)).toEqual([
      {
        action: 'create',
        actor_name: 'Ada Anker',
        old_values: null,
        new_values: { email, role: 'user', language: 'en' },
      },
    ]);
  });

  it('comes in the language that was chosen', async () => {
    const [german, english] = [newEmail(), newEmail()];
    await invite(german);
    await invite(english, { language: 'en' });
    const subjects = [await untilMails(app, german, 1), await untilMails(app, english, 1)].map(
      ([mail]) => mail?.subject,
    );
    expect(subjects).toEqual([expect.stringContaining('Einladung'), expect.stringContaining('nvit')]);
  });

  it.each([
    ['no address', { email: 'guest' }, 'INVALID_INPUT'],
    ['two addresses', { email: 'a@test.example, b@test.example' }, 'INVALID_INPUT'],
    ['an unknown role', { role: 'chef' }, 'INVALID_INPUT'],
    ['an unknown language', { language: 'fr' }, 'INVALID_INPUT'],
    ['a role of the vendor', { role: 'superAdmin' }, 'ROLE_NOT_ALLOWED'],
    ['a role of resellers', { role: 'reseller' }, 'ROLE_NOT_ALLOWED'],
    ['a link to somebody else', { frontendUrl: 'https://tresen.evil.example' }, 'INVALID_INPUT'],
    ['a link that only looks like ours', { frontendUrl: 'http://localhost@evil.example' }, 'INVALID_INPUT'],
  ])('with %s is refused and sends nothing', async (_what, given, code) => {
    const email = newEmail();
    expect(codeOf(await invite(email, given))).toBe(code);
    expect([await find(email), await mailsTo(app, email)]).toEqual([undefined, []]);
  });

  it('leads to the web app that asks, where it is one of ours', async () => {
    const email = newEmail();
    await invite(email, { frontendUrl: 'http://localhost:5173/' });
    const [mail] = await untilMails(app, email, 1);
    expect(mail?.text).toContain('http://localhost:5173/register/');
  });

  it('USR-08: an owner invites up to owner, and does not touch the invitation of an admin', async () => {
    const owner = await addPerson(app, tenantId, 'owner');
    const by = await app.signIn(owner.email);
    expect(codeOf(await invite(newEmail(), { role: 'admin' }, by))).toBe('ROLE_NOT_ALLOWED');
    expect(codeOf(await invite(newEmail(), { role: 'owner' }, by))).toBe('ok');
    const id = idOf(await invite(newEmail(), { role: 'admin' }));
    expect((await list(by)).find((invitation) => invitation.id === id)?.mayChange).toBe(false);
    const answers = [await act('resendInvitation', id, by), await act('withdrawInvitation', id, by)];
    expect(answers.map(codeOf)).toEqual(['ROLE_NOT_ALLOWED', 'ROLE_NOT_ALLOWED']);
  });

  it.each<Role>(['manager', 'dealer', 'user'])('USR-08: is not for the role %s', async (role) => {
    const by = await app.signIn((await addPerson(app, tenantId, role)).email);
    const answers = [
      await invite(newEmail(), { role: 'user' }, by),
      await app.call('/graphql', by, '{ invitations { id } }'),
    ];
    expect(answers.map(codeOf)).toEqual(['FORBIDDEN', 'FORBIDDEN']);
  });
});

describe('an address that', () => {
  it('USR-07, ERR-34: has an open invitation gets no second one', async () => {
    const email = newEmail();
    await invite(email);
    const again = await invite(email.toUpperCase(), { role: 'user' });
    expect(errorOf(again)).toMatchObject({
      code: 'INVITATION_ALREADY_SENT',
      kind: 'conflict',
      parameters: { field: 'email' },
    });
    expect(await find(email)).toMatchObject({ role: 'manager' });
  });

  it('USR-07: is invited twice at the same moment gets one mail', async () => {
    const email = newEmail();
    const lock = { text: 'select from tenants where id = $1 for update', values: [tenantId] };
    const answers = await meetAtLock(app, lock, [() => invite(email), () => invite(email)]);
    expect(answers.map(codeOf).sort()).toEqual(['INVITATION_ALREADY_SENT', 'ok']);
    expect(await untilMails(app, email, 1)).toHaveLength(1);
  });

  it('has an expired invitation gets a new one in its place', async () => {
    const email = newEmail();
    const first = idOf(await invite(email));
    await expire(first);
    expect(await find(email)).toMatchObject({ id: first, isExpired: true });
    const second = idOf(await invite(email));
    expect((await list()).filter((invitation) => invitation.email === email).map(({ id }) => id)).toEqual([
      second,
    ]);
  });

  it('belongs to somebody gets none, and it is not told where they are', async () => {
    const own = await addPerson(app, tenantId, 'user');
    const elsewhere = await addPerson(app, await addTenant(app), 'user');
    const [here, there] = [await invite(own.email), await invite(elsewhere.email)];
    expect(errorOf(here)).toMatchObject({ code: 'EMAIL_TAKEN', parameters: { field: 'email' } });
    expect(errorOf(there)).toEqual({ ...errorOf(here), requestId: errorOf(there)?.requestId });
    expect(await mailsTo(app, elsewhere.email)).toEqual([]);
  });

  it('is invited by two tenants gets both: whoever is accepted first has the person', async () => {
    const email = newEmail();
    const other = await addTenant(app);
    const by = await app.signIn((await addPerson(app, other, 'owner')).email);
    expect([codeOf(await invite(email)), codeOf(await invite(email, {}, by))]).toEqual(['ok', 'ok']);
  });

  it('is asked by one company after the other gets 20 mails an hour, and none less for one of them', async () => {
    const email = newEmail();
    const tenants = await Promise.all(
      Array.from({ length: 5 }, async () => {
        const of = await addTenant(app);
        const owner = await addPerson(app, of, 'owner');
        return { owner, token: await app.signIn(owner.email) };
      }),
    );
    const answers: string[] = [];
    for (const { token: by } of tenants) {
      const first = await invite(email, {}, by);
      answers.push(String(codeOf(first)));
      for (let again = 0; again < 4; again += 1)
        answers.push(
          String(codeOf(first.errors.length > 0 ? first : await act('resendInvitation', idOf(first), by))),
        );
    }
    expect(answers).toEqual([...Array(20).fill('ok'), ...Array(5).fill('TOO_MANY_REQUESTS')]);
  });

  it('is asked for again and again is not told about any more (enumeration)', async () => {
    const by = await app.signIn((await addPerson(app, await addTenant(app), 'owner')).email);
    const { email } = await addPerson(app, tenantId, 'user');
    const answers: string[] = [];
    for (let index = 0; index < 6; index += 1) answers.push(String(codeOf(await invite(email, {}, by))));
    expect(answers).toEqual([...Array.from({ length: 5 }, () => 'EMAIL_TAKEN'), 'TOO_MANY_REQUESTS']);
  });

  it('a tenant sends at most 100 invitations an hour', inFull, async () => {
    const by = await app.signIn((await addPerson(app, await addTenant(app), 'owner')).email);
    const inviteMany = (length: number) =>
      Promise.all(Array.from({ length }, () => invite(newEmail(), { role: 'user' }, by)));
    // Half and half: one caller has only so many requests under way (decision 39).
    const answers = [...(await inviteMany(50)), ...(await inviteMany(53))];
    const refused = answers.filter((answer) => codeOf(answer) !== 'ok');
    expect(refused).toHaveLength(3);
    expect(errorOf(refused[0] as Answer)).toMatchObject({
      code: 'TOO_MANY_REQUESTS',
      parameters: { seconds: expect.any(Number) },
    });
  });
});

describe('an address that somebody registered and never confirmed', () => {
  const password = 'Squat-Haus-34';
  const post = (path: string, body: object) =>
    fetch(`${app.url}/Account/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...body, FrontendUrl: app.url }),
    });
  const register = (email: string, given: object = {}) =>
    post('Register', {
      FirstName: 'Sam',
      LastName: 'Squatter',
      company: `Squat ${email}`,
      email,
      password,
      ConfirmPassword: password,
      ...given,
    });
  const own = {
    FirstName: 'Ina',
    LastName: 'Invited',
    password: 'Joined-1234',
    ConfirmPassword: 'Joined-1234',
  };
  const personOf = async (email: string) =>
    (
      await app.owner.query(
        'select u.tenant_id, u.role, u.first_name, u.email_confirmed, (select count(*)::int from tenants where name = $2) companies from users u where email = $1',
        [email, `Squat ${email}`],
      )
    ).rows;
  const signInStatus = async (username: string, given: string) =>
    (
      await fetch(`${app.url}/connect/token`, {
        method: 'POST',
        body: new URLSearchParams({ grant_type: 'password', username, password: given }),
      })
    ).status;
  const confirmationOf = async (email: string) => {
    const mails = await untilMails(app, email, 1);
    const link = mails.map(({ text }) => /https?:\S+\/confirmed\?\S+/.exec(text)?.[0]).find(Boolean);
    return { email, token: new URL(link ?? '').searchParams.get('token') };
  };

  it('is invited at once, and whoever follows the invitation has the address', async () => {
    const email = newEmail();
    expect((await register(email)).status).toBe(200);
    const confirmation = await confirmationOf(email);
    expect(codeOf(await invite(email))).toBe('ok');
    const invitationCode = await codeInMail(email, 2);
    expect((await register(email, { ...own, invitationCode })).status).toBe(200);
    expect(await personOf(email)).toEqual([
      { tenant_id: tenantId, role: 'manager', first_name: 'Ina', email_confirmed: true, companies: 0 },
    ]);
    expect((await post('Confirm', confirmation)).status).not.toBe(200);
    expect([await signInStatus(email, password), await signInStatus(email, own.password)]).toEqual([
      400, 200,
    ]);
  });

  it('and confirmed before the invitation was followed keeps its account', async () => {
    const email = newEmail();
    await register(email);
    const confirmation = await confirmationOf(email);
    await invite(email);
    const invitationCode = await codeInMail(email, 2);
    expect((await post('Confirm', confirmation)).status).toBe(200);
    expect((await register(email, { ...own, invitationCode })).status).not.toBe(200);
    expect(await personOf(email)).toMatchObject([{ role: 'admin', first_name: 'Sam', companies: 1 }]);
    expect(await signInStatus(email, password)).toBe(200);
  });
});

describe('sent again', () => {
  it('an invitation has a new link for another 7 days, and the old one opens nothing', async () => {
    const email = newEmail();
    const id = idOf(await invite(email));
    const old = await codeInMail(email);
    await expire(id);
    expect(codeOf(await act('resendInvitation', id))).toBe('ok');
    const fresh = await codeInMail(email, 2);
    expect(fresh).not.toBe(old);
    expect([await open(old), await open(fresh)]).toMatchObject([undefined, { id, email }]);
    expect((await audited(id)).map(({ action }) => action)).toEqual(['create', 'resend']);
  });

  it('too often it is refused', async () => {
    const id = idOf(await invite(newEmail()));
    const answers: string[] = [];
    for (let index = 0; index < 5; index += 1)
      answers.push(String(codeOf(await act('resendInvitation', id))));
    expect(answers).toEqual(['ok', 'ok', 'ok', 'ok', 'TOO_MANY_REQUESTS']);
  });

  it('after the person has found another way in, it is refused', async () => {
    const email = newEmail();
    const id = idOf(await invite(email));
    await addPerson(app, await addTenant(app), 'user', { email });
    expect(codeOf(await act('resendInvitation', id))).toBe('EMAIL_TAKEN');
  });
});

describe('withdrawn', () => {
  it('an invitation opens nothing, until the withdrawal is taken back', async () => {
    const email = newEmail();
    const id = idOf(await invite(email));
    const code = await codeInMail(email);
    expect(codeOf(await act('withdrawInvitation', id))).toBe('ok');
    expect([await open(code), await find(email)]).toEqual([undefined, undefined]);
    expect(codeOf(await act('withdrawInvitation', id))).toBe('ok');
    expect(codeOf(await act('resendInvitation', id))).toBe('NOT_FOUND');
    expect(codeOf(await act('restoreInvitation', id))).toBe('ok');
    expect(await open(code)).toMatchObject({ id });
    expect((await audited(id)).map(({ action }) => action)).toEqual(['create', 'withdraw', 'restore']);
  });

  it('makes room for another one, which stays', async () => {
    const email = newEmail();
    const first = idOf(await invite(email));
    await act('withdrawInvitation', first);
    const second = idOf(await invite(email, { role: 'user' }));
    expect(codeOf(await act('restoreInvitation', first))).toBe('INVITATION_ALREADY_SENT');
    expect(await find(email)).toMatchObject({ id: second });
  });
});

describe('accepted', () => {
  const accept = (invitation: { readonly tenantId: string; readonly id: string }, at = new Date()) =>
    inSystem(db, (tx) => acceptInvitation(tx, invitation, at));

  it('an invitation is used up, once', async () => {
    const email = newEmail();
    const id = idOf(await invite(email));
    const code = await codeInMail(email);
    const accepted = await Promise.all([accept({ tenantId, id }), accept({ tenantId, id })]);
    expect(accepted.sort()).toEqual([false, true]);
    expect([await open(code), await find(email)]).toEqual([undefined, undefined]);
    const answers = [
      await act('resendInvitation', id),
      await act('withdrawInvitation', id),
      await act('restoreInvitation', id),
    ];
    expect(answers.map(codeOf)).toEqual(['NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND']);
  });

  it('at the moment in which it is withdrawn, it is one of the two', async () => {
    const id = idOf(await invite(newEmail()));
    const lock = { text: 'select from invitations where id = $1 for update', values: [id] };
    const [accepted, withdrawn] = await meetAtLock<unknown>(app, lock, [
      () => accept({ tenantId, id }),
      () => act('withdrawInvitation', id).then(codeOf),
    ]);
    expect([
      [true, 'NOT_FOUND'],
      [false, 'ok'],
    ]).toContainEqual([accepted, withdrawn]);
  });

  it('it cannot be when it was withdrawn, has expired or is of another tenant', async () => {
    const id = idOf(await invite(newEmail()));
    expect(await accept({ tenantId: await addTenant(app), id })).toBe(false);
    expect(await accept({ tenantId, id }, new Date(Date.now() + 8 * 24 * 60 * 60_000))).toBe(false);
    await act('withdrawInvitation', id);
    expect(await accept({ tenantId, id })).toBe(false);
  });

  it.each([
    ['nothing', ''],
    ['something short', 'x'],
    ['a guess', 'a'.repeat(43)],
    ['a book', 'A'.repeat(100_000)],
  ])('it is not opened by %s', async (_what, code) => {
    expect(await open(code)).toBeUndefined();
  });
});

describe("another tenant's invitations", () => {
  it('are neither seen nor changed', async () => {
    const id = idOf(await invite(newEmail()));
    const by = await app.signIn((await addPerson(app, await addTenant(app), 'owner')).email);
    expect(await list(by)).toEqual([]);
    const answers = [
      await act('resendInvitation', id, by),
      await act('withdrawInvitation', id, by),
      await act('restoreInvitation', id, by),
    ];
    expect(answers.map(codeOf)).toEqual(['NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND']);
  });

  it('are made by the vendor who acts for it, under the real name (USR-09, USR-18)', async () => {
    const email = newEmail();
    const vendor = await app.signIn('superadmin@demo.example');
    await invite(email, { role: 'admin' }, vendor, { 'x-override-tenant': tenantId });
    expect(await find(email)).toMatchObject({ role: 'admin', invitedBy: 'Svenja Albers' });
  });
});
