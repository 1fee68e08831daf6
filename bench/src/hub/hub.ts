import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import { createTokenSigner } from '../kit/access-tokens.ts';
import { type Child, startChild } from '../kit/child.ts';
import { connectOwner } from '../kit/database.ts';
import type { Figure } from '../kit/figure.ts';
import { untilServed } from '../kit/graphql.ts';
import { dataFolder, root } from '../kit/paths.ts';
import type { Benchmark, RunOptions } from '../kit/run.ts';
import { type Server, serverFlags, startServer } from '../kit/server.ts';
import { median, percentile } from '../kit/statistics.ts';
import { makeTenant, type Tenant } from '../kit/tenants.ts';
import { connectAndWeigh } from './idle-memory.ts';
import { type Circle, roundTrips } from './round-trips.ts';
import { closeAll, connectAll, type HubClient } from './signalr-client.ts';

const name = 'hub';
const kibibyte = 1024;
const webCount = 20;
const answeringCount = 200;

interface Side extends Circle {
  readonly bytesEach: number;
  readonly clients: readonly HubClient[];
}

interface World {
  readonly server: Server;
  readonly owner: pg.Client;
  readonly tenant: Tenant;
  readonly bare: Child & { readonly port: number };
  readonly tokenOf: (deviceId: string | undefined) => string;
}

export const hub: Benchmark = {
  name,
  about: 'Idle registers on the hub, and commands from web to register and back, beside bare ws',
  run: async (options) => {
    const world = await openWorld(options.isQuick);
    try {
      return await measure(world, options);
    } finally {
      await closeWorld(world);
    }
  },
};

async function openWorld(isQuick: boolean): Promise<World> {
  const dataDir = dataFolder(name);
  rmSync(dataDir, { recursive: true, force: true });
  const server = await startServer({ dataDir, inspect: true });
  const owner = await connectOwner(dataDir);
  const tenant = await makeTenant(owner, 'Chain', { branches: 100, registers: size(isQuick).idle });
  const signer = await createTokenSigner(owner, server);
  const sessions = new Map(tenant.registers.map((register) => [register.deviceId, register]));
  const tokenOf = (deviceId: string | undefined) =>
    signer.tokenOf((deviceId === undefined ? undefined : sessions.get(deviceId)) ?? tenant.owner);
  await untilServed(server.port, tokenOf(undefined));
  return { server, owner, tenant, bare: await startBareRelay(), tokenOf };
}

function size(isQuick: boolean) {
  return isQuick ? { idle: 500, rounds: 3, seconds: 1 } : { idle: 5_000, rounds: 5, seconds: 3 };
}

async function startBareRelay() {
  const file = join(root, 'bench', 'src', 'hub', 'bare-relay.ts');
  const child = await startChild({ file, ready: /^listening on \d+$/, inspect: true, flags: serverFlags });
  return { ...child, port: Number(/\d+$/.exec(child.readyLine)?.[0]) };
}

async function measure(world: World, options: RunOptions): Promise<Figure[]> {
  const { server, tenant, bare: relay, tokenOf } = world;
  const bare = await openSide(relay, tenant, (deviceId) =>
    deviceId ? `ws://127.0.0.1:${relay.port}/?device=${deviceId}` : `ws://127.0.0.1:${relay.port}/`,
  );
  const hub = await openSide(
    server,
    tenant,
    (deviceId) => `ws://127.0.0.1:${server.port}/hubs/pos?access_token=${tokenOf(deviceId)}`,
  );
  const slow = await roundTripFigure(hub, bare, 1_000, options);
  const fast = await roundTripFigure(hub, bare, 5_000, options);
  await closeAll([...hub.clients, ...bare.clients]);
  return [
    memoryFigure(hub, bare, tenant.registers.length),
    {
      ...slow,
      limit: { of: 'ratio', is: 'atMost', floor: 2 },
      note: 'both with all idle connections beside',
    },
    fast,
  ];
}

/** Connects registers, weighs them, then connects web clients. The first registers answer commands. */
async function openSide(
  child: Child,
  tenant: Tenant,
  addressOf: (deviceId: string | undefined) => string,
): Promise<Side> {
  const { clients, bytesEach } = await connectAndWeigh(
    child,
    tenant.registers.map(({ deviceId }) => addressOf(deviceId)),
  );
  const webs = await connectAll(Array.from({ length: webCount }, () => addressOf(undefined)));
  const answering = tenant.registers.slice(0, answeringCount).map(({ deviceId }, index) => {
    return [deviceId, clients[index] as HubClient] as const;
  });
  return { bytesEach, webs, registers: new Map(answering), clients: [...clients, ...webs] };
}

/** p99 at one rate, hub and bare relay in turns. */
async function roundTripFigure(
  hub: Side,
  bare: Side,
  rate: number,
  { isQuick, progress }: RunOptions,
): Promise<Figure> {
  const { rounds, seconds } = size(isQuick);
  const p99 = async (side: Side) => percentile(await roundTrips(side, { rate, seconds }), 0.99);
  const times: { hub: number; bare: number }[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const result = { bare: await p99(bare), hub: await p99(hub) };
    progress(
      `${name} ${rate}/s round ${round}, p99: ${result.hub.toFixed(2)} ms, bare ${result.bare.toFixed(2)} ms`,
    );
    // The first round warms both up.
    if (round > 0) times.push(result);
  }
  const unit = 'ms';
  return {
    bench: name,
    measured: {
      name: `command round trip at ${rate}/s, p99`,
      value: median(times.map((time) => time.hub)),
      unit,
    },
    yardstick: {
      name: 'bare ws relay with the same hops',
      value: median(times.map((time) => time.bare)),
      unit,
    },
    ratio: median(times.map((time) => time.hub / time.bare)),
  };
}

function memoryFigure(hub: Side, bare: Side, count: number): Figure {
  return {
    bench: name,
    measured: {
      name: `memory of an idle register, of ${count}`,
      value: hub.bytesEach / kibibyte,
      unit: 'KiB',
    },
    yardstick: { name: 'a connection of a bare ws server', value: bare.bytesEach / kibibyte, unit: 'KiB' },
    limit: { of: 'measured', is: 'atMost', floor: 16 },
    note: 'resident memory over that of the idle server, after forced collections before and after, both alike',
  };
}

async function closeWorld({ server, owner, bare }: World): Promise<void> {
  await owner.end();
  await bare.stop();
  await server.stop();
  rmSync(server.dataDir, { recursive: true, force: true });
}
