import type { Figure } from '../kit/figure.ts';
import { collectGarbage } from '../kit/garbage.ts';
import { ask } from '../kit/graphql.ts';
import { type HttpAnswer, type HttpConnection, openHttp } from '../kit/http-connection.ts';
import type { Benchmark, RunOptions } from '../kit/run.ts';
import { median, secondsOf } from '../kit/statistics.ts';
import type { Register } from '../kit/tenants.ts';
import { expectStored, pushRequest } from '../push/push-request.ts';
import { openPushWorld, type PushWorld } from '../push/push-world.ts';
import { prepareReceipt } from '../receipts/ingest-call.ts';
import { sampleReceipt } from '../receipts/sample-receipts.ts';
import { archiveQuery, begin, pieceSize, put, report } from './archive-calls.ts';
import { longLog, newBusyDevice } from './long-log.ts';

const name = 'archive-beside-pushes';
const pushers = 4;
const batchSize = 100;

/** Registers push at full speed, alone and while an archive is checked, round by round. */
export const archiveBesidePushes: Benchmark = {
  name,
  about: 'Pushes of receipts while an archive of a security device is checked',
  run: async (options) => {
    const world = await openPushWorld(name, { branches: pushers, registers: pushers });
    try {
      return [figureOf(await runRounds(world, options))];
    } finally {
      await world.close();
    }
  },
};

interface Round {
  readonly alone: number;
  readonly beside: number;
}

function size(isQuick: boolean) {
  return isQuick
    ? { rounds: 1, batches: 5, transactions: 20_000 }
    : { rounds: 3, batches: 40, transactions: 250_000 };
}

async function runRounds(world: PushWorld, { isQuick, progress }: RunOptions): Promise<readonly Round[]> {
  const { rounds, batches, transactions } = size(isQuick);
  let pushed = 0;
  const push = async (): Promise<number> => {
    const requests = world.tenant.registers.map((register) => requestsOf(world, register, pushed, batches));
    pushed += batches * batchSize;
    // Opened when all is prepared: the server closes a connection that says nothing.
    const connections = await Promise.all(Array.from({ length: pushers }, () => openHttp(world.server.port)));
    const rate = await rateOf(connections, requests);
    for (const connection of connections) connection.close();
    return rate;
  };
  const results: Round[] = [];
  // The first round warms up.
  for (let round = 0; round <= rounds; round += 1) {
    const alone = await push();
    const check = await startCheck(world, transactions);
    const beside = await push();
    if (!(await check.isUnderWay()))
      throw new Error('the archive was checked before the pushes were through');
    await check.end();
    if (round > 0) results.push({ alone, beside });
    progress(`${name}: ${Math.round(alone)} receipts/s alone, ${Math.round(beside)} beside the check`);
  }
  return results;
}

/** Sends an archive of a device of its own, and waits until it is being read. */
async function startCheck({ server, signer, tenant }: PushWorld, transactions: number) {
  const [register] = tenant.registers;
  if (!register) throw new Error('no register');
  const owner = signer.tokenOf(tenant.owner);
  const device = newBusyDevice();
  await report(server, signer.tokenOf(register), device);
  const id = await begin(server, owner, device, transactions);
  let at = 0;
  for (const piece of longLog(device, transactions, pieceSize, () => undefined)) {
    await put(server, owner, `/api/tse-archives/${id}/${at}`, piece);
    at += piece.length;
  }
  const body = archiveQuery('query($id: ID!) { tseArchive(id: $id) { state } }', { id });
  const stateOf = async () =>
    (await ask<{ tseArchive: { state: string } }>(server.port, owner, body)).tseArchive.state;
  const until = async (isReached: (state: string) => boolean): Promise<void> => {
    for (;;) {
      const state = await stateOf();
      if (state === 'failed') throw new Error('the check failed');
      if (isReached(state)) return;
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  };
  await until((state) => state === 'checking');
  return {
    isUnderWay: async () => (await stateOf()) === 'checking',
    end: () => until((state) => state === 'checked'),
  };
}

async function rateOf(
  connections: readonly HttpConnection[],
  requests: readonly Buffer[][],
): Promise<number> {
  const answers: HttpAnswer[] = [];
  collectGarbage();
  const seconds = await secondsOf(() =>
    Promise.all(
      connections.map(async (connection, pusher) => {
        for (const request of requests[pusher] ?? []) answers.push(await connection.send(request));
      }),
    ),
  );
  for (const answer of answers) expectStored(answer, batchSize);
  return (answers.length * batchSize) / seconds;
}

/** The next batches of a register: a receipt every two minutes. */
function requestsOf({ signer }: PushWorld, register: Register, from: number, count: number): Buffer[] {
  const till = { databaseId: register.databaseId, serial: register.deviceId, name: register.name };
  const start = Date.parse('2025-03-02T09:00:00Z');
  return Array.from({ length: count }, (_, batch) => {
    const texts = Array.from({ length: batchSize }, (_, index) => {
      const number = from + batch * batchSize + index + 1;
      return prepareReceipt(sampleReceipt({ till, number, at: start + number * 120_000 })).text;
    });
    return pushRequest(signer.tokenOf(register), texts);
  });
}

function figureOf(rounds: readonly Round[]): Figure {
  const unit = 'receipts/s';
  return {
    bench: name,
    measured: {
      name: `pushes of ${batchSize} receipts while an archive is checked`,
      value: median(rounds.map(({ beside }) => beside)),
      unit,
    },
    yardstick: { name: 'the same alone', value: median(rounds.map(({ alone }) => alone)), unit },
    ratio: median(rounds.map(({ alone, beside }) => beside / alone)),
    limit: { of: 'ratio', is: 'atLeast', floor: 0.8 },
    note: `over ${pushers} connections; the process that reads goes behind whatever else wants the processors`,
  };
}
