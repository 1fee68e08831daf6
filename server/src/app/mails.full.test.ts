import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../kit/db/testing.ts';
import { startMailServer, type TestMailServer } from '../kit/mail/testing.ts';
import { program, programSettings } from './testing/program.ts';

let database: TestDatabase;
let dataDir: string;
let children: ChildProcess[] = [];
let mailServers: TestMailServer[] = [];
beforeAll(async () => {
  database = await createTestDatabase();
  dataDir = mkdtempSync(join(tmpdir(), 'tresen-mails-'));
});
afterAll(async () => {
  await database.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

const kill = async (child: ChildProcess): Promise<void> => {
  const ended = once(child, 'close');
  if (child.kill('SIGKILL')) await ended;
};
afterEach(async () => {
  await Promise.all(children.map(kill));
  await Promise.all(mailServers.map((server) => server.stop()));
  children = [];
  mailServers = [];
});

/** The program itself, of an installation that sends mails. */
const startProcess = async (smtpUrl: string): Promise<{ child: ChildProcess; url: string }> => {
  const child = spawn(process.execPath, [program], {
    env: {
      ...programSettings,
      DATA_DIR: dataDir,
      DATABASE_URL: database.ownerUrl,
      DEMO: 'off',
      SMTP_URL: smtpUrl,
      LOG_LEVEL: 'silent',
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  children.push(child);
  const ended = once(child, 'exit').then(([code]) => Promise.reject(new Error(`it ended with ${code}`)));
  ended.catch(() => undefined);
  const [{ url }] = (await Promise.race([once(child, 'message'), ended])) as [{ url: string }];
  return { child, url };
};

const mailServer = async (port?: number): Promise<TestMailServer> => {
  const server = await startMailServer([], port);
  mailServers.push(server);
  return server;
};

const register = async (url: string, email: string): Promise<void> => {
  const password = 'Right horse 1!';
  const response = await fetch(`${url}/Account/Register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      FirstName: 'Anna',
      LastName: 'Berg',
      company: 'Berghof',
      email,
      password,
      ConfirmPassword: password,
      FrontendUrl: url,
    }),
  });
  expect(await response.json()).toMatchObject({ isSuccess: true });
};

/** Frees what a killed process had begun, as its successor does after some seconds. Returns how many jobs that is. */
const freeJobs = async (): Promise<number> => {
  const { rowCount } = await database.owner.query(
    'update graphile_worker._private_jobs set locked_at = null, locked_by = null where locked_by is not null',
  );
  return rowCount ?? 0;
};

const within = { timeout: 30_000 };
/** Of another test's, killed as it was sent, there may be another copy: once is promised by nobody. */
const untilOneMail = (server: TestMailServer, email: string) =>
  vi.waitFor(() => {
    const recipients = server.received.map(({ to }) => to);
    expect(recipients.filter(([to]) => to === email)).toEqual([[email]]);
  }, within);

it('a mail goes out although the server was killed between its change and its sending', async () => {
  const down = await mailServer();
  await down.stop();
  const first = await startProcess(down.url);
  await register(first.url, 'anna@berg.example');
  await kill(first.child);
  await freeJobs();
  const up = await mailServer(down.port);
  await startProcess(up.url);
  await untilOneMail(up, 'anna@berg.example');
});

it('a mail goes out although the server was killed in the middle of its sending', async () => {
  // Takes connections and never answers.
  const silent = createServer().listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const { port } = silent.address() as AddressInfo;
  const connected = once(silent, 'connection');
  const first = await startProcess(`smtp://127.0.0.1:${port}`);
  await register(first.url, 'berta@berg.example');
  await connected;
  await kill(first.child);
  silent.close();
  // The daily clean-up may have been under way, too.
  expect(await freeJobs()).toBeGreaterThanOrEqual(1);
  const up = await mailServer();
  await startProcess(up.url);
  await untilOneMail(up, 'berta@berg.example');
});

it('where mails are sent, there is no mailbox to look into', async () => {
  const up = await mailServer();
  const { url } = await startProcess(up.url);
  for (const path of ['/dev/mailbox', '/dev/mailbox.json']) {
    const response = await fetch(`${url}${path}`, { headers: { accept: 'application/json' } });
    expect(response.status).toBe(404);
  }
});
