import { untilAccepted } from '../kit/graphql.ts';
import type { Benchmark } from '../kit/run.ts';
import { changeArrival } from './change-arrival.ts';
import { changeCost } from './change-cost.ts';
import { firstSync } from './first-sync.ts';
import { openSyncWorld } from './sync-world.ts';

const articles = 50_000;

/** Master data on its way to registers: all of it to a new one, a change to one that is online, what a change costs. */
export const sync: Benchmark = {
  name: 'sync',
  about: '50,000 articles to a new register, a change to one online, cost with 1, 100 and 5,000 registers',
  run: async (options) => {
    const world = await openSyncWorld('sync', articles);
    try {
      const first = await firstSync(world, articles, options);
      const token = world.signer.tokenOf(world.tenant.owner);
      await untilAccepted(
        world.server.port,
        token,
        JSON.stringify({ query: '{ openChangeCount { count } }' }),
      );
      return [...first, ...(await changeArrival(world, options)), ...(await changeCost(world, options))];
    } finally {
      await world.close();
    }
  },
};
