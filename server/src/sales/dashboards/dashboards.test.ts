import type { Receipt } from '@tresen/domain/sales/receipts';
import { position } from '@tresen/domain/sales/receipts/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createUnit, type LinkedRegister, linkRegister } from '../../app/testing/link-register.ts';
import { outcomesOf, pushBatch, receiptOf } from '../../app/testing/push-receipts.ts';
import { dataOf, errorOf, startTestApp, type TestServer } from '../../app/testing/test-app.ts';
import { newId } from '../../kit/ids/index.ts';

// Sunday 14 June 2026, half past midnight in Berlin on the 15th: with the usual cut-off still Sunday's business.
const now = '2026-06-14T22:30:00Z';
let app: TestServer;
let owner: string;

beforeAll(async () => {
  app = await startTestApp({ NOW: now });
  owner = await app.signIn('owner@demo.example');
});
afterAll(() => app.stop());

/** A branch with one register. */
const branch = async (unit: Record<string, unknown> = {}, person = owner): Promise<LinkedRegister> =>
  linkRegister(app, person, { unitId: await createUnit(app, person, unit) });

/** Sells for so many cents at an instant, in cash. */
const sell = async (register: LinkedRegister, end: string, cents: number, given: Partial<Receipt> = {}) => {
  const receipt = receiptOf(register, {
    start: end,
    end,
    positions: [position({ unitPrice: cents })],
    ...given,
  });
  expect(outcomesOf(await pushBatch(app, register, [receipt]))).toEqual(['stored']);
};

const figures = 'turnover receipts customers averageReceipt';
const state =
  'state { currency firstHour dataZone linkedDevices onlineDevices dataFrom oldData { name since } }';

const home = async (variables: Record<string, unknown>, person = owner) => {
  const query = `query($unitIds: [ID!], $period: PaymentPeriod) {
    homeDashboard(unitIds: $unitIds, period: $period) {
      today figures { ${figures} } comparison { ${figures} } comparisonSoFar { ${figures} } comparisonSince payments { cash card digital other }
      hours { hour turnover receipts } topArticles { name quantity turnover } ${state}
    }
  }`;
  const answer = await app.call('/graphql/pos', person, query, variables);
  return dataOf<{ homeDashboard: Record<string, unknown> }>(answer).homeDashboard;
};

const analyticsQuery = `query($filter: SalesFilter, $year: Int, $quarterYear: Int) {
  analyticsDashboard(filter: $filter, year: $year, quarterYear: $quarterYear) {
    from to figures { ${figures} } comparison { ${figures} } comparisonSince months { month turnover }
    previousMonths { month turnover } units { name turnover receipts } ${state}
  }
}`;
const analytics = async (
  { year, quarterYear, ...filter }: Record<string, unknown>,
  person = owner,
): Promise<Record<string, unknown>> => {
  const variables = { filter, year, quarterYear };
  const answer = await app.call('/graphql/pos', person, analyticsQuery, variables);
  return dataOf<{ analyticsDashboard: Record<string, unknown> }>(answer).analyticsDashboard;
};

/** Months with turnover. */
const filled = (months: unknown) =>
  (months as { month: string; turnover: number }[]).filter(({ turnover }) => turnover !== 0);

