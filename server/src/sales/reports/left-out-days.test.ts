import { randomUUID } from 'node:crypto';
import { position, sale } from '@tresen/domain/sales/receipts/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createUnit, linkRegister } from '../../app/testing/link-register.ts';
import { outcomesOf, pushBatch } from '../../app/testing/push-receipts.ts';
import { dataOf, startTestApp, type TestServer } from '../../app/testing/test-app.ts';
import { type Database, openDatabase } from '../../kit/db/pools.ts';
import { newId } from '../../kit/ids/index.ts';
import { createFigureRebuild } from '../receipts/index.ts';

let app: TestServer;
let owner: string;
let db: Database;
let unitId: string;
const databaseId = randomUUID();

/** Each day another amount, so that a sum says which days are in it. */
const sold: Readonly<Record<string, number>> = {
  '2026-09-27': 1,
  '2026-09-28': 10,
  '2026-09-29': 100,
  '2026-10-02': 1_000,
  '2026-10-03': 10_000,
  '2026-10-04': 100_000,
};

beforeAll(async () => {
  app = await startTestApp({ NOW: '2026-11-28T20:00:00Z' });
  owner = await app.signIn('owner@demo.example');
  db = openDatabase(app.ownerUrl, () => undefined);
  unitId = await createUnit(app, owner, { name: 'Café am Markt', country: 'DE' });
  const till = { ...(await linkRegister(app, owner, { unitId, databaseId })), databaseId };
  const receipts = Object.entries(sold).map(([day, amount]) =>
    sale({
      id: newId(),
      databaseId,
      start: `${day}T10:00:00.000Z`,
      end: `${day}T10:01:00.000Z`,
      positions: [position({ unitPrice: amount })],
    }),
  );
  expect(new Set(outcomesOf(await pushBatch(app, till, receipts)))).toEqual(new Set(['stored']));
});
afterAll(async () => {
  await db.close();
  await app.stop();
});

const document = `query($filter: SalesFilter, $rows: ReportDimension!, $fromHour: Int, $withoutHolidays: Boolean) {
  salesReport(filter: $filter, rows: $rows, fromHour: $fromHour, withoutHolidays: $withoutHolidays) {
    leftOut comparisonLeftOut total { turnover receipts } comparisonTotal { turnover }
    rows { key figures { turnover } } } }`;
interface Answer {
  readonly leftOut: readonly string[];
  readonly total: { readonly turnover: number };
  readonly rows: readonly { readonly key: string; readonly figures: { readonly turnover: number } }[];
}
const days = { from: '2026-10-01', to: '2026-10-05', comparison: 'PREVIOUS_PERIOD' };
const ask = async (question: object = {}, filter: object = {}) =>
  dataOf<{ salesReport: Answer }>(
    await app.call('/graphql/pos', owner, document, {
      filter: { ...days, unitIds: [unitId], ...filter },
      rows: 'UNIT',
      withoutHolidays: true,
      ...question,
    }),
  ).salesReport;

const expected = {
  leftOut: ['2026-10-03'],
  comparisonLeftOut: ['2026-09-28'],
  total: { turnover: 101_000, receipts: 2 },
  comparisonTotal: { turnover: 101 },
};

describe('public holidays', () => {
  it('are left out with the day beside them while receipts wait, of receipts alone, and of sums that are kept', async () => {
    expect(await ask()).toMatchObject(expected);
    expect(await ask({ fromHour: 1 })).toMatchObject(expected);
    await app.call(
      '/graphql/pos',
      owner,
      'mutation { rebuildFigures(from: "2026-09-01", to: "2026-10-31") { isSuccess } }',
    );
    await createFigureRebuild(db)();
    expect(await ask()).toMatchObject(expected);
    expect(await ask({ fromHour: 1 })).toMatchObject(expected);
  });

  it('are taken out of whole months, too', async () => {
    const { total, leftOut, rows } = await ask(
      { rows: 'MONTH' },
      { from: '2026-09-01', to: '2026-10-31', comparison: 'NONE' },
    );
    expect([total.turnover, leftOut]).toEqual([101_111, ['2026-10-03']]);
    expect(rows.map(({ figures }) => figures.turnover)).toEqual([111, 101_000]);
  });

  it('count unless somebody asks otherwise', async () => {
    expect(await ask({ withoutHolidays: null })).toMatchObject({
      leftOut: [],
      comparisonLeftOut: [],
      total: { turnover: 111_000 },
      comparisonTotal: { turnover: 111 },
    });
  });

  it('that are left out are out of a file, whose name says so', async () => {
    const question = JSON.stringify({
      filter: { ...days, unitIds: [unitId] },
      ...{ rows: 'day', figures: ['turnover'], withoutHolidays: true },
    });
    const answer = await fetch(
      `${app.url}/api/reports/sales.csv?${new URLSearchParams({ language: 'de', question })}`,
      { headers: { authorization: `Bearer ${owner}` } },
    );
    const name = decodeURIComponent(answer.headers.get('content-disposition') ?? '');
    expect(name).toContain('(ohne Feiertage)');
    expect(await answer.text()).toContain('Summe;1010,00');
  });
});
