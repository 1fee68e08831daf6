import { join } from 'node:path';
import { searchWordsOf, spellingsOf } from '@tresen/domain/kit/search';
import { startChild } from '../kit/child.ts';
import type { Figure } from '../kit/figure.ts';
import { webQuery } from '../kit/graphql.ts';
import { type HttpConnection, httpRequest, openHttp } from '../kit/http-connection.ts';
import { type Sent, saturate } from '../kit/load.ts';
import { root } from '../kit/paths.ts';
import type { Benchmark, RunOptions } from '../kit/run.ts';
import { median } from '../kit/statistics.ts';
import type { Tenant } from '../kit/tenants.ts';
import { type ArticleWorld, openArticleWorld, searches } from './article-world.ts';
import { mixedRate } from './mixed-rate.ts';

const name = 'record';
const connectionsAtOnce = 16;

/** What is asked of the server, and the same of the yardstick. */
interface Way {
  readonly what: string;
  /** For each connection what it sends. */
  readonly requests: readonly Sent[];
  readonly bare: readonly Buffer[];
  /** Requests a second that are wanted of a usual machine, and the part of the bare statement of a slow one. */
  readonly limit?: { readonly enough: number; readonly floor: number };
  /** One kind after the other, not one on each connection. */
  readonly isMix?: boolean;
  /** What the yardstick does, where it is not one statement. */
  readonly bareWhat?: string;
}

const writtenBare =
  'what it writes and the row before, by bare statements in a tenant’s transaction, over HTTP';

export const record: Benchmark = {
  name,
  about: 'A list, one record and a save beside their bare statement over HTTP',
  run: async (options) => {
    const world = await openArticleWorld(name, options.progress);
    const file = join(root, 'bench', 'src', 'articles', 'bare-articles.ts');
    const bare = await startChild({ file, args: [world.server.dataDir], ready: /^listening on \d+$/ });
    try {
      const ours = await connect(world.server.port);
      const yardstick = await connect(Number(/\d+$/.exec(bare.readyLine)?.[0]));
      const figures: Figure[] = [];
      for (const way of await waysOf(world)) figures.push(await measure(way, ours, yardstick, options));
      for (const connection of [...ours, ...yardstick]) connection.close();
      return figures;
    } finally {
      await bare.stop();
      await world.close();
    }
  },
};

function connect(port: number): Promise<readonly HttpConnection[]> {
  return Promise.all(Array.from({ length: connectionsAtOnce }, () => openHttp(port)));
}

/** An article, and whose it is. */
interface Owned {
  readonly id: string;
  readonly tenant: Tenant;
}

async function articlesOf({ owner }: ArticleWorld, tenant: Tenant, count: number): Promise<readonly Owned[]> {
  const { rows } = await owner.query<{ id: string }>(
    'select id from articles where tenant_id = $1 order by id limit $2',
    [tenant.id, count],
  );
  return rows.map(({ id }) => ({ id, tenant }));
}

