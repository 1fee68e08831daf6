import { AppError } from '@tresen/domain/errors';
import type { DayRange } from '@tresen/domain/sales/business-day';
import {
  type AnalyticsDashboard,
  type AnalyticsPart,
  chartYears,
  comparisonRangeOf,
  figuresOf,
  fillDays,
  fillMonths,
  omittedParts,
  quartersOf,
  rangeOfFilter,
  type SalesFilter,
  topArticleCount,
  type UnitFigures,
  weekdaysOf,
} from '@tresen/domain/sales/dashboards';
import { type Ctx, tenantOf } from '../../kit/context/index.ts';
import { inTenant, type Tx } from '../../kit/db/pools.ts';
import {
  type ChosenBranches,
  chooseBranches,
  type IsOnline,
  isoOf,
  newestToday,
  stateOf,
} from './branches.service.ts';
import { readBranches } from './branches.store.ts';
import { type AnalyticsRows, readAnalytics } from './dashboards.store.ts';
import type { Side } from './figure-rows.store.ts';
import { paymentsOf, sumsOfSide } from './sums.ts';

/** The years of the charts that have their own; null for that of the range. */
export interface ChartYears {
  readonly year: number | null | undefined;
  readonly quarterYear: number | null | undefined;
}

const checkYear = (field: string, year: number | null | undefined): void => {
  if (year == null || (year >= chartYears.first && year <= chartYears.last)) return;
  throw new AppError('INVALID_INPUT', { field, message: 'YEAR_OUT_OF_RANGE' });
};

/** What Analytics is about, once it is known which branches there are. */
interface Question {
  readonly range: DayRange;
  readonly sides: readonly [Side, ...Side[]];
  readonly unitSides: readonly [Side, ...Side[]];
  readonly year: number;
  readonly quarterYear: number;
  readonly omitted: readonly AnalyticsPart[];
}

const refuseUnit = (message: string): never => {
  throw new AppError('INVALID_INPUT', { field: 'comparisonUnitId', message });
};

/** The branch that is compared with, if the filter names one. */
const comparisonUnit = async (tx: Tx, filter: SalesFilter, currency: string): Promise<string | undefined> => {
  if (filter.comparison !== 'UNIT' || !filter.comparisonUnitId) return undefined;
  const { branches } = await readBranches(tx, [filter.comparisonUnitId]);
  const [unit] = branches;
  if (!unit) return refuseUnit('COMPARISON_UNIT_UNKNOWN');
  return unit.currency === currency ? unit.id : refuseUnit('COMPARISON_CURRENCY');
};

const sidesOf = (range: Side, before: DayRange | null, otherUnit?: string): [Side, ...Side[]] =>
  before === null
    ? [range]
    : [range, { name: 'comparison', units: otherUnit ? [otherUnit] : range.units, range: before }];

const questionOf = (
  chosen: ChosenBranches,
  filter: SalesFilter,
  years: ChartYears,
  today: string,
  otherUnit: string | undefined,
): Question => {
  const range = rangeOfFilter(filter, years.year, today);
  const before = comparisonRangeOf(filter.comparison ?? 'YEAR_BEFORE', range);
  const units = chosen.branches.map(({ id }) => id);
  const side = { name: 'range', units, range };
  const rangeYear = Number(range.to.slice(0, 4));
  return {
    range,
    sides: sidesOf(side, before, otherUnit),
    // Another branch has no branches of its own to stand beside those of the range.
    unitSides: sidesOf(side, otherUnit ? null : before),
    year: years.year ?? rangeYear,
    quarterYear: years.quarterYear ?? rangeYear,
    omitted: omittedParts({ summedUnits: units.length, units: units.length, range }),
  };
};

/** The first and the last day of all months that are shown. */
const monthsRange = ({ year, quarterYear }: Question): DayRange => ({
  from: `${Math.min(year - 1, quarterYear - 2)}-01-01`,
  to: `${Math.max(year, quarterYear)}-12-31`,
});

type TimeParts = Pick<
  AnalyticsDashboard,
  'weekdays' | 'comparisonWeekdays' | 'days' | 'comparisonDays' | 'hours' | 'comparisonHours'
