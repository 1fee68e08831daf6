import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { open } from 'node:fs/promises';
import type { Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { processorMs, spawnBehindOthers } from '../processes/index.ts';
import { tooLarge, unreadable } from './faults.ts';
import { createReaderClock } from './reader-clock.ts';
import type { ReadOptions, SheetLimits } from './sheet.ts';

const program = fileURLToPath(new URL('./sheet-process.ts', import.meta.url));
const maxHeapMegabytes = 256;

/** An open file whose descriptor stands at its beginning. */
export interface OpenSheet {
  readonly fd: number;
  /** In bytes. */
  readonly size: number;
}

/** A file that is opened when it is read. */
export interface StoredSheet {
  open(): Promise<{ readonly bytes: Readable; readonly size: number }>;
}

/** A path, an open file, a stored one, or bytes. */
export type SheetSource = string | OpenSheet | StoredSheet | Uint8Array;

/** A process that reads one file. */
export interface ReaderProcess {
  /** What it writes, line by line. It waits while nobody takes them. */
  readonly lines: AsyncGenerator<string, void, void>;
  /** Why it ended before it was done: a fault of the file, or what it was aborted with. */
  readonly whyItEnded: () => Promise<unknown>;
  /** Ends it, if it has not ended; afterwards it is gone. */
  readonly end: () => Promise<void>;
}

/**
 * Starts a process without our settings and secrets, with bounded memory and time: what a stranger's file breaks is only
 * that.
 * @throws {AppError} FILE_TOO_LARGE
 */
export const startReader = async (
  source: SheetSource,
  options: ReadOptions,
  limits: SheetLimits,
  signal?: AbortSignal,
): Promise<ReaderProcess> => {
  const child = await spawnFor(source, options, limits);
  const stop = (): void => void child.kill('SIGKILL');
  signal?.addEventListener('abort', stop, { once: true });
  if (signal?.aborted) stop();
  const exit = once(child, 'exit') as Promise<[code: number | null, signal: string | null]>;
  exit.catch(() => undefined); // heard by whoever asks why, or ends it
  let isLate = false;
  const output = child.stdout?.setEncoding('utf8') as Readable;
  const { pid } = child;
  const usedMs = () => (pid === undefined ? undefined : processorMs(pid));
  const hasHadItsTime = createReaderClock(usedMs, limits.milliseconds);
  const pieces = withinTime(output, limits.milliseconds, () => {
    isLate = hasHadItsTime();
    if (isLate) stop();
    return isLate;
  });
  return {
    lines: splitLines(pieces),
    whyItEnded: async () => {
      const [, killed] = await exit;
      if (signal?.aborted) return signal.reason;
      if (isLate) return tooLarge('time', limits.milliseconds);
      return killed ? tooLarge('memory', maxHeapMegabytes * 1_000_000) : unreadable('damaged');
    },
    end: async () => {
      signal?.removeEventListener('abort', stop);
      output.destroy();
      child.kill('SIGKILL');
      await exit.catch(() => undefined);
    },
  };
};

async function spawnFor(
  source: SheetSource,
  options: ReadOptions,
  limits: SheetLimits,
): Promise<ChildProcess> {
  if (typeof source === 'string') return spawnWithFile(source, options, limits);
  if (source instanceof Uint8Array) return spawnWithBytes(source, options, limits);
  if ('open' in source) return spawnWithStream(source, options, limits);
  refuseBeyond(source.size, limits);
  return spawnReader(options, source.fd);
}

async function spawnWithFile(path: string, options: ReadOptions, limits: SheetLimits): Promise<ChildProcess> {
  const file = await open(path);
  try {
    refuseBeyond((await file.stat()).size, limits);
    return spawnReader(options, file.fd);
  } finally {
    await file.close();
  }
}

function spawnWithBytes(bytes: Uint8Array, options: ReadOptions, limits: SheetLimits): ChildProcess {
  refuseBeyond(bytes.length, limits);
  const child = spawnReader(options, 'pipe');
  child.stdin?.on('error', () => undefined); // it may end before it has taken everything
  child.stdin?.end(bytes);
  return child;
}

/** What is stored goes to the process piece by piece. */
async function spawnWithStream(
  { open: openFile }: StoredSheet,
  options: ReadOptions,
  limits: SheetLimits,
): Promise<ChildProcess> {
  const { bytes, size } = await openFile();
  try {
    refuseBeyond(size, limits);
    const child = spawnReader(options, 'pipe');
    // It may end before it has taken everything; half a file is damaged, and it says so.
    pipeline(bytes, child.stdin as Writable).catch(() => undefined);
    return child;
  } catch (error) {
    bytes.destroy();
    throw error;
  }
}

function refuseBeyond(size: number, { bytes }: SheetLimits): void {
  if (size > bytes) throw tooLarge('bytes', bytes);
}

/** It may read files, since it has to load itself; not write any, start anything, or reach the network. */
function spawnReader(options: ReadOptions, input: number | 'pipe'): ChildProcess {
  return spawnBehindOthers(
    process.execPath,
    [
      '--permission',
      '--allow-fs-read=*',
      `--max-old-space-size=${maxHeapMegabytes}`,
      program,
      JSON.stringify(options),
    ],
    { env: { MALLOC_ARENA_MAX: '1', UV_THREADPOOL_SIZE: '1' }, stdio: [input, 'pipe', 'ignore'] },
  );
}

/**
 * Passes pieces on; asks `isOver` when the time spent in waiting for them is over, and again after as long where it is not.
 */
async function* withinTime(
  pieces: Readable,
  milliseconds: number,
  isOver: () => boolean,
): AsyncGenerator<string, void, void> {
  let left = milliseconds;
  let timer: NodeJS.Timeout;
  const ask = (): void => {
    if (!isOver()) timer = setTimeout(ask, milliseconds);
  };
  const iterator = pieces[Symbol.asyncIterator]();
  for (;;) {
    const began = performance.now();
    timer = setTimeout(ask, left);
    const { value, done } = await iterator.next().finally(() => clearTimeout(timer));
    if (done) return;
    left = Math.max(0, left - (performance.now() - began));
    yield value;
  }
}

/** Lines in full; not `node:readline`, which ends lines at U+2028, too. */
async function* splitLines(pieces: AsyncIterable<string>): AsyncGenerator<string, void, void> {
  let rest = '';
  for await (const piece of pieces) {
    const lines = (rest + piece).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
}
