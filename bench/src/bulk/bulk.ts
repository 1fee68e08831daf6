import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { type ArticleWorld, manyArticles, openArticleWorld } from '../articles/article-world.ts';
import type { Figure } from '../kit/figure.ts';
import { ask } from '../kit/graphql.ts';
import { type HttpConnection, httpRequest, openHttp } from '../kit/http-connection.ts';
import { loadAtRate } from '../kit/load.ts';
import type { Benchmark, RunOptions } from '../kit/run.ts';
import { percentile, secondsOf } from '../kit/statistics.ts';

const name = 'bulk';
/** Requests per second of people who look at the list meanwhile. */
const rate = 20;
/** Those who look do so in pieces of this length, until the change is done. Seconds. */
const piece = 1;
const maxSeconds = 180;

const listBody = JSON.stringify({
  query: `{ articles(first: 25, sort: "name") {
    nodes { id name price isActive syncState mainCategory { name } } pageInfo { endCursor hasNextPage } totalCount } }`,
});

interface Progress {
  readonly changeSet: { readonly state: string; readonly changed: number };
}

const changeAll = `mutation($change: String!, $requestKey: ID!) {
  startChange(entity: "article", filter: {}, change: $change, requestKey: $requestKey) { modelId } }`;

interface Started {
  readonly startChange: { readonly modelId: string };
}

interface Round {
  readonly seconds: number;
  readonly quiet: number;
  readonly busy: number;
}

/** A change of all articles of a large tenant: how long it takes, and what those who look at the list notice. */
export const bulk: Benchmark = {
  name,
  about: '100,000 articles change in a job that others hardly notice',
  run: async (options) => {
    const world = await openArticleWorld(name, options.progress);
    try {
      return await measure(world, options);
    } finally {
      await world.close();
    }
  },
};

async function startChange({ server, token }: ArticleWorld, cents: number): Promise<string> {
  const change = JSON.stringify({ kind: 'price', prices: 'main', by: { kind: 'amount', cents } });
  const body = JSON.stringify({ query: changeAll, variables: { change, requestKey: randomUUID() } });
  return (await ask<Started>(server.port, token, body)).startChange.modelId;
}

async function measure(world: ArticleWorld, { isQuick, progress }: RunOptions): Promise<Figure[]> {
  const connections = await Promise.all(Array.from({ length: 8 }, () => openHttp(world.server.port)));
  await look(connections, world, 3);
  const { seconds, quiet, busy } = await round(world, connections, isQuick);
  progress(
    `${name}: ${seconds.toFixed(1)} s, list p95 ${quiet.toFixed(1)} ms quiet, ${busy.toFixed(1)} ms busy`,
  );
  for (const connection of connections) connection.close();
  const bare = await bareUpdate(world);
  const note = `${manyArticles} articles, ${rate} requests/s for the list of the same tenant meanwhile`;
  return [
    {
      bench: name,
      measured: { name: 'a price change of 100,000 articles', value: seconds, unit: 's' },
      yardstick: { name: 'one bare UPDATE of the same rows', value: bare, unit: 's' },
      limit: { of: 'measured', is: 'atMost', floor: 20 },
      note,
    },
    {
      bench: name,
      measured: { name: 'first page of the list meanwhile, p95', value: busy, unit: 'ms' },
      yardstick: { name: 'the same before', value: quiet, unit: 'ms' },
      limit: { of: 'ratio', is: 'atMost', floor: 2 },
      note,
    },
  ];
}

function look(connections: readonly HttpConnection[], world: ArticleWorld, seconds: number) {
  return loadAtRate(connections, httpRequest('/graphql/pos', world.token, listBody), { rate, seconds });
}

async function round(
  world: ArticleWorld,
  connections: readonly HttpConnection[],
  isQuick: boolean,
): Promise<Round> {
  const quiet = await look(connections, world, isQuick ? 5 : 15);
  const busy: number[] = [];
  let isDone = false;
  const seconds = await secondsOf(async () => {
    const id = await startChange(world, 1);
    const watching = (async () => {
      while (!isDone) busy.push(...(await look(connections, world, piece)));
    })();
    const changed = await untilDone(world, id).finally(() => {
      isDone = true;
    });
    if (changed !== manyArticles) throw new Error(`changed ${changed} of ${manyArticles}`);
    await watching;
  });
  return { seconds, quiet: percentile(quiet, 0.95), busy: percentile(busy, 0.95) };
}

/** Waits until a set is done. @returns how many records it changed */
async function untilDone({ server, token }: ArticleWorld, id: string): Promise<number> {
  const query = 'query($id: ID!) { changeSet(id: $id) { state changed } }';
  const body = JSON.stringify({ query, variables: { id } });
  const end = performance.now() + maxSeconds * 1000;
  for (;;) {
    const { changeSet } = await ask<Progress>(server.port, token, body);
    if (changeSet.state === 'done') return changeSet.changed;
    if (changeSet.state === 'failed' || performance.now() > end) throw new Error(JSON.stringify(changeSet));
    await delay(200);
  }
}

/** All rows in one statement, with the columns that a change always sets: what the database itself takes for it. */
function bareUpdate({ owner, large }: ArticleWorld): Promise<number> {
  return secondsOf(() =>
    owner.query(
      `update articles set price = price - 1, version = version + 1, change_seq = change_seq + 1000000,
        last_modified_at = now() where tenant_id = $1`,
      [large.id],
    ),
  );
}
