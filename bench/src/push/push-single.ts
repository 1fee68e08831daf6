import type { Figure } from '../kit/figure.ts';
import { collectGarbage } from '../kit/garbage.ts';
import { type HttpAnswer, type HttpConnection, openHttp } from '../kit/http-connection.ts';
import { startRedis } from '../kit/redis.ts';
import type { Benchmark, RunOptions } from '../kit/run.ts';
import { type Server, startServer } from '../kit/server.ts';
import { median, percentile, secondsOf } from '../kit/statistics.ts';
import type { Register } from '../kit/tenants.ts';
import { sampleReceipt } from '../receipts/sample-receipts.ts';
import { expectStored, pushRequest } from './push-request.ts';
import { openPushWorld, type PushWorld } from './push-world.ts';

const name = 'push-single';
const clients = 64;
const branches = 8;

interface Round {
  readonly rate: number;
  readonly p99: number;
}

/** A server with its clients' connections and tokens. */
interface Side {
  readonly connections: readonly HttpConnection[];
  readonly tokens: readonly string[];
}

export const pushSingle: Benchmark = {
  name,
  about: '64 registers in 8 branches push one receipt per request, with and without coalescing',
  run: async (options) => {
    // Two servers at one database need it.
    const redis = await startRedis();
    try {
      return figuresOf(await measure({ REDIS_URL: redis.url }, options));
    } finally {
      await redis.kill();
    }
  },
};

async function measure(shared: Readonly<Record<string, string>>, options: RunOptions) {
  const world = await openPushWorld(name, { branches, registers: clients }, shared);
  // A second server on the same database; the tokens name the first one as their issuer.
  const env = { ...shared, PUSH_COALESCING: 'off', PUBLIC_URL: world.server.issuer };
  const apart = await startServer({ dataDir: world.server.dataDir, env });
  try {
    const sides = { coalesced: await openSide(world.server, world), apart: await openSide(apart, world) };
    const results = await runRounds(world, sides, options);
    for (const { connections } of Object.values(sides)) for (const each of connections) each.close();
    return results;
  } finally {
    await apart.stop();
    await world.close();
  }
}

async function openSide(server: Server, { tenant, signer }: PushWorld): Promise<Side> {
  return {
    connections: await Promise.all(tenant.registers.map(() => openHttp(server.port))),
    tokens: tenant.registers.map((register) => signer.tokenOf(register)),
  };
}

async function runRounds(
  { tenant }: PushWorld,
  sides: Readonly<Record<'coalesced' | 'apart', Side>>,
  { isQuick, progress }: RunOptions,
) {
  const { rounds, requests } = size(isQuick);
  const results = { coalesced: [] as Round[], apart: [] as Round[] };
  let from = 0;
  for (let round = 0; round <= rounds; round += 1) {
    for (const side of ['coalesced', 'apart'] as const) {
      const { connections, tokens } = sides[side];
      const prepared = tenant.registers.map((register, client) =>
        requestsOf(tokens[client] ?? '', register, from, requests),
      );
      from += requests;
      const result = await runRound(connections, prepared);
      // The first round warms both servers up.
      if (round > 0) results[side].push(result);
      progress(
        `${name} round ${round} ${side}: ${Math.round(result.rate)} receipts/s, p99 ${result.p99.toFixed(0)} ms`,
      );
    }
  }
  return results;
}

function size(isQuick: boolean) {
  return isQuick ? { rounds: 3, requests: 40 } : { rounds: 9, requests: 80 };
}

/** A request per receipt, of all registers at the same time of the same day: they meet in the same roll-up rows. */
function requestsOf(token: string, register: Register, from: number, count: number): Buffer[] {
  const till = { databaseId: register.databaseId, serial: register.deviceId, name: register.name };
  const start = Date.parse('2026-03-02T09:00:00Z');
  return Array.from({ length: count }, (_, index) => {
    const number = from + index + 1;
    return pushRequest(token, [JSON.stringify(sampleReceipt({ till, number, at: start + number * 60_000 }))]);
  });
}

/** Every client sends its next receipt as soon as the one before was answered. */
async function runRound(connections: readonly HttpConnection[], requests: readonly Buffer[][]) {
  const answers: HttpAnswer[] = [];
  const times: number[] = [];
  collectGarbage();
  const seconds = await secondsOf(() =>
    Promise.all(
      connections.map(async (connection, client) => {
        for (const request of requests[client] ?? []) {
          const start = performance.now();
          const answer = await connection.send(request);
          times.push(performance.now() - start);
          answers.push(answer);
        }
      }),
    ),
  );
  for (const answer of answers) expectStored(answer, 1);
  return { rate: answers.length / seconds, p99: percentile(times, 0.99) };
}

function figuresOf({ coalesced, apart }: Awaited<ReturnType<typeof runRounds>>): Figure[] {
  const rate = (rounds: readonly Round[]) => median(rounds.map((round) => round.rate));
  const p99 = (rounds: readonly Round[]) => median(rounds.map((round) => round.p99));
  const ratios = coalesced.map((round, index) => round.rate / (apart[index]?.rate ?? Number.NaN));
  const unit = 'receipts/s';
  return [
    {
      bench: name,
      measured: { name: '64 clients, one receipt per request', value: rate(coalesced), unit },
      yardstick: { name: 'the same with PUSH_COALESCING=off', value: rate(apart), unit },
      ratio: median(ratios),
      limit: { of: 'ratio', is: 'atLeast', floor: 2 },
    },
    {
      bench: name,
      measured: { name: 'p99 of one push at saturation', value: p99(coalesced), unit: 'ms' },
      yardstick: { name: 'the same with PUSH_COALESCING=off', value: p99(apart), unit: 'ms' },
    },
  ];
}
