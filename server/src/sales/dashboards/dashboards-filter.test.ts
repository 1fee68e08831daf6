import type { Receipt } from '@tresen/domain/sales/receipts';
import { position } from '@tresen/domain/sales/receipts/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createUnit, type LinkedRegister, linkRegister } from '../../app/testing/link-register.ts';
import { outcomesOf, pushBatch, receiptOf } from '../../app/testing/push-receipts.ts';
import { type Answer, dataOf, errorOf, startTestApp, type TestServer } from '../../app/testing/test-app.ts';
import { newId } from '../../kit/ids/index.ts';

// Sunday 14 June 2026.
const now = '2026-06-14T12:00:00Z';
let app: TestServer;
let owner: string;
let stranger: string;

const ada = { key: '1', name: 'Ada' };
const ben = { key: '2', name: 'Ben' };

const sell = async (register: LinkedRegister, end: string, cents: number, given: Partial<Receipt> = {}) => {
  const receipt = receiptOf(register, {
    start: end,
    end,
    positions: [position({ unitPrice: cents })],
    ...given,
  });
  expect(outcomesOf(await pushBatch(app, register, [receipt]))).toEqual(['stored']);
};

/** A branch with two registers at which two people sell, this month and in the one before, and a year ago. */
const shop = async () => {
  const unitId = await createUnit(app, owner, { name: `Shop ${newId()}` });
  const databaseId = newId();
  const bar = await linkRegister(app, owner, { unitId, databaseId, name: 'Bar' });
  const garden = await linkRegister(app, owner, { unitId, databaseId, name: 'Garden' });
  await sell(bar, '2026-06-01T10:00:00.000Z', 100, { employee: ada, guests: 3 }); // Monday
  await sell(bar, '2026-06-08T11:00:00.000Z', 200, { employee: ben }); // Monday
  await sell(garden, '2026-06-09T11:30:00.000Z', 400, { employee: { ...ada, name: 'Ada L.' } }); // Tuesday
  await sell(garden, '2026-06-09T12:30:00.000Z', 800);
  await sell(bar, '2026-05-11T10:00:00.000Z', 1600, { employee: ben }); // Monday
  await sell(garden, '2025-06-02T10:00:00.000Z', 3200, { employee: ada });
  return { unitId, bar, garden };
};
type Shop = Awaited<ReturnType<typeof shop>>;
let first: Shop;

beforeAll(async () => {
  app = await startTestApp({ NOW: now });
  owner = await app.signIn('owner@demo.example');
  stranger = await app.signIn('owner@retail.demo.example');
  first = await shop();
});
afterAll(() => app.stop());

const june = { from: '2026-06-01', to: '2026-06-30' };
const part = 'turnover receipts comparisonTurnover comparisonReceipts';
const analyticsQuery = `query($filter: SalesFilter, $year: Int, $quarterYear: Int) {
  analyticsDashboard(filter: $filter, year: $year, quarterYear: $quarterYear) {
    state { currency currencies } today from to comparisonFrom comparisonTo
    figures { turnover receipts customers discounts cancelled net tax } comparison { turnover receipts }
    year months { month turnover customers } previousMonths { month turnover }
    quarterYear quarters { year quarter turnover }
    weekdays { weekday days turnover averageTurnover } comparisonWeekdays { weekday turnover }
    days { day turnover } comparisonDays { day turnover }
    hours { hour turnover receipts } comparisonHours { hour turnover }
    payments { cash card } comparisonPayments { cash }
    units { unitId name ${part} dataFrom } registers { name unitName ${part} } employees { id name ${part} }
    topArticles { name turnover } omitted
  }
}`;

interface Analytics {
  readonly [field: string]: unknown;
  readonly figures: { readonly turnover: number };
  readonly units: readonly { readonly unitId: string; readonly name: string; readonly turnover: number }[];
}

const ask = (filter: object, years: object = {}, person = owner): Promise<Answer> =>
  app.call('/graphql/pos', person, analyticsQuery, { filter, ...years });
