import type { ReportData } from '@tresen/domain/sales/reports';
import type { SalesReportQuery } from '../../kit/graphql/generated/pos/graphql.ts';

export type WholeReport = SalesReportQuery['salesReport'];

/** Nothing was sold in either span. */
export const isEmpty = ({ rows, total, comparisonTotal }: ReportData): boolean =>
  rows.length === 0 || (isNothing(total) && (comparisonTotal === null || isNothing(comparisonTotal)));

function isNothing({ turnover, takings, receipts }: ReportData['total']): boolean {
  return turnover === 0 && takings === 0 && receipts === 0;
}
