import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { freePort } from '../kit/free-port.ts';

/** A Redis that things happen to. */
export interface Redis {
  readonly url: string;
  kill(): Promise<void>;
  /** At the same address, empty. */
  start(): Promise<void>;
  /** Keeps it from answering, and lets it go on. */
  pause(): void;
  resume(): void;
  empty(): Promise<void>;
}

const program = process.env.REDIS_SERVER || 'redis-server';

/** @throws where there is no Redis to be started */
export const startRedis = async (): Promise<Redis> => {
  if (spawnSync(program, ['--version']).status !== 0)
    throw new Error('There is no redis-server: install it, or name it in REDIS_SERVER');
  const port = await freePort();
  let child: ChildProcess | undefined;
  const kill = async (): Promise<void> => {
    if (!child) return;
    const ended = once(child, 'close');
    child.kill('SIGKILL');
    await ended;
    child = undefined;
  };
  const start = async (): Promise<void> => {
    const settings = ['--port', `${port}`, '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
    child = spawn(program, settings, { stdio: ['ignore', 'pipe', 'ignore'] });
    for await (const said of child.stdout ?? []) if (String(said).includes('Ready to accept')) break;
    child.stdout?.resume();
  };
  // Whatever ends this process must not leave it behind.
  process.on('exit', () => child?.kill('SIGKILL'));
  await start();
  return {
    url: `redis://127.0.0.1:${port}`,
    kill,
    start,
    pause: () => void child?.kill('SIGSTOP'),
    resume: () => void child?.kill('SIGCONT'),
    empty: async () => {
      const socket = connect(port, '127.0.0.1');
      socket.end('FLUSHALL\r\n');
      await once(socket.resume(), 'close');
    },
  };
};
