import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

export const root = resolve(import.meta.dirname, '../..');

/** Of all people of the demo, in every server that a test starts. */
export const demoPassword = 'Steg-am-Ufer-12';

/** The real server in a process of its own, with its own embedded PostgreSQL and data folder. */
export interface ServerProcess {
  readonly url: string;
  readonly dataDir: string;
  /** Starts it, again on the same data folder and port; fulfilled when it serves. Settings replace those before. */
  start(settings?: Readonly<Record<string, string>>): Promise<void>;
  /** Tells it something, as whoever has started it does. */
  tell(message: object): void;
  /**
   * Makes it stand there as after its first start. Only where `canBeginAnew`.
   * @param from a folder with the data that it began with
   */
  beginAnew(from: string): Promise<void>;
  /** Whether it was started to do so, and still runs as it was: nobody has ended it or started it with other settings. */
  readonly canBeginAnew: boolean;
  /** Ends it with SIGKILL; its PostgreSQL lives on, as after a crash. */
  kill(): Promise<void>;
  /** Ends it in order; data and port stay for another start. */
  end(): Promise<void>;
  /** Ends it in order and removes its data. */
  remove(): Promise<void>;
}

/** The server as everybody starts it. */
const usual = 'server/dist/main.mjs';

/** Puts it together, if anything of it has changed. */
export const buildServer = (): void =>
  void execFileSync(process.execPath, [join(root, 'tools', 'server-build.mjs')], { stdio: 'inherit' });

/** The same server in a program that can begin anew. */
const repeatable = 'server/src/app/testing/serve-anew.ts';

interface Start {
  readonly dataDir?: string;
  /** At its first start; a test that starts it again gets the usual one. */
  readonly isRepeatable?: boolean;
}

/** Starts a server with the demo's people and no registers, or on the given data. Settings of the test come last. */
export const startServerProcess = async (
  settings: Readonly<Record<string, string>> = {},
  { dataDir = mkdtempSync(join(tmpdir(), 'tresen-e2e-')), isRepeatable = false }: Start = {},
): Promise<ServerProcess> => {
  // Fixed before the first start: tokens name the address as their issuer.
  const port = String(await freePort());
  let child: ChildProcess | undefined;
  let current = settings;
  let starts = 0;
  const start: ServerProcess['start'] = async (more = {}) => {
    current = { ...current, ...more };
    starts += 1;
    child = spawnServer(isRepeatable && starts === 1 ? repeatable : usual, {
      NODE_ENV: 'test',
      PORT: port,
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      DEMO_PASSWORD: demoPassword,
      LOG_LEVEL: 'fatal',
      ...current,
    });
    await untilReady(child);
  };
  const end = () => endWith(child, 'SIGTERM');
  await start();
  return {
    url: `http://localhost:${port}`,
    dataDir,
    start,
    tell: (message) => child?.send(message),
    beginAnew: async (from) => {
      if (!child) return;
      const isReady = untilReady(child);
      child.send({ type: 'begin-anew', from });
      await isReady;
    },
    get canBeginAnew() {
      return isRepeatable && starts === 1 && isRunning(child);
    },
    kill: () => endWith(child, 'SIGKILL'),
    end,
    remove: async () => {
      // After a kill its PostgreSQL still runs: a start attaches to it, an end in order stops it, too.
      if (!isRunning(child)) await start();
      await end();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
};

function freePort(): Promise<number> {
  return new Promise((found, fail) => {
    const probe = createServer().once('error', fail);
    probe.listen(0, () => {
      const address = probe.address();
      probe.close(() => found(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

function spawnServer(program: string, settings: Readonly<Record<string, string>>): ChildProcess {
  return (
    // The channel ends with this process, however it ends, and the server then stops itself.
    spawn(process.execPath, [join(root, program)], {
      cwd: root,
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      env: { ...process.env, NODE_COMPILE_CACHE: join(root, '.cache/node'), ...settings },
    })
  );
}

/** Fulfilled when the child says that it serves. @throws when it ends before */
function untilReady(child: ChildProcess): Promise<void> {
  return new Promise((ready, fail) => {
    let output = '';
    const listen = (text: Buffer) => {
      output += text;
    };
    const settle = () => {
      child.stderr?.off('data', listen);
      child.off('message', succeed).off('error', refuse).off('exit', end);
    };
    const succeed = () => {
      settle();
      // Read on, so that it can write on.
      child.stderr?.resume();
      ready();
    };
    const refuse = (error: Error) => {
      settle();
      fail(error);
    };
    const end = (code: number | null) =>
      refuse(new Error(`the server ended with ${code} before it served:\n${output}`));
    child.stderr?.on('data', listen);
    child.on('message', succeed).on('error', refuse).on('exit', end);
  });
}

async function endWith(child: ChildProcess | undefined, signal: NodeJS.Signals): Promise<void> {
  if (!isRunning(child)) return;
  const ended = once(child, 'exit');
  child.kill(signal);
  await ended;
}

function isRunning(child: ChildProcess | undefined): child is ChildProcess {
  return child !== undefined && child.exitCode === null && child.signalCode === null;
}
