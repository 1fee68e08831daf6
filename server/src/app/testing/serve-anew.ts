import { randomUUID } from 'node:crypto';
import { cpSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { startEmbeddedPostgres } from '../../kit/db/embedded/index.ts';
import { readConfig } from '../config.ts';
import { startServer } from '../server.ts';

// The server for file after file of journeys: told to begin anew, it stands there as after a first start on what it began
// with. Its code is loaded and compiled, and PostgreSQL runs, which is most of what a start costs. What it remembers is
// gone, as when a database is put back under it (main.ts).

/** What PostgreSQL has in the data folder: it goes on, and its database is made anew by a statement. */
const ofPostgres: readonly string[] = ['cluster', 'owner-password', 'postgres.log'];

const beginning = `beginning_${randomUUID().replaceAll('-', '')}`;

// From the first moment: whoever has started us may be gone before we serve, and PostgreSQL would be left behind.
const asked = new Promise<void>((resolve) => {
  for (const event of ['SIGINT', 'SIGTERM', 'disconnect'] as const) process.once(event, () => resolve());
});

const config = readConfig();
const database = await startEmbeddedPostgres({ dataDir: config.dataDir });

const tellPostgres = async (...statements: readonly string[]): Promise<void> => {
  const url = new URL(database.ownerUrl);
  url.pathname = '/postgres';
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
};

/** @param from a data folder as this one was at the start, but for its cluster */
const putFilesBack = (from: string): void => {
  const isOurs = (name: string): boolean => !ofPostgres.includes(name);
  for (const name of readdirSync(config.dataDir).filter(isOurs))
    rmSync(join(config.dataDir, name), { recursive: true });
  for (const name of readdirSync(from).filter(isOurs))
    cpSync(join(from, name), join(config.dataDir, name), { recursive: true, preserveTimestamps: true });
};

await tellPostgres(`create database ${beginning} template tresen strategy file_copy`);
let server = await startServer(config, database.ownerUrl);

const tellReady = (): void => void process.send?.({ type: 'ready', url: server.url });

const beginAnew = async (from: string): Promise<void> => {
  await server.stop();
  await tellPostgres(
    'drop database tresen with (force)',
    `create database tresen template ${beginning} strategy file_copy`,
  );
  putFilesBack(from);
  server = await startServer(readConfig(), database.ownerUrl);
  tellReady();
};

/** What it cannot do ends it, and whoever has started it hears of that. */
let underWay: Promise<void> = Promise.resolve();
process.on('message', ({ type, from }: { readonly type?: unknown; readonly from?: unknown }) => {
  if (type === 'begin-anew') underWay = beginAnew(String(from));
});
tellReady();

await asked;
await underWay;
await server.stop();
await database.stop();
process.exit(0);
