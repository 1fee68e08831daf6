import { addDays, type DayRange, dayCount, monthCount, splitRange } from '../../kit/business-day/index.ts';
import type { AnalyticsPart } from './dashboards.ts';

/**
 * How many days, each of one branch, a part of Analytics may be summed from, so that every answer comes within 40 ms.
 * All branches together count as one; registers and employees are kept by branch only.
 */
const branchDays = {
  WEEKDAYS: 8_000,
  DAYS: 8_000,
  HOURS: 800,
  REGISTERS: 1_500,
  EMPLOYEES: 1_500,
} as const;
/** A chart of more days than a year shows nothing. */
const maxChartDays = 366;
/** Articles are kept by month: months, each of one branch. */
const branchMonths = 150;
/** Rows from which the branches of the range are summed; as many again are read for their comparison. */
const comparedRows = 12_000;

/** What Analytics is asked for: how many branches it reads for each part, and the days. */
export interface AskedWidth {
  /** For sums; 1 where all branches are read as one, or as many as registers or employees are named. */
  readonly summedUnits: number;
  /** For registers and employees. */
  readonly units: number;
  readonly articleUnits: number;
  readonly range: DayRange;
}

/** The parts that are left out, since they would take too long (see `branchDays`). */
export const omittedParts = ({ summedUnits, units, articleUnits, range }: AskedWidth): AnalyticsPart[] => {
  const days = dayCount(range);
  const isOmitted: Readonly<Record<AnalyticsPart, boolean>> = {
    DAYS: days > maxChartDays || summedUnits * days > branchDays.DAYS,
    WEEKDAYS: summedUnits * days > branchDays.WEEKDAYS,
    HOURS: summedUnits * days > branchDays.HOURS,
    REGISTERS: units * days > branchDays.REGISTERS,
    EMPLOYEES: units * days > branchDays.EMPLOYEES,
    ARTICLES: articleUnits * monthCount(range) > branchMonths,
    UNIT_COMPARISONS: units * rowsOfRange(range) > comparedRows,
  };
  return (Object.keys(isOmitted) as AnalyticsPart[]).filter((part) => isOmitted[part]);
};

/** More branches than anybody looks through for a name. */
const maxPeopleUnits = 100;
const peopleBranchDays = 3_000;

/**
 * The days in which registers and employees to choose from are looked for: the latest of the range, fewer the more
 * branches there are; null for so many that one chooses branches first.
 */
export const peopleDays = (range: DayRange, units: number): DayRange | null => {
  if (units > maxPeopleUnits) return null;
  const days = Math.floor(peopleBranchDays / Math.max(units, 1));
  return { from: addDays(range.to, 1 - Math.min(days, dayCount(range))), to: range.to };
};

/** Rows of months and days that make up the sums of one branch. */
function rowsOfRange(range: DayRange): number {
  const { months, edges } = splitRange(range);
  return edges.reduce((rows, { days }) => rows + dayCount(days), months ? monthCount(months) : 0);
}
