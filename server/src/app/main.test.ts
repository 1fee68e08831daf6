import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inFull } from '@tresen/domain/kit/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isPostgres } from '../kit/db/embedded/processes.ts';
import { createTestDatabase } from '../kit/db/testing.ts';
import { program, programSettings } from './testing/program.ts';

let dataDir: string;
beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'tresen-main-'));
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

/** The program itself, with a PostgreSQL of its own. */
const start = (settings: Record<string, string> = {}) => {
  const child = spawn(process.execPath, [program], {
    env: {
      ...programSettings,
      DEMO: 'off',
      DATA_DIR: dataDir,
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = { text: '' };
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (data: Buffer) => {
      output.text += data;
    });
  }
  return { child, output, ended: once(child, 'close') };
};

const postmasterFile = (): string => join(dataDir, 'cluster', 'postmaster.pid');

it('asked to stop while it starts, it leaves no PostgreSQL behind', inFull, async () => {
  const { child, ended } = start();
  await expect.poll(() => existsSync(postmasterFile()), { interval: 5 }).toBe(true);
  const postmaster = Number(readFileSync(postmasterFile(), 'utf8').split('\n')[0]);
  child.kill('SIGTERM');
  expect((await ended)[0]).toBe(0);
  // A process that has ended stays in the table until somebody has asked how.
  await expect.poll(() => isPostgres(postmaster)).toBe(false);
});

it('that cannot start says why in one sentence', async () => {
  const { output, ended } = start({ DATABASE_URL: 'postgresql://nobody@127.0.0.1:1/nothing' });
  expect((await ended)[0]).toBe(1);
  expect(output.text).toBe('connect ECONNREFUSED 127.0.0.1:1\n');
});

it('refuses a database that was used with another secret, and says what to do', inFull, async () => {
  const database = await createTestDatabase();
  const withSecret = (SECRET: string) => start({ DATABASE_URL: database.ownerUrl, SECRET });
  const first = withSecret('bM2kq0Vx7Jt5cRzW9nLhYf3sDa8eGp1U');
  await expect.poll(() => first.output.text).toContain('Tresen is ready');
  first.child.kill('SIGTERM');
  expect((await first.ended)[0]).toBe(0);
  const other = withSecret('Zq9TnW4cXe7Rb1Lh6Jy3Vd8Gk5Pm2SfA');
  expect((await other.ended)[0]).toBe(1);
  expect(other.output.text).toMatch(
    /^SECRET is not the one that this database was used with.*SECRET_PREVIOUS/,
  );
  await database.drop();
});
