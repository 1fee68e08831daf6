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
      for (const rate of rates) figures.push(await figureOf(sides, rate, options));
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

/** p99 at one rate, within and across in turns. */
async function figureOf(
  { within, across }: Sides,
  rate: number,
  { isQuick, progress }: RunOptions,
): Promise<Figure> {
  const { rounds, seconds } = isQuick ? { rounds: 3, seconds: 1 } : { rounds: 7, seconds: 3 };
  const p99 = async (circle: Circle) => percentile(await roundTrips(circle, { rate, seconds }), 0.99);
  const times: { within: number; across: number }[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const result = { within: await p99(within), across: await p99(across) };
    const words = `within ${result.within.toFixed(2)} ms, across ${result.across.toFixed(2)} ms`;
    progress(`${name} ${rate}/s round ${round}, p99: ${words}`);
    // The first round warms both up.
    if (round > 0) times.push(result);
  }
  const unit = 'ms';
  return {
    bench: name,
    measured: {
      name: `command at ${rate}/s to a register at another server, p99`,
      value: median(times.map(({ across: ms }) => ms)),
      unit,
    },
    yardstick: { name: 'to one at the same', value: median(times.map(({ within: ms }) => ms)), unit },
    ratio: median(times.map((time) => time.across / time.within)),
    limit: { of: 'ratio', is: 'atMost', floor: 3 },
    note: 'both ways, over one Redis; both servers run all the time, on the same two processors as everything else',
  };
}
