import { randomUUID } from 'node:crypto';
import type { Receipt } from '@tresen/domain/sales/receipts';
import { position, sale } from '@tresen/domain/sales/receipts/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createUnit, linkRegister } from '../../app/testing/link-register.ts';
import { outcomesOf, pushBatch } from '../../app/testing/push-receipts.ts';
import { dataOf, errorOf, startTestApp, type TestServer } from '../../app/testing/test-app.ts';
import { type Database, inTenant, openDatabase } from '../../kit/db/pools.ts';
import { newId } from '../../kit/ids/index.ts';
import { createFigureRebuild } from '../receipts/index.ts';
import { readBaskets } from './sold-together.service.ts';

let app: TestServer;
let owner: string;
let db: Database;
let unitId: string;
const databaseId = randomUUID();

const sold = (day: string, hour: string, ...names: readonly string[]): Receipt =>
  sale({
    id: newId(),
    databaseId,
    positions: names.map((text, index) =>
      position({ line: String(index + 1), text, article: { key: `K-${text}`, id: null, category: null } }),
    ),
    start: `${day}T${hour}:00:00.000Z`,
    end: `${day}T${hour}:01:00.000Z`,
  });
const times = (count: number, ...given: Parameters<typeof sold>) =>
  Array.from({ length: count }, () => sold(...given));

beforeAll(async () => {
  app = await startTestApp({ NOW: '2026-11-28T20:00:00Z' });
  owner = await app.signIn('owner@demo.example');
  db = openDatabase(app.ownerUrl, () => undefined);
  unitId = await createUnit(app, owner, { name: 'Café am Markt', country: 'DE' });
  const till = { ...(await linkRegister(app, owner, { unitId, databaseId })), databaseId };
  const batch = [
    ...times(6, '2026-11-03', '08', 'Kaffee', 'Croissant'),
    ...times(2, '2026-11-04', '08', 'Kaffee'),
    ...times(5, '2026-11-05', '18', 'Wein', 'Käse'),
    ...times(3, '2026-11-06', '08', 'Tee'),
    ...times(7, '2026-10-20', '08', 'Kaffee', 'Käse'),
  ];
  expect(outcomesOf(await pushBatch(app, till, batch)).filter((outcome) => outcome !== 'stored')).toEqual([]);
});
afterAll(async () => {
  await db.close();
  await app.stop();
});

const document = `query($filter: SalesFilter, $article: String, $fromHour: Int, $toHour: Int, $order: PairFigure, $first: Int) {
  soldTogether(filter: $filter, article: $article, fromHour: $fromHour, toHour: $toHour, order: $order, first: $first) {
    from to receipts readSince totalCount pairs { name otherName together receipts support confidence otherConfidence lift } } }`;
interface Told {
  readonly pairs: readonly { readonly name: string; readonly otherName: string; readonly together: number }[];
}
const days = { from: '2026-11-01', to: '2026-11-28' };
const ask = async (question: object = {}, filter: object = {}) =>
  dataOf<{ soldTogether: Told }>(
    await app.call('/graphql/pos', owner, document, {
      filter: { ...days, unitIds: [unitId], ...filter },
      ...question,
    }),
  ).soldTogether;
const namesOf = ({ pairs }: Told) => pairs.map(({ name, otherName }) => `${name}, ${otherName}`);

describe('what sells together', () => {
  it('is counted from the receipts of the days as they come in', async () => {
    expect(await ask()).toEqual({
      ...days,
      receipts: 16,
      readSince: null,
      totalCount: 2,
      pairs: [
        {
          name: 'Kaffee',
          otherName: 'Croissant',
          together: 6,
          receipts: 8,
          support: 0.375,
          confidence: 0.75,
          otherConfidence: 1,
          lift: 2,
        },
        expect.objectContaining({ together: 5, lift: 3.2 }),
      ],
    });
    expect(namesOf(await ask({}, { from: '2026-10-20', to: '2026-10-20' }))).toEqual(['Kaffee, Käse']);
  });

  it('is told of an article, of hours, and in the order of a figure', async () => {
    expect(namesOf(await ask({ article: 'K-Croissant' }))).toEqual(['Croissant, Kaffee']);
    expect(namesOf(await ask({ fromHour: 17, toHour: 22 }))).toEqual(['Käse, Wein']);
    expect(namesOf(await ask({ order: 'LIFT', first: 1 }))).toEqual(['Käse, Wein']);
  });

  it('is of the newest receipts where there are more than are read', async () => {
    const { rows } = await app.owner.query<{ tenant_id: string }>(
      'select tenant_id from receipts where unit_id = $1 limit 1',
      [unitId],
    );
    const read = await inTenant(db, rows[0]?.tenant_id ?? '', (tx) =>
      readBaskets(
        tx,
        {
          range: days,
          branches: [unitId],
          deviceIds: null,
          employees: null,
          fromHour: null,
          toHour: null,
          currency: 'EUR',
        },
        8,
      ),
    );
    expect([read.baskets.count(), read.readSince]).toEqual([8, '2026-11-05']);
    expect(read.baskets.pairs({ article: null, order: 'together' })).toMatchObject([
      { together: 5, receipts: 5 },
    ]);
  });

  it('is read from the texts of receipts that came before it was written down, and written down with their figures', async () => {
    const before = await ask();
    await app.owner.query('update receipts set sold = null where unit_id = $1', [unitId]);
    expect(await ask()).toEqual(before);
    await app.call(
      '/graphql/pos',
      owner,
      'mutation { rebuildFigures(from: "2026-11-01", to: "2026-11-30") { isSuccess } }',
    );
    await createFigureRebuild(db)();
    const { rows } = await app.owner.query<{ sold: string }>(
      `select distinct sold from receipts where unit_id = $1 and biz_day = '2026-11-03'`,
      [unitId],
    );
    expect(rows).toEqual([{ sold: '["K-Kaffee","K-Croissant"]' }]);
    expect(await ask()).toEqual(before);
  });

  it('is a file, too', async () => {
    const question = JSON.stringify({ filter: { ...days, unitIds: [unitId] }, pairs: { order: 'together' } });
    const answer = await fetch(
      `${app.url}/api/reports/sales.csv?${new URLSearchParams({ language: 'de', question })}`,
      { headers: { authorization: `Bearer ${owner}` } },
    );
    expect(await answer.text()).toContain('Kaffee;Croissant;6;37,5;75;100;2');
  });

  it('is of its own tenant', async () => {
    const stranger = await app.signIn('owner@retail.demo.example');
    const answer = await app.call('/graphql/pos', stranger, document, {
      filter: { ...days, unitIds: [unitId] },
    });
    expect(JSON.stringify(answer)).not.toContain('Kaffee');
    const bad = await app.call('/graphql/pos', owner, document, { fromHour: 24 });
    expect(errorOf(bad)).toMatchObject({ code: 'INVALID_INPUT' });
  });
});
