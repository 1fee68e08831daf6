import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inFull } from '@tresen/domain/kit/testing';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { program, programSettings } from '../../app/testing/program.ts';
import { createTestDatabase, type TestDatabase } from '../../kit/db/testing.ts';

interface Process {
  readonly url: string;
  readonly child: ChildProcess;
  readonly logged: () => string;
}

/** Milliseconds: each test starts the program, which takes a busy machine its time. */
const limit = 120_000;

let database: TestDatabase;
let dataDir: string;
const children: ChildProcess[] = [];
beforeAll(async () => {
  database = await createTestDatabase();
  dataDir = mkdtempSync(join(tmpdir(), 'tresen-registration-'));
});
// A database has one process at a time.
afterEach(async () => void (await Promise.all(children.splice(0).map(kill))));
afterAll(async () => {
  await database.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

const kill = async (child: ChildProcess): Promise<void> => {
  const ended = once(child, 'close');
  if (child.kill('SIGKILL')) await ended;
};

/** The program itself, with everything logged that it ever logs. */
const startProcess = async (): Promise<Process> => {
  const child = spawn(process.execPath, [program], {
    env: {
      ...programSettings,
      DEMO: 'off',
      DATA_DIR: dataDir,
      DATABASE_URL: database.ownerUrl,
      LOG_LEVEL: 'debug',
    },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  children.push(child);
  let logged = '';
  child.stdout?.on('data', (text: Buffer) => {
    logged += text.toString();
  });
  const [{ url }] = (await once(child, 'message')) as [{ url: string }];
  return { url, child, logged: () => logged };
};

const post = (url: string, path: string, body: Readonly<Record<string, string>>): Promise<Response> =>
  fetch(`${url}/Account/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

const register = (url: string, email: string): Promise<Response> =>
  post(url, 'Register', {
    FirstName: 'Nora',
    LastName: 'Brandt',
    company: 'Café Morgenrot',
    email,
    password: 'Neu-1234',
    ConfirmPassword: 'Neu-1234',
    FrontendUrl: url,
  });

const signIn = async (url: string, username: string, password: string) => {
  const form = {
    grant_type: 'password',
    username,
    password,
    scope: 'offline_access openid profile email roles api',
  };
  const answer = await fetch(`${url}/connect/token`, { method: 'POST', body: new URLSearchParams(form) });
  return (await answer.json()) as { access_token?: string; refresh_token?: string };
};

/** The link in the newest mail to an address whose path it is. */
const linkIn = async (url: string, email: string, path: string): Promise<URL> => {
  let link: string | undefined;
  await expect
    .poll(async () => {
      const mails = (await (await fetch(`${url}/dev/mailbox.json`)).json()) as { to: string; text: string }[];
      link = mails
        .filter(({ to }) => to === email)
        .map(({ text }) => /https?:\/\/\S+\?\S+/.exec(text)?.[0])
        .find((found) => found?.includes(path));
      return link;
    })
    .toBeDefined();
  return new URL(link ?? '');
};

const stored = async (email: string) =>
  (
    await database.owner.query(
      `select (select count(*)::int from users where email = $1) as users,
         (select count(*)::int from tenants where name = 'Café Morgenrot') as tenants,
         (select count(*)::int from mail_tokens where email = $1) as tokens,
         (select count(*)::int from audit_log where action = 'register') as entries`,
      [email],
    )
  ).rows[0];

/** Whoever registers, with what of the address no log may hold, and as they type it. */
const people = [
  { name: 'rita', email: 'rita@cafe-rita.de' },
  { name: 'plus', email: 'rita.plus+theke@cafe-rita.co.uk' },
  { name: 'kasse', email: 'kasse@bäckerei-müller.de', typed: ' Kasse@BÄCKEREI-Müller.de' },
  {
    name: 'backstube',
    email: 'backstube@bäckerei-müller.com',
    typed: 'backstube@xn--bckerei-mller-bfb28a.com',
  },
  { name: 'müller', email: 'müller+büro@bäckerei-müller.de' },
];

/** From the registration to a new password. Returns what must stand in no log. */
const live = async (url: string, email: string, typed: string): Promise<readonly string[]> => {
  expect((await register(url, typed)).status).toBe(200);
  const confirmation = await linkIn(url, email, '/confirmed');
  expect(confirmation.origin).toBe(new URL(url).origin);
  await fetch(confirmation);
  const token = confirmation.searchParams.get('token') ?? '';
  expect((await post(url, 'Confirm', { email, token })).status).toBe(200);
  const first = await signIn(url, typed, 'Neu-1234');
  expect(first.access_token).toBeDefined();

  expect((await post(url, 'Forget', { email: typed, FrontendUrl: url })).status).toBe(200);
  const reset = await linkIn(url, email, '/reset-password');
  await fetch(reset);
  const resetToken = reset.searchParams.get('resttoken') ?? '';
  const payload = { email, password: 'New!1234', ConfirmPassword: 'New!1234', token: resetToken };
  expect((await post(url, 'Reset', payload)).status).toBe(200);
  const old = await fetch(`${url}/connect/userinfo`, {
    headers: { authorization: `Bearer ${first.access_token}` },
  });
  expect(old.status).toBe(401);
  const second = await signIn(url, email, 'New!1234');
  const person = await fetch(`${url}/connect/userinfo`, {
    headers: { authorization: `Bearer ${second.access_token}` },
  });
  expect(await person.json()).toMatchObject({ role: 'admin', email, middle_name: 'Café Morgenrot' });

  await fetch(`${url}/register/${token}`);
  await fetch(`${url}/login?email=${encodeURIComponent(email)}`);
  return [token, resetToken, second.refresh_token ?? ''];
};

test(
  'API-05 to API-07, IDN-26 to IDN-42: from the registration to a new password, and none of it in the log',
  async () => {
    const { url, child, logged } = await startProcess();
    const secrets: string[] = ['Brandt', 'Neu-1234', 'New!1234'];
    for (const { name, email, typed = email } of people)
      secrets.push(name, encodeURIComponent(name), ...(await live(url, email, typed)));
    await kill(child);
    expect(logged()).toContain('/reset-password?resttoken=redacted&email=redacted');
    for (const secret of secrets) expect(logged()).not.toContain(secret);
  },
  limit,
);

test('a process that is killed in the middle of a registration leaves nothing half stored', {
  ...inFull,
  timeout: limit,
}, async () => {
  const email = 'killed@journey.example';
  const before = await stored(email);
  const { url, child } = await startProcess();
  const client = await database.owner.connect();
  try {
    await client.query('begin; lock table mail_tokens in access exclusive mode');
    const answer = register(url, email).catch(() => undefined);
    await expect
      .poll(async () => {
        // The clean-up of the first minute waits for the table, too.
        const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
            and query not like 'delete%'`;
        return (await client.query(waiting)).rowCount;
      })
      .toBe(1);
    await kill(child);
    await answer;
  } finally {
    await client.query('rollback');
    client.release();
  }
  await expect
    .poll(async () => {
      const open = `select from pg_stat_activity where datname = current_database() and usename = 'tresen_system'
        and state = 'active'`;
      return (await database.owner.query(open)).rowCount;
    })
    .toBe(0);
  expect(await stored(email)).toEqual(before);
  const again = await startProcess();
  expect((await register(again.url, email)).status).toBe(200);
  await linkIn(again.url, email, '/confirmed');
});

const organizationsOf = async (email: string): Promise<readonly { name: string }[]> =>
  (
    await database.owner.query(
      `select o.name from organizations o join users u on u.tenant_id = o.tenant_id where u.email = $1`,
      [email],
    )
  ).rows;

test('ORG-09: a registration makes the first organization, and takes it along when nobody confirms', {
  ...inFull,
  timeout: limit,
}, async () => {
  const email = 'unconfirmed@journey.example';
  const { url } = await startProcess();
  expect((await register(url, email)).status).toBe(200);
  expect(await organizationsOf(email)).toEqual([{ name: 'Café Morgenrot' }]);
  const { tenants } = await stored(email);
  const removal = await database.owner.query(
    `select remove_stale_registration($1, now() + interval '1 minute') as removed`,
    [email],
  );
  expect(removal.rows).toEqual([{ removed: true }]);
  expect(await organizationsOf(email)).toEqual([]);
  expect((await stored(email)).tenants).toBe(tenants - 1);
});
