import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { open } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import type { AppError } from '@tresen/domain/errors';
import { tooLarge, unreadable } from './faults.ts';
import type { ReadOptions, SheetLimits } from './sheet.ts';

const program = fileURLToPath(new URL('./sheet-process.ts', import.meta.url));
const mostHeapMegabytes = 256;

/** A process that reads one file. */
export interface ReaderProcess {
  /** What it writes, line by line. It waits while nobody takes them. */
  readonly lines: AsyncGenerator<string, void, void>;
  /** Why it ended before it was done. */
  readonly whyItEnded: () => Promise<AppError>;
  /** Ends it, if it has not ended; afterwards it is gone. */
  readonly end: () => Promise<void>;
}

/** It may read files, since it has to load itself; not write any, start anything, or reach the network. */
const spawnReader = (options: ReadOptions, input: number | 'pipe'): ChildProcess =>
  spawn(
    process.execPath,
    [
      '--permission',
      '--allow-fs-read=*',
      `--max-old-space-size=${mostHeapMegabytes}`,
      program,
      JSON.stringify(options),
    ],
    { env: { MALLOC_ARENA_MAX: '1', UV_THREADPOOL_SIZE: '1' }, stdio: [input, 'pipe', 'ignore'] },
  );

const refuseBeyond = (size: number, { bytes }: SheetLimits): void => {
  if (size > bytes) throw tooLarge('bytes', bytes);
};

const spawnWithFile = async (
  path: string,
  options: ReadOptions,
  limits: SheetLimits,
): Promise<ChildProcess> => {
  const file = await open(path);
  try {
    refuseBeyond((await file.stat()).size, limits);
    return spawnReader(options, file.fd);
  } finally {
    await file.close();
  }
};

const spawnWithBytes = (bytes: Uint8Array, options: ReadOptions, limits: SheetLimits): ChildProcess => {
  refuseBeyond(bytes.length, limits);
  const child = spawnReader(options, 'pipe');
  child.stdin?.on('error', () => undefined); // it may end before it has taken everything
  child.stdin?.end(bytes);
  return child;
};

/** Lines in full; not `node:readline`, which ends lines at U+2028, too. */
async function* splitLines(pieces: AsyncIterable<string>): AsyncGenerator<string, void, void> {
  let rest = '';
  for await (const piece of pieces) {
    const lines = (rest + piece).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
}

/** Passes pieces on; calls `onEnd` when the time spent in waiting for them is over. */
async function* withinTime(
  pieces: Readable,
  milliseconds: number,
  onEnd: () => void,
): AsyncGenerator<string, void, void> {
  let left = milliseconds;
  const iterator = pieces[Symbol.asyncIterator]();
  for (;;) {
    const began = performance.now();
    const timer = setTimeout(onEnd, left);
    const { value, done } = await iterator.next().finally(() => clearTimeout(timer));
    if (done) return;
    left -= performance.now() - began;
    yield value;
  }
}

/**
 * Starts a process without our settings and secrets, with bounded memory and time: what a stranger's file breaks is only
 * that.
 * @throws {AppError} FILE_TOO_LARGE
 */
export const startReader = async (
  source: string | Uint8Array,
  options: ReadOptions,
  limits: SheetLimits,
): Promise<ReaderProcess> => {
  const child =
    typeof source === 'string'
      ? await spawnWithFile(source, options, limits)
      : spawnWithBytes(source, options, limits);
  const exit = once(child, 'exit') as Promise<[code: number | null, signal: string | null]>;
  exit.catch(() => undefined); // heard by whoever asks why, or ends it
  let isLate = false;
  const output = child.stdout?.setEncoding('utf8') as Readable;
  const pieces = withinTime(output, limits.milliseconds, () => {
    isLate = true;
    child.kill('SIGKILL');
  });
  return {
    lines: splitLines(pieces),
    whyItEnded: async () => {
      const [, signal] = await exit;
      if (isLate) return tooLarge('time', limits.milliseconds);
      return signal ? tooLarge('memory', mostHeapMegabytes * 1_000_000) : unreadable('damaged');
    },
    end: async () => {
      output.destroy();
      child.kill('SIGKILL');
      await exit.catch(() => undefined);
    },
  };
};
