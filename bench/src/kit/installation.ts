import { rmSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '@tresen/server/src/kit/db/embedded/index.ts';
import pg from 'pg';
import { createTokenSigner, type TokenSigner } from './access-tokens.ts';
import { freePort } from './free-port.ts';
import { untilAccepted } from './graphql.ts';
import { dataFolder } from './paths.ts';
import { type Redis, startRedis } from './redis.ts';
import { type Server, startServer } from './server.ts';
import { makeTenant, type Tenant } from './tenants.ts';

/** One of the servers; it comes back at the same port. */
export interface Door {
  readonly url: string;
  readonly port: number;
  /** The process that serves there now. */
  server(): Server;
  kill(): Promise<void>;
  start(): Promise<void>;
}

/** Two servers on one PostgreSQL and one Redis, with a tenant whose registers are linked. */
export interface Installation {
  readonly doors: readonly Door[];
  readonly redis: Redis;
  readonly dataDir: string;
  readonly tenant: Tenant;
  readonly signer: TokenSigner;
  /** Works as the owner of the database, on a connection that may be broken at any other time. */
  asOwner<T>(work: (client: pg.Client) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

export interface InstallationSize {
  readonly branches: number;
  readonly registers: number;
  /** Opens the servers' debuggers, to weigh them. */
  readonly inspect?: boolean;
}

const issuer = 'http://localhost:1';

/** Starts everything on an empty folder. */
export const openInstallation = async (name: string, size: InstallationSize): Promise<Installation> => {
  const { branches, registers, inspect = false } = size;
  const dataDir = dataFolder(name);
  rmSync(dataDir, { recursive: true, force: true });
  const redis = await startRedis();
  const postgres = await startEmbeddedPostgres({ dataDir });
  const asOwner = ownerOf(postgres);
  const doors: Door[] = [];
  for (let at = 0; at < 2; at += 1)
    doors.push(await openDoor({ dataDir, databaseUrl: postgres.ownerUrl, redisUrl: redis.url, inspect }));
  const [first] = doors;
  if (!first) throw new Error('no server');
  const { tenant, signer } = await asOwner(async (owner) => ({
    tenant: await makeTenant(owner, 'Chain', { branches, registers }),
    signer: await createTokenSigner(owner, { ...first.server(), issuer }),
  }));
  const question = JSON.stringify({ query: '{ thisRegister { deviceId } }' });
  const [register] = tenant.registers;
  if (register) for (const { port } of doors) await untilAccepted(port, signer.tokenOf(register), question);
  return {
    ...{ doors, redis, dataDir, tenant, signer, asOwner },
    close: async () => {
      for (const door of doors) await door.server().stop();
      await postgres.stop();
      await redis.kill();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
};

async function openDoor(given: {
  readonly dataDir: string;
  readonly databaseUrl: string;
  readonly redisUrl: string;
  readonly inspect: boolean;
}): Promise<Door> {
  const port = await freePort();
  const env = {
    ...{ PORT: String(port), DATABASE_URL: given.databaseUrl, REDIS_URL: given.redisUrl },
    ...{ PUBLIC_URL: issuer, SECRET: 'a-secret-of-the-chaos-bench-0123456789', LOG_LEVEL: 'fatal' },
  };
  const start = () => startServer({ dataDir: given.dataDir, env, inspect: given.inspect });
  let server = await start();
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    server: () => server,
    kill: async () => {
      process.kill(server.pid, 'SIGKILL');
      await server.stop();
    },
    start: async () => {
      server = await start();
    },
  };
}

const tries = 100;
const againAfterMs = 200;

function ownerOf({ ownerUrl }: EmbeddedPostgres): Installation['asOwner'] {
  const connect = async (): Promise<pg.Client> => {
    for (let attempt = 1; ; attempt += 1) {
      const client = new pg.Client({ connectionString: ownerUrl });
      client.on('error', () => undefined);
      try {
        await client.connect();
        return client;
      } catch (error) {
        if (attempt === tries) throw error;
        await delay(againAfterMs);
      }
    }
  };
  return async (work) => {
    const client = await connect();
    try {
      return await work(client);
    } finally {
      await client.end();
    }
  };
}
