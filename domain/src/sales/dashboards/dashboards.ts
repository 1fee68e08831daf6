import type { Day } from '../../kit/business-day/index.ts';
import type { PaymentGroup } from '../receipts/index.ts';

// The shapes that `api/pos.graphql` answers with. Money is integer cents of `state.currency`.

/** What is summed of receipts, but how they were paid. */
export interface FigureSums {
  readonly turnover: number;
  readonly net: number;
  readonly tax: number;
  readonly receipts: number;
  readonly customers: number;
  /** Price reductions given, positive. */
  readonly discounts: number;
  /** Value of cancelled positions, positive. */
  readonly cancelled: number;
}

export interface Figures extends FigureSums {
  readonly averageReceipt: number;
}

/** Headline figures of a day up to a time of its clock. */
export type SoFarFigures = Pick<Figures, 'turnover' | 'receipts' | 'customers' | 'averageReceipt'>;

export type PaymentFigures = Readonly<Record<PaymentGroup, number>>;

/** Turnover with the number of receipts behind it. */
export interface Sums {
  readonly turnover: number;
  readonly receipts: number;
}

export interface HourFigures extends Sums {
  readonly hour: number;
}

export interface ArticleFigures {
  readonly articleKey: string;
  readonly name: string;
  /** Pieces, or kilograms and the like, with up to three decimals. */
  readonly quantity: number;
  readonly turnover: number;
}

export interface DayFigures extends Sums {
  readonly day: Day;
  readonly customers: number;
}

export interface MonthFigures extends Sums {
  /** First day of the month. */
  readonly month: Day;
  readonly customers: number;
}

export interface QuarterFigures extends Sums {
  readonly year: number;
  /** 1 to 4. */
  readonly quarter: number;
  readonly customers: number;
}

/** One weekday of a range, summed, and what it brings on average on a day on which anything was sold. */
export interface WeekdayFigures extends Sums {
  /** 0 is Monday. */
  readonly weekday: number;
  readonly customers: number;
  /** How many such days had receipts. */
  readonly days: number;
  readonly averageTurnover: number;
}

/** One of several whose sums make up the whole, with what it is compared with; null where there is no comparison. */
export interface PartFigures extends Sums {
  readonly comparisonTurnover: number | null;
  readonly comparisonReceipts: number | null;
}

export interface UnitFigures extends PartFigures {
  readonly unitId: string;
  readonly name: string;
  /** When the newest receipt of the branch was received, UTC (DSH-22, DSH-23). */
  readonly dataFrom: string | null;
}

export interface RegisterFigures extends PartFigures {
  readonly deviceId: string;
  readonly name: string;
  readonly unitId: string;
  readonly unitName: string;
}

export interface EmployeeFigures extends PartFigures {
  /** As filters name the employee: the branch's id, a colon, the register's own key. */
  readonly id: string;
  /** As last sold under; empty for receipts without an employee. */
  readonly name: string;
  readonly unitId: string;
  readonly unitName: string;
}

/** A linked branch whose newest data is older than 24 hours (DSH-19). */
export interface OldData {
  readonly unitId: string;
  readonly name: string;
  readonly since: string | null;
}

export interface DataState {
  readonly currency: string;
  /** Currencies of the tenant's branches; a dashboard shows one of them (contract 15). */
  readonly currencies: readonly string[];
  /** When the newest receipt was received, UTC; null while there is none (DSH-17). */
  readonly dataFrom: string | null;
  /** The zone of the branch that it came from. */
  readonly dataZone: string | null;
  /** The hour in which business days begin; of branches that differ the earliest. */
  readonly firstHour: number;
  readonly linkedDevices: number;
  readonly onlineDevices: number;
  readonly oldData: readonly OldData[];
}

/** Branches in which it is not yet, or no more, the day that a page calls today: their clocks or cut-offs differ. */
export interface OtherToday {
  /** The business day that it is there; what Home shows of today is of this day there. */
  readonly day: Day;
  readonly unitIds: readonly string[];
}

/** Home: today beside the same weekday of last week (DSH-03). */
export interface HomeDashboard {
  readonly state: DataState;
  /** The newest business day of the branches. */
  readonly today: Day;
  /** Branches with another today, the newest day first: each of them counts with its own. */
  readonly otherTodays: readonly OtherToday[];
  readonly figures: Figures;
  readonly comparison: Figures;
  /** The same day up to the time that it is now. */
  readonly comparisonSoFar: SoFarFigures;
  /** First day with sales where the comparison is not whole; null where it is. */
  readonly comparisonSince: Day | null;
  readonly payments: PaymentFigures;
  readonly hours: readonly HourFigures[];
  readonly topArticles: readonly ArticleFigures[];
}

/**
 * Parts of Analytics that are left out where the choice is too wide to sum them at once: as empty lists, the comparison of
 * each branch as null.
 */
export const analyticsParts = [
  'DAYS',
  'WEEKDAYS',
  'HOURS',
  'REGISTERS',
  'EMPLOYEES',
  'ARTICLES',
  'UNIT_COMPARISONS',
] as const;
export type AnalyticsPart = (typeof analyticsParts)[number];

/** Analytics: a range beside what it is compared with, a year by months, three years by quarters (DSH-03 to DSH-14). */
export interface AnalyticsDashboard {
  readonly state: DataState;
  /** Newest business day of the branches, from which ranges such as yesterday are reckoned. */
  readonly today: Day;
  readonly from: Day;
  readonly to: Day;
  /** The days of the comparison; null without one. */
  readonly comparisonFrom: Day | null;
  readonly comparisonTo: Day | null;
  readonly figures: Figures;
  readonly comparison: Figures | null;
  /** First day with sales of what is compared, where that is not all of its span; null where it is. */
  readonly comparisonSince: Day | null;
  /** The year of `months`. */
  readonly year: number;
  readonly months: readonly MonthFigures[];
  readonly previousMonths: readonly MonthFigures[];
  /** The last year of `quarters`, twelve of them in order. */
  readonly quarterYear: number;
  readonly quarters: readonly QuarterFigures[];
  /** Seven, Monday first; those of the comparison are empty without one. */
  readonly weekdays: readonly WeekdayFigures[];
  readonly comparisonWeekdays: readonly WeekdayFigures[];
  /** Every day of the range; the nth of the comparison belongs to the nth. */
  readonly days: readonly DayFigures[];
  readonly comparisonDays: readonly DayFigures[];
  /** Hours of the branch's clock with receipts. */
  readonly hours: readonly HourFigures[];
  readonly comparisonHours: readonly HourFigures[];
  readonly payments: PaymentFigures;
  readonly comparisonPayments: PaymentFigures | null;
  readonly units: readonly UnitFigures[];
  readonly registers: readonly RegisterFigures[];
  readonly employees: readonly EmployeeFigures[];
  /** Of the whole months that the range touches; of all registers and employees. */
  readonly topArticles: readonly ArticleFigures[];
  readonly omitted: readonly AnalyticsPart[];
}

/** How many articles the top list shows (spec §9). */
export const topArticleCount = 5;

/** Headline figures of sums: the average receipt in cents, rounded, 0 without receipts. */
export const figuresOf = (sums: FigureSums): Figures => ({
  turnover: sums.turnover,
  net: sums.net,
  tax: sums.tax,
  receipts: sums.receipts,
  customers: sums.customers,
  discounts: sums.discounts,
  cancelled: sums.cancelled,
  averageReceipt: sums.receipts === 0 ? 0 : Math.round(sums.turnover / sums.receipts),
});
