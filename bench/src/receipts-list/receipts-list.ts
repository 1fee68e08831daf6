import { million } from '../history/plan.ts';
import { type HistoryWorld, openHistoryWorld } from '../history/world.ts';
import type { Figure } from '../kit/figure.ts';
import { ask, webQuery } from '../kit/graphql.ts';
import { type HttpConnection, httpRequest, openHttp } from '../kit/http-connection.ts';
import { expectSuccess } from '../kit/load.ts';
import type { Benchmark, RunOptions } from '../kit/run.ts';
import { median } from '../kit/statistics.ts';

const name = 'receipts-list';
const pageSize = 25;
const page = 4_000;
const walkingSize = 200;

interface ReceiptPage {
  readonly receipts: {
    readonly nodes: readonly unknown[];
    readonly pageInfo: { readonly endCursor: string; readonly hasNextPage: boolean };
  };
}

export const receiptsList: Benchmark = {
  name,
  about: "Far pages of the receipts' list cost what the first one costs",
  run: async (options) => {
    const world = await openHistoryWorld(million, options.progress);
    try {
      return [await measure(world, options)];
    } finally {
      await world.close();
    }
  },
};

async function measure(world: HistoryWorld, { isQuick, progress }: RunOptions): Promise<Figure> {
  const cursor = await cursorBefore(world, pageSize * (page - 1));
  progress(`${name}: at page ${page}`);
  const request = (after: string | undefined) => httpRequest('/graphql/pos', world.token, bodyOf(after));
  const requests = { first: request(undefined), deep: request(cursor) };
  const connection = await openHttp(world.server.port);
  const times = { first: [] as number[], deep: [] as number[] };
  for (let round = 0; round < (isQuick ? 100 : 400); round += 1) {
    times.first.push(await timeOf(connection, requests.first));
    times.deep.push(await timeOf(connection, requests.deep));
  }
  connection.close();
  return {
    bench: name,
    measured: {
      name: 'page 4,000 of a million receipts, 25 rows, p50',
      value: median(times.deep),
      unit: 'ms',
    },
    yardstick: { name: 'the first page', value: median(times.first), unit: 'ms' },
    limit: { of: 'ratio', is: 'atMost', floor: 1.3 },
    note: 'one request at a time, taken in turns, with the count of the list as the web app asks for it',
  };
}

/** Walks as a reader would, in larger steps, to the cursor before the page. */
async function cursorBefore({ server, token }: HistoryWorld, count: number): Promise<string> {
  const query = `query($first: Int, $after: String) {
    receipts(first: $first, after: $after) { nodes { id } pageInfo { endCursor hasNextPage } } }`;
  let after: string | undefined;
  for (let seen = 0; seen < count; seen += walkingSize) {
    const first = Math.min(walkingSize, count - seen);
    const body = JSON.stringify({ query, variables: { first, after } });
    const { receipts } = await ask<ReceiptPage>(server.port, token, body);
    after = receipts.pageInfo.endCursor;
  }
  if (after === undefined) throw new Error('there is no page before the first');
  return after;
}

function bodyOf(after: string | undefined): string {
  return webQuery('Receipts', { filter: {}, first: pageSize, after });
}

async function timeOf(connection: HttpConnection, request: Buffer): Promise<number> {
  const start = performance.now();
  const answer = await connection.send(request);
  const time = performance.now() - start;
  expectSuccess(answer);
  return time;
}
