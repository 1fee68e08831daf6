import type { Figure } from '../kit/figure.ts';
import { webQuery } from '../kit/graphql.ts';
import { type HttpConnection, httpRequest, openHttp } from '../kit/http-connection.ts';
import { loadAtRate } from '../kit/load.ts';
import type { Benchmark, RunOptions } from '../kit/run.ts';
import { percentile } from '../kit/statistics.ts';
import { type ArticleWorld, manyArticles, neighbours, openArticleWorld, searches } from './article-world.ts';
import { mixedRate } from './mixed-rate.ts';

const name = 'articles-list';
const connectionsAtOnce = 16;
const pageSize = 25;
const page = 4_000;

/** One way of looking at the list; several requests of a kind are sent in turn. */
interface View {
  readonly what: string;
  readonly requests: readonly Buffer[];
}

const about = `${manyArticles} articles beside ${neighbours} tenants, with references and count as the web app asks`;

export const articlesList: Benchmark = {
  name,
  about: 'The list of 100,000 articles: first page, far page, filter, search, sort',
  run: async (options) => {
    const world = await openArticleWorld(name, options.progress);
    try {
      const connections = await Promise.all(
        Array.from({ length: connectionsAtOnce }, () => openHttp(world.server.port)),
      );
      const figures: Figure[] = [];
      const views = await viewsOf(world);
      // A server runs for weeks: none of them is measured while its code is compiled.
      for (const view of views) await mixedRate(connections, view.requests, options.isQuick ? 1 : 2);
      for (const view of views) figures.push(...(await measureView(connections, view, options)));
      for (const connection of connections) connection.close();
      return figures;
    } finally {
      await world.close();
    }
  },
};

async function viewsOf(world: ArticleWorld): Promise<readonly View[]> {
  const request = (variables: object): Buffer =>
    httpRequest('/graphql/pos', world.token, webQuery('Articles', { first: pageSize, ...variables }));
  const { rows } = await world.owner.query(
    'select id from categories where tenant_id = $1 order by name limit 3',
    [world.large.id],
  );
  const byCategory = rows.map(({ id }) => ({
    filter: { conditions: [{ field: 'mainCategoryId', is: 'is', values: [id] }] },
  }));
  const byPrice = { filter: { conditions: [{ field: 'price', is: 'from', values: ['995'] }] } };
  return [
    { what: 'first page', requests: [request({})] },
    { what: 'page 4,000', requests: [request({ after: await cursorBefore(world) })] },
    { what: 'filter', requests: [...byCategory, byPrice].map(request) },
    { what: 'search', requests: searches.map((search) => request({ filter: { search } })) },
    {
      what: 'sort',
      requests: ['-price', 'plu', '-lastModifiedAt', '-name'].map((sort) => request({ sort })),
    },
  ];
}

/** The cursor that ends the page before: what the list itself would have given. */
async function cursorBefore({ owner, large }: ArticleWorld): Promise<string> {
  const { rows } = await owner.query(
    `select name_key, id from articles where tenant_id = $1 order by name_key, id limit 1 offset $2`,
    [large.id, pageSize * (page - 1) - 1],
  );
  return Buffer.from(JSON.stringify([rows[0].name_key, rows[0].id])).toString('base64url');
}

async function measureView(
  connections: readonly HttpConnection[],
  view: View,
  { isQuick, progress }: RunOptions,
): Promise<Figure[]> {
  const seconds = isQuick ? 1 : 4;
  const rate = await mixedRate(connections, view.requests, seconds);
  // Half of what the mix of all kinds takes, so the kinds come mixed.
  const times = await loadAtRate(connections, view.requests, {
    rate: Math.max(1, Math.floor(rate / 2)),
    seconds,
  });
  progress(`${name}: ${view.what} ${rate.toFixed(0)}/s, p95 ${percentile(times, 0.95).toFixed(1)} ms`);
  return [
    {
      bench: name,
      measured: { name: `${view.what}, requests`, value: rate, unit: '/s' },
      limit: { of: 'measured', is: 'atLeast', floor: 1_000 },
      note: about,
    },
    {
      bench: name,
      measured: { name: `${view.what}, p95 at half of that`, value: percentile(times, 0.95), unit: 'ms' },
      limit: { of: 'measured', is: 'atMost', floor: 30 },
    },
  ];
}
