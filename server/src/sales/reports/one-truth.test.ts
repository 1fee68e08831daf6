import { randomUUID } from 'node:crypto';
import { cellText } from '@tresen/domain/sales/closing-reports';
import {
  changeOf,
  enumNameOf,
  figureCell,
  isRanked,
  labelOf,
  orderOfFigure,
  type ReportData,
  type ReportFigure,
  type ReportFigures,
  reportFigures,
} from '@tresen/domain/sales/reports';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anySale, soldAt, type Till } from '../../app/testing/any-sale.ts';
import { createUnit, linkRegister } from '../../app/testing/link-register.ts';
import { pushBatch } from '../../app/testing/push-receipts.ts';
import { dataOf, startTestApp, type TestServer } from '../../app/testing/test-app.ts';
import { openDatabase } from '../../kit/db/pools.ts';
import { readPdf } from '../../kit/pdf/testing.ts';
import { createStepCount } from '../receipts/index.ts';
import { labelStyleOf } from './report-paper.ts';
import { meant, numberOf, percent, readTable } from './testing/meant-table.ts';
import { cut, type Question, questions } from './testing/questions.ts';

// The same question has one answer: API, CSV, XLSX and PDF tell the same names, figures, order and sums. Receipts are any
// that a register may send, of a year with nights, returns, tips, vouchers and names of any characters.
let app: TestServer;
let owner: string;
let tills: readonly Till[];

const branches = [
  { name: 'Café Übersee; „Süd“', country: 'DE', cutOffMinutes: 300 },
  { name: '=Nord', country: 'DE', cutOffMinutes: 0 },
  { name: 'Mitte', country: 'DE', cutOffMinutes: 240 },
];

beforeAll(async () => {
  app = await startTestApp({ NOW: '2027-01-02T12:00:00Z' });
  owner = await app.signIn('owner@demo.example');
  const linked: Till[] = [];
  for (const unit of branches) {
    const unitId = await createUnit(app, owner, unit);
    linked.push({
      ...(await linkRegister(app, owner, { unitId, databaseId: randomUUID() })),
      currency: 'EUR',
    });
  }
  tills = linked;
  const sold = fc.sample(anySale, { numRuns: 240, seed: 24 }).map((sale) => soldAt(tills, sale));
  const push = async (some: typeof sold) => {
    for (const [till, own] of Map.groupBy(some, (sale) => sale.till))
      await pushBatch(
        app,
        till,
        own.map(({ receipt }) => receipt),
      );
  };
  await push(sold.slice(0, 180));
  const db = openDatabase(app.ownerUrl, () => undefined);
  await createStepCount(db, 0)();
  await db.close();
  await push(sold.slice(180));
}, 120_000);
afterAll(() => app.stop());

const all = reportFigures.join(' ');
const document = `query($filter: SalesFilter, $rows: ReportDimension!, $columns: ReportDimension, $fromHour: Int, $toHour: Int,
    $withoutHolidays: Boolean, $order: ReportMeasure, $ascending: Boolean) {
  salesReport(filter: $filter, rows: $rows, columns: $columns, fromHour: $fromHour, toHour: $toHour,
      withoutHolidays: $withoutHolidays, order: $order, ascending: $ascending, first: 5000) {
    currency from to comparisonFrom comparisonTo leftOut comparisonLeftOut totalCount omitted
    total { ${all} } comparisonTotal { ${all} } columns { key name figures { ${all} } }
    rows { key name figures { ${all} } comparison { ${all} } rank comparisonRank cells { ${all} } } } }`;

const filterOf = ({ filter }: Pick<Question, 'filter'>) => ({
  ...cut,
  comparison: 'NONE',
  currency: 'EUR',
  ...filter,
});

const askApi = async ({ rows, columns, figures, order, ...question }: Question): Promise<ReportData> => {
  const [first = 'turnover'] = figures;
  const answer = await app.call('/graphql/pos', owner, document, {
    ...question,
    filter: filterOf(question),
    rows: enumNameOf(rows),
    columns: columns && enumNameOf(columns),
    order: enumNameOf(orderOfFigure(order ?? first)),
    ascending: question.isAscending ?? false,
  });
  return dataOf<{ salesReport: ReportData }>(answer).salesReport;
};

const askFile = async (kind: string, language: string, question: object): Promise<Buffer> => {
  const asked = { ...question, filter: filterOf(question) };
  const query = new URLSearchParams({ language, question: JSON.stringify(asked) });
  const answer = await fetch(`${app.url}/api/reports/sales.${kind}?${query}`, {
    headers: { authorization: `Bearer ${owner}` },
  });
  expect(answer.status).toBe(200);
  return Buffer.from(await answer.arrayBuffer());
};

const turnoverFigures = [
  'discounts',
  'refunded',
  'turnover',
  'tax',
  'net',
  'receipts',
  'averageReceipt',
  'customers',
  'averageCustomer',
  'cancelled',
] as const;
const takingsFigures = [
  'turnover',
  'tips',
  'vouchersSold',
  'vouchersRedeemed',
  'deposits',
  'otherTakings',
  'takings',
] as const;

