import type { ArticleFigures, HourFigures } from '@tresen/domain/sales/dashboards';
import { sql } from 'kysely';
import { atTenantsNode, type Tx } from '../../kit/db/pools.ts';
import { firstDayOf, hoursOf, jsonOf, type Side, sumsOf, topArticlesOf } from './figure-rows.store.ts';
import type { OfSide, SideSums } from './side-rows.ts';

/** What Home reads. */
export interface HomeRows {
  readonly sums: readonly SideSums[];
  readonly hours: readonly OfSide<HourFigures>[];
  readonly articles: readonly ArticleFigures[];
  readonly firstDay: string | null;
}

interface HomeSides {
  readonly sums: readonly Side[];
  readonly hours: readonly Side[];
  /** The month of each unit. */
  readonly articles: readonly Side[];
  /** Whose first day is looked for. */
  readonly units: readonly string[];
}

/** All figures of Home in one statement: a round trip costs more than most of its parts. */
export const readHome = async (tx: Tx, sides: HomeSides, articleCount: number): Promise<HomeRows> => {
  const statement = sql<HomeRows>`select ${jsonOf(sumsOf(sides.sums))} sums, ${jsonOf(hoursOf(sides.hours))} hours,
    ${jsonOf(topArticlesOf(sides.articles, articleCount))} articles,
    ${firstDayOf(sides.units)} "firstDay"`;
  const { rows } = await atTenantsNode(tx, () => statement.execute(tx));
  return rows[0] ?? { sums: [], hours: [], articles: [], firstDay: null };
};
