import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inFull } from '@tresen/domain/kit/testing';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../kit/db/testing.ts';
import { readConfig } from './config.ts';
import { startServer } from './server.ts';
import { dataOf, startTestApp, type TestServer } from './testing/test-app.ts';

const progress = '{ me { tenantName demoFilled } }';
type Progress = Readonly<{ me: Readonly<{ tenantName: string; demoFilled: number | null }> }>;

/** What a start with these settings makes of an empty database, and how many people are in it then. */
const startEmpty = async (settings: Record<string, string>) => {
  const database = await createTestDatabase();
  const surroundings = { PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'silent', DATABASE_URL: database.ownerUrl };
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'tresen-demo-'));
  const server = await startServer(readConfig({ ...surroundings, DATA_DIR, ...settings }), database.ownerUrl);
  const { rows } = await database.owner.query<{ people: number }>('select count(*)::int people from users');
  const { demo } = server;
  const downloaded = await isDownloaded(server.url, database.owner);
  await server.stop();
  await database.drop();
  rmSync(DATA_DIR, { recursive: true });
  return { demo, people: rows[0]?.people, downloaded };
};

/** Whether the file of the download comes as its entry says. */
const isDownloaded = async (url: string, owner: pg.Pool): Promise<boolean> => {
  const { rows } = await owner.query<{ address: string; sha256: string }>(
    `select details #>> '{files,0,address}' address, details #>> '{files,0,sha256}' sha256
     from content_entries where kind = 'download'`,
  );
  if (!rows[0]) return false;
  const file = Buffer.from(await (await fetch(`${url}${rows[0].address}`)).arrayBuffer());
  return createHash('sha256').update(file).digest('hex') === rows[0].sha256;
};

describe('DEMO', () => {
  it('is off: an empty database stays empty', inFull, async () => {
    expect(await startEmpty({ DEMO: 'off' })).toEqual({ demo: undefined, people: 0, downloaded: false });
  });

  it.each([
    ['quiet', { feed: true, isLive: false }],
    ['on', { feed: true, isLive: true }],
  ])('is %s: what its registers are to do', async (DEMO, wanted) => {
    const { demo, people, downloaded } = await startEmpty({ DEMO });
    expect(demo).toMatchObject(wanted);
    expect(people).toBeGreaterThan(0);
    expect(downloaded).toBe(true);
  });
});

describe('the demo that is being filled', () => {
  let app: TestServer;
  const asked = async (email: string) =>
    dataOf<Progress>(await app.call('/graphql', await app.signIn(email), progress)).me;

  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.stop());

  it('says how far it is to its people, until it is full', async () => {
    expect(await asked('owner@demo.example')).toMatchObject({ demoFilled: null });
    app.noteFilled(0);
    expect(await asked('owner@demo.example')).toMatchObject({ demoFilled: 0 });
    app.noteFilled(0.999);
    expect(await asked('user@demo.example')).toMatchObject({ demoFilled: 99 });
    app.noteFilled(1);
    expect(await asked('owner@demo.example')).toMatchObject({ demoFilled: null });
  });
});
