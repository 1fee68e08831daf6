import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { million } from '../history/plan.ts';
import { historyData, openHistoryWorld } from '../history/world.ts';
import { startChild } from '../kit/child.ts';
import type { Figure } from '../kit/figure.ts';
import { freePort } from '../kit/free-port.ts';
import { root } from '../kit/paths.ts';
import { residentBytes } from '../kit/process-usage.ts';
import type { Benchmark, RunOptions } from '../kit/run.ts';
import { demoPassword, type Server, startServer } from '../kit/server.ts';
import { median } from '../kit/statistics.ts';

const name = 'start';
const mebibyte = 2 ** 20;
const settlingMs = 20_000;

export const start: Benchmark = {
  name,
  about: 'Cold start with existing data, memory of the idle server',
  run: async ({ isQuick, progress }) => {
    // Makes the data if it is not there, and warms the caches.
    const world = await openHistoryWorld(million, progress);
    await world.close();
    return [
      await coldStart(isQuick ? 3 : 5, progress),
      ...(await secondCommand(progress)),
      ...(await idleMemory(isQuick)),
    ];
  },
};

async function coldStart(rounds: number, progress: RunOptions['progress']): Promise<Figure> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const server = await startServer(historyData(million));
    times.push(server.readyMs / 1000);
    await server.stop();
    progress(`${name}: ready after ${(server.readyMs / 1000).toFixed(2)} s`);
  }
  return {
    bench: name,
    measured: {
      name: 'server with its database, a million receipts and those of twenty others, to "ready"',
      value: median(times),
      unit: 's',
    },
    limit: { of: 'measured', is: 'atMost', floor: 1.5 },
    note: `median of ${rounds}; files are in the system's cache, types were stripped before`,
  };
}

/** The whole command, as a person gives it, for the second time. */
async function secondCommand(progress: RunOptions['progress']): Promise<Figure[]> {
  const file = join(root, 'tools', 'start.mjs');
  if (!existsSync(file)) return [];
  const { dataDir, now } = historyData(million);
  const env = { DATA_DIR: dataDir, NOW: now, HOST: '127.0.0.1', DEMO_PASSWORD: demoPassword };
  const times: number[] = [];
  for (let round = 0; round < 3; round += 1) {
    const port = String(await freePort());
    const child = await startChild({ file, ready: /^Tresen is ready at /, env: { ...env, PORT: port } });
    times.push(child.readyMs / 1000);
    await child.stop();
    progress(`${name}: npm start ready after ${(child.readyMs / 1000).toFixed(2)} s`);
  }
  return [
    {
      bench: name,
      measured: { name: 'second `npm start` to "ready"', value: median(times), unit: 's' },
      limit: { of: 'measured', is: 'atMost', floor: 5 },
      note: 'tools/start.mjs itself; npm adds some tenths of a second',
    },
  ];
}

async function idleMemory(isQuick: boolean): Promise<Figure[]> {
  const server = await startServer(historyData(million));
  const figure = (title: string): Figure => ({
    bench: name,
    measured: { name: title, value: residentBytes(server.pid) / mebibyte, unit: 'MiB' },
    limit: { of: 'measured', is: 'atMost', floor: 150 },
    note: 'resident memory of the server process, without PostgreSQL',
  });
  try {
    await wait(isQuick ? 5_000 : settlingMs);
    const idle = figure('memory 20 s after the start');
    await signIn(server);
    await wait(isQuick ? 1_000 : 5_000);
    return [idle, figure('memory after the first sign-in')];
  } finally {
    await server.stop();
  }
}

async function signIn({ issuer }: Server): Promise<void> {
  const form = { grant_type: 'password', username: 'owner@demo.example', password: demoPassword };
  const response = await fetch(`${issuer}/connect/token`, {
    method: 'POST',
    body: new URLSearchParams({ ...form, scope: 'openid offline_access api' }),
  });
  if (!response.ok) throw new Error(`sign-in answered ${response.status}: ${await response.text()}`);
}
