import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './install.mjs';

/** Types are stripped once, not at each start. */
const compileCache = join(root, '.cache', 'node');

/** The server as it is built (tools/server-build.mjs). */
export const serverProgram = 'server/dist/main.mjs';

/**
 * Node's flags for the server, kept in package.json for whoever starts one. It makes much garbage that dies at once: a small
 * nursery is emptied as cheaply as a large one, and keeps the process and each idle connection smaller. And a setting for the
 * allocator of Linux, which keeps what is freed for each of a dozen threads otherwise: some 10 MB.
 */
export const { serverFlags, serverEnv, feederFlags } = JSON.parse(
  readFileSync(join(root, 'package.json'), 'utf8'),
).config;

/** What the demo's registers are called with, for a server that has said that it is ready. */
export const demoArguments = ({ url, demo, env }) => [
  ...['demo', '--server', url, '--password', demo.password],
  ...['--store', join(env.DATA_DIR || 'data', 'demo-registers')],
  ...(demo.isLive ? ['--online'] : []),
  ...(env.NOW ? ['--now', env.NOW] : []),
];

/** Starts a TypeScript file, or a program written in JavaScript, on the Node that the product runs on. */
export const startNode = (node, file, args = [], options = {}, flags = []) =>
  spawn(node, [...flags, file, ...args], {
    cwd: root,
    stdio: 'inherit',
    ...options,
    env: { ...process.env, NODE_COMPILE_CACHE: compileCache, ...options.env },
  });

/** How a child ended, as an exit code: 0 to 255, or 1 when a signal ended it. */
export const exitOf = (child) =>
  new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code) => resolve(code ?? 1));
  });

const seconds = (text, otherwise) => (/^\d+$/.test(text ?? '') ? Number(text) : otherwise);

/**
 * How long a server may take to stop, in milliseconds: what its settings grant everybody, the ten seconds that its jobs
 * have, and some to end. Killed before that, it would cut off what they promise (docs/operations.md, Stop).
 */
export const patienceOfServer = ({ STOP_DELAY, STOP_DEADLINE }) =>
  (seconds(STOP_DELAY, 5) + seconds(STOP_DEADLINE, 20) + 10 + 5) * 1_000;

const isRunByNpm = process.env.npm_lifecycle_event !== undefined;

/**
 * Calls `stop` for each request to end: the signals, and the end of the shell that npm put between itself and us,
 * which passes SIGTERM on to nobody.
 */
export const onRequestToStop = (stop) => {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop(signal));
  if (!isRunByNpm || process.platform === 'win32') return;
  const shell = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(watch);
    stop('SIGTERM');
  }, 250);
  watch.unref();
};
