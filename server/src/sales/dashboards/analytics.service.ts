import { AppError } from '@tresen/domain/kit/errors';
import {
  type AnalyticsDashboard,
  type AnalyticsPart,
  chartYears,
  figuresOf,
  fillDays,
  fillMonths,
  omittedParts,
  quartersOf,
  type SalesFilter,
  topArticleCount,
  weekdaysOf,
} from '@tresen/domain/sales/dashboards';
import { type Ctx, tenantOf } from '../../kit/context/index.ts';
import { inTenant } from '../../kit/db/pools.ts';
import { type AnalyticsLists, type AnalyticsRows, readAnalytics } from './analytics.store.ts';
import { type IsOnline, type NamedBranches, nameBranches, stateOf, unitNamesOf } from './branches.service.ts';
import type { Side } from './figure-rows.store.ts';
import { askSales, type SalesQuestion } from './sales-question.ts';
import { employeeFiguresOf, registerFiguresOf } from './source-figures.ts';
import { paymentsOf, sinceOf, sumsOfSide } from './sums.ts';
import { unitFiguresOf } from './unit-figures.ts';

/** The years of the charts that have their own; none: that of the range. */
export interface ChartYears {
  readonly year: number | null | undefined;
  readonly quarterYear: number | null | undefined;
}

interface ShownYears {
  readonly year: number;
  readonly quarterYear: number;
}

type Omitted = readonly AnalyticsPart[];
type TimeParts = Pick<
  AnalyticsDashboard,
  'weekdays' | 'comparisonWeekdays' | 'days' | 'comparisonDays' | 'hours' | 'comparisonHours'
>;

/** The fields of the answer that each part of the statement is read for. */
const readFor: Readonly<Record<keyof AnalyticsLists, readonly (keyof AnalyticsDashboard)[]>> = {
  sums: ['figures', 'comparison', 'comparisonSince', 'payments', 'comparisonPayments'],
  months: ['months', 'previousMonths', 'quarters'],
  days: ['weekdays', 'comparisonWeekdays', 'days', 'comparisonDays'],
  hours: ['hours', 'comparisonHours'],
  units: ['units'],
  sources: ['registers', 'employees'],
  articles: ['topArticles'],
};

const noBranches: NamedBranches = { branches: [], former: [] };

const noRows: AnalyticsRows = {
  sums: [],
  months: [],
  days: [],
  hours: [],
  units: [],
  sources: [],
  articles: [],
  firstDay: null,
};

/**
 * All of Analytics: a range beside what it is compared with, a year by months, three years by quarters (DSH-03 to
 * DSH-14).
 * @param fields the fields that are asked for: the others are not read, and are empty
 * @throws {AppError} INVALID_INPUT for a year that no receipt can have or a branch that nothing can be compared with
 */
export const analyticsDashboard = async (
  ctx: Ctx,
  filter: SalesFilter,
  years: ChartYears,
  isOnline: IsOnline,
  fields: ReadonlySet<string>,
): Promise<AnalyticsDashboard> => {
  checkYear('year', years.year);
  checkYear('quarterYear', years.quarterYear);
  return inTenant(ctx.db, tenantOf(ctx), async (tx) => {
    const nowMs = ctx.now();
    const wanted = wantedRows(fields);
    const question = await askSales(tx, filter, years.year, nowMs, wanted.has('units'));
    const { sides, unitSides, chosen } = question;
    const rangeYear = Number(question.range.to.slice(0, 4));
    const shown = { year: years.year ?? rangeYear, quarterYear: years.quarterYear ?? rangeYear };
    const omitted = omittedParts(question.width);
    const listSides = omitted.includes('UNIT_COMPARISONS')
      ? question.listSides.slice(0, 1)
      : question.listSides;
    const months = monthsSide(sides, shown);
    const asked = { ...question, listSides, months, omitted, wanted };
    const isNamed = wanted.has('units') || (wanted.has('sources') && !omitted.includes('REGISTERS'));
    const named = isNamed ? await nameBranches(tx, chosen) : noBranches;
    const names = unitNamesOf(named);
    const rows = (await readAnalytics(tx, asked, topArticleCount)) ?? noRows;
    return {
      state: stateOf(chosen, isOnline),
      today: question.today,
      ...sumPartsOf(rows, question),
      ...yearPartsOf(rows, shown),
      ...timePartsOf(rows, question, omitted),
      units: fields.has('units')
        ? unitFiguresOf(rows.units, named, {
            isCompared: listSides.length > 1,
            isOfSources: Boolean(sides[0].sources),
          })
        : [],
      registers: registerFiguresOf(rows.sources, names, unitSides.length > 1),
      employees: employeeFiguresOf(rows.sources, names, unitSides.length > 1),
      topArticles: rows.articles,
      omitted,
    };
  });
};

function checkYear(field: string, year: number | null | undefined): void {
  if (year == null || (year >= chartYears.first && year <= chartYears.last)) return;
  throw new AppError('INVALID_INPUT', { field, message: 'YEAR_OUT_OF_RANGE' });
}

function wantedRows(fields: ReadonlySet<string>): ReadonlySet<keyof AnalyticsLists> {
  return new Set(
    (Object.keys(readFor) as (keyof AnalyticsLists)[]).filter((part) =>
      readFor[part].some((field) => fields.has(field)),
    ),
  );
}

/** All months that are shown: of two years, and of three years by quarters. */
function monthsSide([range]: SalesQuestion['sides'], { year, quarterYear }: ShownYears): Side {
  return {
    ...range,
    range: {
      from: `${Math.min(year - 1, quarterYear - 2)}-01-01`,
      to: `${Math.max(year, quarterYear)}-12-31`,
    },
  };
}

function sumPartsOf({ sums, firstDay }: AnalyticsRows, { range, sides: [, other] }: SalesQuestion) {
  const [now, compared] = [sumsOfSide(sums, 'range'), other && sumsOfSide(sums, 'comparison')];
  return {
    ...range,
    comparisonFrom: other?.range.from ?? null,
    comparisonTo: other?.range.to ?? null,
    figures: figuresOf(now),
    comparison: compared ? figuresOf(compared) : null,
    comparisonSince: sinceOf(other?.range, firstDay),
    payments: paymentsOf(now),
    comparisonPayments: compared ? paymentsOf(compared) : null,
  };
}

function yearPartsOf({ months }: AnalyticsRows, { year, quarterYear }: ShownYears) {
  return {
    year,
    months: fillMonths(months, year),
    previousMonths: fillMonths(months, year - 1),
    quarterYear,
    quarters: quartersOf(months, quarterYear),
  };
}

function timePartsOf(rows: AnalyticsRows, { sides }: SalesQuestion, omitted: Omitted): TimeParts {
  const comparison = daysOfSide(rows, sides[1], omitted);
  return {
    ...daysOfSide(rows, sides[0], omitted),
    comparisonDays: comparison.days,
    comparisonWeekdays: comparison.weekdays,
    hours: rows.hours.filter(({ side }) => side === 'range'),
    comparisonHours: rows.hours.filter(({ side }) => side === 'comparison'),
  };
}

function daysOfSide(rows: AnalyticsRows, side: Side | undefined, omitted: Omitted) {
  if (!side || omitted.includes('WEEKDAYS')) return { days: [], weekdays: [] };
  const sold = rows.days.filter((row) => row.side === side.name);
  return {
    days: omitted.includes('DAYS') ? [] : fillDays(sold, side.range),
    weekdays: weekdaysOf(sold),
  };
}
