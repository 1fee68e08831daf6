import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { inFull } from '@tresen/domain/kit/testing';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type EmbeddedPostgres, startEmbeddedPostgres, startTestServer } from './index.ts';
import { readPostmasterFile } from './postmaster-file.ts';
import { isPostgres } from './processes.ts';

let made: string; // a data folder after its first start, copied where a test is about later ones
let base: string;
let dataDir: string;
const running: EmbeddedPostgres[] = [];
const children: ChildProcess[] = [];

beforeAll(async () => {
  made = mkdtempSync(join(tmpdir(), 'tresen-embedded-made-'));
  const server = await startEmbeddedPostgres({ dataDir: made });
  await server.stop();
});

afterAll(() => rmSync(made, { recursive: true, force: true }));

beforeEach(() => {
  base = mkdtempSync(join(tmpdir(), 'tresen-embedded-'));
  dataDir = join(base, 'data');
});

afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  for (const server of running.splice(0)) await server.stop();
  rmSync(base, { recursive: true, force: true });
});

const start = async (folder = dataDir) => {
  const lines: string[] = [];
  const server = await startEmbeddedPostgres({ dataDir: folder, log: (line) => lines.push(line) });
  running.push(server);
  return { ...server, lines };
};

/** Makes the data folder as an earlier start left it. Owners are kept: as root they differ. */
const startedBefore = (): void => void execFileSync('cp', ['-a', made, dataDir]);

const query = async (ownerUrl: string, sql: string): Promise<unknown[]> => {
  const client = new pg.Client({ connectionString: ownerUrl });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
};

const postmaster = (folder = dataDir): number => {
  const file = readPostmasterFile(join(folder, 'cluster'));
  if (!file || file === 'damaged') throw new Error('no postmaster.pid');
  return file.pid;
};

