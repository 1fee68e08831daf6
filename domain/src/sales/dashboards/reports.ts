import type { Day } from '../../kit/business-day/index.ts';
import type { ArticleFigures } from './dashboards.ts';

/** What the report of articles can be ordered by. */
export const articleOrders = ['TURNOVER', 'QUANTITY', 'NAME'] as const;
export type ArticleOrder = (typeof articleOrders)[number];

/** One row of the report of articles. */
export interface ArticleSale extends ArticleFigures {
  /** Part of the turnover of all articles of the report, 0 to 1; null when that is not above zero. */
  readonly share: number | null;
  /** Of the same article in the months of the comparison; null where they are not comparable. */
  readonly comparisonTurnover: number | null;
}

/** What was sold in whole months, by the register's own article keys. Cents of `currency`. */
export interface ArticleReport {
  readonly currency: string;
  /** The first day of the first and the last day of the last month. */
  readonly from: Day;
  readonly to: Day;
  /** Of all articles, found or not. */
  readonly turnover: number;
  /** Articles that the search leaves. */
  readonly totalCount: number;
  readonly nodes: readonly ArticleSale[];
  /** True where so many branches and months would take too long: then nothing else is answered. */
  readonly isOmitted: boolean;
}

/** A register or an employee to choose from. */
export interface SalesSource {
  /** As filters name it. */
  readonly id: string;
  /** An employee's as last sold under; empty for receipts without one. */
  readonly name: string;
  readonly unitId: string;
  readonly unitName: string;
}

/** Who sold in some branches. */
export interface SalesPeople {
  /** The days that were looked at: a filter's own, or the latest of them where there are many branches. */
  readonly from: Day;
  readonly to: Day;
  readonly registers: readonly SalesSource[];
  readonly employees: readonly SalesSource[];
  /** True where there are too many branches to choose from: the lists are empty then. */
  readonly isOmitted: boolean;
}

/** How far the figures of one branch go (DSH-22, DSH-23). */
export interface BranchData {
  readonly unitId: string;
  readonly name: string;
  /** When its newest receipt was received, UTC. */
  readonly dataFrom: string | null;
  readonly isOld: boolean;
  readonly linkedDevices: number;
  readonly onlineDevices: number;
}
