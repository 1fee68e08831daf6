import { addDays, businessDayOf, type DayRange, rangeOfPeriod } from '@tresen/domain/kit/business-day';
import { position } from '@tresen/domain/sales/receipts/testing';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createUnit, type LinkedRegister, linkRegister } from '../../app/testing/link-register.ts';
import { pushBatch, receiptOf } from '../../app/testing/push-receipts.ts';
import { dataOf, startTestApp, type TestServer } from '../../app/testing/test-app.ts';

// Each branch has its own day: what Home adds up of them is what reports say of each, on the day that it is there, and
// Home names the branches whose day is another one. Any sales, at moments when the days part.

interface Clock {
  readonly zone: string;
  readonly cutOffMinutes: number;
}
const clocks: readonly Clock[] = [
  { zone: 'Europe/Berlin', cutOffMinutes: 0 },
  { zone: 'Europe/Berlin', cutOffMinutes: 240 },
  { zone: 'Europe/Berlin', cutOffMinutes: 720 },
  { zone: 'Atlantic/Canary', cutOffMinutes: 240 },
  { zone: 'America/Martinique', cutOffMinutes: 240 },
  { zone: 'Indian/Reunion', cutOffMinutes: 360 },
];

interface Branch extends Clock {
  readonly unitId: string;
  readonly today: string;
}

const hourMs = 3_600_000;
const longAgo = 16 * 24;

/** Cents and the hours before now of some sales. */
const anySales = fc.array(
  fc.record({
    cents: fc.integer({ min: 1, max: 9_999 }),
    ago: fc.double({ min: 0.01, max: longAgo, noNaN: true }),
  }),
  {
    minLength: 80,
    maxLength: 80,
  },
);

interface Sums {
  readonly turnover: number;
  readonly receipts: number;
}
interface Home {
  readonly today: string;
  readonly otherTodays: readonly { readonly day: string; readonly unitIds: readonly string[] }[];
  readonly figures: Sums;
  readonly comparison: Sums;
  readonly payments: {
    readonly cash: number;
    readonly card: number;
    readonly digital: number;
    readonly other: number;
  };
  readonly hours: readonly (Sums & { readonly hour: number })[];
  readonly topArticles: readonly { readonly turnover: number }[];
}
interface Report {
  readonly total: Sums & { readonly takings: number };
  readonly rows: readonly { readonly key: string; readonly figures: Sums }[];
}