describe('Home', () => {
  it('counts the business day of the branch, which ends at its cut-off (DSH-03)', async () => {
    const register = await branch();
    await sell(register, '2026-06-14T01:59:59.000Z', 100); // 03:59 in Berlin: Saturday's
    await sell(register, '2026-06-14T02:00:00.000Z', 200); // 04:00
    await sell(register, '2026-06-14T22:15:00.000Z', 400); // 00:15 of the 15th: still Sunday's
    const { today, figures: sums } = await home({ unitIds: [register.unitId] });
    expect({ today, sums }).toEqual({
      today: '2026-06-14',
      sums: { turnover: 600, receipts: 2, customers: 2, averageReceipt: 300 },
    });
  });

  it('compares today with the same weekday of last week', async () => {
    const register = await branch();
    await sell(register, '2026-06-07T10:00:00.000Z', 150, { guests: 3 });
    await sell(register, '2026-06-08T10:00:00.000Z', 999);
    const { comparison } = await home({ unitIds: [register.unitId] });
    expect(comparison).toEqual({ turnover: 150, receipts: 1, customers: 3, averageReceipt: 150 });
  });

  it('compares with last week up to this time of each branch’s clock (DSH-03)', async () => {
    // It is 00:30 in Berlin and 23:30 on the Canaries, of the same business day.
    const berlin = await branch();
    const canary = await branch({ zone: 'Atlantic/Canary' });
    for (const register of [berlin, canary]) {
      await sell(register, '2026-06-07T10:00:00.000Z', 1000, { guests: 3 });
      await sell(register, '2026-06-07T22:10:00.000Z', 200, { guests: 1 }); // 00:10 and 23:10: half of it
      await sell(register, '2026-06-07T23:10:00.000Z', 5000, { guests: 2 }); // 01:10 and 00:10: not yet
    }
    const soFar = async (unitIds: readonly string[]) => (await home({ unitIds })).comparisonSoFar;
    const expected = { turnover: 1100, receipts: 2, customers: 3, averageReceipt: 733 };
    expect(await soFar([berlin.unitId])).toEqual(expected);
    expect(await soFar([canary.unitId])).toEqual(expected);
    expect(await soFar([berlin.unitId, canary.unitId])).toEqual({
      turnover: 2200,
      receipts: 3,
      customers: 6,
      averageReceipt: 733,
    });
  });

  it('says since when there is data where last week has none', async () => {
    const register = await branch();
    await sell(register, '2026-06-12T10:00:00.000Z', 150);
    expect(await home({ unitIds: [register.unitId] })).toMatchObject({ comparisonSince: '2026-06-12' });
    await sell(register, '2026-06-07T10:00:00.000Z', 150);
    expect(await home({ unitIds: [register.unitId] })).toMatchObject({ comparisonSince: null });
  });

  it('says where the clock of the newest data is, and when its day begins', async () => {
    const berlin = await branch({ cutOffMinutes: 360 });
    const canary = await branch({ zone: 'Atlantic/Canary', cutOffMinutes: 300 });
    await sell(berlin, '2026-06-12T10:00:00.000Z', 150);
    await sell(canary, '2026-06-12T10:00:00.000Z', 150);
    expect((await home({ unitIds: [berlin.unitId, canary.unitId] })).state).toMatchObject({ firstHour: 5 });
    expect((await home({ unitIds: [canary.unitId] })).state).toMatchObject({ dataZone: 'Atlantic/Canary' });
    expect((await home({ unitIds: [berlin.unitId] })).state).toMatchObject({
      dataZone: 'Europe/Berlin',
      firstHour: 6,
    });
  });

  it('rounds the average receipt and counts guests where the register sends them', async () => {
    const register = await branch();
    await sell(register, '2026-06-14T10:00:00.000Z', 100, { guests: 4 });
    await sell(register, '2026-06-14T10:01:00.000Z', 100);
    await sell(register, '2026-06-14T10:02:00.000Z', 101);
    const { figures: sums } = await home({ unitIds: [register.unitId] });
    expect(sums).toEqual({ turnover: 301, receipts: 3, customers: 6, averageReceipt: 100 });
  });

  it('shows payment methods of the chosen period (DSH-09, DSH-10)', async () => {
    const register = await branch();
    const paid = (kind: Receipt['payments'][number]['kind'], amount: number): Partial<Receipt> => ({
      payments: [{ kind, name: kind, amount, currency: 'EUR' }],
    });
    await sell(register, '2026-06-14T10:00:00.000Z', 100, paid('Bar', 100));
    await sell(register, '2026-06-13T10:00:00.000Z', 200, paid('ECKarte', 200));
    await sell(register, '2026-06-09T10:00:00.000Z', 400, paid('ElZahlungsdienstleister', 400));
    await sell(register, '2026-06-01T10:00:00.000Z', 800, paid('Unbar', 800));
    await sell(register, '2026-01-01T10:00:00.000Z', 1600, paid('Kreditkarte', 1600));
    const payments = async (period: string) =>
      Object.values((await home({ unitIds: [register.unitId], period })).payments as object);
    expect(await payments('TODAY')).toEqual([100, 0, 0, 0]);
    expect(await payments('YESTERDAY')).toEqual([0, 200, 0, 0]);
    expect(await payments('THIS_WEEK')).toEqual([100, 200, 400, 0]);
    expect(await payments('THIS_MONTH')).toEqual([100, 200, 400, 800]);
    expect(await payments('THIS_YEAR')).toEqual([100, 1800, 400, 800]);
  });

  it("shows sales per hour of the branch's clock (DSH-08)", async () => {
    const register = await branch();
    await sell(register, '2026-06-14T10:59:59.000Z', 100);
    await sell(register, '2026-06-14T11:00:00.000Z', 200);
    await sell(register, '2026-06-14T22:10:00.000Z', 400);
    const { hours } = await home({ unitIds: [register.unitId] });
    expect(hours).toEqual([
      { hour: 0, turnover: 400, receipts: 1 },
      { hour: 12, turnover: 100, receipts: 1 },
      { hour: 13, turnover: 200, receipts: 1 },
    ]);
  });

  it('shows the five articles of the month with the highest turnover (DSH-14, CON-07)', async () => {
    const register = await branch();
    for (const [index, name] of ['Tea', 'Cake', 'Soup', 'Wine', 'Beer', 'Water'].entries()) {
      const article = { key: name, category: 'All' };
      const positions = [position({ text: name, unitPrice: 100 * (index + 1), quantity: 2000, article })];
      await sell(register, '2026-06-02T10:00:00.000Z', 0, { positions });
      await sell(register, '2026-05-31T10:00:00.000Z', 0, { positions });
    }
    const { topArticles } = await home({ unitIds: [register.unitId] });
    expect(topArticles).toEqual(
      ['Water', 'Beer', 'Wine', 'Soup', 'Cake'].map((name, index) => ({
        name,
        quantity: 2,
        turnover: 1200 - index * 200,
      })),
    );
  });

  it('adds branches up, each by its own today', async () => {
    const berlin = await branch({ cutOffMinutes: 0 }); // already the 15th
    const canary = await branch({ country: 'ES', zone: 'Atlantic/Canary', cutOffMinutes: 0 }); // still the 14th
    await sell(berlin, '2026-06-14T21:50:00.000Z', 100); // yesterday
    await sell(berlin, '2026-06-14T22:10:00.000Z', 200); // today
    await sell(canary, '2026-06-14T21:50:00.000Z', 400); // today
    const { today, figures: sums } = await home({ unitIds: [berlin.unitId, canary.unitId] });
    expect({ today, sums }).toMatchObject({ today: '2026-06-15', sums: { turnover: 600, receipts: 2 } });
  });

  it('never adds two currencies up (contract 15)', async () => {
    const stranger = await app.signIn('owner@retail.demo.example');
    const berlin = await branch({ name: 'Berlin' }, stranger);
    const zurich = await branch({ name: 'Zürich', country: 'CH' }, stranger);
    await sell(berlin, '2026-06-14T10:00:00.000Z', 100);
    await sell(zurich, '2026-06-14T10:00:00.000Z', 700, {
      currency: 'CHF',
      payments: [{ kind: 'Bar', name: 'Bar', amount: 700, currency: 'CHF' }],
    });
    expect(await home({}, stranger)).toMatchObject({
      state: { currency: 'EUR' },
      figures: { turnover: 100 },
    });
    expect(await home({ unitIds: [zurich.unitId] }, stranger)).toMatchObject({
      state: { currency: 'CHF' },
      figures: { turnover: 700 },
    });
    expect(await analytics({ year: 2026 }, stranger)).toMatchObject({
      units: [{ name: 'Berlin', turnover: 100 }],
    });
  });

  it('says since when its data is, and which branches have old data (DSH-17, DSH-18, DSH-19)', async () => {
    const fresh = await branch({ name: 'Fresh' });
    const silent = await branch({ name: 'Silent' });
    await sell(fresh, '2026-06-14T10:00:00.000Z', 100);
    const { state: seen } = await home({ unitIds: [fresh.unitId, silent.unitId] });
    expect(seen).toMatchObject({
      linkedDevices: 2,
      onlineDevices: 0,
      oldData: [{ name: 'Silent', since: null }],
    });
    const { dataFrom } = seen as { dataFrom: string };
    expect(Math.abs(Date.parse(dataFrom) - Date.parse(now))).toBeLessThan(60_000);
  });

  it.each([
    ['a branch that does not exist', () => [newId()]],
    ['no branch', () => []],
  ])('is empty for %s', async (_what, unitIds) => {
    expect(await home({ unitIds: unitIds() })).toMatchObject({
      figures: { turnover: 0, receipts: 0, averageReceipt: 0 },
      state: { linkedDevices: 0, dataFrom: null },
    });
  });

  it('says that no register is linked, before the first one is (DSH-20)', async () => {
    const reseller = await app.signIn('reseller@demo.example');
    expect(await home({}, reseller)).toMatchObject({ state: { linkedDevices: 0 }, figures: { receipts: 0 } });
  });
});

