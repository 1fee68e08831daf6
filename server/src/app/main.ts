import { startEmbeddedPostgres } from '../kit/db/embedded/index.ts';
import { type Config, ConfigError, readConfig } from './config.ts';

interface Stoppable {
  stop(): Promise<void>;
}

const print = (line: string): void => void process.stdout.write(`${line}\n`);

const fail = (error: unknown): never => {
  process.stderr.write(`${error instanceof ConfigError ? error.message : (error as Error).stack}\n`);
  process.exit(1);
};

/** Starts PostgreSQL of our own where none is given. */
const databaseOf = async (config: Config): Promise<Stoppable & { ownerUrl: string }> =>
  config.DATABASE_URL
    ? { ownerUrl: config.DATABASE_URL, stop: async () => undefined }
    : startEmbeddedPostgres({ dataDir: config.dataDir, log: print });

/** Stops in the order of need, once; a second signal does not wait. */
const stopOnSignal = (parts: readonly Stoppable[]): void => {
  let isStopping = false;
  const stop = async (): Promise<void> => {
    if (isStopping) process.exit(130);
    isStopping = true;
    for (const part of parts) await part.stop();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop().catch(fail));
  // The parent that started us is gone: nobody else would stop the database.
  process.on('disconnect', () => void stop().catch(fail));
};

const main = async (): Promise<void> => {
  const config = readConfig();
  // The database starts while the rest of the program is still being loaded.
  const [database, { startServer }] = await Promise.all([databaseOf(config), import('./server.ts')]);
  const server = await startServer(config, database.ownerUrl).catch(async (error) => {
    await database.stop();
    throw error;
  });
  stopOnSignal([server, database]);
  for (const line of server.welcome) print(line);
  print(`Tresen is ready at ${server.url}`);
  process.send?.({ type: 'ready', url: server.url, demo: server.demo });
};

await main().catch(fail);