describe('the same question in the API and in files (REP-01)', () => {
  it.each(questions)('%s: each cell of CSV and XLSX', async (_name, ask) => {
    const question = ask(tills);
    const data = await askApi(question);
    const places = await Promise.all(
      (
        [
          ['csv', 'de'],
          ['csv', 'en'],
          ['xlsx', 'de'],
        ] as const
      ).map(async ([kind, language]) => {
        const table = meant(data, question, language);
        const width = table[0]?.length ?? 0;
        const areNames = (at: number) =>
          at === 0 ||
          (!question.columns && data.comparisonTotal !== null && isRanked(question.rows) && at === width - 1);
        const file = await askFile(kind, language, question);
        const read = await readTable(file, kind, language, width, areNames);
        expect(read, `${kind} ${language}`).toEqual(table);
        return read.length;
      }),
    );
    expect(new Set(places).size).toBe(1);
  });

  it.each(questions)('%s: the sum of the PDF', async (_name, ask) => {
    const question = ask(tills);
    const data = await askApi(question);
    const { pages } = await readPdf(await askFile('pdf', 'de', question));
    const lines = pages.flatMap((page) => page.replaceAll(/[\u00a0\u202f]/g, ' ').split('\n'));
    const { words, formats } = labelStyleOf('de');
    const figures = question.columns ? question.figures.slice(0, 1) : question.figures;
    const sums = figures.map((figure) =>
      cellText(figureCell(data.total, figure, data.currency), formats, 'UTC').replaceAll(
        /[\u00a0\u202f]/g,
        ' ',
      ),
    );
    const [last = ''] = lines.filter((line) => line.startsWith(`${words.total}\t`)).slice(-1);
    expect(last.split('\t')).toEqual(expect.arrayContaining(sums.filter((sum) => sum !== '')));
    expect(lines.join('\n')).not.toMatch(/(^|[^\d])[-+]0(,0+)? %/);
  });

  it.each(['NONE', 'PREVIOUS_PERIOD'])(
    'the summary, compared with %s: each figure of CSV and XLSX',
    async (comparison) => {
      const filter = { ...cut, comparison };
      const parts = `currency total { ${all} } comparisonTotal { ${all} } rows { key name figures { ${all} } comparison { ${all} } }`;
      const answer = await app.call(
        '/graphql/pos',
        owner,
        `query($filter: SalesFilter) { salesSummary(filter: $filter) {
        whole { ${parts} } vat { ${parts} } payments { ${parts} } } }`,
        { filter: filterOf({ filter }) },
      );
      interface Summary {
        readonly whole: ReportData;
        readonly vat: ReportData;
        readonly payments: ReportData;
      }
      const { whole, vat, payments } = dataOf<{ salesSummary: Summary }>(answer).salesSummary;
      const style = labelStyleOf('de');
      const { words } = style;
      const { facts, sections, vatColumns, figures: names } = words;
      const money = (cents: number | null | undefined) => numberOf('turnover', cents);
      const sumsOf = (
        row: string,
        section: string,
        now: number | null,
        then: number | null | undefined,
        figure: ReportFigure,
      ) => [
        [section, row, words.total, numberOf(figure, now)],
        ...(whole.comparisonTotal
          ? [
              [section, row, words.before, numberOf(figure, then)],
              [section, row, words.change, percent(changeOf(now, then))],
            ]
          : []),
      ];
      const ofWhole = (section: string) => (figure: ReportFigure) =>
        sumsOf(names[figure], section, whole.total[figure], whole.comparisonTotal?.[figure], figure);
      const undiscounted = (of: ReportFigures | null) => of && of.turnover + of.discounts + of.refunded;
      const isTold = (figure: ReportFigure) =>
        figure === 'turnover' ||
        figure === 'takings' ||
        whole.total[figure] ||
        whole.comparisonTotal?.[figure];
      const vatLine = (name: string, of: ReportFigures) => [
        [sections.vat, name, vatColumns.net, money(of.vatBase)],
        [sections.vat, name, vatColumns.tax, money(of.vatDue)],
        [sections.vat, name, vatColumns.gross, money(of.vatBase + of.vatDue)],
      ];
      const expected = [
        ...sumsOf(
          facts.before,
          sections.turnover,
          undiscounted(whole.total),
          undiscounted(whole.comparisonTotal),
          'turnover',
        ),
        ...turnoverFigures.flatMap(ofWhole(sections.turnover)),
        ...vat.rows.flatMap((row) => vatLine(labelOf('vat', row, style), row.figures)),
        ...vatLine(words.total, vat.total),
        ...takingsFigures.filter(isTold).flatMap(ofWhole(sections.takings)),
        ...payments.rows.flatMap((row) =>
          sumsOf(
            labelOf('payment', row, style),
            sections.payments,
            row.figures.takings,
            row.comparison?.takings,
            'takings',
          ),
        ),
        ...sumsOf(
          words.total,
          sections.payments,
          payments.total.takings,
          payments.comparisonTotal?.takings,
          'takings',
        ),
      ].filter(([, , , value]) => value !== null);
      for (const kind of ['csv', 'xlsx'] as const) {
        const file = await askFile(kind, 'de', { filter });
        expect(await readTable(file, kind, 'de', 4, (at) => at < 3), kind).toEqual(expected);
      }
    },
  );
});
