import { randomUUID } from 'node:crypto';
import { runs } from '@tresen/domain/kit/testing';
import { totalUnitOf } from '@tresen/domain/sales/dashboards';
import type { Receipt } from '@tresen/domain/sales/receipts';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, onTestFailed } from 'vitest';
import { anySale, soldAt, type Till } from '../../../app/testing/any-sale.ts';
import { createUnit, linkRegister } from '../../../app/testing/link-register.ts';
import { outcomesOf, pushBatch } from '../../../app/testing/push-receipts.ts';
import { startTestApp, type TestServer } from '../../../app/testing/test-app.ts';
import { type Database, openDatabase } from '../../../kit/db/pools.ts';
import { createFigureRebuild } from '../roll-ups/figure-rebuilds.ts';
import { createStepCount } from './count-steps.ts';
import { unpackSteps } from './step-codec.ts';

// Whatever is sold, pushed twice, late, and counted by several at once while more is pushed: the steps are those that one
// counts by hand from the receipts as they were sent.
const now = '2027-01-02T12:00:00Z';

let app: TestServer;
let owner: string;
let db: Database;
let tills: readonly Till[];
const sold: { readonly till: Till; readonly receipt: Receipt }[] = [];

const branches = [
  { name: 'Nord', country: 'DE', currency: 'EUR', cutOffMinutes: 240 },
  { name: 'Mitte', country: 'DE', currency: 'EUR', cutOffMinutes: 0 },
  { name: 'Süd', country: 'CH', currency: 'CHF', cutOffMinutes: 360 },
] as const;

beforeAll(async () => {
  app = await startTestApp({ NOW: now });
  owner = await app.signIn('owner@demo.example');
  db = openDatabase(app.ownerUrl, () => undefined);
  const linked: Till[] = [];
  for (const { currency, ...unit } of branches) {
    const unitId = await createUnit(app, owner, unit);
    linked.push({ ...(await linkRegister(app, owner, { unitId, databaseId: randomUUID() })), currency });
  }
  tills = linked;
}, 60_000);
afterAll(async () => {
  await db.close();
  await app.stop();
});

/** Sales of several articles, most of which sell something; keys meet, and some receipts tell the cloud's id. */
const anyOrder = fc
  .record({
    sale: anySale,
    isSold: fc.boolean(),
    keys: fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'ä'), { minLength: 6, maxLength: 6 }),
  })
  .map(({ sale, isSold, keys }) => {
    const { receipt } = sale;
    const positions = receipt.positions.map((position, index) => ({
      ...position,
      ...(isSold && { kind: 'Umsatz' as const }),
      article: { ...position.article, key: keys[index] ?? '' },
    }));
    return {
      sale: { ...sale, receipt: { ...receipt, ...(isSold && { type: 'Beleg' as const }), positions } },
      keys,
    };
  });

const soldOf = ({ sale, keys }: typeof anyOrder extends fc.Arbitrary<infer T> ? T : never) => {
  const { till, receipt } = soldAt(tills, sale);
  const positions = receipt.positions.map((position, index) =>
    position.article ? { ...position, article: { ...position.article, key: keys[index] ?? '' } } : position,
  );
  return { till, receipt: { ...receipt, positions } };
};

const push = async (sales: readonly { readonly till: Till; readonly receipt: Receipt }[]): Promise<void> => {
  for (const [till, own] of Map.groupBy(sales, (sale) => sale.till)) {
    const batch = own.map(({ receipt }) => receipt);
    const outcomes = outcomesOf(await pushBatch(app, till, batch));
    expect(outcomes).toHaveLength(batch.length);
    expect(outcomes.filter((outcome) => outcome !== 'stored' && outcome !== 'duplicate')).toEqual([]);
  }
};

type Counts = Record<string, number>;

/** Steps as they are stored, by place and the keys of both articles. */
const stored = async (): Promise<Counts> => {
  const { rows } = await app.owner.query<{
    place: string;
    keys: string[];
    quantities: number[];
    turnovers: number[];
    steps: Buffer;
    omitted: number;
  }>(`select unit_id || ' ' || device_id || ' ' || grain || ' ' || period as place, keys, steps,
    to_json(quantities) quantities, to_json(turnovers) turnovers, omitted::int omitted from sales_steps`);
  const counts: Counts = {};
  for (const { place, keys, quantities, turnovers, steps, omitted } of rows) {
    expect(omitted).toBe(0);
    keys.forEach((key, index) => {
      counts[`${place} ${key} sold`] = quantities[index] ?? Number.NaN;
      counts[`${place} ${key} taken`] = turnovers[index] ?? Number.NaN;
    });
    unpackSteps(steps, ({ before, article, count }) => {
      counts[`${place} ${before === 0 ? '' : keys[before - 1]}>${keys[article - 1]}`] = count;
    });
  }
  return counts;
};

