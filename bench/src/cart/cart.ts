import { startBrowser } from '../kit/browser.ts';
import type { Figure } from '../kit/figure.ts';
import { webQuery } from '../kit/graphql.ts';
import { bodyOf, httpRequest, openHttp } from '../kit/http-connection.ts';
import { loadAtRate } from '../kit/load.ts';
import type { Benchmark, RunOptions } from '../kit/run.ts';
import { slowDown, slowly } from '../kit/slow-tab.ts';
import { median, percentile } from '../kit/statistics.ts';
import { measureDrawer } from '../web/moves.ts';
import { untilTrue } from '../web/page-load.ts';
import { signIn } from '../web/sign-in.ts';
import { type CartWorld, cartOwner, openCartWorld } from './cart-world.ts';

const name = 'cart';
const lines = 100;
/** People who put something into their carts, saves a second. */
const rate = 20;

export const cart: Benchmark = {
  name,
  about: `A cart of ${lines} lines: what saving it costs, and how smoothly its drawer opens`,
  needsBrowser: true,
  run: async (options) => {
    const world = await openCartWorld(name, lines);
    try {
      const id = await plantCart(world);
      return [await measureSaving(world, id, options), await measureOpening(world, options)];
    } finally {
      await world.close();
    }
  },
};

/** Saves the first cart. Returns its id. */
async function plantCart({ server, token, userId, cart }: CartWorld): Promise<string> {
  const connection = await openHttp(server.port);
  const shopProject = { name: 'DEFAULT', cart, status: 0, frontEndTypeId: 2 };
  const body = webQuery('SaveProject', { shopProject, userId }, 'general');
  const answer = bodyOf(await connection.send(httpRequest('/graphql', token, body)));
  connection.close();
  const { data } = JSON.parse(answer) as { data: { updateShopProject: { modelId: string } } };
  return data.updateShopProject.modelId;
}

async function measureSaving(world: CartWorld, id: string, { isQuick }: RunOptions): Promise<Figure> {
  const { server, token, userId, cart } = world;
  const shopProject = { id, name: 'DEFAULT', cart, status: 0, frontEndTypeId: 2 };
  const request = httpRequest('/graphql', token, webQuery('SaveProject', { shopProject, userId }, 'general'));
  const connections = await Promise.all(Array.from({ length: 4 }, () => openHttp(server.port)));
  const load = { rate, seconds: isQuick ? 2 : 10 };
  await loadAtRate(connections, request, load); // warms up
  const saves = await loadAtRate(connections, request, load);
  const bare = await bareWrites(world, id, isQuick ? 20 : 200);
  for (const connection of connections) connection.close();
  return {
    bench: name,
    measured: { name: `saving a cart of ${lines} lines, p95`, value: percentile(saves, 0.95), unit: 'ms' },
    yardstick: { name: 'one bare statement with its text', value: percentile(bare, 0.95), unit: 'ms' },
    limit: { of: 'measured', is: 'atMost', floor: 20 },
    note: `${rate} saves/s of ${Math.round(cart.length / 1024)} KiB`,
  };
}

/** The same text written by one statement over the database's own protocol. */
async function bareWrites({ owner, cart }: CartWorld, id: string, count: number): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < count; round += 1) {
    const start = performance.now();
    await owner.query('update shop_projects set cart = $1 where id = $2', [cart, id]);
    times.push(performance.now() - start);
  }
  return times;
}

async function measureOpening({ server }: CartWorld, { isQuick }: RunOptions): Promise<Figure> {
  const browser = await startBrowser();
  try {
    const tab = await browser.openTab();
    await signIn(tab, server.issuer, cartOwner);
    const tool = `Warenkorb, ${lines} Artikel`;
    await untilTrue(tab, `document.querySelector('header button[aria-label="${tool}"]') !== null`);
    const isFull = `document.querySelectorAll('[role=dialog] h3').length === ${lines}`;
    const drawer = { panel: 'cart', tool, isFull };
    const frames = await slowly(tab, () => measureDrawer(tab, drawer, isQuick ? 3 : 9));
    return {
      bench: name,
      measured: {
        name: `longest frame while the drawer of ${lines} lines opens`,
        value: median(frames),
        unit: 'ms',
      },
      limit: { of: 'measured', is: 'atMost', floor: 50 },
      note: `${slowDown}× slow-down; median of ${frames.length} openings, of each the longest frame until all lines stand`,
    };
  } finally {
    await browser.close();
  }
}
