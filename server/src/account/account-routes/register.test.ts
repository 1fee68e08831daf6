import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestAccount, type TestAccount } from '../testing.ts';
import { fresh, linkTo, postAccount, registration } from '../testing-links.ts';

let host: TestAccount;
beforeAll(async () => {
  host = await createTestAccount();
});
afterAll(() => host.stop());

const register = (changed: Readonly<Record<string, unknown>> = {}, from: object = fresh()) =>
  postAccount(host, 'Register', registration(changed), from);
const signIn = (username: string, password = 'Neu-1234') =>
  host.post('/connect/token', { grant_type: 'password', username, password });
const confirm = (email: string, token: string) => postAccount(host, 'Confirm', { email, token }, fresh());
const tokenTo = (email: string) => linkTo(host, email).searchParams.get('token') ?? '';
const userOf = async (email: string) =>
  (
    await host.database.owner.query(
      `select u.*, t.name as company, t.kind, t.reseller_id from users u join tenants t on t.id = u.tenant_id
       where u.email = $1`,
      [email],
    )
  ).rows[0];
const counts = async () =>
  (
    await host.database.owner.query(
      `select (select count(*) from users) as users, (select count(*) from tenants) as tenants,
         (select count(*) from credentials) as credentials, (select count(*) from mail_tokens) as tokens,
         (select count(*) from audit_log) as entries`,
    )
  ).rows[0];