/** The same, counted from what was sent; the business day is what the list of receipts says. */
const counted = async (): Promise<Counts> => {
  const { rows } = await app.owner.query<{ id: string; day: string }>(
    'select id, biz_day::text as day from receipts',
  );
  const days = new Map(rows.map(({ id, day }) => [id, day]));
  const counts: Counts = {};
  for (const { till, receipt } of sold) {
    if (receipt.type !== 'Beleg') continue;
    const day = days.get(receipt.id) ?? '';
    const [none, total] = ['00000000-0000-0000-0000-000000000000', totalUnitOf(till.currency)];
    const places = [
      `${till.unitId} ${till.deviceId} day ${day}`,
      `${till.unitId} ${none} month ${day.slice(0, 7)}-01`,
      `${total} ${none} day ${day}`,
      `${total} ${none} month ${day.slice(0, 7)}-01`,
    ];
    const add = (what: string, count: number): void => {
      for (const place of places) counts[`${place} ${what}`] = (counts[`${place} ${what}`] ?? 0) + count;
    };
    let before = '';
    for (const { kind, article, quantity, amount } of receipt.positions) {
      if (kind !== 'Umsatz' || !article) continue;
      add(`${article.key} sold`, quantity);
      add(`${article.key} taken`, amount);
      if (quantity <= 0) continue;
      add(`${before}>${article.key}`, 1);
      before = article.key;
    }
  }
  return counts;
};

const count = () => createStepCount(db, 0)();
const waiting = async (): Promise<unknown> =>
  (await app.owner.query('select count(*)::int waiting from waiting_steps')).rows[0]?.waiting;

describe('steps from article to article, and what was sold', () => {
  it('are those of the receipts, in whichever order they come and whoever counts', {
    timeout: 120_000,
  }, async () => {
    const seed = Date.now();
    onTestFailed(() => console.error(`seed ${seed}`));
    for (const sales of fc.sample(fc.array(anyOrder, { minLength: 5, maxLength: 40 }), {
      numRuns: runs(8),
      seed,
    })) {
      const own = sales.map(soldOf);
      sold.push(...own);
      await Promise.all([push(own.slice(0, 20)), count(), push(own.slice(20)), count()]);
      await push(own.slice(0, 5));
      await count();
      expect(await waiting()).toBe(0);
      expect(await stored()).toEqual(await counted());
    }
    expect(Object.keys(await stored()).length).toBeGreaterThan(20);
  });

  it('wait for some minutes, since a row is written as a whole', async () => {
    const own = fc
      .sample(anyOrder, 30)
      .map(soldOf)
      .filter(({ till }) => till === tills[0]);
    sold.push(...own);
    await push(own);
    await createStepCount(db)();
    expect(await waiting()).toBe(1);
  });

  it('are the same once a month was summed again, with what waited meanwhile', async () => {
    await app.call(
      '/graphql/pos',
      owner,
      'mutation { rebuildFigures(from: "2025-12-01", to: "2027-01-31") { isSuccess } }',
    );
    await createFigureRebuild(db)();
    expect(await waiting()).toBe(0);
    await Promise.all([createFigureRebuild(db)(), count()]);
    expect(await stored()).toEqual(await counted());
  });

  it('are found for receipts that were stored before there were steps', async () => {
    const before = await stored();
    await app.owner.query('delete from sales_steps');
    await app.owner.query(`insert into figure_rebuilds
      select distinct tenant_id, date_trunc('month', biz_day::timestamp)::date from receipts`);
    await createFigureRebuild(db)();
    expect(await stored()).toEqual(before);
  });

  it('know the cloud’s id of an article as a receipt told it last', async () => {
    const { rows } = await app.owner.query<{ key: string; id: string | null }>(
      'select k.key, k.id from sales_steps s cross join lateral unnest(s.keys, s.ids) k(key, id)',
    );
    const told = new Set(
      sold.flatMap(({ receipt }) => receipt.positions.map(({ article }) => `${article?.key} ${article?.id}`)),
    );
    expect(rows.filter(({ key, id }) => id !== null && !told.has(`${key} ${id}`))).toEqual([]);
  });
});
