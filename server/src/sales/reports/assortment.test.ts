import { randomUUID } from 'node:crypto';
import type { Receipt } from '@tresen/domain/sales/receipts';
import { position, sale } from '@tresen/domain/sales/receipts/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createUnit, linkRegister } from '../../app/testing/link-register.ts';
import { articleSurroundings, manyArticles } from '../../app/testing/many-articles.ts';
import { outcomesOf, pushBatch } from '../../app/testing/push-receipts.ts';
import { dataOf, errorOf, startTestApp, type TestServer } from '../../app/testing/test-app.ts';
import { type Database, openDatabase } from '../../kit/db/pools.ts';
import { newId } from '../../kit/ids/index.ts';
import { createStepCount } from '../receipts/index.ts';

const now = '2026-11-28T12:00:00Z';
const days = { from: '2026-11-01', to: '2026-11-28' };

let app: TestServer;
let owner: string;
let db: Database;
let unitId: string;
const ids: Record<string, string> = {};

beforeAll(async () => {
  app = await startTestApp({ NOW: now });
  owner = await app.signIn('owner@demo.example');
  db = openDatabase(app.ownerUrl, () => undefined);
  unitId = await createUnit(app, owner, { name: 'Hofladen', country: 'DE' });
  const databaseId = randomUUID();
  const till = { ...(await linkRegister(app, owner, { unitId, databaseId })), databaseId };
  const made = await manyArticles(app, await articleSurroundings(app, owner), 4);
  for (const [index, name] of ['honey', 'jam', 'soap', 'rope'].entries()) {
    const id = made[index] ?? '';
    ids[name] = id;
    await app.owner.query(
      'update articles set name = $2, purchase_price = $3, created_at = $4 where id = $1',
      [id, name, name === 'jam' ? null : 200, '2025-01-01'],
    );
  }
  // Honey was dearer to buy from the 15th on.
  await app.owner.query(
    `insert into audit_log (tenant_id, id, at, actor_kind, actor_name, action, entity, entity_id, old_values, new_values)
     select tenant_id, $2, '2026-11-15T08:00:00Z', 'system', 'x', 'update', 'article', id::text,
       '{"purchasePrice": 150}', '{"purchasePrice": 200}' from articles where id = $1`,
    [ids.honey, newId()],
  );
  await app.owner.query(
    `insert into audit_log (tenant_id, id, at, actor_kind, actor_name, action, entity, entity_id, old_values, new_values)
     select tenant_id, $2, '2026-11-20T08:00:00Z', 'system', 'x', 'update', 'article', id::text,
       '{"price": 990}', '{"price": 1070}' from articles where id = $1`,
    [ids.honey, newId()],
  );
  // Ten jars since October, thirty more at the end of the 14th day: a mean of (14 × 10 + 14 × 40) ÷ 28 = 25.
  await app.owner.query(
    `with a as (select tenant_id, id from articles where id = $1), c as (
      insert into stock_counts (tenant_id, article_id, unit_id, amount) select tenant_id, id, $2, 40000 from a)
     insert into stock_movements (tenant_id, id, unit_id, article_id, kind, quantity, change, made_at, booked_at,
       actor_name)
     select a.tenant_id, gen_random_uuid(), $2, a.id, m.kind, m.quantity, m.quantity, m.at, m.at, 'x' from a,
       (values ('count', 10000, '2026-10-20T08:00:00Z'::timestamptz),
         ('delivery', 30000, '2026-11-15T08:00:00Z')) m(kind, quantity, at)`,
    [ids.honey, unitId],
  );
  const sold = (day: string, name: string, quantity: number) =>
    sale({
      id: newId(),
      databaseId,
      positions: [
        position({
          text: name,
          unitPrice: 1_070,
          quantity,
          rate: 700,
          article: { key: `K-${name}`, id: ids[name] ?? null, category: null },
        }),
      ],
      start: `${day}T10:00:00.000Z`,
      end: `${day}T10:01:00.000Z`,
    });
  const batch: Receipt[] = [
    ...['2026-11-03', '2026-11-10', '2026-11-17', '2026-11-24'].map((day) => sold(day, 'honey', 2_000)),
    sold('2026-11-04', 'jam', 10_000),
    sold('2026-03-09', 'soap', 1_000),
    sold('2026-11-05', 'bread', 5_000),
  ];
  const outcomes = outcomesOf(await pushBatch(app, till, batch));
  expect(outcomes.filter((outcome) => outcome !== 'stored')).toEqual([]);
  await createStepCount(db, 0)();
});
afterAll(async () => {
  await db.close();
  await app.stop();
});

