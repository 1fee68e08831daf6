import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { inFull } from '@tresen/domain/kit/testing';
import { expect, it, onTestFinished, vi } from 'vitest';
import { readSheet } from './read-sheet.ts';
import type { SheetChunk } from './sheet.ts';
import { readWhole } from './testing.ts';

const processes = (): number =>
  process.getActiveResourcesInfo().filter((resource) => resource === 'ProcessWrap').length;

const table = (rows: number): Buffer => Buffer.from(`Nr;Name\n${'1;Honig\u2028\n'.repeat(rows)}`);
const broken = Buffer.from(`${table(100_000)}2;"`);

const readAll = async (source: string | Buffer): Promise<SheetChunk[]> => {
  const chunks: SheetChunk[] = [];
  for await (const chunk of readSheet(source)) chunks.push(chunk);
  return chunks;
};

it('a file and its bytes are the same table, as read in this process', inFull, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sheets-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const path = join(folder, 'table.csv');
  const bytes = table(3000);
  await writeFile(path, bytes);
  const chunks = await readAll(path);
  expect(await readAll(bytes)).toEqual(chunks);
  const { meta, rows } = await readWhole(bytes);
  expect(chunks.every((chunk) => chunk.meta === chunks[0]?.meta)).toBe(true);
  expect([chunks[0]?.meta, chunks.flatMap((chunk) => chunk.rows)]).toEqual([meta, rows]);
});

it('the process is gone when the loop ends, however it ends', inFull, async () => {
  for await (const _ of readSheet(table(10))) expect(processes()).toBe(1);
  await expect.poll(processes).toBe(0);
  for await (const _ of readSheet(table(100_000))) break;
  await expect.poll(processes).toBe(0);
  const failing = async () => {
    for await (const _ of readSheet(table(100_000))) throw new Error('full');
  };
  await expect(failing()).rejects.toThrow('full');
  await expect.poll(processes).toBe(0);
});

it('a fault behind good rows comes after them', inFull, async () => {
  let rows = 0;
  const reading = async () => {
    for await (const chunk of readSheet(broken)) rows += chunk.rows.length;
  };
  await expect(reading()).rejects.toMatchObject({ parameters: { reason: 'openQuote', row: 100_002 } });
  expect(rows).toBeGreaterThan(90_000);
  await expect.poll(processes).toBe(0);
});

it('a process that takes too long is ended', async () => {
  const reading = readSheet(table(100_000), { limits: { milliseconds: 1 } }).next();
  await expect(reading).rejects.toMatchObject({
    code: 'FILE_TOO_LARGE',
    parameters: { what: 'time', limit: 1 },
  });
  await expect.poll(processes).toBe(0);
});

it('a process that waits for a file that never goes on is ended', async () => {
  const stuck = { open: async () => ({ bytes: new Readable({ read: () => undefined }), size: 1 }) };
  await expect(readSheet(stuck, { limits: { milliseconds: 100 } }).next()).rejects.toMatchObject({
    parameters: { what: 'time' },
  });
  await expect.poll(processes).toBe(0);
});

const turnOf = (tenantId: string, isBackground = false) => ({
  asker: { tenantId, personId: 'p' },
  isBackground,
});

it('three are read at once, of people two, the next when one of them ends', inFull, async () => {
  const turns = [turnOf('a'), turnOf('b'), turnOf('a', true)];
  const reading = turns.map((turn) => readSheet(table(100_000), {}, turn));
  await Promise.all(reading.map((chunks) => chunks.next()));
  const next = readSheet(table(1), {}, turnOf('c'));
  const waiting = next.next();
  expect(processes()).toBe(3);
  await reading[1]?.return();
  expect((await waiting).value).toMatchObject({ rows: [{ row: 2 }] });
  await Promise.all([...reading, next].map((chunks) => chunks.return()));
  await expect.poll(processes).toBe(0);
});

it('a crowd of one tenant is told to come back, and another tenant is read', async () => {
  const ask = (tenantId: string) => readSheet(table(1), { limits: { bytes: 1 } }, turnOf(tenantId)).next();
  const crowd = [...Array<string>(30).fill('crowd'), 'other'].map(ask);
  const answers = await Promise.allSettled(crowd);
  const codes = answers.map((answer) => (answer.status === 'rejected' ? answer.reason.code : 'read'));
  expect(codes.at(-1)).toBe('FILE_TOO_LARGE');
  expect(codes.filter((code) => code === 'FILE_TOO_LARGE')).toHaveLength(2 + 12 + 1);
  expect(codes.filter((code) => code === 'BUSY')).toHaveLength(30 - 2 - 12);
});

it('who hangs up ends the process, and gives the turn back', inFull, async () => {
  const gone = new AbortController();
  const turn = { ...turnOf('a'), signal: gone.signal };
  const chunks = readSheet(table(100_000), {}, turn);
  await chunks.next();
  gone.abort(new Error('gone'));
  const rest = async () => {
    for await (const _ of chunks);
  };
  await expect(rest()).rejects.toThrow('gone');
  await expect.poll(processes).toBe(0);
  const both = [turnOf('a'), turnOf('a')].map((again) => readSheet(table(1), {}, again));
  expect((await Promise.all(both.map((next) => next.next()))).map(({ done }) => done)).toEqual([
    false,
    false,
  ]);
  await Promise.all(both.map((next) => next.return()));
  await expect.poll(processes).toBe(0);
});

it('a stored file is opened only in its turn', inFull, async () => {
  const reading = [turnOf('a'), turnOf('a')].map((turn) => readSheet(table(100_000), {}, turn));
  await Promise.all(reading.map((chunks) => chunks.next()));
  let opened = 0;
  const stored = {
    open: async () => {
      opened += 1;
      const bytes = table(1);
      return { bytes: Readable.from([bytes]), size: bytes.length };
    },
  };
  const next = readSheet(stored, {}, turnOf('a')).next();
  await new Promise(setImmediate);
  expect(opened).toBe(0);
  await reading[0]?.return();
  expect((await next).value).toMatchObject({ rows: [{ row: 2 }] });
  expect(opened).toBe(1);
  await reading[1]?.return();
  await expect.poll(processes).toBe(0);
});

it('a path that leads nowhere is a fault of ours, and takes no place', async () => {
  for (let attempt = 0; attempt < 4; attempt += 1)
    await expect(readSheet('/does/not/exist.csv').next()).rejects.toThrow('ENOENT');
});

it('rows that nobody looks at are counted, and a fault behind them is told', inFull, async () => {
  const counts = async (bytes: Buffer) => {
    let [shown, counted] = [0, 0];
    for await (const chunk of readSheet(bytes, { onlyFirst: 200 })) {
      shown += chunk.rows.length;
      counted += chunk.counted ?? 0;
    }
    return { shown, counted };
  };
  expect(await counts(table(3_000))).toEqual({ shown: 499, counted: 2_501 });
  await expect(counts(broken)).rejects.toMatchObject({ code: 'FILE_UNREADABLE' });
});

it('the process is given nothing of our environment', async () => {
  vi.stubEnv('NODE_OPTIONS', '--no-such-option');
  onTestFinished(() => void vi.unstubAllEnvs());
  expect(await readAll(table(1))).toHaveLength(1);
});
