import type { DayRange } from '@tresen/domain/sales/business-day';
import type {
  AnalyticsPart,
  ArticleFigures,
  DayFigures,
  HourFigures,
  MonthFigures,
} from '@tresen/domain/sales/dashboards';
import { sql } from 'kysely';
import type { Tx } from '../../kit/db/pools.ts';
import {
  daysOf,
  hoursOf,
  jsonOf,
  monthsOf,
  type Side,
  type SideSums,
  sumsOf,
  topArticlesOf,
  unitsOf,
} from './figure-rows.store.ts';

/** What Home reads. */
export interface HomeRows {
  readonly sums: readonly SideSums[];
  readonly hours: readonly HourFigures[];
  readonly articles: readonly ArticleFigures[];
}

interface HomeSides {
  readonly sums: readonly Side[];
  readonly hours: readonly Side[];
  readonly articles: Side;
}

/** All figures of Home in one statement: a round trip costs more than most of its parts. */
export const readHome = async (tx: Tx, sides: HomeSides, articleCount: number): Promise<HomeRows> => {
  const { rows } =
    await sql<HomeRows>`select ${jsonOf(sumsOf(sides.sums))} sums, ${jsonOf(hoursOf(sides.hours))} hours,
    ${jsonOf(topArticlesOf(sides.articles, articleCount))} articles`.execute(tx);
  return rows[0] ?? { sums: [], hours: [], articles: [] };
};

/** A figure of one of the sides. */
type OfSide<T> = T & { readonly side: string };

export interface UnitRow {
  readonly side: string;
  readonly unit: string;
  readonly receipts: number;
  readonly turnover: number;
}

/** What Analytics reads. */
export interface AnalyticsRows {
  readonly sums: readonly SideSums[];
  readonly months: readonly MonthFigures[];
  readonly days: readonly OfSide<DayFigures>[];
  readonly hours: readonly OfSide<HourFigures>[];
  readonly units: readonly UnitRow[];
  readonly articles: readonly ArticleFigures[];
}

interface AnalyticsSides {
  /** The range first, then what it is compared with. */
  readonly sides: readonly [Side, ...Side[]];
  /** The same, each unit for itself. */
  readonly unitSides: readonly Side[];
  /** All days of the months that are shown. */
  readonly months: DayRange;
  readonly omitted: readonly AnalyticsPart[];
}

const nothing = sql`'[]'::json`;

/** All figures of Analytics in one statement. */
export const readAnalytics = async (
  tx: Tx,
  { sides, unitSides, months, omitted }: AnalyticsSides,
  articleCount: number,
): Promise<AnalyticsRows | undefined> => {
  const [range] = sides;
  const unless = (part: AnalyticsPart, rows: ReturnType<typeof jsonOf>) =>
    omitted.includes(part) ? nothing : rows;
  const { rows } = await sql<AnalyticsRows>`select ${jsonOf(sumsOf(sides))} sums,
    ${jsonOf(monthsOf(range.units, months))} months, ${unless('WEEKDAYS', jsonOf(daysOf(sides)))} days,
    ${unless('HOURS', jsonOf(hoursOf(sides)))} hours, ${jsonOf(unitsOf(unitSides))} units,
    ${unless('ARTICLES', jsonOf(topArticlesOf(range, articleCount)))} articles`.execute(tx);
  return rows[0];
};
