import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestAccount, type TestAccount, testPassword } from '../testing.ts';
import { fresh, linkTo, postAccount } from '../testing-links.ts';

let host: TestAccount;
beforeAll(async () => {
  host = await createTestAccount();
});
afterAll(() => host.stop());

const frontend = 'https://tresen.test';
const minute = 60_000;
const forget = (email: unknown, FrontendUrl: unknown = frontend) =>
  postAccount(host, 'Forget', { email, FrontendUrl }, fresh());
const reset = (email: string, token: unknown, password = 'New!1234', from = fresh()) =>
  postAccount(host, 'Reset', { email, password, ConfirmPassword: password, token }, from);
const tokenTo = (email: string) => linkTo(host, email).searchParams.get('resttoken') ?? '';
const signIn = (username: string, password: string) =>
  host.post('/connect/token', { grant_type: 'password', username, password });
const mailsTo = (email: string) => host.mails.filter(({ to }) => to === email);

/** Waits until so many of the server's statements wait for a lock. */
const waiting = (statements: number) =>
  expect
    .poll(async () => {
      const sql = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
      return (await host.database.owner.query(sql)).rowCount;
    })
    .toBeGreaterThanOrEqual(statements);

/** A person with a link in the mailbox. */
const forgetful = async () => {
  const { id, email } = await host.createUser();
  await forget(email);
  return { id, email, token: tokenTo(email) };
};

const refused = { error: 'LINK_INVALID', error_description: 'The link is no longer valid.' };

describe('API-06: a forgotten password', () => {
  test('IDN-31, IDN-32, IDN-34, IDN-44: the mail’s link carries resttoken and e-mail', async () => {
    const { email } = await host.createUser();
    expect((await forget(email)).body).toEqual({ isSuccess: true });
    const link = linkTo(host, email);
    expect([
      link.origin,
      link.pathname,
      [...link.searchParams.keys()],
      link.searchParams.get('email'),
    ]).toEqual([frontend, '/reset-password', ['resttoken', 'email'], email]);
    expect(tokenTo(email)).toMatch(/^[\w-]{43}$/);
  });

  test('ERR-09, ERR-15: somebody unknown or disabled does not exist', async () => {
    const disabled = await host.createUser({ disabled: true });
    for (const email of ['nobody@demo.example', disabled.email]) {
      const { status, body } = await forget(email);
      expect([status, body]).toEqual([
        422,
        { error: 'USER_UNKNOWN', error_description: "User doesn't exist!", field: 'email' },
      ]);
      expect(mailsTo(email)).toEqual([]);
    }
  });

  test('ERR-06: somebody unconfirmed is told to confirm first', async () => {
    const { email } = await host.createUser({ emailConfirmed: false });
    const { status, body } = await forget(email);
    expect([status, body.error_description, body.field]).toEqual([
      422,
      'User Email is not Confirmed',
      'email',
    ]);
    expect(mailsTo(email)).toEqual([]);
  });

  test.each([
    ['IDN-30: no e-mail', 'olga', 'EMAIL_INVALID'],
    ['a NUL byte', 'olga\0@demo.example', 'WRONG_DATA'],
    ['an e-mail with a look-alike letter', '\u043elga@demo.example', 'EMAIL_INVALID'],
    ['a number', 5, 'WRONG_DATA'],
  ])('%s is refused', async (_case, email, error) => {
    expect((await forget(email)).body.error).toBe(error);
  });

  test.each(['https://evil.example', 'https://tresen.test.evil.example', null, 7])(
    'no link to %j',
    async (url) => {
      const { email } = await host.createUser();
      expect((await forget(email, url)).status).toBe(400);
      expect(mailsTo(email)).toEqual([]);
    },
  );

  test('a mailbox is not bombed: three mails an hour, and the last link still works', async () => {
    const { email } = await host.createUser();
    for (let attempt = 0; attempt < 6; attempt += 1) {
      expect((await forget(email)).status).toBe(200);
      host.advance(minute);
    }
    expect(mailsTo(email)).toHaveLength(3);
    expect((await reset(email, tokenTo(email))).status).toBe(200);
    const wait = await forget(email);
    expect([wait.status, wait.headers['retry-after']]).toEqual([429, String(54 * 60)]);
    host.advance(54 * minute);
    expect((await forget(email)).status).toBe(200);
  });

  test('of several requests at once not more than three make a mail', async () => {
    const { email } = await host.createUser();
    const client = await host.database.owner.connect();
    let answers: Promise<unknown>;
    try {
      // Every request may read how many mails there were, and none may write: unless they take turns, all see none.
      await client.query('begin; lock table mail_tokens in exclusive mode');
      answers = Promise.all(Array.from({ length: 10 }, () => forget(email)));
      await waiting(4);
    } finally {
      await client.query('rollback');
      client.release();
    }
    await answers;
    expect(mailsTo(email)).toHaveLength(3);
    expect((await reset(email, tokenTo(email))).status).toBe(200);
  });
});