/** Another process that starts the same server, and tells its address. */
const startElsewhere = async () => {
  const index = fileURLToPath(new URL('index.ts', import.meta.url));
  const script = `
    import { startEmbeddedPostgres } from ${JSON.stringify(index)};
    const server = await startEmbeddedPostgres({ dataDir: ${JSON.stringify(dataDir)} });
    console.log(server.ownerUrl);
    process.on('SIGTERM', () => server.stop().then(() => process.exit(0)));
    setInterval(() => undefined, 60_000);`;
  const child = spawn(process.execPath, ['--input-type=module-typescript', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  const [ownerUrl] = (await once(createInterface(child.stdout), 'line')) as [string];
  return { child, ownerUrl };
};

describe('start', () => {
  test('an empty folder becomes a server with UTF-8, checksums and sensible settings', async () => {
    const { ownerUrl } = await start();
    const [row] = await query(
      ownerUrl,
      `select current_setting('server_encoding') as encoding, current_setting('jit') as jit,
        current_setting('synchronous_commit') as durable, current_setting('listen_addresses') as tcp,
        upper('ä') = 'Ä' as knows_umlauts, current_database() as database`,
    );
    expect(row).toEqual({
      encoding: 'UTF8',
      jit: 'off',
      durable: 'on',
      tcp: process.platform === 'win32' ? '127.0.0.1' : '',
      knows_umlauts: true,
      database: 'tresen',
    });
  });

  test('what was stored is there at the next start, and nothing runs in between', async () => {
    const first = await start();
    await query(first.ownerUrl, 'create table kept as select 1 as one');
    const pid = postmaster();
    await first.stop();
    expect(isPostgres(pid)).toBe(false);
    const second = await start();
    expect(await query(second.ownerUrl, 'select one from kept')).toEqual([{ one: 1 }]);
    expect(second.ownerUrl).toBe(first.ownerUrl);
  });

  test('a role without the password gets nowhere', inFull, async () => {
    startedBefore();
    const { ownerUrl } = await start();
    const url = new URL(ownerUrl);
    url.password = 'wrong';
    await expect(query(url.href, 'select 1')).rejects.toMatchObject({ code: '28P01' });
    expect(statSync(join(dataDir, 'owner-password')).mode & 0o077).toBe(0);
  });

  test('a folder whose path is too long for a socket works too', inFull, async () => {
    const deep = join(base, 'x'.repeat(60), 'y'.repeat(60));
    const { ownerUrl } = await start(deep);
    expect(await query(ownerUrl, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  test('a folder in a home that is closed to others works too', inFull, async () => {
    const closed = join(base, 'home');
    mkdirSync(closed, { mode: 0o700 });
    const { ownerUrl } = await start(join(closed, 'data'));
    expect(await query(ownerUrl, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  test('a first start that was killed half-way leaves nothing in the way', async () => {
    const gone = spawn(process.execPath, ['-e', '']);
    await once(gone, 'exit');
    const half = join(dataDir, `half-made-${gone.pid}-abc`, 'cluster');
    mkdirSync(half, { recursive: true });
    writeFileSync(join(half, 'PG_VERSION'), '18');
    const { ownerUrl } = await start();
    expect(await query(ownerUrl, 'select 1 as one')).toEqual([{ one: 1 }]);
    expect(readdirSync(dataDir).filter((name) => name.startsWith('half-made'))).toEqual([]);
  });

  test('two first starts at once share one server', async () => {
    const [one, two] = await Promise.all([start(), start()]);
    await query(one.ownerUrl, 'create table shared as select 1 as one');
    expect(await query(two.ownerUrl, 'select one from shared')).toEqual([{ one: 1 }]);
  });

  test('data of another version of PostgreSQL is refused in one sentence', async () => {
    startedBefore();
    writeFileSync(join(dataDir, 'cluster', 'PG_VERSION'), '14\n');
    await expect(start()).rejects.toThrow(/is of PostgreSQL 14, but this machine has \d+/);
  });
});

describe('attach', () => {
  test(
    'a server that survived the SIGKILL of its process is attached to, and stops with the next',
    inFull,
    async () => {
      startedBefore();
      const { child, ownerUrl } = await startElsewhere();
      await query(ownerUrl, 'create table kept as select 1 as one');
      const pid = postmaster();
      child.kill('SIGKILL');
      await once(child, 'exit');
      expect(isPostgres(pid)).toBe(true);
      const second = await start();
      expect(postmaster()).toBe(pid);
      expect(second.lines).toEqual(['PostgreSQL was running already: attached to it.']);
      expect(await query(second.ownerUrl, 'select one from kept')).toEqual([{ one: 1 }]);
      await second.stop();
      expect(isPostgres(pid)).toBe(false);
    },
  );

  test('the server runs as long as one of two processes uses it', inFull, async () => {
    startedBefore();
    const { child } = await startElsewhere();
    const { ownerUrl, stop } = await start();
    const pid = postmaster();
    child.kill('SIGTERM');
    await once(child, 'exit');
    expect(await query(ownerUrl, 'select 1 as one')).toEqual([{ one: 1 }]);
    await stop();
    expect(isPostgres(pid)).toBe(false);
  });

  test('a server killed under us runs again at the same address', inFull, async () => {
    startedBefore();
    const { ownerUrl, lines } = await start();
    const pid = postmaster();
    process.kill(pid, 'SIGKILL');
    await vi.waitFor(() => expect(lines).toContain('PostgreSQL had ended and runs again.'), 60_000);
    expect(postmaster()).not.toBe(pid);
    expect(await query(ownerUrl, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  test('a server that ended and cannot start runs again as soon as it can', inFull, async () => {
    startedBefore();
    const { ownerUrl, lines } = await start();
    const needed = join(dataDir, 'cluster', 'global');
    renameSync(needed, `${needed}-away`);
    process.kill(postmaster(), 'SIGKILL');
    await vi.waitFor(() => expect(lines.join()).toContain('PostgreSQL did not start'), 60_000);
    renameSync(`${needed}-away`, needed);
    await vi.waitFor(() => expect(lines).toContain('PostgreSQL had ended and runs again.'), 60_000);
    expect(await query(ownerUrl, 'select 1 as one')).toEqual([{ one: 1 }]);
  });
});

describe('postmaster.pid', () => {
  const stale = {
    'is empty': '',
    'holds nonsense': 'not a number\n\0\0\0',
    'names a process that is gone': '999999999\n/gone\n1\n5432\n/gone\n\n1 1\nready\n',
    'names a living process of another program': `${process.pid}\n/gone\n1\n5432\n/gone\n\n1 1\nready\n`,
  };
  test.each(Object.entries(stale))('starts although the file %s', inFull, async (_case, content) => {
    startedBefore();
    writeFileSync(join(dataDir, 'cluster', 'postmaster.pid'), content);
    const { ownerUrl } = await start();
    expect(await query(ownerUrl, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  test('a damaged file beside a living server does not start a second one', inFull, async () => {
    startedBefore();
    const first = await start();
    const file = join(dataDir, 'cluster', 'postmaster.pid');
    const content = readFileSync(file);
    writeFileSync(file, 'nonsense');
    const second = await start();
    expect(second.lines).toHaveLength(1);
    writeFileSync(file, content);
    expect(await query(first.ownerUrl, 'select 1 as one')).toEqual([{ one: 1 }]);
  });
});

test('the server for tests leaves no folder behind', inFull, async () => {
  const { ownerUrl, stop } = await startTestServer();
  const folder = dirname(new URL(ownerUrl).searchParams.get('host') ?? '');
  expect(await query(ownerUrl, "select current_setting('fsync') as fsync")).toEqual([{ fsync: 'off' }]);
  expect(existsSync(folder)).toBe(true);
  await stop();
  expect(existsSync(folder)).toBe(false);
});
