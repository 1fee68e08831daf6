import { rmSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '@tresen/server/src/kit/db/embedded/index.ts';
import pg from 'pg';
import { createTokenSigner, type TokenSigner } from '../kit/access-tokens.ts';
import { freePort } from '../kit/free-port.ts';
import { untilAccepted } from '../kit/graphql.ts';
import { dataFolder } from '../kit/paths.ts';
import { type Server, startServer } from '../kit/server.ts';
import { makeTenant, type Tenant } from '../kit/tenants.ts';
import { type Redis, startRedis } from './redis.ts';

/** One of the servers; it comes back at the same port. */
export interface Door {
  readonly url: string;
  readonly port: number;
  kill(): Promise<void>;
  start(): Promise<void>;
}

/** Two servers on one PostgreSQL and one Redis, with a tenant whose registers are linked. */
export interface ChaosInstallation {
  readonly doors: readonly Door[];
  readonly redis: Redis;
  readonly dataDir: string;
  readonly tenant: Tenant;
  readonly signer: TokenSigner;
  /** Works as the owner of the database, on a connection that may be broken at any other time. */
  asOwner<T>(work: (client: pg.Client) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

const issuer = 'http://localhost:1';
const registers = 8;

/** Starts everything on an empty folder. */
export const openInstallation = async (name: string): Promise<ChaosInstallation> => {
  const dataDir = dataFolder(name);
  rmSync(dataDir, { recursive: true, force: true });
  const redis = await startRedis();
  const postgres = await startEmbeddedPostgres({ dataDir });
  const asOwner = ownerOf(postgres);
  const doors: RunningDoor[] = [];
  for (let at = 0; at < 2; at += 1)
    doors.push(await openDoor({ dataDir, databaseUrl: postgres.ownerUrl, redisUrl: redis.url }));
  const [first] = doors;
  if (!first) throw new Error('no server');
  const { tenant, signer } = await asOwner(async (owner) => ({
    tenant: await makeTenant(owner, 'Chaos', { branches: 2, registers }),
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

interface RunningDoor extends Door {
  server(): Server;
}

async function openDoor(given: {
  readonly dataDir: string;
  readonly databaseUrl: string;
  readonly redisUrl: string;
}): Promise<RunningDoor> {
  const port = await freePort();
  const env = {
    ...{ PORT: String(port), DATABASE_URL: given.databaseUrl, REDIS_URL: given.redisUrl },
    ...{ PUBLIC_URL: issuer, SECRET: 'a-secret-of-the-chaos-bench-0123456789', LOG_LEVEL: 'fatal' },
  };
  const start = () => startServer({ dataDir: given.dataDir, env });
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

function ownerOf({ ownerUrl }: EmbeddedPostgres): ChaosInstallation['asOwner'] {
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
