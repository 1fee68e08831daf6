import { hash, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestAccount, type TestAccount } from '../testing.ts';
import { fresh, linkTo, postAccount, registration } from '../testing-links.ts';

let host: TestAccount;
beforeAll(async () => {
  host = await createTestAccount();
});
afterAll(() => host.stop());

const frontend = 'https://tresen.test';
const hour = 60 * 60_000;
const confirm = (email: unknown, token: unknown) => postAccount(host, 'Confirm', { email, token }, fresh());
const resend = (Email: unknown, FrontendUrl: unknown = frontend) =>
  postAccount(host, 'resendConfirm', { Email, FrontendUrl }, fresh());
const register = (changed: Readonly<Record<string, unknown>>) =>
  postAccount(host, 'Register', registration(changed), fresh());
const tokenTo = (email: string) => linkTo(host, email).searchParams.get('token') ?? '';
const mailsTo = (email: string) => host.mails.filter(({ to }) => to === email);
const isConfirmed = async (email: string): Promise<boolean> =>
  (await host.database.owner.query('select email_confirmed from users where email = $1', [email])).rows[0]
    ?.email_confirmed;

// A mail is seen a moment before its transaction ends.
const confirmedBy = (email: string) =>
  expect.poll(async () => (await confirm(email, tokenTo(email))).status).toBe(200);

const registered = async () => {
  const email = `${crypto.randomUUID()}@new.example`;
  await register({ email });
  return { email, token: tokenTo(email) };
};

const refused = { error: 'LINK_INVALID', error_description: 'The link is no longer valid.' };

