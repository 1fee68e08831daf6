import { rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { verify } from '@node-rs/argon2';
import { createTokenSigner } from '../kit/access-tokens.ts';
import { connectOwner } from '../kit/database.ts';
import type { Figure } from '../kit/figure.ts';
import { untilAccepted, webQuery } from '../kit/graphql.ts';
import { type HttpConnection, httpRequest, openHttp } from '../kit/http-connection.ts';
import { loadAtRate } from '../kit/load.ts';
import { dataFolder } from '../kit/paths.ts';
import type { Benchmark, RunOptions } from '../kit/run.ts';
import { type Server, startServer } from '../kit/server.ts';
import { median, percentile, secondsOf } from '../kit/statistics.ts';
import { makeTenant } from '../kit/tenants.ts';
import { makePeople, password, refresh, signIn } from './people.ts';

const name = 'sign-ins';
/** As many as the server hashes at once (server/src/account/users/passwords.ts). */
const parallel = Math.max(1, availableParallelism() - 1);
const stormSize = 200;
const listRate = 100;

interface World {
  readonly server: Server;
  readonly verifier: string;
  readonly emails: readonly string[];
  /** The request for a list of fifty registers. */
  readonly list: Buffer;
  readonly storm: readonly HttpConnection[];
  readonly readers: readonly HttpConnection[];
}

export const signIns: Benchmark = {
  name,
  about: 'Sign-ins beside bare argon2, a list beside a storm of them, refreshes',
  run: async (options) => {
    const dataDir = dataFolder(name);
    rmSync(dataDir, { recursive: true, force: true });
    const server = await startServer({ dataDir });
    try {
      const world = await openWorld(server);
      const figures = [
        await measureRates(world, options),
        await measureStorm(world, options),
        await measureRefreshes(world, options),
      ];
      for (const connection of [...world.storm, ...world.readers]) connection.close();
      return figures;
    } finally {
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    }
  },
};

async function openWorld(server: Server): Promise<World> {
  const owner = await connectOwner(server.dataDir);
  try {
    const tenant = await makeTenant(owner, 'Storm', { branches: 5, registers: 50 });
    const signer = await createTokenSigner(owner, server);
    const token = signer.tokenOf(tenant.owner);
    await untilAccepted(server.port, token, webQuery('DeviceList', { first: 50 }));
    return {
      server,
      ...(await makePeople(owner, tenant.id, stormSize)),
      list: httpRequest('/graphql/pos', token, webQuery('DeviceList', { first: 50 })),
      storm: await connections(server, stormSize),
      readers: await connections(server, 8),
    };
  } finally {
    await owner.end();
  }
}

function connections(server: Server, count: number): Promise<HttpConnection[]> {
  return Promise.all(Array.from({ length: count }, () => openHttp(server.port)));
}

async function measureRates(world: World, { isQuick, progress }: RunOptions): Promise<Figure> {
  const { rounds, count } = isQuick ? { rounds: 2, count: 60 } : { rounds: 7, count: 200 };
  const ratios: number[] = [];
  const rates = { server: [] as number[], bare: [] as number[] };
  for (let round = 0; round <= rounds; round += 1) {
    const server = await signInRate(world, 8, count);
    const bare = await bareRate(world, count);
    progress(`${name} round ${round}: ${server.toFixed(0)}/s, bare argon2 ${bare.toFixed(0)}/s`);
    if (round === 0) continue; // warms up
    ratios.push(server / bare);
    rates.server.push(server);
    rates.bare.push(bare);
  }
  return {
    bench: name,
    measured: { name: 'sign-ins, 8 clients', value: median(rates.server), unit: '/s' },
    yardstick: { name: `argon2id alone, ${parallel} at once`, value: median(rates.bare), unit: '/s' },
    ratio: median(ratios),
    limit: { of: 'ratio', is: 'atLeast', floor: 0.85 },
  };
}

/** Sign-ins per second of so many clients, each person once in turn. */
async function signInRate({ storm, emails }: World, clients: number, count: number): Promise<number> {
  let next = 0;
  const seconds = await secondsOf(() =>
    Promise.all(
      storm.slice(0, clients).map(async (connection) => {
        for (let index = next++; index < count; index = next++)
          await signIn(connection, emails[index % emails.length] ?? '');
      }),
    ),
  );
  return count / seconds;
}

/** Verifications per second with the same bound, nothing else. */
async function bareRate({ verifier }: World, count: number): Promise<number> {
  let next = 0;
  const seconds = await secondsOf(() =>
    Promise.all(
      Array.from({ length: parallel }, async () => {
        while (next++ < count) if (!(await verify(verifier, password))) throw new Error('wrong password');
      }),
    ),
  );
  return count / seconds;
}

async function measureStorm(world: World, { isQuick, progress }: RunOptions): Promise<Figure> {
  const quiet: number[] = [];
  const beside: number[] = [];
  for (let round = 0; round <= (isQuick ? 1 : 4); round += 1) {
    const calm = await loadAtRate(world.readers, world.list, { rate: listRate, seconds: isQuick ? 1 : 3 });
    const stormy = await besideStorm(world);
    progress(
      `${name} storm ${round}: p95 ${percentile(stormy, 0.95).toFixed(1)} ms, quiet ${percentile(calm, 0.95).toFixed(1)} ms`,
    );
    if (round === 0) continue;
    quiet.push(...calm);
    beside.push(...stormy);
  }
  return {
    bench: name,
    measured: {
      name: `a list beside ${stormSize} sign-ins at once, p95`,
      value: percentile(beside, 0.95),
      unit: 'ms',
    },
    yardstick: { name: 'the same list alone', value: percentile(quiet, 0.95), unit: 'ms' },
    limit: { of: 'ratio', is: 'atMost', floor: 3 },
    note: `${listRate} requests/s; from the moment at which each was due`,
  };
}

/** Times of the list while two hundred people sign in at once. */
async function besideStorm(world: World): Promise<number[]> {
  const storm = Promise.all(
    world.storm.map((connection, index) => signIn(connection, world.emails[index] ?? '')),
  );
  let isOver = false;
  const ended = storm.then(() => {
    isOver = true;
  });
  const times: number[] = [];
  while (!isOver)
    times.push(...(await loadAtRate(world.readers, world.list, { rate: listRate, seconds: 0.5 })));
  await ended;
  return times;
}

async function measureRefreshes({ storm, emails }: World, { isQuick }: RunOptions): Promise<Figure> {
  const [clients, each] = [32, isQuick ? 15 : 100];
  const tokens = await Promise.all(
    storm.slice(0, clients).map(async (connection, index) => {
      return (await signIn(connection, emails[index] ?? '')).refresh_token;
    }),
  );
  const seconds = await secondsOf(() =>
    Promise.all(
      tokens.map(async (first, index) => {
        let token = first;
        const connection = storm[index] as HttpConnection;
        for (let count = 0; count < each; count += 1)
          token = (await refresh(connection, token)).refresh_token;
      }),
    ),
  );
  return {
    bench: name,
    measured: { name: `refreshes, ${clients} clients`, value: (clients * each) / seconds, unit: '/s' },
    limit: { of: 'measured', is: 'atLeast', floor: 1_000 },
  };
}