const analytics = async (filter: object, years: object = {}, person = owner): Promise<Analytics> =>
  dataOf<{ analyticsDashboard: Analytics }>(await ask(filter, years, person)).analyticsDashboard;

/** The receipts that a figure of one currency leads to. */
const receiptsIn = async (currency: string, person: string) => {
  const filter = { conditions: [{ field: 'currency', is: 'is', values: [currency] }] };
  const query =
    'query($filter: RecordFilterInput) { receipts(filter: $filter) { nodes { currency turnover } } }';
  const answer = await app.call('/graphql/pos', person, query, { filter });
  return dataOf<{ receipts: { nodes: unknown[] } }>(answer).receipts.nodes;
};

const sold = (parts: unknown) =>
  (parts as { turnover: number }[]).filter(({ turnover }) => turnover !== 0) as unknown[];

describe('a filter by registers and employees', () => {
  const figuresOf = async (filter: object) => (await analytics({ ...june, ...filter })).figures.turnover;

  it('narrows the figures, each by itself and both together', async () => {
    const { unitId, bar, garden } = first;
    expect(await figuresOf({ unitIds: [unitId] })).toBe(1500);
    expect(await figuresOf({ deviceIds: [bar.deviceId] })).toBe(300);
    expect(await figuresOf({ deviceIds: [bar.deviceId, garden.deviceId] })).toBe(1500);
    expect(await figuresOf({ employees: [`${unitId}:1`] })).toBe(500);
    expect(await figuresOf({ employees: [`${unitId}:`] })).toBe(800);
    expect(await figuresOf({ deviceIds: [bar.deviceId], employees: [`${unitId}:1`] })).toBe(100);
    expect(await figuresOf({ unitIds: [newId()], deviceIds: [bar.deviceId] })).toBe(0);
  });

  it('narrows every part of the page but the articles', async () => {
    const { bar } = first;
    const seen = await analytics({ ...june, deviceIds: [bar.deviceId] });
    expect(sold(seen.months)).toEqual([
      { month: '2026-05-01', turnover: 1600, customers: 1 },
      { month: '2026-06-01', turnover: 300, customers: 4 },
    ]);
    expect(sold(seen.days)).toEqual([
      { day: '2026-06-01', turnover: 100 },
      { day: '2026-06-08', turnover: 200 },
    ]);
    expect(seen.hours).toEqual([
      { hour: 12, turnover: 100, receipts: 1 },
      { hour: 13, turnover: 200, receipts: 1 },
    ]);
    expect(seen.payments).toEqual({ cash: 300, card: 0 });
    expect(seen.units).toMatchObject([{ turnover: 300 }]);
    expect(seen.registers).toMatchObject([{ name: 'Bar', turnover: 300 }]);
    expect(seen.employees).toMatchObject([
      { name: 'Ben', turnover: 200 },
      { name: 'Ada', turnover: 100 },
    ]);
  });

  it("shows nothing of another tenant's registers", async () => {
    const { bar, unitId } = first;
    for (const filter of [{ deviceIds: [bar.deviceId] }, { employees: [`${unitId}:1`] }])
      expect((await analytics({ ...june, ...filter }, {}, stranger)).figures.turnover).toBe(0);
  });
});

describe('turnover by register and employee', () => {
  it('stands beside its comparison, under the name of the last sale', async () => {
    const { unitId } = first;
    const seen = await analytics({ ...june, unitIds: [unitId] });
    expect(seen.registers).toEqual([
      expect.objectContaining({ name: 'Garden', turnover: 1200, receipts: 2, comparisonTurnover: 3200 }),
      expect.objectContaining({ name: 'Bar', turnover: 300, receipts: 2, comparisonTurnover: 0 }),
    ]);
    expect(seen.employees).toEqual([
      expect.objectContaining({ id: `${unitId}:`, name: '', turnover: 800, comparisonTurnover: 0 }),
      expect.objectContaining({ id: `${unitId}:1`, name: 'Ada L.', turnover: 500, comparisonTurnover: 3200 }),
      expect.objectContaining({ id: `${unitId}:2`, name: 'Ben', turnover: 200, comparisonReceipts: 0 }),
    ]);
  });
});

