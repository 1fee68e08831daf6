import { execFileSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, readdirSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inFull } from '@tresen/domain/kit/testing';
import pg from 'pg';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../kit/db/embedded/index.ts';
import { beginUpload, sendPart, sqliteBytes, tus } from './testing/backups.ts';
import { type LinkedRegister, linkRegister } from './testing/link-register.ts';
import { outcomesOf, pushBatch, receiptOf } from './testing/push-receipts.ts';
import {
  type Answer,
  dataOf,
  errorOf,
  startTestApp,
  startTestAppOn,
  type TestServer,
} from './testing/test-app.ts';

const folder = mkdtempSync(join(tmpdir(), 'tresen-full-'));

const run = (program: string, ...args: string[]) => execFileSync(program, args, { stdio: 'ignore' });

/** A disk of its own, in memory; only root may mount one. */
const mounted = (() => {
  try {
    run('mount', '-t', 'tmpfs', '-o', 'size=260m,mode=755', 'tmpfs', folder);
    return true;
  } catch {
    console.log('No file system could be mounted: the tests of a full disk did not run.');
    return false;
  }
})();

const ballast = join(folder, 'ballast');

/** Writes until there is no byte left. */
const fill = (): void => {
  const file = openSync(ballast, 'a');
  for (let size = 1_048_576; size >= 512; size /= 2) {
    const bytes = Buffer.alloc(size);
    try {
      for (;;) writeSync(file, bytes);
    } catch {
      // Smaller pieces may still fit.
    }
  }
  closeSync(file);
};
const makeRoom = (): void => rmSync(ballast, { force: true });

let postgres: EmbeddedPostgres;
let app: TestServer;
let person: string;
let register: LinkedRegister;
let next = 1;

const readyz = async (): Promise<readonly unknown[]> => {
  const answer = await fetch(`${app.url}/readyz`);
  return [answer.status, ((await answer.json()) as { status: string }).status];
};

const batch = (count: number) =>
  Array.from({ length: count }, () => {
    next += 1;
    return receiptOf(register, { number: next });
  });

const countStored = async (): Promise<number> =>
  (await app.owner.query<{ n: number }>('select count(*)::int n from receipts')).rows[0]?.n ?? -1;

