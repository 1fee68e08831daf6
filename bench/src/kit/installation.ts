import { rmSync } from 'node:fs';
import type pg from 'pg';
import { createTokenSigner, type TokenSigner } from './access-tokens.ts';
import { freePort } from './free-port.ts';
import { untilAccepted } from './graphql.ts';
import { type InstalledDatabase, type OpenDatabase, openEmbedded } from './installed-database.ts';
import { withOwner } from './owner.ts';
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

/** Two servers on one database and one Redis, with tenants whose registers are linked. */
export interface Installation {
  readonly doors: readonly Door[];
  readonly redis: Redis;
  readonly database: InstalledDatabase;
  readonly tenants: readonly Tenant[];
  /** The first of them. */
  readonly tenant: Tenant;
  readonly signer: TokenSigner;
  /** Works as the owner of the database, on a connection that may be broken at any other time. */
  asOwner<T>(work: (client: pg.Client) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

export interface InstallationSize {
  /** One unless told. */
  readonly tenants?: number;
  /** Of each tenant. */
  readonly branches: number;
  readonly registers: number;
  /** Opens the servers' debuggers, to weigh them. */
  readonly inspect?: boolean;
}

const issuer = 'http://localhost:1';

/** Starts everything on an empty folder. @param openDatabase the PostgreSQL that comes with Tresen unless told */
export const openInstallation = async (
  name: string,
  size: InstallationSize,
  openDatabase: OpenDatabase = openEmbedded,
): Promise<Installation> => {
  const dataDir = dataFolder(name);
  rmSync(dataDir, { recursive: true, force: true });
  const redis = await startRedis();
  const database = await openDatabase(dataDir);
  const asOwner: Installation['asOwner'] = (work) => withOwner(database.ownerUrl, work);
  const doors: Door[] = [];
  const databaseUrl = database.ownerUrl;
  for (let at = 0; at < 2; at += 1)
    doors.push(await openDoor({ dataDir, databaseUrl, redisUrl: redis.url, inspect: size.inspect ?? false }));
  const { signer, tenants, tenant } = await fill(asOwner, doors, size);
  return {
    ...{ doors, redis, database, tenants, tenant, signer, asOwner },
    close: async () => {
      for (const door of doors) await door.server().stop();
      await database.close();
      await redis.kill();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
};

async function fill(
  asOwner: Installation['asOwner'],
  doors: readonly Door[],
  size: InstallationSize,
): Promise<Pick<Installation, 'signer' | 'tenants' | 'tenant'>> {
  const [first] = doors;
  if (!first) throw new Error('no server');
  const { tenant, tenants, signer } = await asOwner(async (owner) => {
    const tenant = await makeTenant(owner, 'Chain', size);
    const tenants = [tenant];
    while (tenants.length < (size.tenants ?? 1))
      tenants.push(await makeTenant(owner, `Chain ${tenants.length + 1}`, size));
    return { tenant, tenants, signer: await createTokenSigner(owner, { ...first.server(), issuer }) };
  });
  const question = JSON.stringify({ query: '{ thisRegister { deviceId } }' });
  const [register] = tenant.registers;
  if (register) for (const { port } of doors) await untilAccepted(port, signer.tokenOf(register), question);
  return { tenant, tenants, signer };
}

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
