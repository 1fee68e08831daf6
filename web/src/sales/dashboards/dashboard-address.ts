import {
  type Day,
  type DayRange,
  isDay,
  type Period,
  periods,
  rangeOfPeriod,
} from '@tresen/domain/kit/business-day';
import { type Currency, currencies } from '@tresen/domain/kit/money';
import { type Comparison, chartYears, comparisons } from '@tresen/domain/sales/dashboards';
import { listParam } from '../../kit/address/index.ts';
import type {
  AnalyticsDashboardQueryVariables,
  AnalyticsUnitsQueryVariables,
  HomeDashboardQueryVariables,
  SalesFilter,
  SalesPeopleQueryVariables,
} from '../../kit/graphql/generated/pos/graphql.ts';

// What the address says, and the variables of the one request that a dashboard makes.

/** Parameters that narrow the figures, and so the receipts behind them. */
export const sourceNames = ['units', 'devices', 'employees'] as const;

/** All parameters of the filter bar, also those that only reports have. */
export const filterNames = [
  ...sourceNames,
  ...['from', 'to', 'compare', 'compareUnit', 'year', 'quarterYear', 'currency'],
  ...['fromHour', 'toHour', 'holidays'],
] as const;

/** How Analytics compares while the address says nothing. */
export const usualComparison: Comparison = 'YEAR_BEFORE';

// A register's own key of an employee may hold a comma, which divides the list.
const escaped = /[%,]/g;

/** Employees that the address names: the branch's id, a colon, the register's own key. */
export const employeesOf = (params: URLSearchParams): readonly string[] =>
  listParam(params, 'employees').map(decoded);

/** Employees as the address holds them. */
export const employeesParam = (employees: readonly string[]): readonly string[] =>
  employees.map((employee) => employee.replace(escaped, encodeURIComponent));

/** A period of the payment methods, or days of one's own. */
export type PaymentPeriod = Period | 'RANGE';

/** Period of the payment methods; today unless the address names another (DSH-09, DSH-10). */
export const periodOf = (params: URLSearchParams): PaymentPeriod => {
  const named = params.get('period');
  if (named === 'RANGE') return dayOf(params, 'from') && dayOf(params, 'to') ? 'RANGE' : 'TODAY';
  return periods.find((period) => period === named) ?? 'TODAY';
};

/** The period whose sample figures show; days of one's own have none. */
export const samplePeriodOf = (params: URLSearchParams): Period => {
  const period = periodOf(params);
  return period === 'RANGE' ? 'THIS_MONTH' : period;
};

/** The days of the payment methods on Home. */
export const paymentRange = (params: URLSearchParams, today: Day): DayRange => {
  const period = periodOf(params);
  if (period !== 'RANGE') return rangeOfPeriod(period, today);
  return { from: dayOf(params, 'from') ?? today, to: dayOf(params, 'to') ?? today };
};

/** What the figures are compared with. Another branch that the address does not name is none. */
export const comparisonOf = (params: URLSearchParams): Comparison => {
  const named = comparisons.find((comparison) => comparison === params.get('compare')) ?? usualComparison;
  return named === 'UNIT' && !params.has('compareUnit') ? 'NONE' : named;
};

/** The filter that the address holds. */
export const salesFilterOf = (params: URLSearchParams): SalesFilter => {
  const employees = employeesOf(params);
  const comparison = comparisonOf(params);
  return {
    unitIds: listOf(params, 'units'),
    deviceIds: listOf(params, 'devices'),
    employees: employees.length === 0 ? null : [...employees],
    from: dayOf(params, 'from'),
    to: dayOf(params, 'to'),
    comparison,
    comparisonUnitId: comparison === 'UNIT' ? params.get('compareUnit') : null,
    currency: currencyOf(params),
  };
};

/** Variables of Home for an address. */
export const homeVariables = (params: URLSearchParams): HomeDashboardQueryVariables => {
  const period = periodOf(params);
  return {
    unitIds: listOf(params, 'units'),
    currency: currencyOf(params),
    period,
    ...(period === 'RANGE' && { from: dayOf(params, 'from'), to: dayOf(params, 'to') }),
  };
};

/** Variables of Analytics for an address; null leaves the choice of years and range to the server. */
export const analyticsVariables = (params: URLSearchParams): AnalyticsDashboardQueryVariables => ({
  filter: salesFilterOf(params),
  year: yearOf(params, 'year'),
  quarterYear: yearOf(params, 'quarterYear'),
});

/** Variables of the branches of Analytics, which come by themselves. */
export const unitsVariables = (params: URLSearchParams): AnalyticsUnitsQueryVariables => {
  const { filter, year } = analyticsVariables(params);
  return { filter, year };
};

/** Variables of the registers and employees that the filter bar offers. */
export const peopleVariables = (params: URLSearchParams): SalesPeopleQueryVariables => ({
  unitIds: listOf(params, 'units'),
  from: dayOf(params, 'from'),
  to: dayOf(params, 'to'),
});

/** How many filters the address sets: branches count as one, and so does a range. */
export const filterCount = (params: URLSearchParams): number =>
  [...sourceNames, 'from', 'compare', 'currency'].filter(
    (name) => params.has(name) || (name === 'from' && params.has('to')),
  ).length;

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** A day in the address, null when it names none. */
function dayOf(params: URLSearchParams, name: string): string | null {
  const text = params.get(name) ?? '';
  return isDay(text) ? text : null;
}

function listOf(params: URLSearchParams, name: string): string[] | null {
  const ids = listParam(params, name);
  return ids.length === 0 ? null : [...ids];
}

/** The currency that somebody chose, where branches have several. */
function currencyOf(params: URLSearchParams): Currency | null {
  return currencies.find((currency) => currency === params.get('currency')) ?? null;
}

function yearOf(params: URLSearchParams, name: string): number | null {
  const year = Number(params.get(name));
  return Number.isInteger(year) && year >= chartYears.first && year <= chartYears.last ? year : null;
}
