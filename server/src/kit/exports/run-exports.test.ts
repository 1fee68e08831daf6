import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { inFull } from '@tresen/domain/kit/testing';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../db/testing.ts';
import { newId } from '../ids/index.ts';
import { type ExportSource, keysetPages } from './export-source.ts';
import { fileOfExport } from './exports-port.ts';
import { cleanUpExports, createExportsJob, createExportsWatch } from './run-exports.ts';
import { numbersSource, testPort } from './testing.ts';

let database: TestDatabase;
let folder: string;
const [anna, berta, cora] = [newId(), newId(), newId()];
const never = new AbortController().signal;

beforeAll(async () => {
  database = await createTestDatabase();
  for (const id of [anna, berta, cora])
    await database.owner.query(`insert into tenants (id, name, kind) values ($1, 'Wirtshaus', 'customer')`, [
      id,
    ]);
});
afterAll(() => database.drop());
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tresen-exports-'));
  await database.owner.query('delete from exports');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const queue = async (tenantId = anna, given: Readonly<Record<string, unknown>> = {}): Promise<string> => {
  const id = newId();
  const row = {
    ...{ tenant_id: tenantId, id, source: 'numbers', format: 'csv', language: 'de', zone: 'UTC' },
    ...{ filter: '{}', sort: '', columns: '', description: '', state: 'queued', user_id: newId() },
    ...{ user_name: 'Olga Lindner', created_at: new Date(), ...given },
  };
  const names = Object.keys(row);
  await database.owner.query(
    `insert into exports (${names}) values (${names.map((_, index) => `$${index + 1}`)})`,
    Object.values(row),
  );
  return id;
};

const rowOf = async (id: string) =>
  (await database.owner.query('select * from exports where id = $1', [id])).rows[0];
const fileOf = async (id: string, tenantId = anna): Promise<string> => {
  const file = await testPort(database.db, folder, []).files.read(fileOfExport(tenantId, id, 'csv'));
  return file ? (await buffer(file.bytes)).toString() : 'not there';
};
const filesOf = (tenantId = anna) => readdirSync(join(folder, 'exports', tenantId));
const port = (source: ExportSource = numbersSource(5)) => testPort(database.db, folder, [source]);
const run = (source?: ExportSource, signal = never) => createExportsJob(port(source))({}, signal);

describe('the job of exports', () => {
  it('writes what waits, and notes rows and size', async () => {
    const id = await queue();
    await run();
    expect(await rowOf(id)).toMatchObject({ state: 'done', total: 500, done: 500, rows: 500 });
    expect((await fileOf(id)).split('\r\n')).toHaveLength(502);
    expect((await rowOf(id)).size).toBe(Buffer.byteLength(await fileOf(id)));
  });

  it('takes the tenants in turn, whoever has many waiting', async () => {
    const order: string[] = [];
    const names = new Map([
      [anna, 'Anna'],
      [berta, 'Berta'],
      [cora, 'Cora'],
    ]);
    for (const tenantId of [anna, anna, anna, berta, cora]) await queue(tenantId);
    const source = numbersSource(1);
    const telling: ExportSource = {
      ...source,
      open: (asked) => {
        order.push(names.get(asked.tenantId) ?? '');
        return source.open(asked);
      },
    };
    await run(telling);
    expect(order).toEqual(['Anna', 'Berta', 'Cora', 'Anna', 'Anna']);
  });

  it('writes one of a tenant at a time, in whatever process', async () => {
    let running = 0;
    let max = 0;
    const counting = numbersSource(3, async () => {
      running += 1;
      max = Math.max(max, running);
      await new Promise((resolve) => setImmediate(resolve));
      running -= 1;
    });
    for (const tenantId of [anna, anna, anna]) await queue(tenantId);
    await Promise.all([run(counting), run(counting), run(counting)]);
    await run(counting);
    expect(max).toBe(1);
    const { rows } = await database.owner.query('select distinct state from exports');
    expect(rows).toEqual([{ state: 'done' }]);
  });

  it('ends what is cancelled, and leaves no file', async () => {
    const id = await queue();
    const source = numbersSource(5, async (page) => {
      if (page === 3)
        await database.owner.query(`update exports set state = 'cancelled', ended_at = now() where id = $1`, [
          id,
        ]);
    });
    await run(source);
    expect(await rowOf(id)).toMatchObject({ state: 'cancelled', failure: null });
    expect(filesOf()).toEqual([]);
  });

  it('writes what is begun anew while the cancelled attempt still runs', async () => {
    const id = await queue();
    let isFirst = true;
    const source = numbersSource(5, async (page) => {
      if (page !== 3 || !isFirst) return;
      isFirst = false;
      await database.owner.query(`update exports set state = 'queued', attempts = 0 where id = $1`, [id]);
    });
    await run(source);
    expect(isFirst).toBe(false);
    expect(await rowOf(id)).toMatchObject({ state: 'done', rows: 500, failure: null });
    expect(filesOf()).toEqual([`${id}.csv`]);
  });

  // The device of Linux that answers each byte like a full disk.
  it.runIf(existsSync('/dev/full'))('fails in words when the disk is full, and leaves no file', async () => {
    const id = await queue();
    const whole = port(numbersSource(500));
    const writeStream = async (_tenantId: string, _path: string, bytes: Readable): Promise<number> => {
      await pipeline(bytes, createWriteStream('/dev/full'));
      return 0;
    };
    await createExportsJob({ ...whole, files: { ...whole.files, writeStream } })({}, never);
    expect(await rowOf(id)).toMatchObject({ state: 'failed', failure: 'noSpace' });
    expect(existsSync(join(folder, 'exports'))).toBe(false);
  });

  it('fails when the folder cannot be written', async () => {
    const id = await queue();
    writeFileSync(join(folder, 'exports'), 'a file where a folder is wanted');
    const errors: unknown[] = [];
    await createExportsJob({ ...port(), onError: (error) => errors.push(error) })({}, never);
    expect(await rowOf(id)).toMatchObject({ state: 'failed', failure: 'internal' });
    expect(errors).toHaveLength(1);
  });

  it('never gives out a file with other rows than were counted', async () => {
    const id = await queue();
    const short = numbersSource(5);
    const errors: unknown[] = [];
    const source: ExportSource = {
      ...short,
      open: (asked) => ({ ...short.open(asked), count: async () => 501 }),
    };
    await createExportsJob({ ...port(source), onError: (error) => errors.push(error) })({}, never);
    expect(await rowOf(id)).toMatchObject({ state: 'failed', failure: 'internal' });
    expect(String(errors[0])).toContain('500 of 501');
    expect(filesOf()).toEqual([]);
  });

  it('puts back what it has to leave when the server stops', async () => {
    const id = await queue();
    const stopping = new AbortController();
    const source = numbersSource(5, (page) => {
      if (page === 2) stopping.abort();
    });
    await expect(run(source, stopping.signal)).rejects.toThrow('stopped');
    expect(await rowOf(id)).toMatchObject({ state: 'queued', attempts: 0 });
    expect(filesOf()).toEqual([]);
    await run();
    expect(await rowOf(id)).toMatchObject({ state: 'done', rows: 500 });
  });
});