describe('what a range is compared with (DSH-03)', () => {
  it.each([
    ['YEAR_BEFORE', 3200, '2025-06-01', '2025-06-30'],
    ['PREVIOUS_PERIOD', 1600, '2026-05-01', '2026-05-31'],
  ])('%s', async (comparison, turnover, from, to) => {
    const seen = await analytics({ ...june, unitIds: [first.unitId], comparison });
    expect(seen).toMatchObject({
      comparison: { turnover, receipts: 1 },
      comparisonFrom: from,
      comparisonTo: to,
      comparisonPayments: { cash: turnover },
      units: [{ comparisonTurnover: turnover }],
    });
    for (const name of ['comparisonDays', 'comparisonWeekdays', 'comparisonHours'])
      expect(sold(seen[name])).toMatchObject([{ turnover }]);
  });

  it('is nothing on wish', async () => {
    const seen = await analytics({ ...june, unitIds: [first.unitId], comparison: 'NONE' });
    expect(seen).toMatchObject({
      comparison: null,
      comparisonFrom: null,
      comparisonPayments: null,
      comparisonDays: [],
      units: [{ comparisonTurnover: null }],
    });
  });

  it('is another branch on the same days', async () => {
    const second = await shop();
    await sell(second.bar, '2026-06-09T10:00:00.000Z', 6400);
    const seen = await analytics({
      ...june,
      unitIds: [first.unitId],
      comparison: 'UNIT',
      comparisonUnitId: second.unitId,
    });
    expect(seen).toMatchObject({
      figures: { turnover: 1500 },
      comparison: { turnover: 7900 },
      comparisonFrom: june.from,
      units: [{ comparisonTurnover: null }],
    });
  });

  it("is no branch that does not exist, none of another tenant's, and none of another currency", async () => {
    const messageOf = async (comparisonUnitId: string, person = owner) =>
      errorOf(await ask({ comparison: 'UNIT', comparisonUnitId }, {}, person));
    const zurich = await createUnit(app, owner, { name: 'Zürich', country: 'CH' });
    const refused = (message: string) => ({
      code: 'INVALID_INPUT',
      parameters: { field: 'comparisonUnitId', message },
    });
    expect(await messageOf(newId())).toMatchObject(refused('COMPARISON_UNIT_UNKNOWN'));
    expect(await messageOf(first.unitId, stranger)).toMatchObject(refused('COMPARISON_UNIT_UNKNOWN'));
    expect(await messageOf(zurich)).toMatchObject(refused('COMPARISON_CURRENCY'));
  });
});

describe('a part of Analytics that is asked for alone', () => {
  it.each([
    `figures { turnover receipts } comparison { turnover }`,
    `payments { cash card } comparisonPayments { cash }`,
    `months { month turnover customers } previousMonths { month turnover }`,
    `quarters { year quarter turnover }`,
    `weekdays { weekday turnover } comparisonWeekdays { weekday turnover }`,
    `days { day turnover } comparisonDays { day turnover }`,
    `hours { hour turnover } comparisonHours { hour turnover }`,
    `units { unitId name ${part} dataFrom }`,
    `registers { name ${part} }`,
    `employees { id name ${part} }`,
    `topArticles { name turnover }`,
    `from to comparisonFrom comparisonTo omitted`,
  ])('says the same as in the whole: %s', async (fields) => {
    const filter = { ...june, comparison: 'YEAR_BEFORE', unitIds: [first.unitId] };
    const query = `query($filter: SalesFilter) { analyticsDashboard(filter: $filter) { ${fields} } }`;
    const answer = await app.call('/graphql/pos', owner, query, { filter });
    const { analyticsDashboard } = dataOf<{ analyticsDashboard: Analytics }>(answer);
    const whole = await analytics({ ...june, comparison: 'YEAR_BEFORE', unitIds: [first.unitId] });
    expect(whole).toMatchObject(analyticsDashboard);
  });
});

