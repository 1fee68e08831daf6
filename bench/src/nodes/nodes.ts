import type { Figure } from '../kit/figure.ts';
import { webQuery } from '../kit/graphql.ts';
import { bodyOf, type HttpAnswer, httpRequest, openHttp } from '../kit/http-connection.ts';
import { expectSuccess } from '../kit/load.ts';
import type { Benchmark, RunOptions } from '../kit/run.ts';
import { median, secondsOf } from '../kit/statistics.ts';
import type { Register } from '../kit/tenants.ts';
import { batchesOf, batchSize, rateOf } from '../push/push-lanes.ts';
import { expectStored, pushRequest } from '../push/push-request.ts';
import { differencesOf } from './differences.ts';
import { type NodesWorld, openNodesWorld, type Side } from './nodes-world.ts';

const name = 'nodes';
const size = { tenants: 8, registers: 4 };
/** Batches come from as many tenants at once. */
const lanes = 4;
const warmUps = 2;

/** What both sides reached in each round. */
interface Turns {
  readonly one: readonly number[];
  readonly several: readonly number[];
}

export const nodes: Benchmark = {
  name,
  about: 'Pushes and dashboards on a coordinator and its nodes (Citus), beside the same on one PostgreSQL',
  run: async (options) => {
    const coordinator = process.env.DATABASE_URL;
    if (!coordinator)
      throw new Error('DATABASE_URL names no coordinator: postgres://postgres@host:5432/tresen (Citus)');
    const world = await openNodesWorld(name, coordinator, size);
    try {
      const figures = [await pushFigure(world, options), await singleFigure(world, options)];
      for (const page of pages) figures.push(await pageFigure(world, page, options));
      return [...figures, await differencesFigure(world)];
    } finally {
      await world.close();
    }
  },
};

/** Measures both sides in turns, after rounds in which code is compiled and plans are made. */
async function inTurns(
  { one, several }: NodesWorld,
  { rounds, what, progress }: { rounds: number; what: string; progress: RunOptions['progress'] },
  measure: (side: Side, round: number) => Promise<number>,
): Promise<Turns> {
  const turns = { one: [] as number[], several: [] as number[] };
  for (let round = 1 - warmUps; round <= rounds; round += 1) {
    const found = { one: await measure(one, round), several: await measure(several, round) };
    progress(
      `${what}, round ${round}: ${found.one.toFixed(1)} on one, ${found.several.toFixed(1)} on several`,
    );
    if (round <= 0) continue;
    turns.one.push(found.one);
    turns.several.push(found.several);
  }
  return turns;
}

const ratioOf = ({ one, several }: Turns): number =>
  median(several.map((value, round) => value / (one[round] ?? Number.NaN)));

async function pushFigure(world: NodesWorld, { isQuick, progress }: RunOptions): Promise<Figure> {
  const { rounds, batches } = isQuick ? { rounds: 3, batches: 2 } : { rounds: 9, batches: 5 };
  const what = `batches of ${batchSize} from ${lanes} tenants`;
  const turns = await inTurns(world, { rounds, what, progress }, (side, round) => {
    const from = (round + warmUps - 1) * batches * batchSize;
    return pushBatches(side, from, batches);
  });
  return pushesFigure(what, turns, world.nodes);
}

async function pushBatches(side: Side, from: number, batches: number): Promise<number> {
  const registers = side.tenants.slice(0, lanes).map((tenant) => registerOf(tenant.registers, 0));
  const requests = registers.map((register) =>
    batchesOf(register, from, batches).map((batch) =>
      pushRequest(
        side.signer.tokenOf(register),
        batch.map(({ text }) => text),
      ),
    ),
  );
  const answers: HttpAnswer[] = [];
  const connections = await Promise.all(registers.map(() => openHttp(side.server.port)));
  const rate = await rateOf(requests, async (lane, request) => {
    const answer = await connections[lane]?.send(request);
    if (answer) answers.push(answer);
  });
  for (const connection of connections) connection.close();
  for (const answer of answers) expectStored(answer, batchSize);
  return rate;
}

