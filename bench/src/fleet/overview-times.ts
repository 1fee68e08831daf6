import { postmasterPid } from '../kit/database.ts';
import type { Figure } from '../kit/figure.ts';
import { webQuery } from '../kit/graphql.ts';
import { httpRequest, openHttp } from '../kit/http-connection.ts';
import { expectSuccess, loadAtRate, saturate } from '../kit/load.ts';
import { familyProcessorSeconds, processorSeconds } from '../kit/process-usage.ts';
import type { RunOptions } from '../kit/run.ts';
import { percentile } from '../kit/statistics.ts';
import type { FleetWorld } from './fleet-world.ts';

const bench = 'fleet';
const unit = 'ms';
const atMost100 = { of: 'measured', is: 'atMost', floor: 100 } as const;
const connectionsAtOnce = 8;

/** The least that the answer needs of the database: the registers by branch. */
const bareStatement = `select unit_id, count(*), min(cursor), max(synced_at) from register_cursors
  where tenant_id = $1 group by unit_id`;

/** The page as it is asked for right after a change of the kind of which there are most: nothing is known of it. */
export const coldTimes = async (world: FleetWorld, { isQuick }: RunOptions): Promise<readonly Figure[]> => {
  const connection = await openHttp(world.server.port);
  const request = requestOf(world);
  const times: number[] = [];
  const processor = await processorMs(world, isQuick ? 10 : 60, async () => {
    await changeArticle(world);
    const start = performance.now();
    expectSuccess(await connection.send(request));
    times.push(performance.now() - start);
  });
  connection.close();
  return [
    {
      bench,
      measured: {
        name: 'overview right after a change of articles, p95',
        value: percentile(times, 0.95),
        unit,
      },
      limit: atMost100,
      note: '500 branches, 5,000 registers, 50,000 articles; one after the other, nobody online',
    },
    {
      bench,
      measured: { name: 'processor time of that, the change included', value: processor, unit },
      note: 'of the server and PostgreSQL together: what the machine does beside does not move it',
    },
  ];
};

/** The page while all registers are online, at half of what the server can give. */
export const onlineTimes = async (world: FleetWorld, { isQuick }: RunOptions): Promise<readonly Figure[]> => {
  const connections = await Promise.all(
    Array.from({ length: connectionsAtOnce }, () => openHttp(world.server.port)),
  );
  const request = requestOf(world);
  const seconds = isQuick ? 2 : 8;
  await saturate(connections, request, 2);
  const rate = await saturate(connections, request, seconds);
  const times = await loadAtRate(connections, request, { rate: Math.max(1, Math.floor(rate / 2)), seconds });
  const [first] = connections;
  const processor = await processorMs(world, isQuick ? 10 : 60, async () => first?.send(request));
  for (const connection of connections) connection.close();
  const bare = await timesOf(isQuick ? 20 : 200, () => world.owner.query(bareStatement, [world.tenant.id]));
  return [
    { bench, measured: { name: 'overview, all online, requests', value: rate, unit: '/s' } },
    {
      bench,
      measured: { name: 'overview, all online, p95 at half of that', value: percentile(times, 0.95), unit },
      yardstick: {
        name: 'the registers by branch, one bare statement, p95',
        value: percentile(bare, 0.95),
        unit,
      },
      limit: atMost100,
      note: 'as the web app asks for it, all 500 branches in one answer',
    },
    { bench, measured: { name: 'processor time of an overview, all online', value: processor, unit } },
  ];
};

function requestOf({ tokenOf }: FleetWorld): Buffer {
  return httpRequest('/graphql/pos', tokenOf(undefined), webQuery('DataOverview', {}));
}

/** Milliseconds of processor time that an act takes of the server and its PostgreSQL together, put evenly on its rounds. */
async function processorMs(
  { server }: FleetWorld,
  rounds: number,
  act: () => Promise<unknown>,
): Promise<number> {
  const postmaster = postmasterPid(server.dataDir);
  const used = (): number => processorSeconds(server.pid) + familyProcessorSeconds(postmaster);
  const before = used();
  for (let round = 0; round < rounds; round += 1) await act();
  return ((used() - before) * 1000) / rounds;
}

/** Somebody has changed an article since the last look, so that the server reads anew where all of them are. */
async function changeArticle({ owner, tenant }: FleetWorld): Promise<void> {
  await owner.query('update change_counters set last_seq = last_seq + 1 where tenant_id = $1', [tenant.id]);
  await owner.query(
    `update articles set change_seq = (select last_seq from change_counters where tenant_id = $1)
      where tenant_id = $1 and id = (select id from articles where tenant_id = $1 limit 1)`,
    [tenant.id],
  );
}

async function timesOf(count: number, act: () => Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  for (let index = 0; index < count; index += 1) {
    const start = performance.now();
    await act();
    times.push(performance.now() - start);
  }
  return times;
}
