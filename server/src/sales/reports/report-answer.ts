import type { Day } from '@tresen/domain/kit/business-day';
import type { Measure } from '@tresen/domain/sales/reports';
import type { ReportOmission } from './report-sides.ts';

/** Sums of a cell, row or column in the order of `measures`. */
export type ReportValues = readonly number[];

export interface ReportHead {
  readonly key: string;
  /** As the part was called last; of a branch its name; '' for times, hours and what has none. */
  readonly name: string;
}

export interface ReportRow extends ReportHead {
  readonly values: ReportValues;
  /** Null without a comparison, or where nothing was sold then. */
  readonly comparison: ReportValues | null;
  /** From 1 by the measure of the order, among all rows of the range; null where nothing was sold. */
  readonly rank: number | null;
  /** The same among those of the comparison. */
  readonly comparisonRank: number | null;
  /** In the order of the columns; null where nothing was sold. */
  readonly cells: readonly (ReportValues | null)[];
}

export interface ReportColumn extends ReportHead {
  readonly values: ReportValues;
}

/** What was asked of the sales. Money in cents of `currency`. */
export interface SalesReport {
  readonly currency: string;
  /** Of the tenant's branches; a report is in one of them (contract 15). */
  readonly currencies: readonly string[];
  readonly today: Day;
  readonly from: Day;
  readonly to: Day;
  readonly comparisonFrom: Day | null;
  readonly comparisonTo: Day | null;
  /** Days that do not count: public holidays and what stands beside them. */
  readonly leftOut: readonly Day[];
  readonly comparisonLeftOut: readonly Day[];
  /** From sums that are kept, or from the receipts of the days. */
  readonly source: 'BREAKDOWNS' | 'RECEIPTS';
  readonly omitted: ReportOmission | null;
  readonly isCounting: boolean;
  /** What every cell can tell. */
  readonly measures: readonly Measure[];
  readonly total: ReportValues;
  readonly comparisonTotal: ReportValues | null;
  readonly columns: readonly ReportColumn[];
  readonly totalCount: number;
  readonly rows: readonly ReportRow[];
}
