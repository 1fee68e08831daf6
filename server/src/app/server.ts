import type { AddressInfo } from 'node:net';
import { comingBack } from '@tresen/domain/fleet/live';
import type { Logger } from 'pino';
import { migrate as migrateDatabase } from '../kit/db/migrate.ts';
import { type Database, openDatabase } from '../kit/db/pools.ts';
import { lockProcess, type ProcessLock } from '../kit/db/process-lock.ts';
import { createVault, requireOwnSecret } from '../kit/secrets/index.ts';
import { type ReadSheet, readSheet as readSheetApart } from '../kit/sheets/index.ts';
import { connectAreas } from './areas.ts';
import { connectBackplane } from './backplane.ts';
import type { Config } from './config.ts';
import { watchConnections } from './connection-watch.ts';
import { connectEpochs, keepLooking } from './epochs.ts';
import { createHttp } from './http.ts';
import { startJobs } from './jobs.ts';
import { listen } from './listening.ts';
import { createLog, logErrorsTo } from './log.ts';
import { createParts } from './parts.ts';
import { addRoutes } from './routes.ts';
import { createSchemas, type MakeSchemas } from './schemas.ts';
import { type Demo, demoWelcome, seedDemo as seedDatabase } from './seed-demo.ts';
import { prepareToStop } from './stopping.ts';

export interface RunningServer {
  /** Where a browser on this machine finds it. */
  readonly url: string;
  /** Where it listens itself. */
  readonly port: number;
  readonly demo: Demo | undefined;
  /** Lines for the operator. */
  readonly welcome: readonly string[];
  /** Takes note of the share of the demo's sales that are there, 0 to 1. */
  noteFilled(share: number): void;
  /** Fulfilled when the database was put back under us: what this process remembers is of another one. */
  readonly putBack: Promise<void>;
  /** Fulfilled when another process has taken this one's place at the database. */
  readonly displaced: Promise<Error>;
  /** Says so at /readyz, lets requests under way end, then lets go of the database. */
  stop(): Promise<void>;
}

/** What tests put something else in the place of. */
export interface Replaceable {
  /** How people's files are read. */
  readonly readSheet: ReadSheet;
  readonly schemas: MakeSchemas;
  /** Brings the database of this owner up to date. */
  readonly migrate: (ownerUrl: string) => Promise<unknown>;
  /** Makes the demo, where it is wanted. */
  readonly seedDemo: typeof seedDatabase;
}

interface Begun extends Omit<Replaceable, 'migrate'> {
  readonly config: Config;
  readonly log: Logger;
  readonly db: Database;
  readonly lock: ProcessLock;
  readonly ending: AbortController;
}

/**
 * Brings the database up to date, seeds the demo where wanted, and serves.
 * @param ownerUrl used for migrating only
 */
export const startServer = async (
  config: Config,
  ownerUrl: string,
  {
    readSheet = readSheetApart,
    schemas = createSchemas,
    migrate = migrateDatabase,
    seedDemo = seedDatabase,
  }: Partial<Replaceable> = {},
): Promise<RunningServer> => {
  const log = createLog(config.LOG_LEVEL);
  const ending = new AbortController();
  const onError = logErrorsTo(log, ending.signal);
  const lock = await lockProcess(ownerUrl, { isShared: config.REDIS_URL !== undefined, onError });
  try {
    await migrate(ownerUrl);
    const begun = { config, log, lock, ending, readSheet, schemas, seedDemo };
    return await serveOn(openDatabase(ownerUrl, onError), begun);
  } catch (error) {
    await lock.release();
    throw error;
  }
};

async function serveOn(db: Database, begun: Omit<Begun, 'db'>): Promise<RunningServer> {
  try {
    return await serve({ ...begun, db });
  } catch (error) {
    await db.close();
    throw error;
  }
}

async function serve(begun: Begun): Promise<RunningServer> {
  const { config, log, db, lock, ending, readSheet, schemas, seedDemo } = begun;
  await requireOwnSecret(db, createVault(config.secret, config.previousSecret), config.now());
  const epochs = connectEpochs(config, log, db);
  await epochs.start();
  const backplane = await connectBackplane(config, log, db);
  const parts = await createParts({ config, log, db, epochs, backplane, ending: ending.signal, readSheet });
  const putBack = new Promise<void>((resolve) => epochs.onBegin(resolve));
  const { account, secrets, jobs, live, pings, syncs, mails, logError } = parts;
  const connections = watchConnections(live, account, logError);
  const app = createHttp(config, log);
  const stop = prepareToStop(app, {
    delayMs: config.STOP_DELAY * 1_000,
    deadlineMs: config.STOP_DEADLINE * 1_000,
  });
  const needs = connectAreas(parts);
  await addRoutes(app, parts, needs, schemas);
  await secrets.start();
  const demo = await seedDemo(db, config);
  if (demo) parts.demo.begin(demo.tenantIds);
  await listen(app, config.PORT, config.HOST);
  live.attach(app.server);
  startJobs(parts, needs);
  const stopLooking = keepLooking(epochs, log);
  const port = (app.server.address() as AddressInfo | null)?.port ?? config.PORT;
  const url = config.PUBLIC_URL ?? `http://localhost:${port}`;
  let ended: Promise<void> | undefined;
  return {
    url,
    port,
    demo,
    noteFilled: parts.demo.note,
    putBack,
    displaced: lock.lost,
    welcome: [...(demo ? demoWelcome(demo) : []), ...(mails.mailbox ? [`Mails: ${url}/dev/mailbox`] : [])],
    stop: async () => {
      ending.abort();
      stopLooking();
      await stop(async () => {
        // Who is connected goes to the other processes.
        if (backplane.isShared) await live.drain(comingBack.perSecond, comingBack.longestMs);
        connections.stop();
        live.close();
        ended = jobs.stop();
      });
      await ended;
      await backplane.close();
      account.close();
      secrets.close();
      await Promise.all([pings.stop(), syncs.stop()]);
      await db.close();
      await lock.release();
    },
  };
}
