import { periods } from '@tresen/domain/kit/business-day';
import {
  type AnalyticsDashboard,
  analyticsParts,
  type HomeDashboard,
  type OtherToday,
} from '@tresen/domain/sales/dashboards';
import { type Kit, requestedFields } from '../../kit/graphql/index.ts';
import { analyticsDashboard } from './analytics.service.ts';
import type { IsOnline } from './branches.service.ts';
import { type DashboardTypes, dashboardTypes } from './dashboard-types.ts';
import { homeDashboard, paymentPeriods } from './home.service.ts';
import { addReports } from './reports.resolvers.ts';
import { readSalesFilter, salesFilterTypes } from './sales-filter-input.ts';

/** Dashboards and reports answer at /graphql/pos: everything a page needs in one field. */
export const addDashboards = (kit: Kit, deps: { readonly isOnline: IsOnline }): void => {
  const { builder } = kit;
  const types = dashboardTypes(kit);
  const filterTypes = salesFilterTypes(kit);
  const { filter, currency } = filterTypes;
  addReports(kit, filterTypes, deps);
  const home = homeType(kit, types);
  const analytics = analyticsType(kit, types);
  const period = builder.enumType('PaymentPeriod', { values: paymentPeriods });
  builder.queryFields((t) => ({
    homeDashboard: t.field({
      type: home,
      args: {
        unitIds: t.arg.idList(),
        currency: t.arg({ type: currency }),
        period: t.arg({ type: period, defaultValue: periods[0], description: 'Period for payment methods.' }),
        from: t.arg({ type: 'Day', description: 'Requires the period `RANGE`.' }),
        to: t.arg({ type: 'Day' }),
      },
      resolve: (_root, { period: chosen, ...filterInput }, ctx) =>
        homeDashboard(ctx, readSalesFilter(filterInput), chosen ?? periods[0], deps.isOnline),
    }),
    analyticsDashboard: t.field({
      type: analytics,
      args: {
        filter: t.arg({ type: filter }),
        year: t.arg.int({
          description: 'Year of the months; if the filter has no days, also of the figures.',
        }),
        quarterYear: t.arg.int({ description: 'Last of the three years shown by quarter.' }),
      },
      resolve: (_root, { filter: input, year, quarterYear }, ctx, info) =>
        analyticsDashboard(
          ctx,
          readSalesFilter(input),
          { year, quarterYear },
          deps.isOnline,
          requestedFields(info),
        ),
    }),
  }));
};

function homeType({ builder }: Kit, types: DashboardTypes) {
  const otherToday = builder.objectRef<OtherToday>('OtherToday').implement({
    fields: (t) => ({
      day: t.expose('day', { type: 'Day' }),
      unitIds: t.exposeIDList('unitIds'),
    }),
  });
  return builder.objectRef<HomeDashboard>('HomeDashboard').implement({
    fields: (t) => ({
      state: t.expose('state', { type: types.state }),
      today: t.expose('today', { type: 'Day', description: 'Newest business day of the branches.' }),
      otherTodays: t.expose('otherTodays', {
        type: [otherToday],
        description:
          'Branches where an earlier business day is still running because their time zone or cut-off differs. All figures include that day for them, and count their periods from it.',
      }),
      figures: t.expose('figures', { type: types.figures }),
      comparison: t.expose('comparison', {
        type: types.figures,
        description: 'The same weekday last week.',
      }),
      comparisonSoFar: t.expose('comparisonSoFar', {
        type: types.soFar,
        description: 'The same weekday last week, up to the current time.',
      }),
      comparisonSince: t.expose('comparisonSince', {
        type: 'Day',
        nullable: true,
        description: 'First day with sales if the comparison is incomplete; otherwise null.',
      }),
      payments: t.expose('payments', { type: types.payments }),
      hours: t.expose('hours', { type: [types.hour] }),
      topArticles: t.expose('topArticles', { type: [types.article], description: 'For this month.' }),
    }),
  });
}

function analyticsType({ builder }: Kit, types: DashboardTypes) {
  const part = builder.enumType('AnalyticsPart', { values: analyticsParts });
  return builder.objectRef<AnalyticsDashboard>('AnalyticsDashboard').implement({
    fields: (t) => ({
      state: t.expose('state', { type: types.state }),
      today: t.expose('today', { type: 'Day' }),
      from: t.expose('from', { type: 'Day' }),
      to: t.expose('to', { type: 'Day' }),
      comparisonFrom: t.expose('comparisonFrom', { type: 'Day', nullable: true }),
      comparisonTo: t.expose('comparisonTo', { type: 'Day', nullable: true }),
      figures: t.expose('figures', { type: types.figures }),
      comparison: t.expose('comparison', { type: types.figures, nullable: true }),
      comparisonSince: t.expose('comparisonSince', {
        type: 'Day',
        nullable: true,
        description:
          'First day with sales in the comparison if it does not cover the whole period, which would make percentage changes misleading. Otherwise null.',
      }),
      year: t.exposeInt('year'),
      months: t.expose('months', { type: [types.month], description: 'Twelve months of the year.' }),
      previousMonths: t.expose('previousMonths', {
        type: [types.month],
        description: 'For the previous year.',
      }),
      quarterYear: t.exposeInt('quarterYear'),
      quarters: t.expose('quarters', {
        type: [types.quarter],
        description: 'Twelve quarters, ending with `quarterYear`.',
      }),
      weekdays: t.expose('weekdays', { type: [types.weekday], description: 'Seven weekdays, Monday first.' }),
      comparisonWeekdays: t.expose('comparisonWeekdays', { type: [types.weekday] }),
      days: t.expose('days', { type: [types.day], description: 'Every day of the range.' }),
      comparisonDays: t.expose('comparisonDays', {
        type: [types.day],
        description: 'Nth day of the comparison corresponds to the nth day of the range.',
      }),
      hours: t.expose('hours', { type: [types.hour], description: 'Those with receipts.' }),
      comparisonHours: t.expose('comparisonHours', { type: [types.hour] }),
      payments: t.expose('payments', { type: types.payments }),
      comparisonPayments: t.expose('comparisonPayments', { type: types.payments, nullable: true }),
      units: t.expose('units', { type: [types.unit] }),
      registers: t.expose('registers', { type: [types.register] }),
      employees: t.expose('employees', { type: [types.employee] }),
      topArticles: t.expose('topArticles', {
        type: [types.article],
        description: 'For all months the range touches, and for all registers and employees.',
      }),
      omitted: t.expose('omitted', {
        type: [part],
        description: 'Parts left empty because this many branches and days would take too long.',
      }),
    }),
  });
}
