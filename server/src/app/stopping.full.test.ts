import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, type IncomingMessage, request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { TestDatabase } from '../kit/db/testing.ts';
import { program, programSettings } from './testing/program.ts';
import { createDemoDatabase, testPassword } from './testing/test-app.ts';

/** Milliseconds: each test starts the program, which takes a busy machine its time. */
const limit = 120_000;
let database: TestDatabase;
let dataDir: string;
let child: ChildProcess;
let url: string;
let token: string;
/** Connections that are kept for later, as browsers and proxies do. */
let agent: Agent;

beforeEach(async () => {
  database = await createDemoDatabase();
  dataDir = mkdtempSync(join(tmpdir(), 'tresen-stopping-'));
  agent = new Agent({ keepAlive: true });
});
afterEach(async () => {
  agent.destroy();
  const ended = once(child, 'close');
  if (child.kill('SIGKILL')) await ended;
  await database.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

interface Answer {
  readonly status: number | undefined;
  readonly connection: string | undefined;
  readonly body: string;
}

const ask = async (path: string, body?: string, type = 'application/json'): Promise<Answer> => {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    const headers = {
      ...(body && { 'content-type': type }),
      ...(token && { authorization: `Bearer ${token}` }),
    };
    const call = request(`${url}${path}`, { method: body ? 'POST' : 'GET', headers, agent }, resolve);
    call.on('error', reject).end(body);
  });
  return { status: answer.statusCode, connection: answer.headers.connection, body: await text(answer) };
};

const start = async (settings: Readonly<Record<string, string>> = {}): Promise<void> => {
  child = spawn(process.execPath, [program], {
    env: {
      ...programSettings,
      DATA_DIR: dataDir,
      DATABASE_URL: database.ownerUrl,
      DEMO: 'off',
      STOP_DELAY: '1',
      ...settings,
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  token = '';
  url = ((await once(child, 'message')) as [{ url: string }])[0].url.replace('localhost', '127.0.0.1');
  const form = {
    grant_type: 'password',
    username: 'owner@demo.example',
    password: testPassword,
    scope: 'openid api',
  };
  const signedIn = await ask(
    '/connect/token',
    `${new URLSearchParams(form)}`,
    'application/x-www-form-urlencoded',
  );
  token = JSON.parse(signedIn.body).access_token;
};

const save = (name: string): Promise<Answer> => {
  const query = 'mutation($it: PrinterInput!) { savePrinter(printer: $it) { isSuccess modelId } }';
  const values = {
    group: 'kitchen',
    codePage: 'CP858',
    copies: 1,
    printWidth: 42,
    signals: 'none',
    unitIds: null,
  };
  return ask('/graphql/pos', JSON.stringify({ query, variables: { it: { name, ...values } } }));
};
const isSaved = ({ status, body }: Answer): boolean =>
  status === 200 && JSON.parse(body).data?.savePrinter?.isSuccess === true;
const stored = async (): Promise<string[]> =>
  (await database.owner.query(`select name from printers where name like 'Stop %' order by name`)).rows.map(
    ({ name }) => name,
  );
const untilRefused = () =>
  expect
    .poll(
      () =>
        new Promise((resolve) => {
          const { port } = new URL(url);
          const probe = connect(Number(port), '127.0.0.1', () => resolve(probe.destroy() && 'open'));
          probe.on('error', ({ code }: NodeJS.ErrnoException) => resolve(code));
        }),
    )
    .toBe('ECONNREFUSED');

test(
  'of hundreds of saves while the server is asked to stop, exactly those that were stored were answered',
  async () => {
    await start();
    const answered: string[] = [];
    const saveOn = async (line: number): Promise<void> => {
      for (let count = 0; ; count += 1) {
        const name = `Stop ${line}-${count}`;
        const answer = await save(name).catch(() => undefined);
        if (!answer || !isSaved(answer)) return;
        if (answered.push(name) === 300) child.kill('SIGTERM');
      }
    };
    const ended = once(child, 'close');
    await Promise.all(Array.from({ length: 12 }, (_each, line) => saveOn(line)));
    expect(await ended).toEqual([0, null]);
    expect(answered.length).toBeGreaterThanOrEqual(300);
    expect(answered.sort()).toEqual((await stored()).sort());
  },
  limit,
);

test(
  'saves that wait at the database when nobody is let in any more are answered',
  async () => {
    await start();
    expect((await ask('/readyz')).status).toBe(200);
    const client = await database.owner.connect();
    await client.query('begin; lock table printers in exclusive mode');
    const saves = Array.from({ length: 5 }, (_each, index) => save(`Stop ${index}`));
    const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    // One at the database, the others in turn behind it.
    await expect.poll(async () => (await client.query(waiting)).rowCount).toBeGreaterThan(0);
    const ended = once(child, 'close');
    child.kill('SIGTERM');
    // Whoever watches hears it first, while everybody is still served, each by a connection of their own.
    await expect.poll(async () => (await ask('/readyz')).status).toBe(503);
    expect(await ask('/healthz')).toMatchObject({ status: 200, connection: 'close' });
    await untilRefused();
    await client.query('commit');
    client.release();
    const answers = await Promise.all(saves);
    expect(answers.map(isSaved)).toEqual([true, true, true, true, true]);
    expect(answers.map(({ connection }) => connection)).toEqual(Array(5).fill('close'));
    expect(await stored()).toHaveLength(5);
    expect(await ended).toEqual([0, null]);
  },
  limit,
);

test(
  'where nobody watches /readyz nobody is waited for, and an idle connection keeps nothing up',
  async () => {
    await start({ STOP_DELAY: '300', STOP_DEADLINE: '3600' });
    expect((await ask('/healthz')).connection).toBe('keep-alive');
    const ended = once(child, 'close');
    child.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
  },
  limit,
);

test(
  'a request that never ends is cut off at the deadline',
  async () => {
    await start({ STOP_DEADLINE: '1' });
    const { port } = new URL(url);
    const socket = connect(Number(port), '127.0.0.1');
    socket.on('error', () => undefined);
    const cut = once(socket, 'close');
    // Of somebody whom the server knows: strangers are refused before their body.
    const head = ['POST /graphql HTTP/1.1', 'Host: x', `Authorization: Bearer ${token}`];
    socket.write([...head, 'Content-Type: application/json', 'Content-Length: 99', '', '{'].join('\r\n'));
    await once(socket, 'connect');
    // Answered after it: the server has read the other's beginning.
    expect((await ask('/healthz')).status).toBe(200);
    const ended = once(child, 'close');
    child.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
    await cut;
  },
  limit,
);

test(
  'REG-17, REG-18: connections to the hub of a single process are told to come back, and when',
  async () => {
    await start();
    const socket = new WebSocket(`${url.replace('http', 'ws')}/hubs/pos?access_token=${token}`);
    const heard: string[] = [];
    socket.addEventListener('message', ({ data }) => void heard.push(String(data)));
    socket.addEventListener('open', () => socket.send('{"protocol":"json","version":1}\u001e'));
    await expect.poll(() => heard.join('')).toContain('{}');
    const ended = once(child, 'close');
    child.kill('SIGTERM');
    await expect
      .poll(() => heard.join(''))
      .toMatch(/"type":7.*come back after \d+ ms.*"allowReconnect":true/);
    expect(await ended).toEqual([0, null]);
  },
  limit,
);
