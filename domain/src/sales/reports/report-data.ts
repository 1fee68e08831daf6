import type { Day } from '../../kit/business-day/index.ts';
import type { ReportFigures } from './report-figures.ts';

/** A row or column by its key; the name is '' where the key says it all. */
export interface ReportLineHead {
  readonly key: string;
  readonly name: string;
}

export interface ReportLineData extends ReportLineHead {
  readonly figures: ReportFigures;
  /** Null without a comparison, or where nothing was sold then. */
  readonly comparison: ReportFigures | null;
  /** From 1 by the figure of the order, of all rows; null where nothing was sold. */
  readonly rank: number | null;
  readonly comparisonRank: number | null;
  /** In the order of the columns; null where nothing was sold. */
  readonly cells: readonly (ReportFigures | null)[];
}

export interface ReportColumnData extends ReportLineHead {
  readonly figures: ReportFigures;
}

/** An answer as screens and papers show it; the API has more. */
export interface ReportData {
  readonly currency: string;
  readonly from: Day;
  readonly to: Day;
  readonly comparisonFrom: Day | null;
  readonly comparisonTo: Day | null;
  /** Days of the range, and of the comparison, that do not count. */
  readonly leftOut: readonly Day[];
  readonly comparisonLeftOut: readonly Day[];
  readonly total: ReportFigures;
  readonly comparisonTotal: ReportFigures | null;
  readonly columns: readonly ReportColumnData[];
  readonly totalCount: number;
  readonly rows: readonly ReportLineData[];
}

/** Daily closings with counted cash; cents. */
export interface ClosingSumsData {
  readonly closings: number;
  readonly counted: number;
  readonly expectedCash: number;
  readonly countedCash: number;
  readonly difference: number;
  readonly shortages: number;
}