describe('API-07: a new password', () => {
  test('IDN-40, IDN-41: is set by the link, ends every session at once, and a mail tells of it', async () => {
    const { id, email, token } = await forgetful();
    const before = await host.signIn(email);
    const ended: string[] = [];
    const stop = host.account.onRevoked((sessionId) => void ended.push(sessionId));
    expect((await reset(email.toUpperCase(), token)).body).toEqual({ isSuccess: true });
    stop();
    expect(ended).toHaveLength(1);
    expect(await host.account.authenticate(before.access_token ?? '')).toBeUndefined();
    const refresh = { grant_type: 'refresh_token', refresh_token: before.refresh_token ?? '' };
    expect((await host.post('/connect/token', refresh)).body.error).toBe('invalid_grant');
    expect((await signIn(email, testPassword)).status).toBe(400);
    expect((await signIn(email, 'New!1234')).status).toBe(200);
    const [, told] = mailsTo(email);
    expect(told?.subject).toBe('Ihr Passwort wurde geändert');
    expect(told?.text).toContain(`${frontend}/forgot-password`);
    expect(told?.text).not.toContain('New!1234');
    const { rows } = await host.database.owner.query(
      `select actor_kind, actor_id, action, old_values, new_values from audit_log where entity_id = $1`,
      [id],
    );
    expect(rows).toEqual([
      { actor_kind: 'user', actor_id: id, action: 'resetPassword', old_values: null, new_values: null },
    ]);
  });

  test.each([
    ['IDN-36', 'aB3$5', 'Min character length is 6'],
    ['IDN-36', `aB3$${'x'.repeat(17)}`, 'The password is too long'],
    ['IDN-37', 'aB3_ef', 'at least one numeric digit'],
  ])(
    '%s, IDN-43, ERR-15: %s is refused at the password, and the link stays good',
    async (_id, password, text) => {
      const { email, token } = await forgetful();
      const { status, body } = await reset(email, token, password);
      expect([status, body.field]).toEqual([422, 'password']);
      expect(body.error_description).toContain(text);
      expect((await reset(email, token)).status).toBe(200);
    },
  );

  test('IDN-38: another confirmation is refused', async () => {
    const { email, token } = await forgetful();
    const payload = { email, password: 'New!1234', ConfirmPassword: 'New!1235', token };
    expect((await postAccount(host, 'Reset', payload, fresh())).body.field).toBe('ConfirmPassword');
  });

  test('a link is good once', async () => {
    const { email, token } = await forgetful();
    expect((await reset(email, token)).status).toBe(200);
    const again = await reset(email, token, 'Evil!Twin!34');
    expect([again.status, again.body]).toEqual([400, refused]);
    expect((await signIn(email, 'New!1234')).status).toBe(200);
  });

  test('of several who follow a link at once one wins', async () => {
    const { email, token } = await forgetful();
    const passwords = ['One-12345', 'Two-12345', 'Six-12345', 'Ten-12345'].map((text) => `${text}!`);
    const answers = await Promise.all(passwords.map((password) => reset(email, token, password)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400]);
    const winner = answers.findIndex(({ status }) => status === 200);
    const works = await Promise.all(passwords.map((password) => signIn(email, password)));
    expect(works.map(({ status }) => status === 200)).toEqual(passwords.map((_, index) => index === winner));
  });

  test('of two processes of the installation one wins, and the sessions of both end', async () => {
    const { email, token } = await forgetful();
    const other = await host.startProcess();
    const { access_token = '' } = await host.signIn(email);
    expect(await other.account.authenticate(access_token)).toBeDefined();
    const payload = { email, password: 'New!1234', ConfirmPassword: 'New!1234', token };
    const answers = await Promise.all(
      [host, other].map((process) => postAccount(process, 'Reset', payload, fresh())),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    host.advance(30_000);
    for (const { account } of [host, other]) expect(await account.authenticate(access_token)).toBeUndefined();
  });

  test('a link is good for an hour', async () => {
    const [early, late] = [await forgetful(), await forgetful()];
    host.advance(60 * minute - 1);
    expect((await reset(early.email, early.token)).status).toBe(200);
    host.advance(1);
    expect((await reset(late.email, late.token)).body).toEqual(refused);
  });

  test('a newer link ends the ones before', async () => {
    const { email, token } = await forgetful();
    await forget(email);
    expect((await reset(email, token)).body).toEqual(refused);
    expect((await reset(email, tokenTo(email))).status).toBe(200);
  });

  test('IDN-44: a wrong pair is refused in one way, whichever of the two was wrong', async () => {
    const [mine, other] = [await forgetful(), await forgetful()];
    const unconfirmed = await host.createUser({ emailConfirmed: false });
    const answers = await Promise.all([
      reset(mine.email, other.token),
      reset('nobody@demo.example', mine.token),
      reset(mine.email, 'A'.repeat(43)),
      reset(mine.email, ''),
      reset(mine.email, undefined),
      reset(mine.email, `${mine.token} `),
      reset(mine.email, 'ä'.repeat(43)),
      reset(unconfirmed.email, 'A'.repeat(43)),
    ]);
    for (const { status, body } of answers) expect([status, body]).toEqual([400, refused]);
    expect((await reset(mine.email, mine.token)).status).toBe(200);
  });

  test('a link that confirms an address sets no password', async () => {
    const { email } = await host.createUser({ emailConfirmed: false });
    await postAccount(host, 'resendConfirm', { Email: email, FrontendUrl: frontend }, fresh());
    await expect.poll(() => mailsTo(email).length).toBe(1);
    const token = linkTo(host, email).searchParams.get('token');
    expect((await reset(email, token)).body).toEqual(refused);
  });

  test('ERR-06: an address that is unconfirmed by then sets no password, and its link stays', async () => {
    const { id, email, token } = await forgetful();
    const confirm = (isConfirmed: boolean) =>
      host.database.owner.query('update users set email_confirmed = $2 where id = $1', [id, isConfirmed]);
    await confirm(false);
    expect((await reset(email, token)).body.error_description).toBe('User Email is not Confirmed');
    await confirm(true);
    expect((await reset(email, token)).status).toBe(200);
  });

  test.each([
    ['was disabled', 'update users set disabled = true where id = $1'],
    ['has another address', `update users set email = 'moved-' || email where id = $1`],
    ['was removed', 'delete from users where id = $1'],
  ])('a link of somebody who %s sets no password', async (_case, sql) => {
    const { id, email, token } = await forgetful();
    await host.database.owner.query(sql, [id]);
    expect((await reset(email, token)).body).toEqual(refused);
    expect((await reset(`moved-${email}`, token)).body).toEqual(refused);
  });

  test.each([
    ['password is changed', `update credentials set password_hash = password_hash || 'x' where user_id = $1`],
    ['account is disabled', 'update users set disabled = true where id = $1'],
  ])('a sign-in under way opens no session when the %s before it ends', async (_case, sql) => {
    const { id, email } = await host.createUser();
    const client = await host.database.owner.connect();
    let answer: ReturnType<typeof signIn>;
    try {
      await client.query('begin');
      await client.query('select from users where id = $1 for update', [id]);
      answer = signIn(email, testPassword);
      await waiting(1);
      await client.query(sql, [id]);
      await client.query('commit');
    } finally {
      client.release();
    }
    expect((await answer).body.error_description).toBe('The username or password is invalid.');
    const { rowCount } = await host.database.owner.query('select from sessions where user_id = $1', [id]);
    expect(rowCount).toBe(0);
  });

  test('guesses are slowed from where they come, and the owner elsewhere is not', async () => {
    const { email, token } = await forgetful();
    const from = fresh();
    const guesses = [];
    for (let guess = 0; guess < 12; guess += 1)
      guesses.push(await reset(email, 'A'.repeat(43), 'New!1234', from));
    expect(guesses.map(({ status }) => status)).toEqual([...Array(10).fill(400), 429, 429]);
    expect(Number(guesses.at(-1)?.headers['retry-after'])).toBeGreaterThan(0);
    expect((await reset(email, token)).status).toBe(200);
  });

  test('a reset that breaks off half way changes nothing, and the link stays good', async () => {
    const { email, token } = await forgetful();
    const { access_token } = await host.signIn(email);
    await host.database.owner.query(
      `create function refuse() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$`,
    );
    await host.database.owner.query(
      'create trigger refuse before update on sessions for each row execute function refuse()',
    );
    expect((await reset(email, token)).status).toBe(500);
    await host.database.owner.query('drop trigger refuse on sessions');
    expect((await signIn(email, testPassword)).status).toBe(200);
    expect(await host.account.authenticate(access_token ?? '')).toBeDefined();
    expect((await reset(email, token)).status).toBe(200);
  });

  test('the database keeps no token, the log neither people nor secrets', async () => {
    const { email, token } = await forgetful();
    const { rows } = await host.database.owner.query(
      'select row_to_json(t)::text as text from mail_tokens t',
    );
    const text = rows.map((row) => row.text).join('\n');
    expect(text).not.toContain(token);
    expect(text).not.toContain(Buffer.from(token, 'base64url').toString('hex'));
    await reset(email, token);
    const logged = host.logged.join('\n');
    for (const secret of [token, email, 'New!1234', 'demo.example']) expect(logged).not.toContain(secret);
  });
});
