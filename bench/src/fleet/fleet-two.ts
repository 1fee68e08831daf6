import { settledBytes } from '../hub/idle-memory.ts';
import { connectAll, type HubClient } from '../hub/signalr-client.ts';
import type { Figure } from '../kit/figure.ts';
import { type Door, type Installation, openInstallation } from '../kit/installation.ts';
import type { Benchmark, RunOptions } from '../kit/run.ts';
import { median, secondsOf } from '../kit/statistics.ts';
import { partOf, type RegisterCrowd, startCrowd } from './register-crowd.ts';
import { syncAllOnce } from './sync-all.ts';

const name = 'fleet-two';
const kibibyte = 1024;

export const fleetTwo: Benchmark = {
  name,
  about: '20,000 registers over two servers: memory of each, and a command to all of them',
  run: async (options) => {
    const size = options.isQuick ? { branches: 50, registers: 1_000 } : { branches: 500, registers: 20_000 };
    const installation = await openInstallation(name, { ...size, inspect: true });
    const crowd = startCrowd();
    try {
      return await measure(installation, crowd, options);
    } finally {
      await crowd.stop();
      await installation.close();
    }
  },
};

async function measure(
  installation: Installation,
  crowd: RegisterCrowd,
  { isQuick, progress }: RunOptions,
): Promise<Figure[]> {
  const { doors, tenant, signer } = installation;
  const addressOf = (door: Door | undefined, token: string) =>
    `ws://127.0.0.1:${door?.port}/hubs/pos?access_token=${token}`;
  // One after the other at the one and at the other server.
  const addresses = tenant.registers.map((register, at) =>
    addressOf(doors[at % doors.length], signer.tokenOf(register)),
  );
  const before = await bytesOf(doors);
  const connected = await secondsOf(() =>
    crowd.obey((part) => ({ kind: 'connect', addresses: partOf(addresses, part) })),
  );
  const bytesEach = ((await bytesOf(doors)) - before) / addresses.length;
  progress(`${name}: ${addresses.length} registers are online after ${connected.toFixed(1)} s`);
  await crowd.obey(() => ({ kind: 'answer' }));
  const [web] = await connectAll([addressOf(doors[0], signer.tokenOf(tenant.owner))]);
  if (!web) throw new Error('a page connects');
  const seconds = await answered(web, addresses.length, isQuick ? 1 : 5);
  web.socket.terminate();
  return figuresOf({ count: addresses.length, bytesEach, connected, seconds });
}

/** Resident bytes of all servers together. */
async function bytesOf(doors: readonly Door[]): Promise<number> {
  const each = await Promise.all(doors.map((door) => settledBytes(door.server())));
  return each.reduce((sum, bytes) => sum + bytes, 0);
}

/** Seconds until a page at one server has the answers of all registers at both. */
async function answered(web: HubClient, count: number, rounds: number): Promise<number> {
  web.send({ type: 1, target: 'JoinGroup', arguments: ['tenant'] });
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) times.push((await syncAllOnce(web, count)).seconds);
  return median(times);
}

interface Measured {
  readonly count: number;
  readonly bytesEach: number;
  readonly connected: number;
  readonly seconds: number;
}

function figuresOf({ count, bytesEach, connected, seconds }: Measured): Figure[] {
  return [
    {
      bench: name,
      measured: {
        name: `memory of a connected register, of ${count} over two servers`,
        value: bytesEach / kibibyte,
        unit: 'KiB',
      },
      limit: { of: 'measured', is: 'atMost', floor: 20 },
      note: 'resident memory of both servers together, so what each knows of registers at the other is in it; as in `fleet` otherwise',
    },
    {
      bench: name,
      measured: {
        name: 'a command to all of them until the page has every answer',
        value: seconds,
        unit: 's',
      },
      note: 'the page at one server, half of the registers at the other',
    },
    {
      bench: name,
      measured: { name: 'until all were connected, as fast as they could', value: connected, unit: 's' },
    },
  ];
}