/** All registers but those that sent batches push receipt by receipt, each as soon as the one before was answered. */
async function singleFigure(world: NodesWorld, { isQuick, progress }: RunOptions): Promise<Figure> {
  const { rounds, each } = isQuick ? { rounds: 3, each: 10 } : { rounds: 9, each: 40 };
  const what = `receipts one by one from ${size.tenants * (size.registers - 1)} registers of ${size.tenants} tenants`;
  const turns = await inTurns(world, { rounds, what, progress }, (side, round) =>
    pushSingles(side, (round + warmUps - 1) * each, each),
  );
  return pushesFigure(what, turns, world.nodes);
}

async function pushSingles(side: Side, from: number, each: number): Promise<number> {
  const registers = side.tenants.flatMap((tenant) => tenant.registers.slice(1));
  const requests = registers.map((register) => {
    const token = side.signer.tokenOf(register);
    const batch = Math.floor(from / batchSize);
    const receipts = [batch, batch + 1].flatMap((at) => batchesOf(register, at * batchSize, 1)[0] ?? []);
    const first = from - batch * batchSize;
    return receipts.slice(first, first + each).map(({ text }) => pushRequest(token, [text]));
  });
  const answers: HttpAnswer[] = [];
  const connections = await Promise.all(registers.map(() => openHttp(side.server.port)));
  const seconds = await secondsOf(() =>
    Promise.all(
      connections.map(async (connection, lane) => {
        for (const request of requests[lane] ?? []) answers.push(await connection.send(request));
      }),
    ),
  );
  for (const connection of connections) connection.close();
  for (const answer of answers) expectStored(answer, 1);
  return answers.length / seconds;
}

function pushesFigure(what: string, turns: Turns, count: number): Figure {
  const unit = 'receipts/s';
  return {
    bench: name,
    measured: { name: `${what}, on 1 + ${count} nodes`, value: median(turns.several), unit },
    yardstick: { name: 'on one', value: median(turns.one), unit },
    ratio: ratioOf(turns),
    limit: { of: 'ratio', is: 'atLeast', floor: 0.4 },
    note: 'all of them, both servers and the bench share two processors: what several nodes cost, not what they gain',
  };
}

const pages = [
  { title: 'Home', body: () => webQuery('HomeDashboard', { period: 'TODAY' }) },
  { title: 'Analytics', body: () => webQuery('AnalyticsDashboard', {}) },
];

/** One after the other, so that no queue is measured. */
async function pageFigure(
  world: NodesWorld,
  { title, body }: (typeof pages)[number],
  { isQuick, progress }: RunOptions,
): Promise<Figure> {
  const { rounds, each } = isQuick ? { rounds: 3, each: 20 } : { rounds: 9, each: 60 };
  const turns = await inTurns(
    world,
    { rounds, what: title, progress },
    async ({ server, signer, tenants }) => {
      const connection = await openHttp(server.port);
      const times: number[] = [];
      for (let at = 0; at < each; at += 1) {
        const { owner } = tenants[at % lanes] ?? {};
        if (!owner) throw new Error('no tenant');
        const request = httpRequest('/graphql/pos', signer.tokenOf(owner), body());
        const start = performance.now();
        const answer = await connection.send(request);
        times.push(performance.now() - start);
        expectSuccess(answer);
        if (bodyOf(answer).includes('"errors"')) throw new Error(bodyOf(answer).slice(0, 500));
      }
      connection.close();
      return median(times);
    },
  );
  return {
    bench: name,
    measured: {
      name: `${title} of one tenant, p50, on 1 + ${world.nodes} nodes`,
      value: median(turns.several),
      unit: 'ms',
    },
    yardstick: { name: 'on one', value: median(turns.one), unit: 'ms' },
    ratio: ratioOf(turns),
    limit: { of: 'ratio', is: 'atMost', floor: 2 },
    note: 'the whole answer to the web app, one after the other',
  };
}

async function differencesFigure({ one, several }: NodesWorld): Promise<Figure> {
  const { compared, different } = await differencesOf(one, several);
  return {
    bench: name,
    measured: { name: 'sums of all roll-ups that differ between both', value: different, unit: '' },
    limit: { of: 'measured', is: 'atMost', floor: 0 },
    note: `${compared} sums of ${size.tenants} tenants after the same receipts`,
  };
}

function registerOf(registers: readonly Register[], index: number): Register {
  const register = registers[index];
  if (!register) throw new Error('a tenant without a register');
  return register;
}
