import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { makeTenant, type Tenant } from '../kit/tenants.ts';
import { ingest, ingestCall } from '../receipts/ingest-call.ts';
import { days, type HistoryPlan, lastMoment } from './plan.ts';
import { firstOfDay, receiptAt, type Sellers } from './receipts.ts';

/** The tenant that is looked at, and those beside it. */
export interface HistoryTenants {
  readonly large: Tenant;
  readonly others: readonly Tenant[];
}

/** Receipts of one statement: enough that the statement itself costs little, few enough to be held in memory. */
const perStatement = 12_000;
/** Statements under way; each lane has years of its own, so that none waits for another's rows. */
const lanes = 2;

/** Receipts of a tenant that are stored together, in the order of time. */
interface Chunk {
  readonly sellers: Sellers;
  readonly from: number;
  readonly to: number;
}

/** What saves a database that is made in one go: if the machine fails, it is made again. */
const haste = [
  'synchronous_commit = off',
  'full_page_writes = off',
  'checkpoint_timeout = 3600',
  "max_wal_size = '4GB'",
];

/** Fills an empty database with the receipts of the plan, through the server's own code and statement. */
export const generateHistory = async (
  owner: pg.Client,
  app: pg.Pool,
  plan: HistoryPlan,
  progress: (line: string) => void,
): Promise<HistoryTenants> => {
  const tenants = await makeTenants(owner, plan);
  await inHaste(owner, async () => {
    await storeAll(app, tenants, plan, progress);
    await untilCounted(owner, progress);
  });
  await annotate(owner, tenants);
  await owner.query(`update devices set last_receipt_at = '${lastMoment}'`);
  progress('putting the tables in order');
  await owner.query('vacuum analyze');
  await owner.query('checkpoint');
  return tenants;
};

async function makeTenants(owner: pg.Client, { large, others }: HistoryPlan): Promise<HistoryTenants> {
  const made = await makeTenant(owner, 'Large', large);
  const neighbours: Tenant[] = [];
  for (let index = 1; index <= others.tenants; index += 1) {
    neighbours.push(await makeTenant(owner, `Neighbour ${index}`, others));
  }
  return { large: made, others: neighbours };
}

async function inHaste(owner: pg.Client, work: () => Promise<void>): Promise<void> {
  for (const setting of haste) await owner.query(`alter system set ${setting}`);
  await owner.query('select pg_reload_conf()');
  await work();
  for (const setting of haste) await owner.query(`alter system reset ${setting.split(' ')[0]}`);
  await owner.query('select pg_reload_conf()');
}

async function storeAll(
  app: pg.Pool,
  { large, others }: HistoryTenants,
  plan: HistoryPlan,
  progress: (line: string) => void,
): Promise<void> {
  const sellersOf = (
    { id, registers }: Tenant,
    place: number,
    { receipts, isSeated }: HistoryPlan['large'],
  ): Sellers => {
    return { tenantId: id, place, registers, receipts, ...(isSeated && { isSeated }) };
  };
  const own = chunksOf(sellersOf(large, 0, plan.large));
  const rest = others.flatMap((tenant, index) => chunksOf(sellersOf(tenant, index + 1, plan.others)));
  const share = <T>(list: readonly T[], lane: number): T[] =>
    list.slice(Math.floor((lane * list.length) / lanes), Math.floor(((lane + 1) * list.length) / lanes));
  let stored = 0;
  const runLane = async (lane: number): Promise<void> => {
    for (const chunk of interleaved(share(own, lane), share(rest, lane))) {
      await store(app, chunk);
      stored += chunk.to - chunk.from;
      if (stored % 100_000 < chunk.to - chunk.from) progress(`${stored} receipts stored`);
    }
  };
  await Promise.all(Array.from({ length: lanes }, (_, lane) => runLane(lane)));
}

/** The server's own job counts steps behind what is stored: no benchmark is to run beside it. */
async function untilCounted(owner: pg.Client, progress: (line: string) => void): Promise<void> {
  // Those of the neighbours are too few to be counted before they have waited for minutes.
  await owner.query(`update waiting_steps set received_at = '-infinity'`);
  progress('waiting until the server has counted steps');
  for (;;) {
    const { rows } = await owner.query<{ left: number }>('select count(*)::int "left" from waiting_steps');
    if (rows[0]?.left === 0) return;
    await wait(1_000);
  }
}

/** Whole days, so that no row of a day is written twice. */
function chunksOf(sellers: Sellers): Chunk[] {
  const step = Math.max(1, Math.round((perStatement * days) / sellers.receipts));
  const chunks: Chunk[] = [];
  for (let day = 0; day < days; day += step) {
    const to = Math.min(day + step, days);
    chunks.push({ sellers, from: firstOfDay(day, sellers.receipts), to: firstOfDay(to, sellers.receipts) });
  }
  return chunks;
}

/** The second list's items spread evenly among the first's. */
function interleaved<T>(many: readonly T[], few: readonly T[]): T[] {
  const place = (index: number) => Math.floor((index * few.length) / many.length);
  return many.flatMap((item, index) => [item, ...few.slice(place(index), place(index + 1))]);
}

function store(app: pg.Pool, chunk: Chunk): Promise<void> {
  return ingest(app, ingestCall(chunk.sellers.tenantId, soldOf(chunk)), new Date(lastMoment));
}

function* soldOf({ sellers, from, to }: Chunk) {
  for (let index = from; index < to; index += 1) yield receiptAt(sellers, index);
}

/** What people of the large tenant noted on some receipts: a frequent and a rare tag. */
function annotate(owner: pg.Client, { large }: HistoryTenants) {
  return owner.query(
    `insert into receipt_annotations (tenant_id, receipt_id, version, note, tags, tag_keys, customer_name, search_text,
      unit_id, ended_at, changed_at, changed_by_name)
    select tenant_id, id, 1, 'kalt serviert', array[tag], array[searchable(tag)], '',
      searchable(concat_ws(' ', 'kalt serviert', tag)), unit_id, ended_at, ended_at, 'Bea Bench'
    from (select tenant_id, id, unit_id, ended_at, row_number() over () as n from receipts where tenant_id = $1) r
    cross join lateral (select case when n % 100000 = 0 then 'Presse' else 'Reklamation' end as tag) t
    where n % 1000 = 0`,
    [large.id],
  );
}
