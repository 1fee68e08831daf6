import { connectAll, type HubClient, type HubRecord } from '../hub/signalr-client.ts';
import type { Figure } from '../kit/figure.ts';
import type { RunOptions } from '../kit/run.ts';
import { median } from '../kit/statistics.ts';
import type { FleetWorld } from './fleet-world.ts';
import { partOf, type RegisterCrowd } from './register-crowd.ts';

const bench = 'fleet';
const patienceMs = 60_000;

interface Ran {
  readonly seconds: number;
  /** News of changes that an open page heard meanwhile. */
  readonly changes: number;
}

interface Crowds {
  readonly hub: RegisterCrowd;
  readonly relay: RegisterCrowd;
}

/** From the click until the answer of every register has arrived at the page that asked (REG-10, REG-13). */
export const syncAll = async (
  world: FleetWorld,
  { hub, relay }: Crowds,
  { isQuick }: RunOptions,
): Promise<readonly Figure[]> => {
  const { server, tenant, tokenOf } = world;
  const deviceIds = tenant.registers.map(({ deviceId }) => deviceId);
  const count = deviceIds.length;
  const times = isQuick ? 1 : 5;
  const web = await openWeb(`ws://127.0.0.1:${server.port}/hubs/pos?access_token=${tokenOf(undefined)}`);
  web.send({ type: 1, target: 'JoinGroup', arguments: ['tenant'] });
  await Promise.all([hub.obey(() => ({ kind: 'answer' })), relay.obey(() => ({ kind: 'answer' }))]);
  const bareWeb = await openWeb(`ws://127.0.0.1:${world.relay.port}/`);
  const bare = await rounds(times, () => relayOnce(bareWeb, deviceIds));
  const plain = await rounds(times, () => syncAllOnce(web, count));
  const tokens = deviceIds.map(tokenOf);
  const order = (part: number) =>
    ({ kind: 'askAndAnswer', port: server.port, tokens: partOf(tokens, part) }) as const;
  await hub.obey(order);
  const asking = await rounds(isQuick ? 1 : 3, () => syncAllOnce(web, count));
  for (const { socket } of [web, bareWeb]) socket.terminate();
  const limit = { of: 'measured', is: 'atMost', floor: 10 } as const;
  const yardstick = { name: 'a bare ws relay of the same messages', value: bare.seconds, unit: 's' };
  return [
    {
      bench,
      measured: { name: `sync all, ${count} registers that answer at once`, value: plain.seconds, unit: 's' },
      yardstick,
      limit,
      note: 'until the page has all results; the hub sends to 250 registers every 50 ms',
    },
    {
      bench,
      measured: { name: 'the same, each asks for changes first', value: asking.seconds, unit: 's' },
      yardstick,
      limit,
      note: 'over HTTP, GraphQL and row-level security, a page of one record each',
    },
    {
      bench,
      measured: {
        name: 'news of changes to an open page meanwhile',
        value: asking.changes,
        unit: 'messages',
      },
    },
  ];
};

async function openWeb(address: string): Promise<HubClient> {
  const [web] = await connectAll([address]);
  if (!web) throw new Error('a web client connects');
  return web;
}

async function rounds(count: number, run: () => Promise<Ran>): Promise<Ran> {
  const all: Ran[] = [];
  for (let round = 0; round < count; round += 1) all.push(await run());
  return {
    seconds: median(all.map(({ seconds }) => seconds)),
    changes: Math.max(...all.map(({ changes }) => changes)),
  };
}

/** The same messages over the bare relay, which knows no groups: a command for each register. */
function relayOnce(web: HubClient, deviceIds: readonly string[]): Promise<Ran> {
  return gather(web, deviceIds.length, () => {
    for (const [index, deviceId] of deviceIds.entries())
      web.send({
        type: 1,
        invocationId: String(index),
        target: 'SendCommand',
        arguments: [deviceId, 'StartCloudSync', null],
      });
  });
}

/** Waits for as many results, and counts what else arrives. */
function gather(web: HubClient, count: number, send: () => void): Promise<Ran> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('not every register has answered')), patienceMs);
    const answered = new Set<unknown>();
    let changes = 0;
    let failed = 0;
    const start = performance.now();
    web.onRecord = ({ target, arguments: args, error }: HubRecord) => {
      if (error !== undefined) reject(new Error(error));
      if (target === 'Changed') changes += 1;
      if (target !== 'ReceiveCommandResult') return;
      if (args?.[0]?.isSuccess !== true) failed += 1;
      answered.add(args?.[0]?.commandId);
      if (answered.size < count) return;
      clearTimeout(timer);
      // One that was not reached is one too many, however quick the others were.
      const seconds = failed > 0 ? Number.POSITIVE_INFINITY : (performance.now() - start) / 1000;
      resolve({ seconds, changes });
    };
    send();
  });
}

/** A page with the whole tenant before it syncs all registers, as a click on the button does. */
export function syncAllOnce(web: HubClient, count: number): Promise<Ran> {
  return gather(web, count, () =>
    web.send({
      type: 1,
      invocationId: '1',
      target: 'SendCommandToGroup',
      arguments: ['tenant', 'StartCloudSync', null],
    }),
  );
}
