import type { ReportCell, ReportColumn, ReportRow, ReportTable } from '../closing-reports/index.ts';
import type { ReportDimension } from './dimensions.ts';
import type { ClosingSumsData, ReportData } from './report-data.ts';
import type { ReportFigure, ReportFigures } from './report-figures.ts';
import { type LabelStyle, labelOf } from './report-labels.ts';
import { changeOf, figureCell } from './report-sheet.ts';

/** What the summary of any days is made of. */
export interface SummaryData {
  /** All of it, without rows that matter. */
  readonly whole: ReportData;
  readonly vat: ReportData;
  readonly payments: ReportData;
  readonly closings: ClosingSumsData;
}

const summarySections = ['turnover', 'vat', 'takings', 'payments', 'cash'] as const;
export type SummarySection = (typeof summarySections)[number];

/** Figures of the first block, in the order in which they lead from all that was sold to what is earned. */
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
] as const satisfies readonly ReportFigure[];

/** From turnover to what was collected. */
const takingsFigures = [
  'turnover',
  'tips',
  'vouchersSold',
  'vouchersRedeemed',
  'deposits',
  'otherTakings',
  'takings',
] as const satisfies readonly ReportFigure[];

/** A row that says what it is of, so that a page can lead to the receipts behind it. */
export interface SummaryRow extends ReportRow {
  readonly figure?: ReportFigure;
  readonly part?: { readonly dimension: ReportDimension; readonly key: string };
}

export interface SummaryTable extends ReportTable {
  readonly id: SummarySection;
  readonly rows: readonly SummaryRow[];
}

/**
 * The summary of the days as tables, for its page, on paper and in files: one source, so that all hold the same figures to
 * the cent. A block that has nothing to tell is left out.
 */
export const salesSummary = (data: SummaryData, style: LabelStyle): readonly SummaryTable[] =>
  [
    turnoverTable(data, style),
    vatTable(data, style),
    takingsTable(data, style),
    paymentsTable(data, style),
    cashTable(data, style),
  ].filter(({ rows }) => rows.length > 0);

function turnoverTable({ whole }: SummaryData, style: LabelStyle): SummaryTable {
  const { words } = style;
  const before = (figures: ReportFigures | null) =>
    figures && figures.turnover + figures.discounts + figures.refunded;
  const [now, then] = [before(whole.total), before(whole.comparisonTotal)];
  return comparedTable('turnover', whole, style, [
    {
      cells: [text(words.facts.before), money(now, whole.currency), ...comparedCells(whole, now, then)],
    },
    ...turnoverFigures.map((figure) => figureRow(whole, figure, style, figure === 'turnover')),
  ]);
}

function takingsTable({ whole }: SummaryData, style: LabelStyle): SummaryTable {
  const told = takingsFigures.filter(
    (figure) =>
      figure === 'turnover' ||
      figure === 'takings' ||
      whole.total[figure] !== 0 ||
      (whole.comparisonTotal?.[figure] ?? 0) !== 0,
  );
  return comparedTable(
    'takings',
    whole,
    style,
    told.map((figure) => figureRow(whole, figure, style, figure === 'takings')),
  );
}

function vatTable({ vat }: SummaryData, style: LabelStyle): SummaryTable {
  const { words } = style;
  const figures = ['vatBase', 'vatDue'] as const;
  const row = (name: string, of: ReportFigures, isTotal: boolean): ReportRow => ({
    cells: [
      text(name),
      ...figures.map((figure) => figureCell(of, figure, vat.currency)),
      money(of.vatBase + of.vatDue, vat.currency),
    ],
    ...(isTotal && { isTotal }),
  });
  const rows = vat.rows.map((rate) => row(labelOf('vat', rate, style), rate.figures, false));
  return {
    kind: 'table',
    id: 'vat',
    name: words.sections.vat,
    columns: [
      { name: words.dimensions.vat, isAmount: false },
      amount(words.vatColumns.net),
      amount(words.vatColumns.tax),
      amount(words.vatColumns.gross),
    ],
    rows: rows.length > 0 ? [...rows, row(words.total, vat.total, true)] : [],
  };
}

function paymentsTable({ payments }: SummaryData, style: LabelStyle): SummaryTable {
  const { words } = style;
  const rows = partRows(payments, 'payment', 'takings', style);
  return comparedTable(
    'payments',
    payments,
    style,
    rows.length > 0 ? [...rows, figureRow(payments, 'takings', style, true, words.total)] : [],
  );
}

function cashTable({ closings, vat }: SummaryData, { words }: LabelStyle): SummaryTable {
  const row = (name: string, cell: ReportCell | null, isTotal = false): ReportRow => ({
    cells: [text(name), cell],
    ...(isTotal && { isTotal }),
  });
  const { facts } = words;
  return {
    kind: 'table',
    id: 'cash',
    name: words.sections.cash,
    columns: [{ name: words.sections.cash, isAmount: false }, amount(words.total)],
    rows:
      closings.closings === 0
        ? []
        : [
            row(facts.closings, { kind: 'count', count: closings.closings }),
            row(facts.counted, { kind: 'count', count: closings.counted }),
            row(facts.expectedCash, money(closings.expectedCash, vat.currency)),
            row(facts.countedCash, money(closings.countedCash, vat.currency)),
            row(facts.difference, money(closings.difference, vat.currency), true),
            row(facts.shortages, { kind: 'count', count: closings.shortages }),
          ],
  };
}

function partRows(
  data: ReportData,
  dimension: ReportDimension,
  figure: ReportFigure,
  style: LabelStyle,
): readonly SummaryRow[] {
  return data.rows.map((row) => ({
    part: { dimension, key: row.key },
    cells: [
      text(labelOf(dimension, row, style)),
      figureCell(row.figures, figure, data.currency),
      ...(data.comparisonTotal
        ? [
            figureCell(row.comparison, figure, data.currency),
            changeCell(row.figures[figure], row.comparison?.[figure]),
          ]
        : []),
    ],
  }));
}

function figureRow(
  data: ReportData,
  figure: ReportFigure,
  { words }: LabelStyle,
  isTotal: boolean,
  name = words.figures[figure],
): SummaryRow {
  const { total, comparisonTotal, currency } = data;
  return {
    cells: [
      text(name),
      figureCell(total, figure, currency),
      ...(comparisonTotal
        ? [figureCell(comparisonTotal, figure, currency), changeCell(total[figure], comparisonTotal[figure])]
        : []),
    ],
    figure,
    ...(isTotal && { isTotal }),
  };
}

function comparedTable(
  id: SummarySection,
  { comparisonTotal }: ReportData,
  { words }: LabelStyle,
  rows: readonly SummaryRow[],
): SummaryTable {
  return {
    kind: 'table',
    id,
    name: words.sections[id],
    columns: [
      { name: words.sections[id], isAmount: false },
      amount(words.total),
      ...(comparisonTotal ? [amount(words.before), amount(words.change)] : []),
    ],
    rows,
  };
}

function comparedCells(
  { comparisonTotal, currency }: ReportData,
  now: number | null,
  then: number | null,
): readonly (ReportCell | null)[] {
  return comparisonTotal ? [money(then, currency), changeCell(now, then)] : [];
}

function changeCell(now: number | null, before: number | null | undefined): ReportCell | null {
  const change = changeOf(now, before);
  return change === null ? null : { kind: 'change', change };
}

function money(cents: number | null, currency: string): ReportCell | null {
  return cents === null ? null : { kind: 'money', cents, currency };
}

function amount(name: string): ReportColumn {
  return { name, isAmount: true };
}

function text(value: string): ReportCell {
  return { kind: 'text', text: value };
}
