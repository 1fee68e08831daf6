import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';

/** A Redis of a test's own, which keeps nothing. */
export interface TestRedis {
  readonly url: string;
  /** Ends it at once, as a crash does. */
  kill(): Promise<void>;
  /** Starts it again at the same address, empty. */
  start(): Promise<void>;
  /** Keeps it from answering, and lets it go on. */
  pause(): void;
  resume(): void;
  flush(): void;
}

const program = process.env.REDIS_SERVER || 'redis-server';

/** Whether a Redis can be started here (contract 32); said in one line where not. */
export const hasRedis = (): boolean => {
  const isThere = spawnSync(program, ['--version']).status === 0;
  if (!isThere)
    console.log('There is no redis-server (REDIS_SERVER): the tests of several processes did not run.');
  return isThere;
};

export const startTestRedis = async (): Promise<TestRedis> => {
  const port = await freePort();
  const url = `redis://127.0.0.1:${port}`;
  let child: ChildProcess;
  const start = async (): Promise<void> => {
    const settings = ['--port', `${port}`, '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
    child = spawn(program, settings, { stdio: ['ignore', 'pipe', 'inherit'] });
    for await (const said of child.stdout ?? []) if (String(said).includes('Ready to accept')) break;
    child.stdout?.resume();
  };
  await start();
  return {
    url,
    start,
    kill: async () => {
      const ended = once(child, 'close');
      if (child.kill('SIGKILL')) await ended;
    },
    pause: () => void child.kill('SIGSTOP'),
    resume: () => void child.kill('SIGCONT'),
    flush: () => void spawnSync('redis-cli', ['-u', url, 'flushall']),
  };
};

/** A port of this machine that nobody listens at. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}