const document = `query($filter: SalesFilter, $view: AssortmentView, $order: AssortmentFigure, $ascending: Boolean, $first: Int) {
  assortment(filter: $filter, view: $view, order: $order, ascending: $ascending, first: $first) {
    from to isOmitted turnover net netWithCost cost margin idleCount neverCount noCostCount totalCount
    rows { articleId name quantity net cost margin marginRate stock stockTurns daysLeft lastSold prices { day before after } } } }`;
interface Told {
  readonly rows: readonly { readonly articleId: string | null; readonly name: string }[];
  readonly totalCount: number;
}
const ask = async (question: object = {}, filter: object = {}) =>
  dataOf<{ assortment: Told }>(
    await app.call('/graphql/pos', owner, document, {
      filter: { ...days, unitIds: [unitId], ...filter },
      first: 5_000,
      ...question,
    }),
  ).assortment;
const own = ({ rows }: Told) => {
  const wanted = new Set(Object.values(ids));
  return rows.filter(({ articleId }) => articleId === null || wanted.has(articleId)).map(({ name }) => name);
};

describe('the assortment', () => {
  it('earns what is left at the purchase prices of the days', async () => {
    const told = await ask();
    const honey = told.rows.find(({ name }) => name === 'honey');
    // Two by two: four at 1.50, four at 2.00 euros.
    expect(honey).toMatchObject({ quantity: 8, net: 8_000, cost: 1_400, margin: 6_600, marginRate: 0.825 });
    expect(told.rows.find(({ name }) => name === 'jam')).toMatchObject({ cost: null, margin: null });
    expect(told).toMatchObject({
      net: 23_000,
      netWithCost: 8_000,
      cost: 1_400,
      margin: 6_600,
      noCostCount: 2,
    });
  });

  it('says how often the mean stock was sold, and what an article was sold for', async () => {
    const told = await ask();
    expect(told.rows.find(({ name }) => name === 'honey')).toMatchObject({
      stock: 40,
      stockTurns: 8 / 25,
      prices: [{ day: '2026-11-20', before: 990, after: 1_070 }],
    });
    const earlier = await ask({}, { from: '2026-10-01', to: '2026-11-14' });
    expect(earlier.rows.find(({ name }) => name === 'honey')).toMatchObject({ stockTurns: null, prices: [] });
    expect(told.rows.find(({ name }) => name === 'jam')).toMatchObject({ stockTurns: null, prices: [] });
  });

  it('says what lies idle and since when, and what never sold', async () => {
    const idle = await ask({ view: 'IDLE' });
    expect(own(idle)).toEqual(['soap']);
    expect(idle.rows.find(({ name }) => name === 'soap')).toMatchObject({
      quantity: 0,
      lastSold: '2026-03-01',
    });
    expect(own(await ask({ view: 'NEVER' }))).toEqual(['rope']);
    expect(own(await ask({ view: 'NO_COST', order: 'QUANTITY' }))).toEqual(['jam', 'bread']);
  });

  it('is ordered by any figure, and as long as asked for', async () => {
    expect(own(await ask({ order: 'QUANTITY' })).slice(0, 3)).toEqual(['jam', 'honey', 'bread']);
    const one = await ask({ order: 'MARGIN', first: 1 });
    expect(one.rows.map(({ name }) => name)).toEqual(['honey']);
    expect(one.totalCount).toBeGreaterThan(3);
  });

  it('is of its own tenant', async () => {
    const stranger = await app.signIn('owner@retail.demo.example');
    const answer = await app.call('/graphql/pos', stranger, document, {
      filter: { ...days, unitIds: [unitId] },
    });
    expect(JSON.stringify(answer)).not.toContain('honey');
    const bad = await app.call('/graphql/pos', owner, document, { filter: { from: '2026-02-30' } });
    expect(errorOf(bad)).toMatchObject({ code: 'INVALID_INPUT' });
  });
});