describe('the parts of a range', () => {
  it('are its weekdays with their averages, its days and its hours (DSH-05, DSH-06, DSH-08)', async () => {
    const seen = await analytics({ ...june, unitIds: [first.unitId] });
    expect(sold(seen.weekdays)).toEqual([
      { weekday: 0, days: 2, turnover: 300, averageTurnover: 150 },
      { weekday: 1, days: 1, turnover: 1200, averageTurnover: 1200 },
    ]);
    expect(seen.days).toHaveLength(30);
    expect(sold(seen.days)).toEqual([
      { day: '2026-06-01', turnover: 100 },
      { day: '2026-06-08', turnover: 200 },
      { day: '2026-06-09', turnover: 1200 },
    ]);
    expect(seen.hours).toEqual([
      { hour: 12, turnover: 100, receipts: 1 },
      { hour: 13, turnover: 600, receipts: 2 },
      { hour: 14, turnover: 800, receipts: 1 },
    ]);
  });

  it('begin and end on any day, across months and years', async () => {
    const turnoverOf = async (from: string, to: string) =>
      (await analytics({ unitIds: [first.unitId], from, to })).figures.turnover;
    expect(await turnoverOf('2025-06-02', '2026-06-08')).toBe(3200 + 1600 + 300);
    expect(await turnoverOf('2025-06-03', '2026-06-07')).toBe(1600 + 100);
    expect(await turnoverOf('2026-05-12', '2026-06-08')).toBe(300);
    expect(await turnoverOf('2026-05-02', '2026-05-29')).toBe(1600);
  });
});

describe('the years of the charts', () => {
  it('have months with customers, beside the year before (DSH-04, DSH-07)', async () => {
    const seen = await analytics({ unitIds: [first.unitId] }, { year: 2026 });
    expect(seen.year).toBe(2026);
    expect(sold(seen.months)).toEqual([
      { month: '2026-05-01', turnover: 1600, customers: 1 },
      { month: '2026-06-01', turnover: 1500, customers: 6 },
    ]);
    expect(sold(seen.previousMonths)).toEqual([{ month: '2025-06-01', turnover: 3200 }]);
  });

  it('have the quarters of three years, up to the picked one (DSH-12, DSH-13)', async () => {
    const quartersOf = async (quarterYear?: number) => {
      const seen = await analytics({ unitIds: [first.unitId], ...june }, { quarterYear });
      expect(seen.quarters).toHaveLength(12);
      return { last: seen.quarterYear, quarters: sold(seen.quarters) };
    };
    const then = { year: 2025, quarter: 2, turnover: 3200 };
    expect(await quartersOf()).toEqual({
      last: 2026,
      quarters: [then, { year: 2026, quarter: 2, turnover: 3100 }],
    });
    expect(await quartersOf(2025)).toEqual({ last: 2025, quarters: [then] });
    expect(await quartersOf(2030)).toEqual({ last: 2030, quarters: [] });
  });
});

describe('all branches', () => {
  it('are those of one currency, the chosen one (contract 15)', async () => {
    const zurich = await createUnit(app, stranger, { name: 'Zürich', country: 'CH' });
    const berlin = await createUnit(app, stranger, { name: 'Berlin' });
    await sell(await linkRegister(app, stranger, { unitId: berlin }), '2026-06-01T10:00:00.000Z', 100);
    const swiss: Partial<Receipt> = {
      currency: 'CHF',
      payments: [{ kind: 'Bar', name: 'Bar', amount: 700, currency: 'CHF' }],
    };
    await sell(await linkRegister(app, stranger, { unitId: zurich }), '2026-06-01T10:00:00.000Z', 700, swiss);
    for (const [currency, turnover, name] of [
      ['EUR', 100, 'Berlin'],
      ['CHF', 700, 'Zürich'],
    ] as const) {
      const seen = await analytics({ ...june, currency }, {}, stranger);
      expect(seen).toMatchObject({
        state: { currency },
        figures: { turnover },
        payments: { cash: turnover },
      });
      expect((seen.state as { currencies: string[] }).currencies.toSorted()).toEqual(['CHF', 'EUR']);
      expect(sold(seen.units)).toMatchObject([{ name, turnover }]);
      expect(await receiptsIn(currency, stranger)).toEqual([{ currency, turnover }]);
    }
  });

  it('are the whole, a deleted one too: its figures stay, under its name', async () => {
    const person = await app.signIn('reseller@demo.example');
    const kept = await linkRegister(app, person, { unitId: await createUnit(app, person, { name: 'Kept' }) });
    const gone = await linkRegister(app, person, { unitId: await createUnit(app, person, { name: 'Gone' }) });
    await sell(kept, '2026-06-01T10:00:00.000Z', 100);
    await sell(gone, '2026-06-01T10:00:00.000Z', 200);
    await createUnit(app, person, { name: 'Never sold' });
    await app.owner.query(`update organization_units set status = -2 where name in ('Gone', 'Never sold')`);
    const seen = await analytics(june, {}, person);
    expect(seen).toMatchObject({ figures: { turnover: 300 }, state: { currency: 'EUR' } });
    expect(
      seen.units.filter(({ name }) => name !== 'Never sold').map(({ name, turnover }) => [name, turnover]),
    ).toEqual([
      ['Kept', 100],
      ['Gone', 200],
    ]);
    expect(seen.units).toHaveLength(2);
  });
});

