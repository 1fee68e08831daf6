import { measures } from '@tresen/domain/sales/reports';
import { Route, Routes } from 'react-router';
import {
  OrganizationUnitsDocument,
  SavedViewsDocument,
} from '../../kit/graphql/generated/general/graphql.ts';
import {
  SalesPeopleDocument,
  SalesReportDocument,
  type SalesReportQuery,
  type SalesReportQueryVariables,
  SalesSummaryDocument,
} from '../../kit/graphql/generated/pos/graphql.ts';
import { fakeGraphql } from '../../kit/testing/fake-server.ts';
import { renderScreen } from '../../kit/testing/render-screen.tsx';

/** The figures of a row in the order of the API; those not given are nothing. */
export const figures = (given: Partial<Record<(typeof measures)[number], number>>) =>
  measures.map((measure) => given[measure] ?? 0);

export type Report = SalesReportQuery['salesReport'];
/** A report of two rows, of which one has no article; give what the test is about. */
export const report = (given: Partial<Report> = {}): Report => ({
  currency: 'EUR',
  currencies: ['EUR'],
  today: '2026-11-25',
  from: '2026-11-01',
  to: '2026-11-25',
  comparisonFrom: '2025-11-01',
  comparisonTo: '2025-11-25',
  leftOut: [],
  comparisonLeftOut: [],
  source: 'BREAKDOWNS',
  omitted: null,
  isCounting: false,
  totalCount: 2,
  totalValues: figures({
    turnover: 10_000,
    net: 8_403,
    quantity: 25_000,
    receipts: 10,
    takings: 12_000,
    tips: 2_000,
  }),
  comparisonTotalValues: figures({ turnover: 8_000, takings: 8_000 }),
  columns: [],
  rows: [
    {
      key: 'K',
      name: 'Kaffee',
      values: figures({ turnover: 7_500, quantity: 20_000 }),
      comparisonValues: figures({ turnover: 5_000 }),
      rank: 1,
      comparisonRank: 4,
      cellValues: [],
    },
    {
      key: '',
      name: '',
      values: figures({ turnover: 2_500, quantity: 5_000 }),
      comparisonValues: null,
      rank: 2,
      comparisonRank: null,
      cellValues: [],
    },
  ],
  ...given,
});

/** Shows the page of reports, and keeps what it asked the server for. */
export const open = async (path: string, answer: Report | (() => never) = report()) => {
  const asked: SalesReportQueryVariables[] = [];
  fakeGraphql([
    [OrganizationUnitsDocument, () => ({ organizationUnits: [] })],
    [SavedViewsDocument, () => ({ savedViews: [] })],
    [SalesPeopleDocument, () => ({ salesPeople: { registers: [], employees: [] } })],
    [
      SalesReportDocument,
      (variables: SalesReportQueryVariables) => {
        asked.push(variables);
        return { salesReport: typeof answer === 'function' ? answer() : answer };
      },
    ],
    [
      SalesSummaryDocument,
      () => ({
        salesSummary: { whole: answer, vat: rates, payments, closings },
      }),
    ],
  ]);
  const { ReportsPage } = await import('./reports-page.tsx');
  renderScreen(
    <Routes>
      <Route path="/dashboards/reports/:report?" element={<ReportsPage />} />
    </Routes>,
    path,
  );
  return { asked };
};

const rates = report({
  rows: [
    {
      key: '1:1900',
      name: '',
      values: figures({ vatBase: 8_403, vatDue: 1_597 }),
      comparisonValues: null,
      rank: 2,
      comparisonRank: null,
      cellValues: [],
    },
  ],
});
const payments = report({
  rows: [
    {
      key: 'Kreditkarte:Visa',
      name: 'Visa',
      values: figures({ takings: 12_000 }),
      comparisonValues: null,
      rank: 2,
      comparisonRank: null,
      cellValues: [],
    },
  ],
});
const closings = {
  closings: 3,
  counted: 2,
  expectedCash: 50_000,
  countedCash: 49_000,
  difference: -1_000,
  shortages: 1,
};

/** With blanks that a keyboard has. */
export const plain = (text: string | null | undefined) => text?.replaceAll(/[\u00a0\u202f]/g, ' ') ?? '';