describe('a process that is killed in the middle of a file', () => {
  const killInTheMiddle = async (): Promise<void> => {
    const script = join(import.meta.dirname, 'testing-process.ts');
    const child = spawn(process.execPath, [script, database.ownerUrl, folder], { stdio: 'pipe' });
    const ended = once(child, 'exit');
    await once(child.stdout, 'data');
    if (child.kill('SIGKILL')) await ended;
  };

  it('is followed by the next, which begins anew', { ...inFull, timeout: 30_000 }, async () => {
    const id = await queue();
    await killInTheMiddle();
    expect(await rowOf(id)).toMatchObject({ state: 'running', attempts: 1 });
    await expect
      .poll(async () => {
        await run();
        return (await rowOf(id)).state;
      })
      .toBe('done');
    expect((await fileOf(id)).split('\r\n')).toHaveLength(502);
    expect(filesOf()).toEqual([`${id}.csv`]);
  });

  it('is noticed within a minute, and not followed for ever', async () => {
    const id = await queue(anna, { state: 'running', attempts: 3 });
    const added: string[] = [];
    const jobs = { add: async (_tx: unknown, name: string) => void added.push(name) };
    await createExportsWatch({ ...port(), jobs })({}, never);
    expect(added).toEqual(['runExports']);
    await run();
    expect(await rowOf(id)).toMatchObject({ state: 'failed', failure: 'interrupted' });
    await createExportsWatch({ ...port(), jobs })({}, never);
    expect(added).toHaveLength(1);
  });
});

describe('files of exports', () => {
  it('are thrown away seven days after they were made, with what is known of them', async () => {
    const [old, young] = [await queue(), await queue()];
    await run();
    await database.owner.query(
      `update exports set ended_at = now() - interval '7 days 1 second' where id = $1`,
      [old],
    );
    await cleanUpExports(port());
    expect(await rowOf(old)).toBeUndefined();
    expect(filesOf()).toEqual([`${young}.csv`]);
  });
});

describe('pages by keyset', () => {
  const read = (max: number) => async (after: number | undefined) =>
    Array.from({ length: Math.min(3, max - (after ?? 0)) }, (_, index) => (after ?? 0) + index + 1);

  it.each([0, 1, 3, 7, 9])('give each of %i rows once', async (max) => {
    const pages = await Array.fromAsync(keysetPages(3, read(max)));
    expect(pages.flat()).toEqual(Array.from({ length: max }, (_, index) => index + 1));
  });

  it('fail with what reading fails with', async () => {
    const failing = async (after: number | undefined) => {
      if (after) throw new Error('gone');
      return [1, 2, 3];
    };
    await expect(Array.fromAsync(keysetPages(3, failing))).rejects.toThrow('gone');
  });
});
