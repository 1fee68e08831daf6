import { rmSync } from 'node:fs';
import { distribute } from '@tresen/server/src/kit/db/distribution/index.ts';
import { migrate } from '@tresen/server/src/kit/db/migrate.ts';
import { openServers, type TestServers, withDatabase } from '@tresen/server/src/kit/db/testing-servers.ts';
import pg from 'pg';
import { createTokenSigner, type TokenSigner } from '../kit/access-tokens.ts';
import { untilServed } from '../kit/graphql.ts';
import { dataFolder } from '../kit/paths.ts';
import { type Server, startServer } from '../kit/server.ts';
import { makeTenant, type Tenant } from '../kit/tenants.ts';

/** A server on a database of its own, with tenants and their registers. */
export interface Side {
  readonly server: Server;
  readonly owner: pg.Client;
  readonly signer: TokenSigner;
  readonly tenants: readonly Tenant[];
}

/** Two servers whose databases differ in one thing: on how many nodes they lie. */
export interface NodesWorld {
  /** All of it on the coordinator, which has Citus and does not use it. */
  readonly one: Side;
  /** What grows with receipts on the nodes, by tenant. */
  readonly several: Side;
  /** How many nodes hold tenants. */
  readonly nodes: number;
  close(): Promise<void>;
}

/** How many tenants a side has, and how many registers each of them. */
export interface SideSize {
  readonly tenants: number;
  readonly registers: number;
}

/** What time the servers believe it is: behind all receipts that are pushed to them. */
const now = '2026-04-20T12:00:00Z';

/**
 * Makes both databases, by the way of `npm run distribute`, and starts the servers.
 * @param coordinator a superuser's address
 */
export const openNodesWorld = async (
  name: string,
  coordinator: string,
  size: SideSize,
): Promise<NodesWorld> => {
  const undo: (() => Promise<unknown>)[] = [];
  const close = async (): Promise<void> => {
    for (const step of undo.splice(0).reverse()) await step();
  };
  const openSide = async (isSeveral: boolean): Promise<Side & { readonly nodes: number }> => {
    const own = `bench_${isSeveral ? 'several' : 'one'}`;
    const ownerUrl = withDatabase(coordinator, own);
    const servers = await openServers(coordinator, isSeveral);
    undo.push(() => servers.close());
    await makeEmpty(servers, own);
    undo.push(() => servers.drop(own));
    const nodes = isSeveral ? await layOut(servers, ownerUrl) : await migrateAlone(ownerUrl);
    const dataDir = dataFolder(`${name}-${own}`);
    rmSync(dataDir, { recursive: true, force: true });
    undo.push(async () => rmSync(dataDir, { recursive: true, force: true }));
    const server = await startServer({ dataDir, now, env: { DATABASE_URL: ownerUrl, SECRET: secret } });
    undo.push(() => server.stop());
    const owner = new pg.Client({ connectionString: ownerUrl });
    await owner.connect();
    undo.push(() => owner.end());
    return { ...(await fill(server, owner, size)), server, owner, nodes };
  };
  try {
    // First, so that its roles are made on all nodes.
    const { nodes, ...several } = await openSide(true);
    const one = await openSide(false);
    return { one, several, nodes, close };
  } catch (error) {
    await close();
    throw error;
  }
};

const secret = 'a-secret-of-the-nodes-bench-0123456789';

/** A run that was cut off has left its own. */
async function makeEmpty(servers: TestServers, own: string): Promise<void> {
  await servers.drop(own).catch(() => undefined);
  await servers.make(own, '');
}

async function migrateAlone(ownerUrl: string): Promise<number> {
  await migrate(ownerUrl);
  return 1;
}

async function layOut(servers: TestServers, ownerUrl: string): Promise<number> {
  await servers.migrate(ownerUrl);
  const { nodes } = await distribute(ownerUrl);
  return nodes;
}

async function fill(
  server: Server,
  owner: pg.Client,
  size: SideSize,
): Promise<Omit<Side, 'server' | 'owner'>> {
  const tenants: Tenant[] = [];
  for (let at = 0; at < size.tenants; at += 1)
    tenants.push(await makeTenant(owner, `Kette ${at + 1}`, { branches: 1, registers: size.registers }));
  const signer = await createTokenSigner(owner, server);
  const [first] = tenants;
  if (first) await untilServed(server.port, signer.tokenOf(first.owner));
  return { tenants, signer };
}
