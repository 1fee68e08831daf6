import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import type { Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import type { ArchiveSummary, Found, UnreadableCause } from '@tresen/domain/fiscal/archives';
import { processorMs, spawnBehindOthers } from '../../../kit/processes/index.ts';
import type { KnownDevice } from './key-ring.ts';
import type { ArchivedReceipts } from './receipt-table.ts';
import { takeLines } from './take-lines.ts';

const program = fileURLToPath(new URL('./archive-process.ts', import.meta.url));
const maxHeapMegabytes = 160;
const lookMs = 1_000;
/** Signatures are most of the work, and verified on threads of their own. */
const verifyingThreads = Math.min(4, availableParallelism());

/** How much of a processor an archive may cost, and how long it may stand still. */
export interface ArchiveLimits {
  readonly processorMs: number;
  readonly stillMs: number;
}

/** Half an hour is what ten gigabytes need with the slowest curve that devices sign on. */
export const archiveLimits: ArchiveLimits = { processorMs: 1_800_000, stillMs: 120_000 };

/** What the process found out; without a summary it ended before it was through. */
export interface ProcessReading {
  readonly summary: ArchiveSummary | null;
  /** Why there is none. */
  readonly cause: UnreadableCause | null;
  readonly found: readonly Found[];
  readonly receipts: ArchivedReceipts;
  readonly lateKey: string | null;
}

/**
 * Reads an archive in a process without our settings and secrets, with bounded memory and time: what a stranger's file breaks
 * is only that.
 * @param onProgress told of the octets that were read, from time to time
 * @throws whatever `signal` was aborted with, or the fault of the stream
 */
export const readInProcess = async (
  bytes: Readable,
  device: KnownDevice,
  onProgress: (bytes: number) => void,
  signal: AbortSignal,
  limits: ArchiveLimits = archiveLimits,
): Promise<ProcessReading> => {
  const child = start(device);
  const stop = (): void => void child.kill('SIGKILL');
  signal.addEventListener('abort', stop, { once: true });
  if (signal.aborted) stop();
  const exit = once(child, 'exit');
  const watch = watchTime(child, limits, stop);
  const input = pipeline(bytes, child.stdin as Writable).catch((error: unknown) => error);
  try {
    const taken = await takeLines(child.stdout?.setEncoding('utf8') as Readable, onProgress, watch.hear);
    await exit;
    signal.throwIfAborted();
    const fault = await input;
    if (fault && !isGone(fault)) throw fault;
    if (taken.isComplete) return { ...taken, cause: null };
    if (child.exitCode !== null) throw new Error(`the reader of archives ended with ${child.exitCode}`);
    return { ...taken, summary: null, found: [], cause: watch.isLate() ? 'time' : 'memory' };
  } finally {
    watch.end();
    signal.removeEventListener('abort', stop);
    stop();
  }
};

/** The process has ended before it had taken everything. */
function isGone(error: unknown): boolean {
  const { code = '' } = error as NodeJS.ErrnoException;
  return ['EPIPE', 'ECONNRESET', 'ERR_STREAM_PREMATURE_CLOSE', 'ERR_STREAM_DESTROYED'].includes(code);
}

/** It may read files, since it has to load itself; not write any, start anything, or reach the network. */
function start(device: KnownDevice): ChildProcess {
  return spawnBehindOthers(
    process.execPath,
    [
      ...['--permission', '--allow-fs-read=*', `--max-old-space-size=${maxHeapMegabytes}`],
      ...[program, JSON.stringify(device)],
    ],
    {
      env: { MALLOC_ARENA_MAX: '1', UV_THREADPOOL_SIZE: String(verifyingThreads) },
      stdio: ['pipe', 'pipe', 'ignore'],
    },
  );
}

/** Ends what has used its time, or gives no sign of life: it tells twice a second how far it is. */
function watchTime({ pid }: ChildProcess, limits: ArchiveLimits, stop: () => void) {
  let heardAt = performance.now();
  let isLate = false;
  const timer = setInterval(() => {
    const used = (pid === undefined ? undefined : processorMs(pid)) ?? 0;
    isLate ||= used > limits.processorMs || performance.now() - heardAt > limits.stillMs;
    if (isLate) stop();
  }, lookMs);
  return {
    hear: (): void => {
      heardAt = performance.now();
    },
    isLate: () => isLate,
    end: () => clearInterval(timer),
  };
}