describe.each([
  ['a Monday at half past five', '2026-06-15T03:30:00Z'],
  ['the night on which summer ends', '2026-10-25T03:30:00Z'],
  ['the first night of a year', '2027-01-01T00:30:00Z'],
])('branches of different clocks, %s', (_name, now) => {
  let app: TestServer;
  let owner: string;
  let branches: readonly Branch[];

  beforeAll(async () => {
    app = await startTestApp({ NOW: now });
    owner = await app.signIn('owner@demo.example');
    const made: Branch[] = [];
    for (const [index, clock] of clocks.entries()) {
      const unitId = await createUnit(app, owner, { name: `Clock ${index}`, country: 'DE', ...clock });
      await sell(await linkRegister(app, owner, { unitId }), index);
      made.push({
        ...clock,
        unitId,
        today: businessDayOf(Date.parse(now), clock.zone, clock.cutOffMinutes).day,
      });
    }
    branches = made;
  });
  afterAll(() => app.stop());

  const sell = async (till: LinkedRegister, seed: number) => {
    const [sales = []] = fc.sample(anySales, { numRuns: 1, seed });
    const receipts = sales.map(({ cents, ago }) => {
      const end = new Date(Date.parse(now) - ago * hourMs).toISOString();
      return receiptOf(till, { start: end, end, positions: [positionOf(cents)] });
    });
    await pushBatch(app, till, receipts);
  };

  const home = async (unitIds: readonly string[] | null, period = 'TODAY') => {
    const query = `query($unitIds: [ID!], $period: PaymentPeriod) { homeDashboard(unitIds: $unitIds, period: $period) {
      today otherTodays { day unitIds } figures { turnover receipts } comparison { turnover receipts }
      payments { cash card digital other } hours { hour turnover receipts } topArticles { turnover } } }`;
    const answer = await app.call('/graphql/pos', owner, query, { unitIds, period });
    return dataOf<{ homeDashboard: Home }>(answer).homeDashboard;
  };
  const report = async (unitId: string, range: DayRange) => {
    const query = `query($filter: SalesFilter) { salesReport(filter: $filter, rows: HOUR) {
      total { turnover receipts takings } rows { key figures { turnover receipts } } } }`;
    const filter = { unitIds: [unitId], ...range, comparison: 'NONE' };
    return dataOf<{ salesReport: Report }>(await app.call('/graphql/pos', owner, query, { filter }))
      .salesReport;
  };
  const dayOf = (day: string) => ({ from: day, to: day });
  /** What the reports of each branch say together. */
  const together = async (own: readonly Branch[], rangeOf: (today: string) => DayRange) => {
    const reports = await Promise.all(own.map(({ unitId, today }) => report(unitId, rangeOf(today))));
    const sum = (of: (report: Report) => number) => reports.reduce((total, one) => total + of(one), 0);
    const hours = new Map<string, number>();
    for (const { key, figures } of reports.flatMap(({ rows }) => rows))
      hours.set(key, (hours.get(key) ?? 0) + figures.turnover);
    return {
      sums: { turnover: sum(({ total }) => total.turnover), receipts: sum(({ total }) => total.receipts) },
      takings: sum(({ total }) => total.takings),
      hours: [...hours].filter(([, turnover]) => turnover !== 0).sort(byKey),
    };
  };
  const paid = ({ payments }: Home) => Object.values(payments).reduce((sum, amount) => sum + amount, 0);
  const othersOf = (own: readonly Branch[], today: string) =>
    Object.fromEntries(
      [...Map.groupBy(own, (branch) => branch.today)]
        .filter(([day]) => day !== today)
        .map(([day, some]) => [day, some.map(({ unitId }) => unitId).sort()]),
    );

  it('DSH-03, REP-01: Home is what reports say of each branch on its own day, and names the others', async () => {
    await fc.assert(
      fc.asyncProperty(fc.subarray([...clocks.keys()], { minLength: 1 }), async (chosen) => {
        const own = chosen.flatMap((index) => branches[index] ?? []);
        const shown = await home(own.map(({ unitId }) => unitId));
        const newest =
          own
            .map(({ today }) => today)
            .sort()
            .at(-1) ?? '';
        expect(shown.today).toBe(newest);
        expect(
          Object.fromEntries(shown.otherTodays.map(({ day, unitIds }) => [day, [...unitIds].sort()])),
        ).toEqual(othersOf(own, newest));
        const today = await together(own, dayOf);
        expect(shown.figures).toEqual(today.sums);
        expect(
          shown.hours.map(({ hour, turnover }): [string, number] => [String(hour), turnover]).sort(byKey),
        ).toEqual(today.hours);
        const before = await together(own, (day) => dayOf(addDays(day, -7)));
        expect(shown.comparison).toEqual(before.sums);
      }),
      { numRuns: 12 },
    );
  });

  it.each(['TODAY', 'YESTERDAY', 'THIS_WEEK', 'THIS_MONTH', 'THIS_YEAR'] as const)(
    'DSH-10: what was paid in %s counts from the day that it is in each branch, also of all of them',
    async (period) => {
      const { takings } = await together(branches, (today) => rangeOfPeriod(period, today));
      expect(takings).toBeGreaterThan(0);
      expect(
        paid(
          await home(
            branches.map(({ unitId }) => unitId),
            period,
          ),
        ),
      ).toBe(takings);
      expect(paid(await home(null, period))).toBe(takings);
    },
  );

  it('DSH-14: the articles of the month are those of the month that it is in each branch', async () => {
    const { sums } = await together(branches, (today) => rangeOfPeriod('THIS_MONTH', today));
    for (const unitIds of [branches.map(({ unitId }) => unitId), null]) {
      const { topArticles } = await home(unitIds);
      expect(topArticles).toHaveLength(3);
      expect(topArticles.reduce((sum, { turnover }) => sum + turnover, 0)).toBe(sums.turnover);
    }
  });

  it('a forecast begins behind the oldest of the days, and learns from none that is not over everywhere', async () => {
    const query = 'query($filter: SalesFilter) { salesForecast(filter: $filter) { today } }';
    const filter = { unitIds: branches.map(({ unitId }) => unitId) };
    const answer = await app.call('/graphql/pos', owner, query, { filter });
    const { salesForecast } = dataOf<{ salesForecast: { today: string } }>(answer);
    expect(salesForecast.today).toBe(branches.map(({ today }) => today).sort()[0]);
  });
});

/** One of three articles: fewer than Home shows. */
function positionOf(cents: number) {
  const name = `Article ${cents % 3}`;
  return position({ unitPrice: cents, text: name, article: { key: name } });
}

function byKey([one]: readonly [string, number], [other]: readonly [string, number]): number {
  return Number(one) - Number(other);
}
