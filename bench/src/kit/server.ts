import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Child, startChild } from './child.ts';
import { freePort } from './free-port.ts';
import { root } from './paths.ts';

/** The real server, unchanged, in a process and on a data folder of its own. */
export interface Server extends Child {
  readonly port: number;
  /** What its access tokens name as their issuer. */
  readonly issuer: string;
  readonly dataDir: string;
  /** Its clock less ours, in milliseconds. */
  readonly clockOffset: number;
}

export interface ServerOptions {
  readonly dataDir: string;
  /** What time the server believes it is, so that stored data keeps its age. */
  readonly now?: string | undefined;
  readonly env?: Readonly<Record<string, string>>;
  readonly inspect?: boolean;
}

/** The password of the demo's people in the benchmarks' own databases. */
export const demoPassword = 'only for benchmarks';

interface Given {
  readonly serverFlags: readonly string[];
  readonly serverEnv: Readonly<Record<string, string>>;
}

/** What `npm start` gives to the server. */
const given = (JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { config: Given }).config;

export const { serverFlags } = given;

/** Puts the server together that `npm start` starts, if anything of it has changed. */
export const buildServer = (): void =>
  void execFileSync(process.execPath, [join(root, 'tools', 'server-build.mjs')], { stdio: 'inherit' });

/** Starts the server as `npm start` does, with the quiet settings of an operator. */
export const startServer = async ({ dataDir, now, env, ...options }: ServerOptions): Promise<Server> => {
  mkdirSync(dataDir, { recursive: true });
  const port = await freePort();
  const startedAt = Date.now();
  const child = await startChild({
    ...options,
    file: join(root, 'server', 'dist', 'main.mjs'),
    flags: serverFlags,
    ready: /^Tresen is ready at /,
    env: {
      ...given.serverEnv,
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      DEMO_PASSWORD: demoPassword,
      NODE_COMPILE_CACHE: join(root, '.cache', 'node'),
      NOW: now ?? '',
      ...env,
    },
  });
  const clockOffset = now ? Date.parse(now) - startedAt : 0;
  return { ...child, port, issuer: `http://localhost:${port}`, dataDir, clockOffset };
};
