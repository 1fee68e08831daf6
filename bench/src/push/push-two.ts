import type { Figure } from '../kit/figure.ts';
import { type HttpAnswer, openHttp } from '../kit/http-connection.ts';
import { type Installation, openInstallation } from '../kit/installation.ts';
import type { Benchmark, RunOptions } from '../kit/run.ts';
import { median } from '../kit/statistics.ts';
import { batchesOf, batchSize, rateOf } from './push-lanes.ts';
import { expectStored, pushRequest } from './push-request.ts';

const name = 'push-two';
const connections = 4;
/** Of both ways: as `push-batches`. */
const warmUps = 3;

/** Receipts per second with as many servers. */
interface Rates {
  readonly one: number;
  readonly two: number;
}

export const pushTwo: Benchmark = {
  name,
  about: 'Batches of 500 receipts pushed to two servers of one installation, beside all to one of them',
  run: async (options) => {
    const installation = await openInstallation(name, { branches: connections, registers: connections });
    try {
      const rates = await runRounds(installation, options);
      return [figureOf(rates)];
    } finally {
      await installation.close();
    }
  },
};

async function runRounds(installation: Installation, { isQuick, progress }: RunOptions) {
  const { rounds, batches } = isQuick ? { rounds: 3, batches: 3 } : { rounds: 9, batches: 5 };
  const results: Rates[] = [];
  let from = 0;
  const next = async (servers: number) => {
    const rate = await push(installation, servers, { from, batches });
    from += batches * batchSize;
    return rate;
  };
  for (let round = 1 - warmUps; round <= rounds; round += 1) {
    const rates = { one: await next(1), two: await next(2) };
    if (round > 0) results.push(rates);
    const words = `one ${Math.round(rates.one)}, two ${Math.round(rates.two)}`;
    progress(`${name} ${round > 0 ? `round ${round}` : 'warm-up'}: ${words}`);
  }
  return results;
}

async function push(
  { doors, tenant, signer }: Installation,
  servers: number,
  { from, batches }: { readonly from: number; readonly batches: number },
): Promise<number> {
  const answers: HttpAnswer[] = [];
  const requests = tenant.registers.map((register) =>
    batchesOf(register, from, batches).map((batch) =>
      pushRequest(
        signer.tokenOf(register),
        batch.map(({ text }) => text),
      ),
    ),
  );
  // Anew for each round: a server closes what is idle for as long as the other round takes.
  const lanes = await Promise.all(tenant.registers.map((_, at) => openHttp(doors[at % servers]?.port ?? 0)));
  const rate = await rateOf(requests, async (lane, request) => {
    const answer = await lanes[lane]?.send(request);
    if (answer) answers.push(answer);
  });
  for (const lane of lanes) lane.close();
  for (const answer of answers) expectStored(answer, batchSize);
  return rate;
}

function figureOf(rates: readonly Rates[]): Figure {
  const unit = 'receipts/s';
  return {
    bench: name,
    measured: {
      name: 'batches of 500, two connections to each of two servers',
      value: median(rates.map(({ two }) => two)),
      unit,
    },
    yardstick: {
      name: 'all four connections to one of them',
      value: median(rates.map(({ one }) => one)),
      unit,
    },
    ratio: median(rates.map(({ one, two }) => two / one)),
    limit: { of: 'ratio', is: 'atLeast', floor: 0.9 },
    note: 'both servers, PostgreSQL and Redis run all the time, on the same two processors as the bench',
  };
}
