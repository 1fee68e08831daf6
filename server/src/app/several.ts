import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { ledSettings } from './config.ts';
import { passFiguresOn } from './figures-of-all.ts';

interface Several {
  readonly processes: number;
  readonly ownerUrl: string;
  /** Fulfilled when somebody wants us to stop. */
  readonly end: Promise<void>;
  readonly print: (line: string) => void;
}

/** A process that ended by itself is replaced after this pause, so that one which cannot start is not tried all the time. */
const restartAfterMs = 1_000;

/**
 * Leads several server processes of this machine behind one port, and serves nothing itself. The first one starts alone:
 * it migrates, and makes what an empty database begins with.
 * @throws when that one does not start
 */
export const leadProcesses = async ({ processes, ownerUrl, end, print }: Several): Promise<void> => {
  let isEnding = false;
  const start = (isQuiet: boolean): Worker =>
    cluster.fork({ [ledSettings.ownerUrl]: ownerUrl, [ledSettings.isQuiet]: isQuiet ? '1' : '' });
  const replace = async (how: number | string): Promise<void> => {
    if (isEnding) return;
    print(`A server process ended with ${how} and is started again.`);
    await delay(restartAfterMs);
    if (!isEnding) start(true);
  };
  passFiguresOn();
  const ready = await readyOf(start(false));
  cluster.on('exit', (_worker, code, signal: string | null) => void replace(signal ?? code));
  for (let started = 1; started < processes; started += 1) start(true);
  process.on('message', (message) => tellAll(message));
  process.send?.(ready);
  await end;
  isEnding = true;
  await stopAll();
};

async function readyOf(worker: Worker): Promise<object> {
  const started = new Promise<object>((resolve) => {
    // It may be asked for its figures, and ask for those of others, before it says that it is ready.
    worker.on(
      'message',
      (message: { readonly type?: unknown }) => message.type === 'ready' && resolve(message),
    );
  });
  const failed = once(worker, 'exit').then((): never => {
    throw new Error('The first server process did not start.');
  });
  return Promise.race([started, failed]);
}

/** A signal would be a second one where a terminal has told all of them already. */
async function stopAll(): Promise<void> {
  const running = workers();
  const ended = running.map((worker) => once(worker, 'exit'));
  tellAll({ type: 'stop' });
  await Promise.all(ended);
}

function tellAll(message: unknown): void {
  for (const worker of workers()) if (worker.isConnected()) worker.send(message as object, () => undefined);
}

function workers(): Worker[] {
  return Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
}
