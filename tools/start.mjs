import { once } from 'node:events';
import { createServer } from 'node:net';
import {
  demoArguments,
  exitOf,
  feederFlags,
  onRequestToStop,
  patienceOfServer,
  serverEnv,
  serverFlags,
  serverProgram,
  startNode,
} from './children.mjs';
import { ensureInstalled, Refusal, runMain } from './install.mjs';
import { ensureServerBuilt } from './server-build.mjs';
import { ensureWebBuilt } from './web-build.mjs';

// npm start: installs, builds, runs the server, and feeds the demo through a virtual register.

/** As the server has it: this machine alone outside production. */
const hostOfServer = () => {
  if (process.env.HOST) return process.env.HOST;
  return process.env.NODE_ENV === 'production' ? '0.0.0.0' : '127.0.0.1';
};

/** Said early, since the first start takes a minute before the server itself would notice. */
const checkPort = async () => {
  const port = Number(process.env.PORT || 3000);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) return; // the server names every faulty setting
  const probe = createServer().listen(port, hostOfServer());
  try {
    await once(probe, 'listening');
  } catch (error) {
    if (error.code !== 'EADDRINUSE') return;
    throw new Refusal(
      `Port ${port} is in use: stop the program that uses it, or choose another, PORT=${port + 1} npm start`,
    );
  }
  await new Promise((resolve) => probe.close(resolve));
};

/** Children are in sessions of their own: a terminal's Ctrl+C reaches us alone, and we end them in order. */
const detached = process.platform !== 'win32';

const startServer = (node) =>
  startNode(
    node,
    serverProgram,
    [],
    { detached, stdio: ['ignore', 'inherit', 'inherit', 'ipc'], env: { ...serverEnv, ...process.env } },
    serverFlags,
  );

/** The allocator of Linux keeps what is freed, for each thread: a third of what the registers hold. */
const feederSettings = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072' };

/**
 * The demo's registers give way to everything else by themselves, and the server stays up without them. It is told how far
 * they are.
 */
const startFeeder = (node, { url, demo }, server) => {
  const options = { stdio: ['ignore', 'inherit', 'inherit', 'ipc'], detached, env: feederSettings };
  const args = demoArguments({ url, demo, env: process.env });
  const feeder = startNode(node, 'register/src/main.ts', args, options, feederFlags);
  const tell = (share) => server.connected && server.send({ type: 'filled', share }, () => undefined);
  tell(0);
  feeder.on('message', (message) => message?.type === 'filled' && tell(message.share));
  // Whatever it has not filled it fills at the next start: nobody waits for it now.
  feeder.on('exit', () => tell(1));
  feeder.on('error', (error) => console.error(`The demo's registers did not start: ${error.message}`));
  return feeder;
};

/** Registers in the middle of a long computation may be cut off: their store survives that (SIGKILL). */
const patienceMs = { feeder: 1500, server: patienceOfServer(process.env) };

const end = async (child, patience) => {
  if (!child || child.exitCode !== null || child.signalCode !== null) return;
  const hurry = setTimeout(() => child.kill('SIGKILL'), patience);
  child.kill('SIGTERM');
  await once(child, 'exit');
  clearTimeout(hurry);
};

/** One Ctrl+C may arrive twice, from the terminal and passed on by npm. What comes later is a second one. */
const echoMs = 500;

const stopOnSignals = (children) => {
  let since;
  const stop = async () => {
    if (since !== undefined && performance.now() - since > echoMs) {
      for (const child of Object.values(children())) child?.kill('SIGKILL');
    }
    if (since !== undefined) return;
    since = performance.now();
    const { feeder, server } = children();
    await end(feeder, patienceMs.feeder);
    await end(server, patienceMs.server);
    process.exit(0);
  };
  onRequestToStop(() => void stop());
  return () => since !== undefined;
};

const run = (node) => {
  const server = startServer(node);
  let feeder;
  const isStopping = stopOnSignals(() => ({ feeder, server }));
  server.on('message', (message) => {
    if (message?.type !== 'ready' || isStopping()) return;
    const wanted = message.demo?.feed && process.env.NODE_ENV !== 'production';
    if (wanted) feeder = startFeeder(node, message, server);
  });
  return exitOf(server).then(async (code) => {
    if (isStopping()) return;
    await end(feeder, patienceMs.feeder);
    process.exit(code);
  });
};

await runMain(async () => {
  await checkPort();
  const node = await ensureInstalled();
  await Promise.all([ensureWebBuilt(node), ensureServerBuilt(node)]);
  await run(node);
});