describe('API-05: registration', () => {
  test('IDN-25, IDN-26: makes a company and its first administrator, who confirms by mail and signs in', async () => {
    const email = 'nora@new.example';
    const { status, body } = await register({ email });
    expect([status, body]).toEqual([200, { isSuccess: true, isConfirmed: false }]);
    expect(await userOf(email)).toMatchObject({
      role: 'admin',
      first_name: 'Nora',
      last_name: 'Brandt',
      company: 'Café Morgenrot',
      kind: 'customer',
      reseller_id: null,
      email_confirmed: false,
      shortcuts: ['calendar', 'mail', 'contacts'],
    });
    expect((await signIn(email)).body.error_description).toBe('Email is not confirmed to log in.');
    const link = linkTo(host, email);
    expect([link.origin, link.pathname, link.searchParams.get('email')]).toEqual([
      'https://tresen.test',
      '/confirmed',
      email,
    ]);
    expect((await confirm(email, tokenTo(email))).body).toEqual({ isSuccess: true });
    expect((await signIn(email)).status).toBe(200);
  });

  test('the fields’ names are taken in any case', async () => {
    const payload = Object.entries(registration({ email: 'case@new.example' }));
    const shouted = Object.fromEntries(payload.map(([name, value]) => [name.toUpperCase(), value]));
    expect((await postAccount(host, 'Register', shouted, fresh())).status).toBe(200);
  });

  test('ERR-12: an address belongs to one person, in whatever case it is typed', async () => {
    const email = 'Twice@New.example';
    expect((await register({ email })).status).toBe(200);
    expect(await userOf('twice@new.example')).toBeDefined();
    const again = await register({ email: 'TWICE@new.example' });
    expect([again.status, again.body]).toEqual([
      422,
      { error: 'USER_EXISTS', error_description: 'User already exist!', field: 'email' },
    ]);
  });

  test.each([
    ['IDN-17', { FirstName: 'N' }, 'FirstName', 'Min character length is 2'],
    ['IDN-17', { LastName: undefined }, 'LastName', 'Min character length is 2'],
    ['IDN-18', { company: '' }, 'company', 'Please enter a company'],
    ['IDN-19', { email: 'nora@' }, 'email', 'Please enter a valid email'],
    ['IDN-19', { email: '\u043elga@new.example' }, 'email', 'Please enter a valid email'],
    ['IDN-19', { email: 'a@new.example\r\nBcc: b@new.example' }, 'email', 'Please enter a valid email'],
    ['IDN-17', { FirstName: 'https://x.example' }, 'FirstName', 'Please enter a valid name'],
    ['IDN-18', { company: '<b>Café' }, 'company', 'Please enter a valid company'],
    ['IDN-20', { password: 'aB3$5', ConfirmPassword: 'aB3$5' }, 'password', 'Min character length is 6'],
    [
      'IDN-21, IDN-22',
      { password: 'abcdef', ConfirmPassword: 'abcdef' },
      'password',
      'at least one numeric digit, one special character, one uppercase and one lowercase letter',
    ],
    ['IDN-23', { ConfirmPassword: 'Neu-1235' }, 'ConfirmPassword', 'Passwords do not match'],
  ])('%s, IDN-24, ERR-14: %j is refused at %s, and nothing is stored', async (_id, changed, field, text) => {
    const before = await counts();
    const { status, body } = await register(changed);
    expect([status, body.field, body.error_description]).toEqual([422, field, text]);
    expect(await counts()).toEqual(before);
  });

  test.each([
    'https://evil.example',
    'https://tresen.test.evil.example',
    'https://tresen.test@evil.example',
    '//tresen.test',
    'javascript:alert(1)',
    '',
    undefined,
  ])('a link never leads to %j: no mail, no user', async (FrontendUrl) => {
    const before = await counts();
    const { status, body } = await register({ FrontendUrl });
    expect([status, body.error]).toEqual([400, 'FRONTEND_UNKNOWN']);
    expect(body).not.toHaveProperty('field');
    expect(await counts()).toEqual(before);
  });

  test.each<[string, unknown, number, string]>([
    ['a list', [], 400, 'WRONG_DATA'],
    ['nothing', '', 400, 'WRONG_DATA'],
    ['null', 'null', 400, 'WRONG_DATA'],
    ['half a body', '{"email":', 400, 'WRONG_DATA'],
    ['a number for a name', registration({ FirstName: 5 }), 400, 'WRONG_DATA'],
    ['an object for an e-mail', registration({ email: { $ne: '' } }), 400, 'WRONG_DATA'],
    ['a list for a password', registration({ password: ['Neu-1234'] }), 400, 'WRONG_DATA'],
    ['a NUL byte in a name', registration({ FirstName: 'No\0ra' }), 400, 'WRONG_DATA'],
    ['a NUL byte in an e-mail', registration({ email: 'a\0@new.example' }), 400, 'WRONG_DATA'],
    ['a NUL byte in a password', registration({ password: 'Neu-1\0-234' }), 400, 'WRONG_DATA'],
    ['a field twice', registration({ EMAIL: 'other@new.example' }), 400, 'WRONG_DATA'],
    ['__proto__', '{"__proto__":{"email":"a@new.example"}}', 400, 'WRONG_DATA'],
    ['20 KB', registration({ company: 'x'.repeat(20_000) }), 413, 'TOO_LARGE'],
  ])('ERR-10, ERR-11: %s is wrong data of no field', async (_case, payload, status, error) => {
    const answer = await postAccount(host, 'Register', payload, fresh());
    expect([answer.status, answer.body.error]).toEqual([status, error]);
    expect(answer.body).not.toHaveProperty('field');
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  test('of two registrations of one address at once one wins, and one mail goes', async () => {
    const email = 'race@new.example';
    const answers = await Promise.all([1, 2, 3, 4].map(() => register({ email })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422]);
    const { rows } = await host.database.owner.query('select from mail_tokens where email = $1', [email]);
    expect(rows).toHaveLength(1);
  });

  test('a registration that breaks off half way leaves nothing', async () => {
    const before = await counts();
    const mails = host.mails.length;
    await host.database.owner.query(
      'create function refuse() returns trigger language plpgsql as $$ begin raise exception $x$no$x$; end $$',
    );
    await host.database.owner.query(
      'create trigger refuse before insert on mail_tokens for each row execute function refuse()',
    );
    const { status, body } = await register();
    await host.database.owner.query('drop trigger refuse on mail_tokens');
    expect([status, body.error]).toEqual([500, 'INTERNAL']);
    expect(await counts()).toEqual(before);
    expect(host.mails).toHaveLength(mails);
  });

  test.each([
    ['de-DE,de;q=0.9,en;q=0.8', 'de', 'Bitte bestätigen Sie'],
    ['en-GB,en;q=0.9', 'en', 'confirm'],
    ['de;q=0.3, EN;q=0.7', 'en', 'confirm'],
    ['fr', 'de', 'Bitte bestätigen Sie'],
    ['x'.repeat(4_000), 'de', 'Bitte bestätigen Sie'],
  ])('ERR-01: Accept-Language %s: the mail is in %s', async (language, expected, words) => {
    const email = `${crypto.randomUUID()}@new.example`;
    await register({ email }, { ...fresh(), language });
    expect((await userOf(email)).language).toBe(expected);
    expect(host.mails.at(-1)?.subject).toContain(words);
  });

  test('it is in the new company’s audit log, under the person’s name and without secrets', async () => {
    const email = 'audit@new.example';
    await register({ email });
    await confirm(email, tokenTo(email));
    const { id, tenant_id } = await userOf(email);
    const { rows } = await host.database.owner.query(
      'select * from audit_log where tenant_id = $1 order by at, entity',
      [tenant_id],
    );
    expect(rows.map(({ entity, action }) => `${entity} ${action}`)).toEqual([
      'tenant create',
      'user register',
      'user confirmEmail',
    ]);
    for (const row of rows) {
      expect(row).toMatchObject({ actor_kind: 'user', actor_id: id, actor_name: 'Nora Brandt' });
      expect(row.request_id).toBeTruthy();
    }
    const text = JSON.stringify(rows);
    for (const secret of ['Neu-1234', tokenTo(email), '$argon2id']) expect(text).not.toContain(secret);
  });

  test('neither people nor secrets are logged', () => {
    expect(host.logged.join('\n')).not.toMatch(/new\.example|Neu-1234|Nora|Brandt|[\w-]{43}/);
  });
});

describe('nobody squats an address', () => {
  const later = 48 * 60 * 60_000;

  test('an unconfirmed registration gives way to a new one once its link is over, and its link dies', async () => {
    const email = 'squatted@new.example';
    await register({ email, company: 'Squatter' });
    const old = await userOf(email);
    const oldToken = tokenTo(email);
    host.advance(later - 1_000);
    expect((await register({ email })).status).toBe(422);
    host.advance(1_000);
    expect((await register({ email, password: 'Own-1234', ConfirmPassword: 'Own-1234' })).status).toBe(200);
    const mine = await userOf(email);
    expect(mine.id).not.toBe(old.id);
    expect(mine.company).toBe('Café Morgenrot');
    expect((await confirm(email, oldToken)).status).toBe(400);
    await confirm(email, tokenTo(email));
    expect((await signIn(email)).status).toBe(400);
    expect((await signIn(email, 'Own-1234')).status).toBe(200);
    const { rows } = await host.database.owner.query('select from tenants where id = $1', [old.tenant_id]);
    expect(rows).toHaveLength(0);
  });

  test('what nobody came to confirm in 30 days is forgotten, person and company', async () => {
    const [abandoned, confirmed] = ['abandoned@new.example', 'kept@new.example'];
    await register({ email: abandoned });
    await register({ email: confirmed });
    const { tenant_id } = await userOf(abandoned);
    await confirm(confirmed, tokenTo(confirmed));
    host.advance(15 * later - 1);
    await host.account.cleanUp();
    expect(await userOf(abandoned)).toBeDefined();
    host.advance(1);
    await host.account.cleanUp();
    expect(await userOf(abandoned)).toBeUndefined();
    expect(await userOf(confirmed)).toBeDefined();
    const { rows } = await host.database.owner.query('select from tenants where id = $1', [tenant_id]);
    expect(rows).toEqual([]);
  });

  test('a confirmed account never gives way', async () => {
    const email = 'confirmed@new.example';
    await register({ email });
    await confirm(email, tokenTo(email));
    host.advance(10 * later);
    expect((await register({ email })).body.error).toBe('USER_EXISTS');
  });

  test.each([
    [
      'has another user',
      `insert into users (id, tenant_id, email, role, first_name, last_name)
       values (gen_random_uuid(), $1, gen_random_uuid() || '@new.example', 'user', 'A', 'B')`,
    ],
    [
      'has a branch',
      `insert into organization_units (tenant_id, id, name) values ($1, gen_random_uuid(), 'Mitte')`,
    ],
    [
      'has invited somebody',
      `insert into invitations (tenant_id, id, email, role, code_hash, invited_by_name, created_at, sent_at, expires_at)
       values ($1, gen_random_uuid(), 'x@new.example', 'user', 'x', 'X', now(), now(), now())`,
    ],
    [
      'belongs to a reseller',
      'update tenants set reseller_id = (select id from tenants where id <> $1 limit 1) where id = $1',
    ],
  ])('an unconfirmed account whose tenant %s stays', async (_case, sql) => {
    const email = `${crypto.randomUUID()}@new.example`;
    await register({ email });
    const old = await userOf(email);
    await host.database.owner.query(sql, [old.tenant_id]);
    host.advance(2 * later);
    expect((await register({ email })).body.error).toBe('USER_EXISTS');
    expect((await userOf(email)).id).toBe(old.id);
  });
});
