import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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

it('a file and its bytes are the same table, as read in this process', async () => {
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

it('the process is gone when the loop ends, however it ends', async () => {
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

it('a fault behind good rows comes after them', async () => {
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

it('three are read at once, the next when one of them ends', async () => {
  const reading = Array.from({ length: 3 }, () => readSheet(table(100_000)));
  await Promise.all(reading.map((chunks) => chunks.next()));
  const next = readSheet(table(1));
  const waiting = next.next();
  expect(processes()).toBe(3);
  await reading[1]?.return();
  expect((await waiting).value).toMatchObject({ rows: [{ row: 2 }] });
  await Promise.all([...reading, next].map((chunks) => chunks.return()));
  await expect.poll(processes).toBe(0);
});

it('a crowd is told to come back', async () => {
  const crowd = Array.from({ length: 30 }, () => readSheet(table(1), { limits: { bytes: 1 } }).next());
  const answers = await Promise.allSettled(crowd);
  const codes = answers.map((answer) => (answer.status === 'rejected' ? answer.reason.code : 'read'));
  expect(codes.filter((code) => code === 'FILE_TOO_LARGE')).toHaveLength(23);
  expect(codes.filter((code) => code === 'BUSY')).toHaveLength(7);
});

it('a path that leads nowhere is a fault of ours, and takes no place', async () => {
  for (let attempt = 0; attempt < 4; attempt += 1)
    await expect(readSheet('/does/not/exist.csv').next()).rejects.toThrow('ENOENT');
});

it('the process is given nothing of our environment', async () => {
  vi.stubEnv('NODE_OPTIONS', '--no-such-option');
  onTestFinished(() => void vi.unstubAllEnvs());
  expect(await readAll(table(1))).toHaveLength(1);
});