describe('IDN-28: confirming an address', () => {
  test('a second click says confirmed again and changes nothing', async () => {
    const { email, token } = await registered();
    for (let click = 0; click < 3; click += 1) {
      expect((await confirm(email, token)).body).toEqual({ isSuccess: true });
    }
    const { rows } = await host.database.owner.query(
      `select from audit_log where action = 'confirmEmail' and new_values->>'email' = $1`,
      [email],
    );
    expect(rows).toHaveLength(1);
  });

  test('two clicks at once are both fine', async () => {
    const { email, token } = await registered();
    const answers = await Promise.all([1, 2, 3].map(() => confirm(email, token)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  });

  test('a replay has no power: who was unconfirmed or disabled since stays so', async () => {
    const { email, token } = await registered();
    await confirm(email, token);
    await host.database.owner.query('update users set email_confirmed = false where email = $1', [email]);
    expect((await confirm(email, token)).body).toEqual(refused);
    expect(await isConfirmed(email)).toBe(false);
    await host.database.owner.query(
      'update users set email_confirmed = true, disabled = true where email = $1',
      [email],
    );
    expect((await confirm(email, token)).body).toEqual(refused);
  });

  test('a link is good for 48 hours', async () => {
    const { email, token } = await registered();
    host.advance(48 * hour);
    expect((await confirm(email, token)).body).toEqual(refused);
    expect(await isConfirmed(email)).toBe(false);
  });

  test('another account’s link, a guessed one and none confirm nothing', async () => {
    const [mine, other] = [await registered(), await registered()];
    for (const token of [other.token, 'A'.repeat(43), '', undefined, `${mine.token}=`, 'ä']) {
      expect((await confirm(mine.email, token)).body).toEqual(refused);
    }
    for (const email of [other.email, 'nobody@new.example', '', undefined]) {
      expect((await confirm(email, mine.token)).body).toEqual(refused);
    }
    expect((await confirm('a\0@new.example', mine.token)).body.error).toBe('WRONG_DATA');
    expect([await isConfirmed(mine.email), await isConfirmed(other.email)]).toEqual([false, false]);
  });

  test('a link to a new password confirms no address', async () => {
    const { id, email } = await host.createUser();
    await postAccount(host, 'Forget', { email, FrontendUrl: frontend }, fresh());
    const token = linkTo(host, email).searchParams.get('resttoken');
    await host.database.owner.query('update users set email_confirmed = false where id = $1', [id]);
    expect((await confirm(email, token)).body).toEqual(refused);
    expect(await isConfirmed(email)).toBe(false);
  });
});

describe('API-08: the confirmation’s mail once more', () => {
  test('API-36, ERR-05: answers the same text to everybody, and mails only whom it is for', async () => {
    const { email } = await registered();
    const confirmed = await host.createUser();
    const disabled = await host.createUser({ emailConfirmed: false, disabled: true });
    for (const address of [email, confirmed.email, disabled.email, 'nobody@new.example']) {
      const { status, text, headers } = await resend(address);
      expect([status, text]).toEqual([200, 'send successfully']);
      expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    }
    await expect.poll(() => mailsTo(email).length).toBe(2);
    await confirmedBy(email);
    for (const address of [confirmed.email, disabled.email, 'nobody@new.example']) {
      expect(mailsTo(address)).toEqual([]);
    }
  });

  test('the answer waits for nothing that depends on the account', async () => {
    const { email } = await registered();
    const client = await host.database.owner.connect();
    try {
      await client.query('begin; lock table users in access exclusive mode');
      const answers = await Promise.all([resend(email), resend('nobody@new.example')]);
      expect(answers.map(({ text }) => text)).toEqual(['send successfully', 'send successfully']);
      expect(mailsTo(email)).toHaveLength(1);
    } finally {
      await client.query('rollback');
      client.release();
    }
    await expect.poll(() => mailsTo(email).length).toBe(2);
  });

  test('a mailbox is not bombed: three mails an hour; a server that stops sends what it has promised', async () => {
    const { email } = await registered();
    const other = await host.startProcess();
    const payload = { Email: email, FrontendUrl: frontend };
    for (let attempt = 0; attempt < 6; attempt += 1)
      expect((await postAccount(other, 'resendConfirm', payload, fresh())).status).toBe(200);
    await other.app.close();
    expect(mailsTo(email)).toHaveLength(3);
    host.advance(hour);
    await resend(email);
    await expect.poll(() => mailsTo(email).length).toBe(4);
    await confirmedBy(email);
  });

  test.each([
    ['olga', frontend, 422, 'EMAIL_INVALID'],
    ['olga@new.example', 'https://evil.example', 400, 'FRONTEND_UNKNOWN'],
    [['olga@new.example'], frontend, 400, 'WRONG_DATA'],
  ])('%j with a link to %s is refused', async (email, url, status, error) => {
    const answer = await resend(email, url);
    expect([answer.status, answer.body.error]).toEqual([status, error]);
  });

  test('one network asks for many addresses only so often', async () => {
    const from = fresh();
    const statuses = [];
    for (let call = 0; call < 70; call += 1) {
      const payload = { Email: `a${call}@new.example`, FrontendUrl: frontend };
      statuses.push((await postAccount(host, 'resendConfirm', payload, from)).status);
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(60);
    expect(statuses.at(-1)).toBe(429);
  });
});

describe('an invitation', () => {
  const invite = async (changed: Readonly<Record<string, unknown>> = {}) => {
    const code = randomBytes(32).toString('base64url');
    const email = `${crypto.randomUUID()}@new.example`;
    const at = new Date(host.now());
    const row = { email, role: 'manager', tenant_id: host.tenantId, ...changed };
    await host.database.owner.query(
      `insert into invitations (tenant_id, id, email, role, code_hash, invited_by_name, created_at, sent_at, expires_at)
       values ($1, gen_random_uuid(), $2, $3, $4, 'Olga', $5, $5, $6)`,
      [
        row.tenant_id,
        row.email,
        row.role,
        hash('sha256', code, 'buffer'),
        at,
        new Date(host.now() + 7 * 24 * hour),
      ],
    );
    return { code, email: row.email };
  };
  const look = (code: unknown) => postAccount(host, 'Invitation', { code }, fresh());

  test('IDN-16: tells its receiver company and role, and anybody else nothing', async () => {
    const { code, email } = await invite();
    expect((await look(code)).body).toEqual({
      isSuccess: true,
      email,
      company: 'Gasthaus Lindenhof',
      role: 'manager',
    });
    for (const guess of ['A'.repeat(43), '', undefined, 'ä', code.slice(1), 'x'.repeat(5_000)]) {
      const { status, body } = await look(guess);
      expect([status, body.error]).toEqual([400, 'INVITATION_INVALID']);
    }
    for (const odd of [7, '\0', [code]]) expect((await look(odd)).body.error).toBe('WRONG_DATA');
  });

  test('USR-05: joins the inviting company in its role, confirmed at once, without a mail', async () => {
    const { code, email } = await invite();
    const { status, body } = await register({ email: email.toUpperCase(), InvitationCode: code });
    expect([status, body]).toEqual([200, { isSuccess: true, isConfirmed: true }]);
    expect(mailsTo(email)).toEqual([]);
    const { rows } = await host.database.owner.query(
      'select tenant_id, role, email_confirmed from users where email = $1',
      [email],
    );
    expect(rows).toEqual([{ tenant_id: host.tenantId, role: 'manager', email_confirmed: true }]);
    const form = { grant_type: 'password', username: email, password: 'Neu-1234' };
    expect((await host.post('/connect/token', form)).status).toBe(200);
    const log = await host.database.owner.query(
      `select entity, action, actor_name from audit_log where tenant_id = $1 and new_values->>'email' = $2 order by id`,
      [host.tenantId, email],
    );
    expect(log.rows).toEqual([
      { entity: 'invitation', action: 'accept', actor_name: 'Nora Brandt' },
      { entity: 'user', action: 'join', actor_name: 'Nora Brandt' },
    ]);
  });

  test('a code is good once, for one address, until it expires or is withdrawn', async () => {
    const used = await invite();
    await register({ email: used.email, InvitationCode: used.code });
    const others = await invite();
    const late = await invite();
    const withdrawn = await invite();
    await host.database.owner.query('update invitations set withdrawn_at = now() where email = $1', [
      withdrawn.email,
    ]);
    const errors = [
      await register({ email: 'second@new.example', InvitationCode: used.code }),
      await register({ email: 'stranger@new.example', InvitationCode: others.code }),
      await register({ email: withdrawn.email, InvitationCode: withdrawn.code }),
    ];
    host.advance(7 * 24 * hour);
    errors.push(await register({ email: late.email, InvitationCode: late.code }));
    errors.push(await register({ email: late.email, InvitationCode: 'A'.repeat(43) }));
    expect(errors.map(({ body }) => body.error)).toEqual([
      'INVITATION_INVALID',
      'INVITATION_OTHER_EMAIL',
      'INVITATION_INVALID',
      'INVITATION_INVALID',
      'INVITATION_INVALID',
    ]);
    const { rows } = await host.database.owner.query(
      `select email from users where email in ('second@new.example', 'stranger@new.example', $1, $2)`,
      [late.email, withdrawn.email],
    );
    expect(rows).toEqual([]);
  });

  test('of several who follow it at once one joins', async () => {
    const { code, email } = await invite();
    const answers = await Promise.all([1, 2, 3].map(() => register({ email, InvitationCode: code })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
  });

  test('an unconfirmed registration of the invited address gives way at once', async () => {
    const { code, email } = await invite();
    await register({ email, company: 'Squatter' });
    expect((await register({ email, InvitationCode: code })).status).toBe(200);
    expect(await isConfirmed(email)).toBe(true);
  });

  test('somebody who has an account cannot join a second company', async () => {
    const { email } = await host.createUser();
    const { code } = await invite({ email });
    expect((await register({ email, InvitationCode: code })).body.error).toBe('USER_EXISTS');
    expect((await look(code)).status).toBe(200);
  });
});
