import { measures, type ReportData, reportFiguresOf } from '@tresen/domain/sales/reports';
import type { SalesReportQuery } from '../../kit/graphql/generated/pos/graphql.ts';

type Answer = SalesReportQuery['salesReport'];

/** An answer with its figures by name. */
export interface WholeReport
  extends ReportData,
    Pick<Answer, 'currencies' | 'today' | 'source' | 'omitted' | 'isCounting'> {}

/** What the API answers as plain numbers, read. */
export const reportOf = ({
  totalValues,
  comparisonTotalValues,
  columns,
  rows,
  ...report
}: Answer): WholeReport => ({
  ...report,
  total: reportFiguresOf(totalValues),
  comparisonTotal: comparisonTotalValues && reportFiguresOf(comparisonTotalValues),
  columns: columns.map(({ values, ...column }) => ({ ...column, figures: reportFiguresOf(values) })),
  rows: rows.map(({ values, comparisonValues, cellValues, ...row }) => ({
    ...row,
    figures: reportFiguresOf(values),
    comparison: comparisonValues && reportFiguresOf(comparisonValues),
    cells: columns.map((_, at) => cellOf(cellValues.slice(at * measures.length, (at + 1) * measures.length))),
  })),
});

/** Nothing was sold in either span. */
export const isEmpty = ({ rows, total, comparisonTotal }: ReportData): boolean =>
  rows.length === 0 || (isNothing(total) && (comparisonTotal === null || isNothing(comparisonTotal)));

function cellOf(values: readonly number[]) {
  return values.some((value) => value !== 0) ? reportFiguresOf(values) : null;
}

function isNothing({ turnover, takings, receipts }: ReportData['total']): boolean {
  return turnover === 0 && takings === 0 && receipts === 0;
}
