import type { DayRange } from '@tresen/domain/kit/business-day';
import type {
  AnalyticsPart,
  ArticleFigures,
  DayFigures,
  HourFigures,
  MonthFigures,
} from '@tresen/domain/sales/dashboards';
import { type RawBuilder, sql } from 'kysely';
import { atTenantsNode, lastly, type Tx } from '../../kit/db/pools.ts';
import {
  chosenRows,
  daysOf,
  firstDayOf,
  hoursOf,
  jsonOf,
  monthsOf,
  type Side,
  sourcesOf,
  sumsOf,
  topArticlesOf,
  unitsOf,
} from './figure-rows.store.ts';
import { withRegisterNames } from './register-names.store.ts';
import type { OfSide, SideSums, SoldRow, SourceRow, UnitRow } from './side-rows.ts';

/** What Analytics reads. */
export interface AnalyticsRows {
  readonly sums: readonly SideSums[];
  readonly months: readonly MonthFigures[];
  readonly days: readonly OfSide<DayFigures>[];
  readonly hours: readonly OfSide<HourFigures>[];
  readonly units: readonly UnitRow[];
  readonly sources: readonly SourceRow[];
  readonly articles: readonly ArticleFigures[];
  /** Of what is compared; null without a comparison. */
  readonly firstDay: string | null;
}

/** What is read part by part. */
export type AnalyticsLists = Omit<AnalyticsRows, 'firstDay'>;

interface AnalyticsSides {
  /** The range first, then what it is compared with. */
  readonly sides: readonly [Side, ...Side[]];
  /** The same, each unit for itself. */
  readonly unitSides: readonly Side[];
  readonly listSides: readonly Side[];
  readonly articleSides: readonly [Side, ...Side[]];
  /** All months that are shown. */
  readonly months: Side;
  readonly omitted: readonly AnalyticsPart[];
  /** What is read; the rest comes back empty. */
  readonly wanted: ReadonlySet<keyof AnalyticsLists>;
}

/** The figures of Analytics that are wanted, in one statement, and what registers are called; the last of its transaction. */
export const readAnalytics = async (
  tx: Tx,
  { sides, unitSides, listSides, articleSides, months, omitted, wanted }: AnalyticsSides,
  articleCount: number,
): Promise<AnalyticsRows | undefined> => {
  const read = (name: keyof AnalyticsLists, rows: RawBuilder<unknown>, part?: AnalyticsPart) =>
    wanted.has(name) && !(part && omitted.includes(part)) ? jsonOf(rows) : sql`'[]'::json`;
  // The units of articles are those of figures, without what registers and employees narrow.
  const other = articleSides[1];
  const statement = sql<ReadRows>`${chosenRows(months, wholeOf([...sides, months]))}
    select ${read('sums', sumsOf(sides))} sums, ${read('months', monthsOf(months))} months,
    ${read('days', daysOf(sides), 'WEEKDAYS')} days, ${read('hours', hoursOf(sides), 'HOURS')} hours,
    ${read('units', unitsOf(listSides))} units, ${read('sources', sourcesOf(unitSides), 'REGISTERS')} sources,
    ${read('articles', topArticlesOf([articleSides[0]], articleCount), 'ARTICLES')} articles,
    ${wanted.has('sums') && other ? firstDayOf(other.units ?? []) : sql`null`} "firstDay"`;
  const isNamed = wanted.has('sources') && !omitted.includes('REGISTERS');
  const ask = () => atTenantsNode(tx, () => statement.execute(tx));
  const { rows } = isNamed ? await ask() : await lastly(tx, ask);
  const [found] = rows;
  return found && { ...found, sources: await withRegisterNames(tx, found.sources) };
};

type ReadRows = Omit<AnalyticsRows, 'sources'> & { readonly sources: readonly SoldRow[] };

/** From the first day of any side to the last. */
function wholeOf(sides: readonly Side[]): DayRange {
  const days = sides.flatMap(({ range }) => [range.from, range.to]).sort();
  return { from: days.at(0) ?? '', to: days.at(-1) ?? '' };
}
