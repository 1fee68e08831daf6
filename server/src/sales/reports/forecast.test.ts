import { randomUUID } from 'node:crypto';
import { addDays, type Day, weekdayOf } from '@tresen/domain/kit/business-day';
import type { Receipt } from '@tresen/domain/sales/receipts';
import { position, sale } from '@tresen/domain/sales/receipts/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createUnit, linkRegister } from '../../app/testing/link-register.ts';
import { outcomesOf, pushBatch } from '../../app/testing/push-receipts.ts';
import { dataOf, startTestApp, type TestServer } from '../../app/testing/test-app.ts';
import { type Database, openDatabase } from '../../kit/db/pools.ts';
import { newId } from '../../kit/ids/index.ts';
import { createStepCount } from '../receipts/index.ts';

// A Saturday: the Sunday after it is no holiday, New Year's Day follows within the week.
const now = '2026-12-26T12:00:00Z';
const today = '2026-12-26';

let app: TestServer;
let owner: string;
let db: Database;
let unitId: string;

beforeAll(async () => {
  app = await startTestApp({ NOW: now });
  owner = await app.signIn('owner@demo.example');
  db = openDatabase(app.ownerUrl, () => undefined);
  unitId = await createUnit(app, owner, { name: 'Kiosk', country: 'DE' });
  const databaseId = randomUUID();
  const till = { ...(await linkRegister(app, owner, { unitId, databaseId })), databaseId };
  const days = Array.from({ length: 70 }, (_, index) => addDays(today, -1 - index));
  const outcomes = outcomesOf(
    await pushBatch(
      app,
      till,
      days.flatMap((day) => salesOf(day, databaseId)),
    ),
  );
  expect(outcomes.filter((outcome) => outcome !== 'stored')).toEqual([]);
  await createStepCount(db, 0)();
});
afterAll(async () => {
  await db.close();
  await app.stop();
});

/** Two receipts at ten and one at three in the afternoon, ten euros each; closed on Mondays; ten times as much at Christmas. */
function salesOf(day: Day, databaseId: string): Receipt[] {
  if (weekdayOf(day) === 0) return [];
  const unitPrice = day === '2026-12-25' ? 10_000 : 1_000;
  return ['09:00', '09:20', '14:00'].map((time) =>
    sale({
      id: newId(),
      databaseId,
      employee: { key: '1', name: 'Ada' },
      positions: [position({ unitPrice })],
      start: `${day}T${time}:00.000Z`,
      end: `${day}T${time}:30.000Z`,
    }),
  );
}

const document = `query($filter: SalesFilter, $language: String) { salesForecast(filter: $filter, language: $language) {
  currency today pace isOmitted method error errorOfLastWeek triedDays
  days { day turnover low high receipts weekBefore holidays hours { hour turnover receipts people } } } }`;
interface Told {
  readonly days: readonly {
    readonly day: string;
    readonly turnover: number;
    readonly holidays: readonly string[];
  }[];
}
const ask = async (token: string, filter: object, language = 'de') =>
  dataOf<{ salesForecast: Told }>(await app.call('/graphql/pos', token, document, { filter, language }))
    .salesForecast;

describe('a forecast of a branch', () => {
  it('says what each weekday usually sells, by the hour, and does not learn from a holiday', async () => {
    const told = await ask(owner, { unitIds: [unitId] });
    expect(told).toMatchObject({ currency: 'EUR', today, error: 0, pace: 1.5, isOmitted: false });
    expect(told.days.map(({ day, turnover }) => [day, turnover])).toEqual(
      [1, 2, 3, 4, 5, 6, 7].map((ahead) => {
        const day = addDays(today, ahead);
        return [day, weekdayOf(day) === 0 ? 0 : 3_000];
      }),
    );
    expect(told.days[0]).toMatchObject({
      hours: [
        { hour: 10, turnover: 2_000, receipts: 2, people: 2 },
        { hour: 15, turnover: 1_000, receipts: 1, people: 1 },
      ],
    });
  });

  it('names the holidays to come, in the reader’s language', async () => {
    const holidays = async (language: string) =>
      (await ask(owner, { unitIds: [unitId] }, language)).days.flatMap((day) => day.holidays);
    expect(await holidays('de')).toEqual(['Neujahr']);
    expect(await holidays('en')).toEqual(["New Year's Day"]);
  });

  it('is none where nothing was sold, and of another tenant', async () => {
    const empty = await createUnit(app, owner, { name: 'Neu', country: 'DE' });
    expect(await ask(owner, { unitIds: [empty] })).toMatchObject({ days: [], method: null, error: null });
    const stranger = await app.signIn('owner@retail.demo.example');
    expect(await ask(stranger, { unitIds: [unitId] })).toMatchObject({ days: [] });
  });
});
