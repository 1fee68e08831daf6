import type { Day } from '../business-day/index.ts';
import type { PaymentGroup } from '../receipts/index.ts';

// The shapes that `api/pos.graphql` answers with. Money is integer cents of `state.currency`.

export interface Figures {
  readonly turnover: number;
  readonly receipts: number;
  readonly customers: number;
  readonly averageReceipt: number;
}

export type PaymentFigures = Readonly<Record<PaymentGroup, number>>;

export interface HourFigures {
  readonly hour: number;
  readonly turnover: number;
  readonly receipts: number;
}

export interface ArticleFigures {
  readonly articleKey: string;
  readonly name: string;
  /** Pieces, or kilograms and the like, with up to three decimals. */
  readonly quantity: number;
  readonly turnover: number;
}

export interface MonthFigures {
  /** First day of the month. */
  readonly month: Day;
  readonly turnover: number;
  readonly receipts: number;
  readonly customers: number;
}

export interface UnitFigures {
  readonly unitId: string;
  readonly name: string;
  readonly turnover: number;
  readonly receipts: number;
}

/** A linked branch whose newest data is older than 24 hours (DSH-19). */
export interface OldData {
  readonly unitId: string;
  readonly name: string;
  readonly since: string | null;
}

export interface DataState {
  readonly currency: string;
  /** When the newest receipt was received, UTC; null while there is none (DSH-17). */
  readonly dataFrom: string | null;
  readonly linkedDevices: number;
  readonly onlineDevices: number;
  readonly oldData: readonly OldData[];
}

/** Home: today beside the same weekday of last week (DSH-03). */
export interface HomeDashboard {
  readonly state: DataState;
  readonly today: Day;
  readonly figures: Figures;
  readonly comparison: Figures;
  readonly payments: PaymentFigures;
  readonly hours: readonly HourFigures[];
  readonly topArticles: readonly ArticleFigures[];
}

/** Analytics: a range beside the same range one year before, and the year by months (DSH-03, DSH-04). */
export interface AnalyticsDashboard {
  readonly state: DataState;
  readonly from: Day;
  readonly to: Day;
  readonly figures: Figures;
  readonly comparison: Figures;
  readonly months: readonly MonthFigures[];
  readonly previousMonths: readonly MonthFigures[];
  readonly units: readonly UnitFigures[];
  readonly topArticles: readonly ArticleFigures[];
}

/** How many articles the top list shows (spec §9). */
export const topArticleCount = 5;

/** Headline figures of sums: the average receipt in cents, rounded, 0 without receipts. */
export const figuresOf = (turnover: number, receipts: number, customers: number): Figures => ({
  turnover,
  receipts,
  customers,
  averageReceipt: receipts === 0 ? 0 : Math.round(turnover / receipts),
});
