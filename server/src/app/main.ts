import cluster from 'node:cluster';
import { startEmbeddedPostgres } from '../kit/db/embedded/index.ts';
import { inSources } from '../kit/stacks/index.ts';
import { type Config, readConfig, readLed } from './config.ts';
import { settleMemory } from './settle-memory.ts';
import { leadProcesses } from './several.ts';

type StartServer = typeof import('./server.ts').startServer;

interface Stoppable {
  stop(): Promise<void>;
}

const print = (line: string): void => void process.stdout.write(`${line}\n`);

/** What the surroundings refuse is told in its sentence; only a bug shows where it happened. */
const tell = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  const isBug = [TypeError, RangeError, ReferenceError].some((kind) => error instanceof kind);
  return isBug && error.stack ? inSources(error.stack) : error.message;
};

const fail = (error: unknown): never => {
  process.stderr.write(`${tell(error)}\n`);
  process.exit(1);
};

/** Starts PostgreSQL of our own where none is given. */
const databaseOf = async (
  config: Config,
  onLaunch?: () => void,
): Promise<Stoppable & { ownerUrl: string }> => {
  const given = readLed().ownerUrl ?? config.DATABASE_URL;
  return given
    ? { ownerUrl: given, stop: async () => undefined }
    : startEmbeddedPostgres({ dataDir: config.dataDir, log: print, ...(onLaunch && { onLaunch }) });
};

/**
 * Resolves when somebody wants us to stop, also during the start, which then is finished first: a PostgreSQL that is
 * just coming up would be left behind. A second signal does not wait.
 */
const untilAskedToStop = (): Promise<void> =>
  new Promise((resolve) => {
    let isAsked = false;
    const ask = (): void => {
      if (isAsked) process.exit(130);
      isAsked = true;
      resolve();
    };
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, ask);
    // By whoever leads several of us.
    process.on('message', (message: { readonly type?: unknown }) => message.type === 'stop' && resolve());
    // The parent that started us is gone: nobody else would stop the database.
    process.on('disconnect', resolve);
  });

/** Serves until somebody wants us to stop, or begins anew with nothing remembered. True when it is to begin anew. */
const serveOnce = async (
  config: Config,
  startServer: StartServer,
  ownerUrl: string,
  { end, isFirst }: { readonly end: Promise<void>; readonly isFirst: boolean },
): Promise<boolean> => {
  const server = await startServer(config, ownerUrl);
  if (!readLed().isQuiet) {
    for (const line of server.welcome) print(line);
    print(`Tresen is ready at ${server.url}`);
  }
  settleMemory();
  const hear = (message: { readonly type?: unknown; readonly share?: unknown }): void => {
    if (message.type === 'filled') server.noteFilled(Number(message.share));
  };
  process.on('message', hear);
  if (isFirst) process.send?.({ type: 'ready', url: server.url, port: server.port, demo: server.demo });
  const why = await Promise.race([
    end.then(() => 'end'),
    server.putBack.then(() => 'anew'),
    server.displaced,
  ]);
  process.off('message', hear);
  await server.stop();
  if (why instanceof Error) throw why;
  return why === 'anew';
};

const serve = async (config: Config, startServer: StartServer, ownerUrl: string, end: Promise<void>) => {
  let goesOn = true;
  for (let isFirst = true; goesOn; isFirst = false)
    goesOn = await serveOnce(config, startServer, ownerUrl, { end, isFirst });
};

/** Leads several processes on one database, which the embedded one may be. */
const lead = async (config: Config, end: Promise<void>): Promise<void> => {
  const { ownerUrl, stop } = await databaseOf(config);
  await leadProcesses({ processes: config.PROCESSES, ownerUrl, end, print }).finally(stop);
};

const main = async (): Promise<void> => {
  const config = readConfig();
  const end = untilAskedToStop();
  if (cluster.isPrimary && config.PROCESSES > 1) {
    await lead(config, end);
    process.exit(0);
  }
  // The database starts while the rest of the program is loaded, which lets nothing else of this process happen.
  const launched = Promise.withResolvers<void>();
  const starting = databaseOf(config, launched.resolve);
  await Promise.race([launched.promise, starting]);
  const [database, { startServer }] = await Promise.all([starting, import('./server.ts')]);
  await serve(config, startServer, database.ownerUrl, end).finally(database.stop);
  process.exit(0);
};

await main().catch(fail);