async function waysOf(world: ArticleWorld): Promise<readonly Way[]> {
  const { large, others, token, tokenOf } = world;
  const own = await articlesOf(world, large, connectionsAtOnce);
  const neighbours = others.slice(0, connectionsAtOnce);
  const ofAll = (await Promise.all(neighbours.map((tenant) => articlesOf(world, tenant, 1)))).flat();
  const first = own[0]?.id ?? '';
  const ask = (body: string, as = token): Buffer => httpRequest('/graphql/pos', as, body);
  const text = (query: string): Buffer => ask(JSON.stringify({ query }));
  const bare = (what: string, value?: string, { id } = large): Buffer =>
    httpRequest('/', token, JSON.stringify({ what, tenantId: id, value }));
  const bareSearch = (search: string): Buffer => {
    const words = searchWordsOf(search);
    const isIndexed = words.some(({ length }) => length > 2);
    return isIndexed
      ? bare('search', JSON.stringify(words.map(spellingsOf)))
      : bare('letters', words.join(' '));
  };
  // In turn: a save of what is stored already writes nothing.
  const saves = ({ id, tenant }: Owned): Sent =>
    [189, 199].map((price) => ask(webQuery('SaveArticle', { input: { id, price } }), tokenOf(tenant)));
  const bareSave = ({ id, tenant }: Owned): Buffer => bare('save', id, tenant);
  return [
    {
      what: 'a list of 25, four fields',
      requests: [text('{ articles(first: 25) { nodes { id name price plu } } }')],
      bare: [bare('flat')],
      limit: { enough: 1_500, floor: 0.4 },
    },
    {
      what: 'a list of 25 as the web app asks, with names, states and count',
      requests: [ask(webQuery('Articles', { first: 25 }))],
      bare: [bare('list')],
      limit: { enough: 1_500, floor: 0.4 },
    },
    {
      what: `searches of the list as the web app asks: ${searches.join(', ')}`,
      requests: searches.map((search) => ask(webQuery('Articles', { first: 25, filter: { search } }))),
      bare: searches.map(bareSearch),
      limit: { enough: 1_000, floor: 0.4 },
      isMix: true,
    },
    {
      what: 'one record, three fields',
      requests: [text(`{ article(id: "${first}") { id name price } }`)],
      bare: [bare('small', first)],
      limit: { enough: 3_000, floor: 0.5 },
    },
    {
      what: 'one record as its page asks',
      requests: [ask(webQuery('Article', { id: first }))],
      bare: [bare('page', first)],
      limit: { enough: 2_000, floor: 0.5 },
    },
    {
      what: 'saves, with audit, change number and live news, by sixteen people of one company, one after the other',
      requests: own.map(saves),
      bare: own.map(bareSave),
      bareWhat: writtenBare,
      limit: { enough: 1_500, floor: 0.4 },
    },
    {
      what: 'the same, by people of sixteen companies',
      requests: ofAll.map(saves),
      bare: ofAll.map(bareSave),
      bareWhat: writtenBare,
      limit: { enough: 1_500, floor: 0.4 },
    },
  ];
}

/** Rounds in turns with those of the yardstick; each connection sends one of the requests. */
async function measure(
  { what, requests, bare, limit, isMix = false, bareWhat }: Way,
  ours: readonly HttpConnection[],
  yardstick: readonly HttpConnection[],
  { isQuick, progress }: RunOptions,
): Promise<Figure> {
  const seconds = isQuick ? 1 : 3;
  const rates: { readonly own: number; readonly bare: number }[] = [];
  for (let round = 0; round <= (isQuick ? 2 : 5); round += 1) {
    const measureRate = isMix ? mixedRate : rateOf;
    const own = await measureRate(ours, requests, seconds);
    rates.push({ own, bare: await measureRate(yardstick, bare, seconds) });
  }
  const rounds = rates.slice(1); // the first compiles
  const value = median(rounds.map(({ own }) => own));
  const ratio = median(rounds.map((round) => round.own / round.bare));
  progress(`${name}: ${what} ${value.toFixed(0)}/s, ${ratio.toFixed(2)} of the yardstick`);
  return {
    bench: name,
    measured: { name: what, value, unit: '/s' },
    yardstick: {
      name: bareWhat ?? 'its bare statement in a tenant’s transaction, over HTTP',
      value: median(rounds.map((round) => round.bare)),
      unit: '/s',
    },
    ratio,
    ...(limit && { limit: { of: 'ratio', is: 'atLeast', ...limit } }),
  };
}

async function rateOf(
  connections: readonly HttpConnection[],
  requests: readonly Sent[],
  seconds: number,
): Promise<number> {
  const [first] = requests;
  if (!first) throw new Error('nothing to send');
  if (requests.length === 1) return saturate(connections, first, seconds);
  const rates = connections.map((connection, at) => saturate([connection], requests[at] ?? first, seconds));
  return (await Promise.all(rates)).reduce((sum, rate) => sum + rate, 0);
}