describe('a filter that makes no sense', () => {
  it.each([
    ['an end before its begin', { from: '2026-06-02', to: '2026-06-01' }, 'to', 'RANGE_REVERSED'],
    ['more than three years', { from: '2020-01-01', to: '2026-06-01' }, 'to', 'RANGE_TOO_LONG'],
    ['another branch unnamed', { comparison: 'UNIT' }, 'comparisonUnitId', 'COMPARISON_UNIT_MISSING'],
    ['a branch by name', { unitIds: ['Markt'] }, 'unitIds.0', 'UNIT_UNKNOWN'],
    ['an employee without a branch', { employees: ['1'] }, 'employees.0', 'EMPLOYEE_UNKNOWN'],
  ])('is refused: %s', async (_what, filter, field, message) => {
    expect(errorOf(await ask(filter))).toMatchObject({
      code: 'INVALID_INPUT',
      parameters: { field, message },
    });
  });

  it('is refused for years that no receipt can have', async () => {
    expect(errorOf(await ask({}, { quarterYear: 3000 }))).toMatchObject({
      code: 'INVALID_INPUT',
      parameters: { field: 'quarterYear' },
    });
  });
});

describe('Home', () => {
  it('shows payment methods of a free range (DSH-11)', async () => {
    const query = `query($unitIds: [ID!], $from: Day, $to: Day) {
      homeDashboard(unitIds: $unitIds, period: RANGE, from: $from, to: $to) { payments { cash card } }
    }`;
    const variables = { unitIds: [first.unitId], from: '2026-05-01', to: '2026-06-01' };
    const answer = await app.call('/graphql/pos', owner, query, variables);
    expect(dataOf(answer)).toEqual({ homeDashboard: { payments: { cash: 1700, card: 0 } } });
  });

  it('adds the hours up of branches with another today', async () => {
    const person = await app.signIn('admin@demo.example');
    const early = await linkRegister(app, person, {
      unitId: await createUnit(app, person, {
        name: `Early ${newId()}`,
        zone: 'Pacific/Auckland',
        cutOffMinutes: 0,
      }),
    });
    const late = await linkRegister(app, person, {
      unitId: await createUnit(app, person, { name: `Late ${newId()}`, zone: 'Atlantic/Canary' }),
    });
    await sell(early, '2026-06-14T21:30:00.000Z', 100); // the 15th, 9 o'clock there
    await sell(late, '2026-06-14T08:30:00.000Z', 200); // the 14th, 9 o'clock there
    const query = `query($unitIds: [ID!]) {
      homeDashboard(unitIds: $unitIds) { today figures { turnover } hours { hour turnover receipts } }
    }`;
    const answer = await app.call('/graphql/pos', person, query, { unitIds: [early.unitId, late.unitId] });
    expect(dataOf(answer)).toEqual({
      homeDashboard: {
        today: '2026-06-15',
        figures: { turnover: 300 },
        hours: [{ hour: 9, turnover: 300, receipts: 2 }],
      },
    });
  });
});
