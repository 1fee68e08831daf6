import { randomUUID } from 'node:crypto';
import { addDays, startOfMonth, startOfWeek, weekdayOf } from '@tresen/domain/kit/business-day';
import { runs } from '@tresen/domain/kit/testing';
import { type Receipt, receiptFacts, settledPositions } from '@tresen/domain/sales/receipts';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, onTestFailed } from 'vitest';
import { anySale, soldAt, type Till } from '../../app/testing/any-sale.ts';
import { createUnit, linkRegister } from '../../app/testing/link-register.ts';
import { outcomesOf, pushBatch } from '../../app/testing/push-receipts.ts';
import { dataOf, errorOf, startTestApp, type TestServer } from '../../app/testing/test-app.ts';
import { type Database, inTenant, openDatabase } from '../../kit/db/pools.ts';
import { createFigureRebuild, createStepCount, readBreakdowns } from '../receipts/index.ts';

// Whatever is sold and whether it is counted already: a report says what the receipts say, by whatever it is asked.
const now = '2027-01-02T12:00:00Z';
const span = { from: '2025-12-20', to: '2027-01-03' } as const;

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
});
afterAll(async () => {
  await db.close();
  await app.stop();
});

const push = async (sales: readonly { readonly till: Till; readonly receipt: Receipt }[]): Promise<void> => {
  for (const [till, own] of Map.groupBy(sales, (sale) => sale.till)) {
    const outcomes = outcomesOf(
      await pushBatch(
        app,
        till,
        own.map(({ receipt }) => receipt),
      ),
    );
    expect(outcomes.filter((outcome) => outcome !== 'stored' && outcome !== 'duplicate')).toEqual([]);
  }
};

/** The tenant of the tills, and the branches that sold. */
const tenantOfTills = async () => {
  const { rows } = await app.owner.query<{ id: string; units: string[] }>(
    `select tenant_id id, array_agg(distinct unit_id::text order by unit_id::text) units from sales_breakdown
      where unit_id = any ($1::uuid[]) group by tenant_id`,
    [tills.map(({ unitId }) => unitId)],
  );
  return rows[0] ?? { id: '', units: [] };
};

interface Sums {
  readonly turnover: number;
  readonly net: number;
  readonly receipts: number;
}
interface Row {
  readonly key: string;
  readonly figures: Sums & { readonly takings: number; readonly quantity: number };
  readonly cells: readonly (Sums | null)[];
}
interface Report {
  readonly source: string;
  readonly omitted: string | null;
  readonly isCounting: boolean;
  readonly total: Sums & { readonly takings: number };
  readonly columns: readonly { readonly key: string; readonly figures: Sums }[];
  readonly rows: readonly Row[];
}

const sums = 'turnover net receipts takings quantity';
const document = `query($filter: SalesFilter, $rows: ReportDimension!, $columns: ReportDimension, $only: ReportOnlyInput,
    $fromHour: Int, $toHour: Int) {
  salesReport(filter: $filter, rows: $rows, columns: $columns, only: $only, fromHour: $fromHour, toHour: $toHour,
      first: 5000) {
    source omitted isCounting total { ${sums} } columns { key figures { ${sums} } }
    rows { key figures { ${sums} } cells { ${sums} } } } }`;

const ask = async (variables: Record<string, unknown>): Promise<Report> => {
  const { filter, ...question } = { filter: {}, ...variables };
  const answer = await app.call('/graphql/pos', owner, document, {
    filter: { ...span, comparison: 'NONE', currency: 'EUR', ...filter },
    ...question,
  });
  return dataOf<{ salesReport: Report }>(answer).salesReport;
};

interface Fact {
  readonly unit: string;
  readonly device: string;
  readonly employee: string;
  readonly day: string;
  readonly hour: number;
  readonly currency: string;
  readonly receipt: Receipt;
}

