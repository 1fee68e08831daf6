import type { Figure } from '../kit/figure.ts';
import { type Door, type Installation, openInstallation } from '../kit/installation.ts';
import type { Benchmark, RunOptions } from '../kit/run.ts';
import { median, percentile } from '../kit/statistics.ts';
import type { Register, Tenant } from '../kit/tenants.ts';
import { type Circle, roundTrips } from './round-trips.ts';
import { closeAll, connectAll, type HubClient } from './signalr-client.ts';

const name = 'hub-two';
const webCount = 20;
const registersOfEach = 200;
const rates = [100, 1_000];

/** Pages at the first server with registers at one of both. */
interface Sides {
  readonly within: Circle;
  readonly across: Circle;
  readonly clients: readonly HubClient[];
}

export const hubTwo: Benchmark = {
  name,
  about: 'Commands to registers at another server and back, beside such within one',
  run: async (options) => {
    const installation = await openInstallation(name, { branches: 20, registers: 2 * registersOfEach });
    try {
      const sides = await openSides(installation);
      const figures: Figure[] = [];
      for (const rate of rates) figures.push(...(await figuresOf(sides, rate, options)));
      await closeAll(sides.clients);
      return figures;
    } finally {
      await installation.close();
    }
  },
};

async function openSides({ doors, tenant, signer }: Installation): Promise<Sides> {
  const [first, second] = doors;
  if (!first || !second) throw new Error('two servers');
  const addressOf = (door: Door, who: Register | Tenant['owner']) =>
    `ws://127.0.0.1:${door.port}/hubs/pos?access_token=${signer.tokenOf(who)}`;
  const open = async (door: Door, registers: readonly Register[]) => {
    const clients = await connectAll(registers.map((register) => addressOf(door, register)));
    return new Map(registers.map(({ deviceId }, at) => [deviceId, clients[at] as HubClient]));
  };
  const here = await open(first, tenant.registers.slice(0, registersOfEach));
  const there = await open(second, tenant.registers.slice(registersOfEach));
  const webs = await connectAll(Array.from({ length: webCount }, () => addressOf(first, tenant.owner)));
  return {
    within: { webs, registers: here },
    across: { webs, registers: there },
    clients: [...here.values(), ...there.values(), ...webs],
  };
}

/** One round of both, in milliseconds. */
interface Round {
  readonly within: number;
  readonly across: number;
}

/** p99 and the middle at one rate, within and across in turns. */
async function figuresOf(
  { within, across }: Sides,
  rate: number,
  { isQuick, progress }: RunOptions,
): Promise<readonly Figure[]> {
  const { rounds, seconds } = isQuick ? { rounds: 3, seconds: 1 } : { rounds: 7, seconds: 3 };
  const kinds = { p99: [] as Round[], p50: [] as Round[] };
  for (let round = 0; round <= rounds; round += 1) {
    const times = {
      within: await roundTrips(within, { rate, seconds }),
      across: await roundTrips(across, { rate, seconds }),
    };
    const at = (share: number): Round => ({
      within: percentile(times.within, share),
      across: percentile(times.across, share),
    });
    const last = { p99: at(0.99), p50: at(0.5) };
    progress(`${name} ${rate}/s round ${round}: ${wordsOf('p99', last.p99)}; ${wordsOf('p50', last.p50)}`);
    // The first round warms both up.
    if (round === 0) continue;
    kinds.p99.push(last.p99);
    kinds.p50.push(last.p50);
  }
  return [
    { ...figureOf(`${rate}/s`, 'p99', kinds.p99), limit: { of: 'ratio', is: 'atMost', floor: 3 } },
    figureOf(`${rate}/s`, 'p50', kinds.p50),
  ];
}

const wordsOf = (kind: string, { within, across }: Round): string =>
  `${kind} within ${within.toFixed(2)} ms, across ${across.toFixed(2)} ms`;

const figureOf = (rate: string, kind: string, rounds: readonly Round[]): Figure => ({
  bench: name,
  measured: {
    name: `command at ${rate} to a register at another server, ${kind}`,
    value: median(rounds.map(({ across }) => across)),
    unit: 'ms',
  },
  yardstick: { name: 'to one at the same', value: median(rounds.map(({ within }) => within)), unit: 'ms' },
  ratio: median(rounds.map(({ within, across }) => across / within)),
  note: 'both ways, over one Redis; both servers run all the time, on the same two processors as everything else',
});