describe('Analytics', () => {
  it('compares a range with the same one a year before, and shows both years by months (DSH-04)', async () => {
    const register = await branch({ name: 'Years' });
    await sell(register, '2026-03-31T10:00:00.000Z', 100);
    await sell(register, '2026-04-01T10:00:00.000Z', 200);
    await sell(register, '2025-03-31T10:00:00.000Z', 400);
    await sell(register, '2025-12-31T10:00:00.000Z', 800);
    const seen = await analytics({
      unitIds: [register.unitId],
      year: 2026,
      from: '2026-03-01',
      to: '2026-03-31',
    });
    expect(seen).toMatchObject({
      figures: { turnover: 100 },
      comparison: { turnover: 400 },
      units: [{ name: 'Years', turnover: 100, receipts: 1 }],
    });
    expect(filled(seen.months)).toEqual([
      { month: '2026-03-01', turnover: 100 },
      { month: '2026-04-01', turnover: 200 },
    ]);
    expect(filled(seen.previousMonths)).toEqual([
      { month: '2025-03-01', turnover: 400 },
      { month: '2025-12-01', turnover: 800 },
    ]);
    expect(seen.months).toHaveLength(12);
  });

  it('says since when there is data of what it compares with, where that is not all of it', async () => {
    const [old, late] = [await branch(), await branch()];
    await sell(old, '2025-01-02T10:00:00.000Z', 100);
    await sell(late, '2025-03-02T10:00:00.000Z', 100);
    const since = async (register: LinkedRegister, filter: object = {}) =>
      (await analytics({ unitIds: [register.unitId], ...filter })).comparisonSince;
    expect(await since(old)).toBeNull();
    expect(await since(late)).toBe('2025-03-02');
    expect(await since(late, { comparison: 'NONE' })).toBeNull();
    const beside = {
      comparison: 'UNIT',
      comparisonUnitId: late.unitId,
      from: '2025-01-01',
      to: '2025-12-31',
    };
    expect(await since(old, beside)).toBe('2025-03-02');
  });

  it('is of this year up to today unless more is said, and of a whole earlier year', async () => {
    const { unitId } = await branch();
    expect(await analytics({ unitIds: [unitId] })).toMatchObject({ from: '2026-01-01', to: '2026-06-14' });
    expect(await analytics({ unitIds: [unitId], year: 2024 })).toMatchObject({
      from: '2024-01-01',
      to: '2024-12-31',
    });
  });

  it.each([1999, 3000, -1, 2_147_483_647])('refuses the year %i', async (year) => {
    const answer = await app.call('/graphql/pos', owner, analyticsQuery, { year });
    expect(errorOf(answer)).toMatchObject({ code: 'INVALID_INPUT', parameters: { field: 'year' } });
  });

  it("shows nothing of another tenant's branch", async () => {
    const stranger = await app.signIn('owner@retail.demo.example');
    const register = await branch();
    await sell(register, '2026-06-14T10:00:00.000Z', 100);
    expect(await analytics({ unitIds: [register.unitId], year: 2026 }, stranger)).toMatchObject({
      figures: { turnover: 0 },
      units: [],
    });
  });
});