>;

const timePartsOf = (rows: AnalyticsRows, { sides, omitted }: Question): TimeParts => {
  const daysOf = (name: string) => {
    const side = sides.find((each) => each.name === name);
    if (!side || omitted.includes('WEEKDAYS')) return { days: [], weekdays: [] };
    const sold = rows.days.filter((row) => row.side === name);
    const days = omitted.includes('DAYS') ? [] : fillDays(sold, side.range);
    return { days, weekdays: weekdaysOf(sold) };
  };
  const [range, comparison] = [daysOf('range'), daysOf('comparison')];
  return {
    ...range,
    comparisonDays: comparison.days,
    comparisonWeekdays: comparison.weekdays,
    hours: rows.hours.filter(({ side }) => side === 'range'),
    comparisonHours: rows.hours.filter(({ side }) => side === 'comparison'),
  };
};

const unitFiguresOf = (
  rows: AnalyticsRows,
  { branches }: ChosenBranches,
  { unitSides }: Question,
): UnitFigures[] => {
  const isCompared = unitSides.length > 1;
  const sums = new Map(rows.units.map((row) => [`${row.side} ${row.unit}`, row]));
  return branches.map(({ id, name, newestData }) => {
    const [now, before] = [sums.get(`range ${id}`), sums.get(`comparison ${id}`)];
    return {
      unitId: id,
      name,
      turnover: now?.turnover ?? 0,
      receipts: now?.receipts ?? 0,
      comparisonTurnover: isCompared ? (before?.turnover ?? 0) : null,
      comparisonReceipts: isCompared ? (before?.receipts ?? 0) : null,
      dataFrom: isoOf(newestData),
    };
  });
};

const dashboardOf = (rows: AnalyticsRows, chosen: ChosenBranches, question: Question) => {
  const { range, sides, year, quarterYear, omitted } = question;
  const [, other] = sides;
  const compared = other && sumsOfSide(rows.sums, 'comparison');
  return {
    ...range,
    comparisonFrom: other?.range.from ?? null,
    comparisonTo: other?.range.to ?? null,
    figures: figuresOf(sumsOfSide(rows.sums, 'range')),
    comparison: compared ? figuresOf(compared) : null,
    payments: paymentsOf(sumsOfSide(rows.sums, 'range')),
    comparisonPayments: compared ? paymentsOf(compared) : null,
    year,
    months: fillMonths(rows.months, year),
    previousMonths: fillMonths(rows.months, year - 1),
    quarterYear,
    quarters: quartersOf(rows.months, quarterYear),
    ...timePartsOf(rows, question),
    units: unitFiguresOf(rows, chosen, question),
    registers: [],
    employees: [],
    topArticles: rows.articles,
    omitted,
  };
};

const noRows: AnalyticsRows = { sums: [], months: [], days: [], hours: [], units: [], articles: [] };

/**
 * All of Analytics: a range beside what it is compared with, a year by months, three years by quarters (DSH-03 to
 * DSH-14).
 * @throws {AppError} INVALID_INPUT for a year that no receipt can have or a branch that nothing can be compared with
 */
export const analyticsDashboard = async (
  ctx: Ctx,
  filter: SalesFilter,
  years: ChartYears,
  isOnline: IsOnline,
): Promise<AnalyticsDashboard> => {
  checkYear('year', years.year);
  checkYear('quarterYear', years.quarterYear);
  return inTenant(ctx.db, tenantOf(ctx), async (tx) => {
    const nowMs = ctx.now();
    const chosen = await chooseBranches(tx, filter);
    const otherUnit = await comparisonUnit(tx, filter, chosen.currency);
    const today = newestToday(chosen.branches, nowMs);
    const question = questionOf(chosen, filter, years, today, otherUnit);
    const months = monthsRange(question);
    const rows = (await readAnalytics(tx, { ...question, months }, topArticleCount)) ?? noRows;
    return { state: stateOf(chosen, nowMs, isOnline), ...dashboardOf(rows, chosen, question) };
  });
};
