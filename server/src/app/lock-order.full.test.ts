import type { Receipt } from '@tresen/domain/sales/receipts';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { watchGaps } from '../content/notifications/index.ts';
import { type Database, openDatabase } from '../kit/db/pools.ts';
import { newId } from '../kit/ids/index.ts';
import { createCounterWatch } from '../sales/counters/index.ts';
import { createFigureRebuild } from '../sales/receipts/index.ts';
import { createUnit, type LinkedRegister, linkRegister } from './testing/link-register.ts';
import { articleSurroundings, manyArticles } from './testing/many-articles.ts';
import { closingFor, closingOutcomes, pushClosingBatch } from './testing/push-closings.ts';
import { outcomesOf, pushBatch, receiptOf } from './testing/push-receipts.ts';
import { newTse, signedBy } from './testing/signed-receipts.ts';
import { dataOf, startTestApp, type TestServer } from './testing/test-app.ts';

const minute = 60_000;
const noon = Math.floor(Date.now() / 86_400_000) * 86_400_000 - 72 * 3_600_000;

let app: TestServer;
let person: string;
let db: Database;
/** They share one security device, whose transactions they take in turn. */
let sellers: LinkedRegister[];
const tse = newTse();

beforeAll(async () => {
  app = await startTestApp();
  person = await app.signIn('owner@demo.example');
  db = openDatabase(app.ownerUrl, () => undefined);
  sellers = [];
  for (let count = 0; count < 4; count += 1) sellers.push(await linkRegister(app, person));
});
afterAll(async () => {
  await db.close();
  await app.stop();
});

/** Statistics of a connection are told when it ends. */
const deadlocks = async (): Promise<number> => {
  await app.owner.query(
    `select pg_terminate_backend(pid, 10000) from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid()`,
  );
  const client = new pg.Client({ connectionString: app.ownerUrl });
  await client.connect();
  const { rows } = await client.query<{ deadlocks: string }>(
    'select deadlocks from pg_stat_database where datname = current_database()',
  );
  await client.end();
  return Number(rows[0]?.deadlocks);
};

/** A receipt of a register; those of the sellers are signed. */
const receiptNumbered = (register: LinkedRegister, number: number): Receipt => {
  const seller = sellers.indexOf(register);
  const end = noon + number * minute + Math.max(seller, 0) * 10_000;
  const receipt = receiptOf(register, {
    number,
    start: new Date(end - minute).toISOString(),
    end: new Date(end).toISOString(),
  });
  return seller < 0 ? receipt : signedBy(tse, receipt, number * sellers.length + seller);
};

const watch = () =>
  createCounterWatch({
    db,
    now: () => noon + 86_400_000,
    tellGaps: watchGaps,
  })();

const waitingAtLocks = async (): Promise<number> => {
  const { rows } = await app.owner.query<{ waiting: number }>(
    `select count(*)::int waiting from pg_stat_activity
     where wait_event_type = 'Lock' and datname = current_database()`,
  );
  return rows[0]?.waiting ?? 0;
};

const push = async (register: LinkedRegister, numbers: readonly number[]): Promise<ReadonlySet<string>> =>
  new Set(
    outcomesOf(
      await pushBatch(
        app,
        register,
        numbers.map((number) => receiptNumbered(register, number)),
      ),
    ),
  );

const day = 86_400_000;

const closed = (register: LinkedRegister, zNumber: number) => {
  const [receipt] = [receiptNumbered(register, zNumber)];
  const end = new Date(noon - 150 * day + zNumber * day).toISOString();
  const receipts = [{ ...receipt, start: end, end }];
  return closingFor(register, receipts, { zNumber, createdAt: end, businessDay: end.slice(0, 10) });
};

const close = async (register: LinkedRegister, numbers: readonly number[]): Promise<ReadonlySet<string>> =>
  new Set(
    closingOutcomes(
      await pushClosingBatch(
        app,
        register,
        numbers.map((number) => closed(register, number)),
      ),
    ),
  );

