import type { HistoryWorld } from '../history/world.ts';
import type { Figure } from '../kit/figure.ts';
import { collectGarbage } from '../kit/garbage.ts';
import { type HttpAnswer, type HttpConnection, openHttp } from '../kit/http-connection.ts';
import { loadAtRate } from '../kit/load.ts';
import type { RunOptions } from '../kit/run.ts';
import { median, percentile, secondsOf } from '../kit/statistics.ts';
import { expectStored, pushRequest } from '../push/push-request.ts';
import { newReceipts } from './new-receipts.ts';

const readsPerSecond = 50;
const pushers = 8;
const batchSize = 100;

interface Round {
  readonly rate: number;
  /** Milliseconds of each read beside it. */
  readonly reads: readonly number[];
}

/** How much pushing slows down while dashboards of the same tenant are read. */
export const pushBesideReads = async (
  world: HistoryWorld,
  reads: readonly Buffer[],
  options: RunOptions,
): Promise<Figure> => {
  const rounds = await runRounds(world, reads, options);
  const unit = 'receipts/s';
  const times = rounds.flatMap(([, { reads: each }]) => each);
  return {
    bench: 'sales',
    measured: {
      name: `pushes of ${batchSize} receipts while dashboards are read, ${readsPerSecond}/s`,
      value: median(rounds.map(([, { rate }]) => rate)),
      unit,
    },
    yardstick: { name: 'the same alone', value: median(rounds.map(([alone]) => alone)), unit },
    ratio: median(rounds.map(([alone, { rate }]) => rate / alone)),
    limit: { of: 'ratio', is: 'atLeast', floor: 0.8 },
    note: `of all registers of the tenant in turn, over ${pushers} connections; the dashboards' p95 meanwhile ${percentile(times, 0.95).toFixed(0)} ms`,
  };
};

async function runRounds(
  world: HistoryWorld,
  reads: readonly Buffer[],
  { isQuick, progress }: RunOptions,
): Promise<readonly (readonly [alone: number, beside: Round])[]> {
  const { rounds, batches } = size(isQuick);
  const open = (count: number) =>
    Promise.all(Array.from({ length: count }, () => openHttp(world.server.port)));
  const [pushing, reading] = [await open(pushers), await open(pushers)];
  const results: (readonly [number, Round])[] = [];
  // The first round warms up.
  for (let round = 0; round <= rounds; round += 1) {
    const alone = await pushAll(pushing, requestsOf(world, 2 * round, batches));
    const seconds = (pushers * batches * batchSize) / alone;
    const [rate, times] = await Promise.all([
      pushAll(pushing, requestsOf(world, 2 * round + 1, batches)),
      loadAtRate(reading, reads, { rate: readsPerSecond, seconds }),
    ]);
    if (round > 0) results.push([alone, { rate, reads: times }]);
    progress(`pushing ${Math.round(alone)} receipts/s alone, ${Math.round(rate)} beside dashboards`);
  }
  for (const connection of [...pushing, ...reading]) connection.close();
  return results;
}

function size(isQuick: boolean) {
  return isQuick ? { rounds: 2, batches: 10 } : { rounds: 5, batches: 40 };
}

async function pushAll(open: readonly HttpConnection[], requests: readonly Buffer[][]): Promise<number> {
  const answers: HttpAnswer[] = [];
  collectGarbage();
  const seconds = await secondsOf(() =>
    Promise.all(
      open.map(async (connection, pusher) => {
        for (const request of requests[pusher] ?? []) answers.push(await connection.send(request));
      }),
    ),
  );
  for (const answer of answers) expectStored(answer, batchSize);
  return (answers.length * batchSize) / seconds;
}

/** Each connection pushes batches of one register after the other. */
function requestsOf(world: HistoryWorld, round: number, batches: number): Buffer[][] {
  return Array.from({ length: pushers }, (_, pusher) =>
    Array.from({ length: batches }, (_, batch) => {
      const place = (round * batches + batch) * pushers + pusher;
      const { register, texts } = newReceipts(world.large, place, batchSize);
      return pushRequest(world.signer.tokenOf(register), texts);
    }),
  );
}
