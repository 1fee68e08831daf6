import type pg from 'pg';
import { connectOwner, openApp } from '../kit/database.ts';
import type { Figure } from '../kit/figure.ts';
import { type HttpAnswer, type HttpConnection, openHttp } from '../kit/http-connection.ts';
import type { Benchmark, RunOptions } from '../kit/run.ts';
import { median } from '../kit/statistics.ts';
import { makeTenant, type Register, type Tenant } from '../kit/tenants.ts';
import { ingest, ingestCall, type Prepared } from '../receipts/ingest-call.ts';
import { copyBatch, copyIn, makePlainTables } from '../receipts/plain-tables.ts';
import { spentBy } from './processor-time.ts';
import { batchesOf, batchSize, rateOf } from './push-lanes.ts';
import { expectStored, pushRequest } from './push-request.ts';
import { openPushWorld, type PushWorld } from './push-world.ts';

const name = 'push-batches';
const connections = 4;
/** Rounds that warm up the server and the bench and are not counted: the engine takes two to compile what it runs. */
const warmUps = 3;

interface Paths {
  readonly http: readonly HttpConnection[];
  readonly direct: pg.Pool;
  readonly plain: readonly pg.Client[];
  /** The statement's own tenant: the same receipts are stored once through each path. */
  readonly directTenant: Tenant;
}

type Round = Awaited<ReturnType<typeof runRound>>;

export const pushBatches: Benchmark = {
  name,
  about: 'Batches of 500 receipts with 4 positions through HTTP, GraphQL, validation, RLS and roll-ups',
  run: async (options) => {
    const world = await openPushWorld(name, { branches: connections, registers: connections });
    try {
      const paths = await openPaths(world);
      const rounds = await runRounds(world, paths, options);
      await compareFigures(world, paths);
      await closePaths(paths);
      return figuresOf(rounds);
    } finally {
      await world.close();
    }
  },
};

async function runRound({ server, signer, tenant }: PushWorld, paths: Paths, lanes: readonly Prepared[][][]) {
  const answers: HttpAnswer[] = [];
  const jobs = <T>(
    registers: readonly Register[],
    make: (register: Register, batch: readonly Prepared[]) => T,
  ) => lanes.map((batches, lane) => batches.map((batch) => make(at(registers, lane), batch)));
  const texts = (batch: readonly Prepared[]) => batch.map(({ text }) => text);
  const requests = jobs(tenant.registers, (register, batch) =>
    pushRequest(signer.tokenOf(register), texts(batch)),
  );
  let http = Number.NaN;
  const receipts = lanes.flat(2).length;
  const spent = await spentBy(server, receipts, async () => {
    http = await rateOf(requests, async (lane, request) => {
      answers.push(await at(paths.http, lane).send(request));
    });
  });
  for (const answer of answers) expectStored(answer, batchSize);
  const calls = jobs(paths.directTenant.registers, (register, batch) =>
    ingestCall(
      register.tenantId,
      batch.map(({ receipt }) => ({ register, receipt })),
    ),
  );
  const direct = await rateOf(calls, (_lane, call) => ingest(paths.direct, call, new Date()));
  const plain = await rateOf(jobs(tenant.registers, copyBatch), (lane, batch) =>
    copyIn(at(paths.plain, lane), batch),
  );
  return { http, direct, plain, ...spent };
}

function at<T>(list: readonly T[], index: number): T {
  const item = list[index];
  if (item === undefined) throw new Error(`nothing at ${index}`);
  return item;
}

async function openPaths({ server, owner }: PushWorld): Promise<Paths> {
  await makePlainTables(owner);
  const four = <T>(open: () => Promise<T>): Promise<T[]> =>
    Promise.all(Array.from({ length: connections }, open));
  return {
    http: await four(() => openHttp(server.port)),
    direct: openApp(server.dataDir),
    plain: await four(() => connectOwner(server.dataDir)),
    directTenant: await makeTenant(owner, 'Direct', { branches: connections, registers: connections }),
  };
}

async function runRounds(world: PushWorld, paths: Paths, { isQuick, progress }: RunOptions) {
  const { rounds, batches } = size(isQuick);
  const results: Round[] = [];
  for (let round = 1 - warmUps; round <= rounds; round += 1) {
    const first = (round + warmUps - 1) * batches * batchSize;
    const lanes = world.tenant.registers.map((register) => batchesOf(register, first, batches));
    const result = await runRound(world, paths, lanes);
    if (round > 0) results.push(result);
    const words = Object.entries(result).map(([path, rate]) => `${path} ${Math.round(rate)}`);
    progress(`${name} ${round > 0 ? `round ${round}` : 'warm-up'}: ${words.join(', ')}`);
  }
  return results;
}

function size(isQuick: boolean) {
  return isQuick ? { rounds: 3, batches: 3 } : { rounds: 9, batches: 5 };
}

/** Both tenants got the same receipts, one by the server and one by the statement: their figures must agree. */
async function compareFigures({ owner, tenant }: PushWorld, { directTenant }: Paths): Promise<void> {
  const figures = async (id: string) => {
    const { rows } = await owner.query(
      `select (select count(*) from receipts where tenant_id = $1) receipts, sum(receipts) counted,
        sum(customers) customers, sum(turnover) turnover, sum(net) net, sum(cash) cash, sum(card) card,
        (select sum(turnover) from sales_hour where tenant_id = $1) hours,
        (select sum(quantity) from sales_article_month where tenant_id = $1) quantity
      from sales_day where tenant_id = $1`,
      [id],
    );
    return JSON.stringify(rows);
  };
  const [pushed, direct] = [await figures(tenant.id), await figures(directTenant.id)];
  if (pushed !== direct) throw new Error(`the two paths differ: ${pushed} ${direct}`);
}

async function closePaths({ http, direct, plain }: Paths): Promise<void> {
  for (const connection of http) connection.close();
  await direct.end();
  for (const client of plain) await client.end();
}

function figuresOf(rounds: readonly Round[]): Figure[] {
  const middle = (path: keyof Round) => median(rounds.map((round) => round[path]));
  const ratioTo = (path: keyof Round) => median(rounds.map((round) => round.http / round[path]));
  const unit = 'receipts/s';
  const measured = { name: 'batches of 500 through HTTP, 4 connections', value: middle('http'), unit };
  return [
    {
      bench: name,
      measured,
      yardstick: { name: 'COPY into plain indexed tables', value: middle('plain'), unit },
      ratio: ratioTo('plain'),
      limit: { of: 'ratio', is: 'atLeast', floor: 0.3, aim: 0.45 },
    },
    {
      bench: name,
      measured,
      yardstick: { name: 'the same statement called directly', value: middle('direct'), unit },
      ratio: ratioTo('direct'),
      limit: { of: 'ratio', is: 'atLeast', floor: 0.7 },
    },
    {
      bench: name,
      measured: { name: "the server's processor time for one receipt", value: middle('node'), unit: 'µs' },
      yardstick: { name: "PostgreSQL's for it", value: middle('postgres'), unit: 'µs' },
    },
  ];
}