it.each([
  ['receipts', 'receipt', push],
  ['closings', 'z', close],
] as const)(
  '%s that make several runs of a counter longer, and the watch that joins them, wait for each other in turn',
  async (_what, kind, send) => {
    const register = await linkRegister(app, person);
    // In the reverse order of time, so that nothing joins them at once.
    for (const number of [102, 101, 9, 5, 1])
      expect(await send(register, [number])).toEqual(new Set(['stored']));
    const before = await deadlocks();
    const holder = await app.owner.connect();
    await holder.query('begin');
    await holder.query('select from counter_runs where series = $1 and kind = $2 and first = 5 for update', [
      register.deviceId,
      kind,
    ]);
    const sent = send(register, [2, 6, 10]);
    await expect.poll(waitingAtLocks).toBe(1);
    const watched = watch();
    await expect.poll(waitingAtLocks).toBe(2);
    await holder.query('commit');
    holder.release();
    expect(await sent).toEqual(new Set(['stored']));
    await watched;
    expect((await deadlocks()) - before).toBe(0);
  },
);

const mutate = async (
  path: '/graphql' | '/graphql/pos',
  text: string,
  variables: Record<string, unknown> = {},
) => dataOf(await app.call(path, person, text, variables));

/** Every fourth number first, then those behind them: each push makes many runs longer while others come to touch. */
const sellOutOfOrder = async (register: LinkedRegister): Promise<void> => {
  for (let first = 0; first < 160; first += 80)
    for (let pass = 1; pass <= 4; pass += 1) {
      const numbers = Array.from({ length: 20 }, (_, index) => first + index * 4 + pass);
      expect(await push(register, numbers)).toEqual(new Set(['stored']));
    }
};

const gapIds = async (): Promise<readonly string[]> => {
  const { rows } = await app.owner.query<{ id: string }>(
    'select id from counter_gaps where closed_at is null order by random() limit 20',
  );
  return rows.map(({ id }) => id);
};

/** What people do meanwhile, each again and again. */
const editing = (
  articles: readonly string[],
  units: readonly string[],
): readonly (() => Promise<unknown>)[] => {
  const change = JSON.stringify({ kind: 'price', prices: 'main', by: { kind: 'percent', hundredths: 100 } });
  const bulk = (ids: readonly string[]) =>
    mutate(
      '/graphql/pos',
      `mutation($ids: [ID!], $change: String!, $key: ID!) {
        startChange(entity: "article", ids: $ids, change: $change, requestKey: $key) { isSuccess } }`,
      { ids, change, key: newId() },
    );
  const active = (id: string | undefined, isActive: boolean) =>
    mutate(
      '/graphql',
      `mutation { setOrganizationUnitActive(id: "${id}", isActive: ${isActive}) { isSuccess } }`,
    );
  const move = (id: string | undefined, after: string | undefined) =>
    mutate('/graphql', `mutation { moveOrganizationUnit(id: "${id}", afterId: "${after}") { isSuccess } }`);
  return [
    () => bulk(articles),
    () => bulk(articles.toReversed()),
    () => active(units[0], false).then(() => active(units[0], true)),
    () => active(units[1], false).then(() => active(units[1], true)),
    () => move(units[0], units[1]),
    () => move(units[1], units[0]),
    async () => {
      // Some may have closed in the meantime.
      const ids = [...(await gapIds())];
      await app.call(
        '/graphql/pos',
        person,
        'mutation($ids: [ID!]!) { acknowledgeCounterGaps(ids: $ids, reason: "Probelauf") { isSuccess } }',
        { ids },
      );
    },
    () => {
      const from = new Date(noon).toISOString().slice(0, 10);
      return mutate(
        '/graphql/pos',
        `mutation { rebuildFigures(from: "${from}", to: "${from}") { isSuccess } }`,
      );
    },
    () => createFigureRebuild(db)(),
    watch,
    watch,
  ];
};

it('four registers push beside jobs, bulk changes, moves and decisions, and nothing waits for itself', async () => {
  const articles = await manyArticles(app, await articleSurroundings(app, person), 50);
  const units = [await createUnit(app, person), await createUnit(app, person)];
  const before = await deadlocks();
  let isOver = false;
  const selling = Promise.all(sellers.map(sellOutOfOrder)).finally(() => {
    isOver = true;
  });
  const again = async (work: () => Promise<unknown>) => {
    do await work();
    while (!isOver);
  };
  await Promise.all([selling, ...editing(articles, units).map(again)]);
  await watch();
  const { rows } = await app.owner.query(
    `select kind, count(distinct series)::int series, count(*)::int runs from counter_runs
     where (kind = 'receipt' and series = any ($1)) or series = $2 group by 1 order by 1`,
    [sellers.map(({ deviceId }) => deviceId), tse.serial],
  );
  expect(rows).toEqual([
    { kind: 'receipt', series: 4, runs: 4 },
    { kind: 'transaction', series: 1, runs: 1 },
  ]);
  expect((await deadlocks()) - before).toBe(0);
});
