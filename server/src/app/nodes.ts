import { parseArgs } from 'node:util';
import {
  addNode,
  atCoordinator,
  type Coordinator,
  moveTenant,
  type NodeAddress,
  nameOf,
  nodesOf,
  rebalance,
} from '../kit/db/distribution/index.ts';
import { readConfig } from './config.ts';

// npm run nodes: what lies on which node of a PostgreSQL with Citus, DATABASE_URL (docs/operations.md). Servers go on working.
//   --add host:port        lets a node hold tenants
//   --rebalance            spreads tenants evenly over all nodes
//   --tenant ID --to host:port   gives a tenant a part of its own, on that node

const say = (line: string): void => void process.stdout.write(`${line}\n`);

const main = async (): Promise<void> => {
  const { values } = parseArgs({
    options: {
      add: { type: 'string' },
      rebalance: { type: 'boolean', default: false },
      tenant: { type: 'string' },
      to: { type: 'string' },
    },
  });
  if ((values.tenant === undefined) !== (values.to === undefined))
    throw new Error('--tenant and --to belong together: --tenant ID --to host:port');
  const { DATABASE_URL: url } = readConfig();
  if (!url) throw new Error('DATABASE_URL names no PostgreSQL: the one that comes with Tresen is one node');
  await atCoordinator(url, async (client) => {
    if (values.add) await add(client, addressOf(values.add));
    if (values.tenant && values.to) await moveTenant(client, values.tenant, addressOf(values.to), say);
    if (values.rebalance) say(`${await rebalance(client, say)} parts lie on another node now.`);
    for (const node of await nodesOf(client))
      say(`${nameOf(node)}: ${node.parts} parts, ${Math.round(node.bytes / 1e6)} MB`);
  });
};

async function add(client: Coordinator, node: NodeAddress): Promise<void> {
  const isNew = await addNode(client, node);
  say(
    isNew
      ? `${nameOf(node)} may hold tenants now: npm run nodes -- --rebalance`
      : `${nameOf(node)} was there before.`,
  );
}

const usualPort = 5432;

function addressOf(text: string): NodeAddress {
  const address = `node://${text}`;
  const { hostname, port } = URL.canParse(address) ? new URL(address) : { hostname: '', port: '' };
  if (!hostname) throw new Error(`${text} is no address: host:port`);
  return { host: hostname.replace(/^\[|\]$/g, ''), port: Number(port || usualPort) };
}

await main().catch((error: unknown) => {
  say(`Not done: ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
});
