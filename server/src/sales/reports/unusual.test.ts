import { randomUUID } from 'node:crypto';
import { addDays, type Day } from '@tresen/domain/kit/business-day';
import type { Receipt } from '@tresen/domain/sales/receipts';
import { position, sale } from '@tresen/domain/sales/receipts/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createUnit, type LinkedRegister, linkRegister } from '../../app/testing/link-register.ts';
import { outcomesOf, pushBatch } from '../../app/testing/push-receipts.ts';
import { dataOf, errorOf, startTestApp, type TestServer } from '../../app/testing/test-app.ts';
import { type Database, openDatabase } from '../../kit/db/pools.ts';
import { newId } from '../../kit/ids/index.ts';
import { createStepCount } from '../receipts/index.ts';

const monday = '2026-11-16';
const now = '2026-11-22T12:00:00Z';

let app: TestServer;
let owner: string;
let db: Database;
let till: LinkedRegister & { readonly databaseId: string };
let unitId: string;

beforeAll(async () => {
  app = await startTestApp({ NOW: now });
  owner = await app.signIn('owner@demo.example');
  db = openDatabase(app.ownerUrl, () => undefined);
  unitId = await createUnit(app, owner, { name: 'Café am Markt', country: 'DE' });
  const databaseId = randomUUID();
  till = { ...(await linkRegister(app, owner, { unitId, databaseId })), databaseId };
  const weeks = Array.from({ length: 9 }, (_, index) => addDays(monday, -7 * index));
  const sold = weeks.flatMap((week) => [
    ...weekOf(week, { key: '7', name: 'Ben' }, week === monday ? 5 : 1),
    ...weekOf(week, { key: '8', name: 'Ada' }, 5),
    ...(week >= addDays(monday, -14) ? weekOf(week, { key: '9', name: 'Neu' }, 9) : []),
  ]);
  const outcomes = outcomesOf(await pushBatch(app, till, sold));
  expect(outcomes.filter((outcome) => outcome !== 'stored')).toEqual([]);
  await createStepCount(db, 0)();
});
afterAll(async () => {
  await db.close();
  await app.stop();
});

/** Twelve receipts of a week at 30 euros each, some of which were cancelled. */
function weekOf(week: Day, employee: { key: string; name: string }, cancelled: number): Receipt[] {
  return Array.from({ length: 12 }, (_, index) => {
    const at = Date.parse(`${addDays(week, index % 6)}T10:00:00Z`) + index * 60_000;
    const lines = [position({ unitPrice: 3_000 })];
    const taken =
      index < cancelled
        ? [
            position({ line: '2', unitPrice: 3_000 }),
            position({ line: '3', unitPrice: 3_000, quantity: -1_000, cancellation: true }),
          ]
        : [];
    return sale({
      id: newId(),
      databaseId: till.databaseId,
      employee,
      positions: [...lines, ...taken],
      start: new Date(at - 60_000).toISOString(),
      end: new Date(at).toISOString(),
    });
  });
}

const document = `query($filter: SalesFilter) { unusualSales(filter: $filter) {
  currency from to isOmitted judged tooNew
  weeks { employeeKey name unitName week figure amount rate usualRate limit ownWeeks excess } } }`;
const ask = async (filter: object) =>
  dataOf<{ unusualSales: { weeks: { name: string }[]; judged: number; tooNew: number; from: string } }>(
    await app.call('/graphql/pos', owner, document, { filter: { unitIds: [unitId], ...filter } }),
  ).unusualSales;

describe('what is unusual of an employee', () => {
  it('is the week in which he cancelled five times as much as ever, of his own weeks alone', async () => {
    const answer = await ask({ from: monday, to: addDays(monday, 6) });
    expect(answer).toMatchObject({ currency: 'EUR', from: monday, isOmitted: false, judged: 2, tooNew: 1 });
    expect(answer.weeks).toEqual([
      expect.objectContaining({
        employeeKey: `${unitId}:7`,
        name: 'Ben',
        unitName: 'Café am Markt',
        week: monday,
        figure: 'CANCELLED',
        amount: 15_000,
        ownWeeks: 8,
      }),
    ]);
  });

  it('is nothing in the weeks before, and begins with the week that a range cuts', async () => {
    const before = await ask({ from: addDays(monday, -7), to: addDays(monday, -1) });
    expect(before).toMatchObject({ weeks: [], judged: 2 });
    const friday = await ask({ from: addDays(monday, 4), to: addDays(monday, 4) });
    expect(friday.weeks.map(({ name }) => name)).toEqual(['Ben']);
  });

  it('is of the employees that the filter names', async () => {
    const ada = await ask({ from: monday, to: addDays(monday, 6), employees: [`${unitId}:8`] });
    expect(ada).toMatchObject({ weeks: [], judged: 1, tooNew: 0 });
    const ben = await ask({ from: monday, to: addDays(monday, 6), employees: [`${unitId}:7`] });
    expect(ben.weeks).toHaveLength(1);
  });

  it('says nothing of a tenant to another one, and refuses days that are none', async () => {
    const stranger = await app.signIn('owner@retail.demo.example');
    const foreign = await app.call('/graphql/pos', stranger, document, { filter: { unitIds: [unitId] } });
    expect(JSON.stringify(foreign)).not.toContain('Ben');
    const answer = await app.call('/graphql/pos', owner, document, { filter: { from: '2026-02-30' } });
    expect(errorOf(answer)).toMatchObject({ code: 'INVALID_INPUT' });
  });
});
