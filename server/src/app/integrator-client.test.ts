import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestServer, testPassword } from './testing/test-app.ts';

const examples = fileURLToPath(new URL('../../../register/examples/', import.meta.url));
const client = `${examples}client.mjs`;
const sent = readdirSync(`${examples}receipts`).flatMap(
  (file) =>
    JSON.parse(readFileSync(`${examples}receipts/${file}`, 'utf8')) as { id: string; gross: number }[],
);

let app: TestServer;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

/** What an integrator's program says and how it ends: it has a server's address, an e-mail and a password. */
const run = (email = 'owner@retail.demo.example') =>
  promisify(execFile)(process.execPath, [client], {
    env: {
      TRESEN_SERVER: app.url,
      TRESEN_EMAIL: email,
      TRESEN_PASSWORD: testPassword,
      PATH: process.env.PATH,
    },
    timeout: 60_000,
  });
const stored = async () =>
  (await app.owner.query<{ id: string; gross: number }>('select id, gross from receipts order by id')).rows;

describe('REG-22: a client written from the page for integrators alone', () => {
  it('is of one file, short enough to be read', () => {
    expect(readFileSync(client, 'utf8').split('\n').length).toBeLessThanOrEqual(151);
    expect(readFileSync(client, 'utf8')).not.toMatch(/from '(?!node:)/);
  });

  it('links, pushes all examples, and reads them back', async () => {
    await run();
    const expected = sent.map(({ id, gross }) => ({ id, gross })).toSorted((a, b) => (a.id < b.id ? -1 : 1));
    expect(await stored()).toEqual(expected);
    expect((await app.owner.query('select from sync_problems')).rowCount).toBe(0);
  });

  it('comes again as the same register, and nothing counts twice', async () => {
    await run();
    expect(await stored()).toHaveLength(sent.length);
    expect((await app.owner.query('select from devices')).rowCount).toBe(1);
  });

  it('ends with a sentence where it cannot go on', async () => {
    await expect(run('nobody@cafe-rita.de')).rejects.toMatchObject({ code: 1 });
  });
});
