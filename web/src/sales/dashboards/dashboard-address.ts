import { isDay, type Period, periods } from '@tresen/domain/sales/business-day';
import type {
  AnalyticsDashboardQueryVariables,
  HomeDashboardQueryVariables,
} from '../../kit/graphql/generated/pos/graphql.ts';

// What the address says, and the variables of the one request that a dashboard makes.

const unitsOf = (params: URLSearchParams): string[] | null => {
  const ids = params.get('units')?.split(',').filter(Boolean) ?? [];
  return ids.length === 0 ? null : ids;
};

/** Period of the payment methods; today unless the address names another (DSH-09, DSH-10). */
export const periodOf = (params: URLSearchParams): Period =>
  periods.find((period) => period === params.get('period')) ?? 'TODAY';

/** A day in the address, null when it names none. */
const dayOf = (params: URLSearchParams, name: string): string | null => {
  const text = params.get(name) ?? '';
  return isDay(text) ? text : null;
};

const yearOf = (params: URLSearchParams): number | null => {
  const year = Number(params.get('year'));
  return Number.isInteger(year) && year >= 2000 && year <= 2100 ? year : null;
};

/** Variables of Home for an address. */
export const homeVariables = (params: URLSearchParams): HomeDashboardQueryVariables => ({
  unitIds: unitsOf(params),
  period: periodOf(params),
});

/** Variables of Analytics for an address; null leaves the choice of year and range to the server. */
export const analyticsVariables = (params: URLSearchParams): AnalyticsDashboardQueryVariables => ({
  unitIds: unitsOf(params),
  year: yearOf(params),
  from: dayOf(params, 'from'),
  to: dayOf(params, 'to'),
});