/** What was sent, each once, with the business day and hour that the list of receipts says. */
const facts = async (currency = 'EUR'): Promise<Fact[]> => {
  const { rows } = await app.owner.query<{ id: string; day: string; hour: number }>(
    'select id, biz_day::text as day, biz_hour as hour from receipts',
  );
  const places = new Map(rows.map(({ id, ...place }) => [id, place]));
  const once = new Map(sold.map(({ till, receipt }) => [receipt.id, { till, receipt }]));
  return [...once.values()].flatMap(({ till, receipt }) => {
    const place = places.get(receipt.id);
    return place && receipt.currency === currency
      ? [
          {
            ...place,
            unit: till.unitId,
            device: till.deviceId,
            employee: `${till.unitId}:${receipt.employee?.key ?? ''}`,
            currency,
            receipt,
          },
        ]
      : [];
  });
};

const turnovers = (all: readonly Fact[], keyOf: (fact: Fact) => string): Record<string, number> => {
  const byKey: Record<string, number> = {};
  for (const fact of all) {
    const { turnover } = receiptFacts(fact.receipt);
    if (turnover !== 0) byKey[keyOf(fact)] = (byKey[keyOf(fact)] ?? 0) + turnover;
  }
  return nonZero(byKey);
};

const nonZero = (sums: Record<string, number>): Record<string, number> =>
  Object.fromEntries(Object.entries(sums).filter(([, value]) => value !== 0));

const turnoversOf = ({ rows }: Report): Record<string, number> =>
  nonZero(Object.fromEntries(rows.map(({ key, figures }) => [key, figures.turnover])));

const articleTurnovers = (all: readonly Fact[]): Record<string, number> => {
  const byKey: Record<string, number> = {};
  for (const { receipt } of all) {
    if (receipt.type !== 'Beleg') continue;
    for (const { kind, article, amount } of settledPositions(receipt))
      if (kind === 'Umsatz' && article) byKey[article.key] = (byKey[article.key] ?? 0) + amount;
  }
  return nonZero(byKey);
};

const keysOfTime: Readonly<Record<string, (fact: Fact) => string>> = {
  DAY: ({ day }) => day,
  WEEK: ({ day }) => startOfWeek(day),
  MONTH: ({ day }) => startOfMonth(day),
  QUARTER: ({ day }) =>
    `${day.slice(0, 4)}-${String(Math.floor((Number(day.slice(5, 7)) - 1) / 3) * 3 + 1).padStart(2, '0')}-01`,
  YEAR: ({ day }) => `${day.slice(0, 4)}-01-01`,
  WEEKDAY: ({ day }) => String(weekdayOf(day)),
  UNIT: ({ unit }) => unit,
  REGISTER: ({ device }) => device,
  EMPLOYEE: ({ employee }) => employee,
  HOUR: ({ hour }) => String(hour),
};

const expectTruth = async (): Promise<void> => {
  const all = await facts();
  const whole = all.reduce((sum, { receipt }) => sum + receiptFacts(receipt).turnover, 0);
  for (const [rows, keyOf] of Object.entries(keysOfTime)) {
    const report = await ask({ rows });
    expect(report, rows).toMatchObject({ source: 'BREAKDOWNS', omitted: null, isCounting: false });
    expect(report.total.turnover, rows).toBe(whole);
    expect(turnoversOf(report), rows).toEqual(turnovers(all, keyOf));
  }
  const articles = turnoversOf(await ask({ rows: 'ARTICLE' }));
  delete articles[''];
  expect(articles).toEqual(articleTurnovers(all));
};