describe.runIf(mounted)('a disk without space', () => {
  beforeAll(async () => {
    postgres = await startEmbeddedPostgres({ dataDir: join(folder, 'data') });
    const { ownerUrl } = postgres;
    const owner = new pg.Pool({ connectionString: ownerUrl, max: 2 });
    owner.on('error', () => undefined);
    const drop = () => owner.end();
    app = await startTestAppOn({ ownerUrl, owner, drop }, { DATA_DIR: join(folder, 'data') });
    person = await app.signIn('owner@demo.example');
    register = await linkRegister(app, person);
  });
  afterAll(async () => {
    makeRoom();
    await app?.stop();
    await postgres?.stop();
    run('umount', '-l', folder);
    rmSync(folder, { recursive: true, force: true });
  });

  /** Pushes until one is refused; @returns what was stored before, and the refused one. */
  const pushUntilRefused = async () => {
    let stored = 0;
    for (;;) {
      const receipts = batch(200);
      const answer: Answer = await pushBatch(app, register, receipts);
      if (answer.errors.length > 0) return { stored, receipts, answer };
      stored += outcomesOf(answer).filter((outcome) => outcome === 'stored').length;
    }
  };

  it('refuses what would be stored in words, stores nothing half, and goes on when there is room', async () => {
    expect(await readyz()).toEqual([200, 'ready']);
    // The log has a segment before it: it is the tables that find no room.
    await app.owner.query('select pg_switch_wal()');
    await app.owner.query('checkpoint');
    fill();
    const { stored, receipts, answer } = await pushUntilRefused();
    expect(errorOf(answer)).toMatchObject({
      code: 'STORAGE_FULL',
      kind: 'unavailable',
      parameters: { seconds: 30 },
    });
    expect(await countStored()).toBe(stored);
    await expect.poll(readyz).toEqual([503, 'storage full']);
    const picture = await sharp({ create: { width: 90, height: 90, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    const upload = await fetch(`${app.url}/api/profile/picture`, {
      method: 'PUT',
      headers: { 'content-type': 'image/png', authorization: `Bearer ${person}` },
      body: new Blob([new Uint8Array(picture)]),
    });
    expect([upload.status, upload.headers.get('retry-after')]).toEqual([503, '30']);
    const figures = await (await fetch(`${app.url}/metrics`)).text();
    expect(Number(/^storage_free_bytes (\S+)$/m.exec(figures)?.[1])).toBeLessThan(1_048_576);
    // What is stored can be read meanwhile.
    const list = await app.call('/graphql/pos', person, '{ receipts(first: 1) { totalCount } }');
    expect(list.errors).toEqual([]);

    makeRoom();
    expect(new Set(outcomesOf(await pushBatch(app, register, receipts)))).toEqual(new Set(['stored']));
    expect(await countStored()).toBe(stored + receipts.length);
    await expect.poll(readyz).toEqual([200, 'ready']);
    const checked = await app.call(
      '/graphql/pos',
      person,
      'query($day: Day!) { rollUpDifferences(from: $day, to: $day) { rollUp } }',
      { day: receipts[0]?.end.slice(0, 10) },
    );
    expect(dataOf<{ rollUpDifferences: unknown[] }>(checked).rollUpDifferences).toEqual([]);
  }, 120_000);

  it('on which PostgreSQL itself ends is waited for: nobody restarts anything, and what was answered is there', {
    ...inFull,
    timeout: 120_000,
  }, async () => {
    const before = await countStored();
    fill();
    // A new segment of the log needs room: without it PostgreSQL cannot go on.
    await expect(async () => {
      for (;;) await app.owner.query('select pg_switch_wal(), txid_current()');
    }).rejects.toThrow();
    const receipts = batch(20);
    const answer = await pushBatch(app, register, receipts);
    expect(['BUSY', 'STORAGE_FULL']).toContain(errorOf(answer)?.code);
    expect(await readyz()).toEqual([503, expect.stringMatching(/away|full/)]);
    makeRoom();
    await expect.poll(readyz).toEqual([200, 'ready']);
    expect(new Set(outcomesOf(await pushBatch(app, register, receipts)))).toEqual(new Set(['stored']));
    expect(await countStored()).toBe(before + receipts.length);
  });
});

describe.runIf(mounted)('a disk without space for files', () => {
  let small: string;
  let other: TestServer;

  beforeAll(async () => {
    small = mkdtempSync(join(tmpdir(), 'tresen-small-'));
    run('mount', '-t', 'tmpfs', '-o', 'size=18m,mode=755', 'tmpfs', small);
    other = await startTestApp({ FILES_URL: `file:${small}` });
  });
  afterAll(async () => {
    await other?.stop();
    run('umount', '-l', small);
    rmSync(small, { recursive: true, force: true });
  });

  it(
    'ERR-49: refuses a backup in words, keeps what came before, and takes the rest when there is room',
    inFull,
    async () => {
      const till = await linkRegister(other, await other.signIn('owner@demo.example'));
      const bytes = sqliteBytes(21_000_000);
      const path = (await beginUpload(other, till, bytes)).headers.get('location') ?? '';
      const sent = await sendPart(other, till, path, 0, bytes);
      expect([sent.status, sent.headers.get('retry-after')]).toEqual([503, '30']);
      expect(await sent.text()).toContain('STORAGE_FULL');
      const received = Number((await tus(other, till, 'HEAD', path)).headers.get('upload-offset'));
      expect(received).toBeGreaterThan(16_000_000);
      run('mount', '-o', 'remount,size=30m', small);
      expect((await sendPart(other, till, path, received, bytes.subarray(received))).status).toBe(204);
    },
  );

  it('refuses the file of a download in words, and nothing half is left', inFull, async () => {
    run('mount', '-o', 'remount,size=24m', small);
    const answer = await fetch(`${other.url}/api/content-files?name=kasse.apk`, {
      method: 'POST',
      headers: {
        'content-type': 'application/octet-stream',
        authorization: `Bearer ${await other.signIn('admin@demo.example')}`,
      },
      body: new Uint8Array(9_000_000),
    });
    expect([answer.status, await answer.text()]).toEqual([503, expect.stringContaining('STORAGE_FULL')]);
    expect(readdirSync(join(small, 'downloads'))).toEqual([]);
  });
});
