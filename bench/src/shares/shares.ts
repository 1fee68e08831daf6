import { rmSync } from 'node:fs';
import { plantArticles } from '../articles/article-world.ts';
import { createTokenSigner } from '../kit/access-tokens.ts';
import { connectOwner } from '../kit/database.ts';
import type { Figure } from '../kit/figure.ts';
import { untilAccepted, webQuery } from '../kit/graphql.ts';
import { type HttpConnection, httpRequest, openHttp } from '../kit/http-connection.ts';
import { loadAtRate } from '../kit/load.ts';
import { dataFolder } from '../kit/paths.ts';
import type { Benchmark, RunOptions } from '../kit/run.ts';
import { type Server, startServer } from '../kit/server.ts';
import { median, percentile } from '../kit/statistics.ts';
import { makeTenant } from '../kit/tenants.ts';
import { type Attack, askAtRate, askInParallel, holdSockets } from './attacks.ts';

const name = 'shares';
const listRate = 25;
const sockets = 5_000;

interface World {
  readonly server: Server;
  /** Another tenant's list, as the web app asks for it. */
  readonly list: Buffer;
  readonly readers: readonly HttpConnection[];
  /** Token of the owner who asks for too much. */
  readonly owner: string;
}

/** 711 characters that ask for the schema of the schema of the schema. */
const schemaDocument = `{ __schema { types { ${'fields { type { '.repeat(9)}name ${'} } '.repeat(9)}} } }`
  .padEnd(711, ' ')
  .slice(0, 711);

interface Trial {
  readonly what: string;
  /** How many times the list's p95 may grow. */
  readonly floor: number;
  begin(world: World): Promise<Attack>;
}

const trials: readonly Trial[] = [
  {
    what: 'a stranger’s 50 requests/s for the schema',
    floor: 2,
    begin: ({ server }) => askAtRate(server.port, undefined, 50, () => json(schemaDocument)),
  },
  {
    what: 'one owner’s 12 parallel documents of 18 lists',
    floor: 2,
    begin: ({ server, owner }) => askInParallel(server.port, owner, 12, () => json(manyLists(18))),
  },
  {
    what: 'one owner’s 20 parallel documents of 20 lists',
    floor: 2,
    begin: ({ server, owner }) => askInParallel(server.port, owner, 20, () => json(manyLists(20))),
  },
  {
    what: 'one owner’s 20 parallel new questions for the schema',
    floor: 2,
    begin: ({ server, owner }) =>
      askInParallel(server.port, owner, 20, (index) => json(newSchemaQuestion(index))),
  },
  {
    what: `a stranger’s ${sockets} lines with unsent bodies`,
    floor: 1.5,
    begin: ({ server }) => holdSockets(server.port, undefined, sockets),
  },
  {
    what: `one owner’s ${sockets} lines with unsent bodies`,
    floor: 1.5,
    begin: ({ server, owner }) => holdSockets(server.port, owner, sockets),
  },
];

/** What one caller takes from all others, who have done nothing to it. */
export const shares: Benchmark = {
  name,
  about: 'another tenant’s list beside strangers and owners who ask for too much',
  run: async (options) => {
    const dataDir = dataFolder(name);
    rmSync(dataDir, { recursive: true, force: true });
    const world = await openWorld(dataDir);
    try {
      await p95Of(world, options.isQuick ? 2 : 5); // warms up
      const figures: Figure[] = [];
      for (const trial of trials) figures.push(await runTrial(world, trial, options));
      return figures;
    } finally {
      await world.close();
      rmSync(dataDir, { recursive: true, force: true });
    }
  },
};

function json(query: string): string {
  return JSON.stringify({ query });
}

function manyLists(aliases: number): string {
  return `{ ${Array.from(
    { length: aliases },
    (_, index) => `a${index}: articles(first: 100) { nodes { id name plu ean price unit } totalCount }`,
  ).join(' ')} }`;
}

/** A question that is allowed and that nobody has asked before: none of its answers is kept. */
function newSchemaQuestion(index: number): string {
  return `query Q${index} { __schema { types { name kind fields { name description args { name type { kind name ofType { kind name ofType { kind name ofType { kind name } } } } } type { kind name ofType { kind name ofType { kind name } } } } } } }`;
}

async function openWorld(dataDir: string): Promise<World & { close(): Promise<void> }> {
  const server = await startServer({ dataDir });
  const database = await connectOwner(dataDir);
  const one = await makeTenant(database, 'Wants much', { branches: 2, registers: 2 });
  const other = await makeTenant(database, 'Bäckerei Müller', { branches: 2, registers: 2 });
  await plantArticles(database, one.id, 5_000);
  await plantArticles(database, other.id, 1_000);
  await database.query('vacuum analyze articles, article_texts, categories, vats, change_counters, devices');
  const signer = await createTokenSigner(database, server);
  const [owner, reader] = [signer.tokenOf(one.owner), signer.tokenOf(other.owner)];
  const body = webQuery('Articles', { filter: {}, sort: null, first: 25, after: null });
  await untilAccepted(server.port, reader, body);
  await untilAccepted(server.port, owner, body);
  const readers = await Promise.all(Array.from({ length: 8 }, () => openHttp(server.port)));
  return {
    server,
    owner,
    readers,
    list: httpRequest('/graphql/pos', reader, body),
    close: async () => {
      for (const connection of readers) connection.close();
      await database.end();
      await server.stop();
    },
  };
}

async function p95Of({ readers, list }: World, seconds: number): Promise<number> {
  return percentile(await loadAtRate(readers, list, { rate: listRate, seconds }), 0.95);
}

async function runTrial(world: World, trial: Trial, { isQuick, progress }: RunOptions): Promise<Figure> {
  const { rounds, seconds } = isQuick ? { rounds: 2, seconds: 4 } : { rounds: 5, seconds: 8 };
  const p95s = { alone: [] as number[], beside: [] as number[] };
  const ratios: number[] = [];
  let answers = '';
  for (let round = 0; round < rounds; round += 1) {
    const alone = await p95Of(world, seconds);
    const attack = await trial.begin(world);
    const beside = await p95Of(world, seconds);
    await attack.stop();
    answers = told(attack);
    progress(`${name}: ${trial.what}: ${alone.toFixed(1)} → ${beside.toFixed(1)} ms (${answers})`);
    p95s.alone.push(alone);
    p95s.beside.push(beside);
    ratios.push(beside / alone);
  }
  return {
    bench: name,
    measured: {
      name: `another tenant’s list beside ${trial.what}, p95`,
      value: median(p95s.beside),
      unit: 'ms',
    },
    yardstick: { name: 'the same list alone', value: median(p95s.alone), unit: 'ms' },
    ratio: median(ratios),
    limit: { of: 'ratio', is: 'atMost', floor: trial.floor },
    note: `${listRate} requests/s; in the last round they were answered ${answers}`,
  };
}

function told({ statuses }: Attack): string {
  return [...statuses].map(([status, count]) => `${count} × ${status}`).join(', ') || 'nothing';
}
