import type { Figure } from '../kit/figure.ts';
import type { Benchmark, RunOptions } from '../kit/run.ts';
import { memoryFigure, weighCrowd } from './fleet-memory.ts';
import { type FleetSize, type FleetWorld, openFleetWorld } from './fleet-world.ts';
import { coldTimes, onlineTimes } from './overview-times.ts';
import { startCrowd } from './register-crowd.ts';
import { syncAll } from './sync-all.ts';

const name = 'fleet';

export const fleet: Benchmark = {
  name,
  about: '500 branches and 5,000 registers online: the overview, sync of all, memory of each',
  run: async (options) => {
    const world = await openFleetWorld(name, sizeOf(options.isQuick));
    try {
      return await measure(world, options);
    } finally {
      await world.close();
    }
  },
};

function sizeOf(isQuick: boolean): FleetSize {
  return isQuick
    ? { branches: 50, registers: 500, articles: 5_000 }
    : { branches: 500, registers: 5_000, articles: 50_000 };
}

async function measure(world: FleetWorld, options: RunOptions): Promise<Figure[]> {
  const { server, relay, tenant, tokenOf } = world;
  const ids = tenant.registers.map(({ deviceId }) => deviceId);
  const cold = await coldTimes(world, options);
  options.progress(`${name}: the overview while nobody is online`);
  const crowds = { hub: startCrowd(), relay: startCrowd() };
  try {
    const bareBytes = await weighCrowd(
      relay,
      crowds.relay,
      ids.map((id) => `ws://127.0.0.1:${relay.port}/?device=${id}`),
    );
    const hubBytes = await weighCrowd(
      server,
      crowds.hub,
      ids.map((id) => `ws://127.0.0.1:${server.port}/hubs/pos?access_token=${tokenOf(id)}`),
    );
    options.progress(`${name}: ${ids.length} registers are online`);
    const online = await onlineTimes(world, options);
    const synced = await syncAll(world, crowds, options);
    return [...cold, ...online, ...synced, memoryFigure(hubBytes, bareBytes, ids.length)];
  } finally {
    await Promise.all([crowds.hub.stop(), crowds.relay.stop()]);
  }
}
