import { randomUUID } from 'node:crypto';
import { rangeOfChoice } from '@tresen/domain/sales/dashboards';
import { position, sale } from '@tresen/domain/sales/receipts/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createUnit, linkRegister } from '../../app/testing/link-register.ts';
import { outcomesOf, pushBatch } from '../../app/testing/push-receipts.ts';
import { dataOf, startTestApp, type TestServer } from '../../app/testing/test-app.ts';
import { newId } from '../../kit/ids/index.ts';

// Ten past midnight from Saturday to Sunday, in a bar whose business day ends at five: it is Saturday still.
let app: TestServer;
let owner: string;
let unitId: string;

beforeAll(async () => {
  app = await startTestApp({ NOW: '2026-11-28T23:10:00Z' });
  owner = await app.signIn('owner@demo.example');
  unitId = await createUnit(app, owner, { name: 'Bar', country: 'DE', cutOffMinutes: 300 });
  const till = await linkRegister(app, owner, { unitId, databaseId: randomUUID() });
  const sold = (number: number, cents: number, end: string) =>
    sale({
      id: newId(),
      databaseId: till.databaseId,
      number,
      positions: [{ ...position({ text: 'Bier', unitPrice: cents, article: { key: 'B' } }), line: '1' }],
      start: end,
      end,
    });
  const batch = [
    sold(1, 700, '2026-11-28T03:59:00.000Z'), // Saturday, 4:59: Friday's last
    sold(2, 1_000, '2026-11-28T04:00:00.000Z'),
    sold(3, 500, '2026-11-28T23:05:00.000Z'), // Sunday, 0:05
  ];
  expect(outcomesOf(await pushBatch(app, till, batch))).toEqual(['stored', 'stored', 'stored']);
});
afterAll(() => app.stop());

const ask = async <Answer>(query: string, variables: object = {}): Promise<Answer> =>
  dataOf<Answer>(await app.call('/graphql/pos', owner, query, { unitIds: [unitId], ...variables }));

interface Answered {
  readonly salesReport: {
    readonly today: string;
    readonly from: string;
    readonly to: string;
    readonly total: { readonly turnover: number };
    readonly rows: readonly { readonly key: string; readonly figures: { readonly turnover: number } }[];
  };
}
const report = async (filter: object, rows = 'DAY') =>
  (
    await ask<Answered>(
      `query($filter: SalesFilter, $rows: ReportDimension!) { salesReport(filter: $filter, rows: $rows) {
        today from to total { turnover } rows { key figures { turnover } } } }`,
      { filter: { unitIds: [unitId], ...filter }, rows },
    )
  ).salesReport;

interface Home {
  readonly today: string;
  readonly figures: { readonly turnover: number };
  readonly hours: readonly { readonly hour: number; readonly turnover: number }[];
}

const today = '2026-11-28';

describe('ten past midnight, in a business day that ends at five', () => {
  it('Home is of the day that is not over, with what was sold after midnight', async () => {
    const { homeDashboard } = await ask<{ homeDashboard: Home }>(
      'query($unitIds: [ID!]) { homeDashboard(unitIds: $unitIds) { today figures { turnover } hours { hour turnover } } }',
    );
    expect(homeDashboard).toMatchObject({ today, figures: { turnover: 1_500 } });
    expect(homeDashboard.hours.filter(({ turnover }) => turnover !== 0)).toEqual([
      { hour: 0, turnover: 500 },
      { hour: 5, turnover: 1_000 },
    ]);
  });

  it.each([
    ['TODAY', 1_500],
    ['YESTERDAY', 700],
    ['THIS_WEEK', 2_200],
    ['THIS_MONTH', 2_200],
  ] as const)('a report of %s goes by the same day', async (choice, turnover) => {
    expect(await report(rangeOfChoice(choice, today))).toMatchObject({ today, total: { turnover } });
  });

  it('a report without days ends today, and its hours begin with the business day', async () => {
    const { from, to, rows } = await report({});
    expect({ from, to }).toEqual({ from: '2026-11-01', to: today });
    expect(rows.slice(-2).map(({ key, figures }) => [key, figures.turnover])).toEqual([
      ['2026-11-27', 700],
      [today, 1_500],
    ]);
    const hours = await report({}, 'HOUR');
    expect(hours.rows.map(({ key }) => key)).toEqual(['5', '0', '4']);
  });

  it('a file of today is named after it', async () => {
    const question = {
      filter: { unitIds: [unitId], from: today, to: today },
      rows: 'article',
      figures: ['turnover'],
    };
    const query = new URLSearchParams({ language: 'de', question: JSON.stringify(question) });
    const answer = await fetch(`${app.url}/api/reports/sales.csv?${query}`, {
      headers: { authorization: `Bearer ${owner}` },
    });
    expect(decodeURIComponent(answer.headers.get('content-disposition') ?? '')).toContain(
      'Artikel 28.11.2026.csv',
    );
    expect(await answer.text()).toContain('Summe;15,00');
  });

  it('the forecast knows the same today', async () => {
    const { salesForecast } = await ask<{ salesForecast: { today: string } }>(
      'query($filter: SalesFilter) { salesForecast(filter: $filter) { today } }',
      { filter: { unitIds: [unitId] } },
    );
    expect(salesForecast).toEqual({ today });
  });

  it.each([
    [0, '2026-11-29T04:00:00.000Z'],
    [420, '2026-11-29T06:00:00.000Z'],
  ])(
    'a mail at minute %i is of the running day, and never before it is over',
    async (sendAtMinutes, dueAt) => {
      const reportMail = {
        ...{ name: 'Tag', rhythm: 'DAY', file: 'PDF', language: 'de', isActive: true },
        ...{ sendAtMinutes, unitIds: [unitId], recipients: ['owner@demo.example'] },
      };
      const saved = await app.call(
        '/graphql',
        owner,
        'mutation($m: ReportMailInput!) { saveReportMail(reportMail: $m) { modelId } }',
        { m: reportMail },
      );
      const { modelId } = dataOf<{ saveReportMail: { modelId: string } }>(saved).saveReportMail;
      const listed = await app.call('/graphql', owner, '{ reportMails { id nextFrom nextDueAt } }');
      const { reportMails } = dataOf<{ reportMails: readonly { id: string }[] }>(listed);
      expect(reportMails.find(({ id }) => id === modelId)).toMatchObject({
        nextFrom: today,
        nextDueAt: dueAt,
      });
    },
  );
});