describe('a report of sales', () => {
  it('says what the receipts say, counted or waiting, and after they were summed again', {
    timeout: 120_000,
  }, async () => {
    const seed = Date.now();
    onTestFailed(() => console.error(`seed ${seed}`));
    for (const sales of fc.sample(fc.array(anySale, { minLength: 10, maxLength: 40 }), {
      numRuns: 5,
      seed,
    })) {
      const own = sales.map((sale) => soldAt(tills, sale));
      sold.push(...own);
      await push(own.slice(0, 20));
      await createStepCount(db, 0)();
      await push(own.slice(20));
      await expectTruth();
    }
    await app.call(
      '/graphql/pos',
      owner,
      `mutation { rebuildFigures(from: "${span.from}", to: "${span.to}") { isSuccess } }`,
    );
    await createFigureRebuild(db)();
    await expectTruth();
  });

  it('of any days is the sum of its days, whatever months they cut', async () => {
    const byDay = await ask({ rows: 'DAY' });
    await fc.assert(
      fc.asyncProperty(fc.nat(378), fc.nat(60), async (start, length) => {
        const from = addDays(span.from, start);
        const to = addDays(from, length);
        const { total, rows } = await ask({ rows: 'ARTICLE', filter: { from, to } });
        const days = byDay.rows.filter(({ key }) => key >= from && key <= to);
        const sum = (name: keyof Sums) => days.reduce((all, { figures }) => all + figures[name], 0);
        expect(total.turnover).toBe(sum('turnover'));
        expect(total.net).toBe(sum('net'));
        expect(rows.reduce((all, { figures }) => all + figures.turnover, 0)).toBe(total.turnover);
      }),
      { numRuns: runs(25) },
    );
  });

  it.each([
    ['ARTICLE', 'MONTH'],
    ['PAYMENT', 'UNIT'],
    ['WEEKDAY', 'HOUR'],
    ['UNIT', 'MONTH'],
    ['VAT', 'QUARTER'],
    ['ARTICLE', 'EMPLOYEE'],
    ['EMPLOYEE', 'PAYMENT'],
    ['REGISTER', 'HOUR'],
  ])('of %s by %s has cells that make up both', async (rows, columns) => {
    const report = await ask({ rows, columns });
    expect(report.omitted).toBeNull();
    const measure = [rows, columns].includes('PAYMENT') ? 'takings' : 'turnover';
    const plain = await ask({ rows });
    const [crossed, alone] = [report, plain].map((each) =>
      nonZero(Object.fromEntries(each.rows.map(({ key, figures }) => [key, figures[measure]]))),
    );
    expect(crossed).toEqual(alone);
    const cellSum = (cells: readonly (object | null)[]) =>
      cells.reduce((sum: number, cell) => sum + ((cell as Record<string, number> | null)?.[measure] ?? 0), 0);
    for (const { cells, figures } of report.rows) expect(cellSum(cells)).toBe(figures[measure]);
    for (const [at, { figures }] of report.columns.entries())
      expect(cellSum(report.rows.map(({ cells }) => cells[at] ?? null))).toBe(
        (figures as unknown as Record<string, number>)[measure],
      );
  });

  it('narrowed to registers, employees, hours and parts is what their receipts say', async () => {
    const all = await facts();
    const [some] = all;
    if (!some) throw new Error('nothing sold');
    const cases: [Record<string, unknown>, (fact: Fact) => boolean][] = [
      [{ filter: { deviceIds: [some.device] } }, ({ device }) => device === some.device],
      [{ filter: { employees: [some.employee] } }, ({ employee }) => employee === some.employee],
      [{ filter: { unitIds: [some.unit] } }, ({ unit }) => unit === some.unit],
      [{ fromHour: 20, toHour: 3 }, ({ hour }) => hour >= 20 || hour <= 3],
      [{ only: { dimension: 'HOUR', keys: ['12', '13'] } }, ({ hour }) => hour === 12 || hour === 13],
    ];
    for (const [asked, isMeant] of cases) {
      const own = all.filter(isMeant);
      expect(turnoversOf(await ask({ rows: 'MONTH', ...asked })), JSON.stringify(asked)).toEqual(
        turnovers(own, ({ day }) => startOfMonth(day)),
      );
    }
  });

  it.each(['ARTICLE', 'VAT', 'UNIT', 'WEEKDAY', 'MONTH'])(
    'of %s beside what it is compared with has columns that add up',
    async (rows) => {
      const compared = `query($filter: SalesFilter, $rows: ReportDimension!) {
      salesReport(filter: $filter, rows: $rows, first: 5000) {
        comparisonTotal { turnover } rows { comparison { turnover } rank comparisonRank figures { turnover } } } }`;
      const filter = { from: '2026-06-01', to: '2026-11-30', comparison: 'PREVIOUS_PERIOD', currency: 'EUR' };
      const answer = await app.call('/graphql/pos', owner, compared, { filter, rows });
      interface Compared {
        readonly comparisonTotal: Sums;
        readonly rows: readonly (Row & {
          readonly comparison: Sums | null;
          readonly rank: number | null;
          readonly comparisonRank: number | null;
        })[];
      }
      const report = dataOf<{ salesReport: Compared }>(answer).salesReport;
      const sum = report.rows.reduce((all, { comparison }) => all + (comparison?.turnover ?? 0), 0);
      expect(report.comparisonTotal.turnover).not.toBe(0);
      expect(sum).toBe(report.comparisonTotal.turnover);
      if (rows === 'WEEKDAY' || rows === 'MONTH') return;
      const byRank = (rankOf: (row: (typeof report.rows)[number]) => number | null) =>
        report.rows
          .filter((row) => rankOf(row) !== null)
          .sort((a, b) => Number(rankOf(a)) - Number(rankOf(b)));
      const falls = (amounts: readonly number[]) =>
        expect(amounts).toEqual(amounts.toSorted((a, b) => b - a));
      falls(byRank(({ rank }) => rank).map(({ figures }) => figures.turnover));
      falls(
        byRank(({ comparisonRank }) => comparisonRank).map(({ comparison }) => comparison?.turnover ?? 0),
      );
    },
  );

  it.each([
    ['wholes of some days, whose sizes nobody looks at before', ['total'], span],
    ['wholes of more days than that', ['total'], { from: '1900-01-01', to: '2099-12-31' }],
    ['parts', ['total', 'article'], span],
  ] as const)('is told to be too much instead of being read: %s', async (_name, dimensions, { from, to }) => {
    const { id, units } = await tenantOfTills();
    const read = (maxBytes: number) => {
      const spans = [{ grain: 'day', from, to, sign: 1 }] as const;
      return inTenant(db, id, (tx) => readBreakdowns(tx, dimensions, units, spans, maxBytes));
    };
    const { rows, isTooMuch } = await read(8 * 1_048_576);
    expect(isTooMuch).toBe(false);
    expect(rows.map(({ unitId }) => unitId).toSorted()).toEqual(units);
    const bytes = rows.flatMap(({ texts, periods }) =>
      texts.map((text) => Buffer.byteLength(text) - 1 - periods.length),
    );
    const all = bytes.reduce((sum, each) => sum + each, 0);
    expect(await read(all)).toEqual({ rows, isTooMuch: false });
    expect(await read(all - 1)).toEqual({ rows: [], isTooMuch: true });
  });

  it('never mixes currencies', async () => {
    const francs = await facts('CHF');
    const report = await ask({ rows: 'UNIT', filter: { currency: 'CHF' } });
    expect(turnoversOf(report)).toEqual(turnovers(francs, ({ unit }) => unit));
  });

  it('of another tenant is empty', async () => {
    const stranger = await app.signIn('owner@retail.demo.example');
    const unitIds = tills.map(({ unitId }) => unitId);
    for (const rows of ['ARTICLE', 'UNIT', 'REGISTER']) {
      const answer = await app.call('/graphql/pos', stranger, document, {
        filter: { ...span, unitIds },
        rows,
      });
      expect(dataOf<{ salesReport: Report }>(answer).salesReport.rows).toEqual([]);
    }
  });

  it.each([
    [{ rows: 'ARTICLE', columns: 'VAT' }, 'columns', 'DIMENSIONS_APART'],
    [{ rows: 'ARTICLE', columns: 'ARTICLE' }, 'columns', 'DIMENSIONS_EQUAL'],
    [{ rows: 'ARTICLE', only: { dimension: 'CATEGORY', keys: ['a'] } }, 'columns', 'DIMENSIONS_APART'],
    [{ rows: 'DAY', fromHour: 24 }, 'fromHour', 'HOUR_UNKNOWN'],
    [
      { rows: 'DAY', only: { dimension: 'ARTICLE', keys: Array.from({ length: 101 }, String) } },
      'only.keys',
      'TOO_MANY_KEYS',
    ],
  ])('refuses %o', async (question, field, message) => {
    const answer = await app.call('/graphql/pos', owner, document, { filter: span, ...question });
    expect(errorOf(answer)).toMatchObject({
      code: 'INVALID_INPUT',
      parameters: { field, message },
    });
  });
});
