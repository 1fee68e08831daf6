import { randomUUID } from 'node:crypto';
import type { Receipt } from '@tresen/domain/sales/receipts';
import { position, sale } from '@tresen/domain/sales/receipts/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createUnit, linkRegister } from '../../app/testing/link-register.ts';
import { outcomesOf, pushBatch } from '../../app/testing/push-receipts.ts';
import { dataOf, errorOf, startTestApp, type TestServer } from '../../app/testing/test-app.ts';
import { type Database, inTenant, openDatabase } from '../../kit/db/pools.ts';
import { newId } from '../../kit/ids/index.ts';
import { readNamed } from './named-customers.store.ts';

let app: TestServer;
let owner: string;
let db: Database;
let unitId: string;
const databaseId = randomUUID();

const sold = (day: string, hour: string, euros: number, name: string | null): Receipt =>
  sale({
    id: newId(),
    databaseId,
    customer: name === null ? null : { name },
    positions: [position({ unitPrice: euros * 100 })],
    start: `${day}T${hour}:00:00.000Z`,
    end: `${day}T${hour}:01:00.000Z`,
  });
const unnamed = sold('2026-11-10', '12', 7, null);
const renamed = sold('2026-11-11', '12', 9, 'Laufkunde');

beforeAll(async () => {
  app = await startTestApp({ NOW: '2026-11-28T20:00:00Z' });
  owner = await app.signIn('owner@demo.example');
  db = openDatabase(app.ownerUrl, () => undefined);
  unitId = await createUnit(app, owner, { name: 'Weinhandlung', country: 'DE' });
  const till = { ...(await linkRegister(app, owner, { unitId, databaseId })), databaseId };
  const batch = [
    sold('2026-11-03', '09', 20, 'Café René'),
    sold('2026-11-03', '17', 30, 'cafe rene '),
    sold('2026-11-05', '09', 10, 'Café René GmbH'),
    sold('2026-11-20', '09', 50, 'Café René'),
    sold('2026-10-20', '09', 500, 'Café René'),
    { ...sold('2026-11-04', '09', 80, 'Übung'), type: 'AVTraining' as const },
    unnamed,
    renamed,
  ];
  expect(outcomesOf(await pushBatch(app, till, batch)).filter((outcome) => outcome !== 'stored')).toEqual([]);
});
afterAll(async () => {
  await db.close();
  await app.stop();
});

const document = `query($filter: SalesFilter, $order: CustomerFigure, $ascending: Boolean, $fromHour: Int, $toHour: Int, $first: Int) {
  namedCustomers(filter: $filter, order: $order, ascending: $ascending, fromHour: $fromHour, toHour: $toHour, first: $first) {
    receipts readSince totalCount customers { name visits receipts turnover perVisit firstDay lastDay } } }`;
interface Told {
  readonly namedCustomers: {
    readonly receipts: number;
    readonly totalCount: number;
    readonly customers: readonly { readonly name: string; readonly turnover: number }[];
  };
}
const days = { from: '2026-11-01', to: '2026-11-28' };
const ask = async (question: object = {}, filter: object = {}) =>
  dataOf<Told>(
    await app.call('/graphql/pos', owner, document, {
      filter: { ...days, unitIds: [unitId], ...filter },
      ...question,
    }),
  ).namedCustomers;
const namesOf = ({ customers }: Told['namedCustomers']) => customers.map(({ name }) => name);
const write = async ({ id }: Receipt, customerName: string) =>
  dataOf(
    await app.call(
      '/graphql/pos',
      owner,
      'mutation($receipt: ReceiptUpdateInput!) { updateReceipt(receipt: $receipt) { isSuccess } }',
      { receipt: { id, version: 0, note: '', tags: [], customerName } },
    ),
  );

describe('customers whom receipts name', () => {
  it('came on so many days and bought so much, whichever way their name is written', async () => {
    expect(await ask()).toMatchObject({
      receipts: 5,
      readSince: null,
      totalCount: 3,
      customers: [
        {
          name: 'Café René',
          visits: 2,
          receipts: 3,
          turnover: 10_000,
          perVisit: 5_000,
          firstDay: '2026-11-03',
          lastDay: '2026-11-20',
        },
        { name: 'Café René GmbH', turnover: 1_000 },
        { name: 'Laufkunde', turnover: 900 },
      ],
    });
    expect(namesOf(await ask({}, { from: '2026-10-20', to: '2026-10-20' }))).toEqual(['Café René']);
  });

  it('are narrowed by hours, and come in the order of a figure', async () => {
    expect((await ask({ fromHour: 17, toHour: 19 })).customers).toMatchObject([
      { name: 'cafe rene', turnover: 3_000 },
    ]);
    expect(namesOf(await ask({ order: 'LAST_DAY', ascending: true, first: 1 }))).toEqual(['Café René GmbH']);
  });

  it('have the name that people wrote at a receipt before the one that was sent', async () => {
    await write(unnamed, 'Frau Meier');
    await write(renamed, 'Frau Meier');
    const told = await ask();
    expect(told.customers.find(({ name }) => name === 'Frau Meier')).toMatchObject({
      turnover: 1_600,
      visits: 2,
    });
    expect(namesOf(told)).not.toContain('Laufkunde');
    expect(told.receipts).toBe(6);
  });

  it('are of the newest receipts where there are more than are read', async () => {
    const { rows } = await app.owner.query<{ tenant_id: string }>(
      'select tenant_id from receipts where unit_id = $1 limit 1',
      [unitId],
    );
    const side = {
      range: days,
      branches: [unitId],
      deviceIds: null,
      employees: null,
      fromHour: null,
      toHour: null,
      currency: 'EUR',
    };
    const read = await inTenant(db, rows[0]?.tenant_id ?? '', (tx) => readNamed(tx, side, 2));
    expect([read.receipts, read.since, read.customers.length]).toEqual([2, '2026-11-11', 2]);
  });

  it('are a file, too', async () => {
    const question = JSON.stringify({
      filter: { ...days, unitIds: [unitId] },
      customers: { order: 'turnover' },
    });
    const answer = await fetch(
      `${app.url}/api/reports/sales.csv?${new URLSearchParams({ language: 'de', question })}`,
      { headers: { authorization: `Bearer ${owner}` } },
    );
    expect(await answer.text()).toContain('Café René;2;3;100,00;50,00;');
  });

  it('are of their own tenant', async () => {
    const stranger = await app.signIn('owner@retail.demo.example');
    const answer = await app.call('/graphql/pos', stranger, document, {
      filter: { ...days, unitIds: [unitId] },
    });
    expect(JSON.stringify(answer)).not.toContain('René');
    const bad = await app.call('/graphql/pos', owner, document, { fromHour: 24 });
    expect(errorOf(bad)).toMatchObject({ code: 'INVALID_INPUT' });
  });
});
