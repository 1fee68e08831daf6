import { periods } from '@tresen/domain/kit/business-day';
import { type AnalyticsDashboard, analyticsParts, type HomeDashboard } from '@tresen/domain/sales/dashboards';
import { type Kit, requestedFields } from '../../kit/graphql/index.ts';
import { analyticsDashboard } from './analytics.service.ts';
import type { IsOnline } from './branches.service.ts';
import { type DashboardTypes, dashboardTypes } from './dashboard-types.ts';
import { homeDashboard, paymentPeriods } from './home.service.ts';
import { addReports } from './reports.resolvers.ts';
import { readSalesFilter, salesFilterTypes } from './sales-filter-input.ts';

const homeType = ({ builder }: Kit, types: DashboardTypes) =>
  builder.objectRef<HomeDashboard>('HomeDashboard').implement({
    fields: (t) => ({
      state: t.expose('state', { type: types.state }),
      today: t.expose('today', { type: 'Day' }),
      figures: t.expose('figures', { type: types.figures }),
      comparison: t.expose('comparison', {
        type: types.figures,
        description: 'The same weekday of last week.',
      }),
      comparisonSoFar: t.expose('comparisonSoFar', {
        type: types.soFar,
        description: 'The same weekday of last week, up to the time that it is now.',
      }),
      comparisonSince: t.expose('comparisonSince', {
        type: 'Day',
        nullable: true,
        description: 'First day with sales, where the comparison is not whole; null where it is.',
      }),
      payments: t.expose('payments', { type: types.payments }),
      hours: t.expose('hours', { type: [types.hour] }),
      topArticles: t.expose('topArticles', { type: [types.article], description: 'Of this month.' }),
    }),
  });

const analyticsType = ({ builder }: Kit, types: DashboardTypes) => {
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
          'First day with sales of what is compared, where that is not all of its span: a change in percent would mislead. Null where it is.',
      }),
      year: t.exposeInt('year'),
      months: t.expose('months', { type: [types.month], description: 'Twelve months of the year.' }),
      previousMonths: t.expose('previousMonths', { type: [types.month], description: 'Of the year before.' }),
      quarterYear: t.exposeInt('quarterYear'),
      quarters: t.expose('quarters', {
        type: [types.quarter],
        description: 'Twelve, the last ones of quarterYear.',
      }),
      weekdays: t.expose('weekdays', { type: [types.weekday], description: 'Seven, Monday first.' }),
      comparisonWeekdays: t.expose('comparisonWeekdays', { type: [types.weekday] }),
      days: t.expose('days', { type: [types.day], description: 'Every day of the range.' }),
      comparisonDays: t.expose('comparisonDays', {
        type: [types.day],
        description: 'The nth day of the comparison belongs to the nth of the range.',
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
        description: 'Of the whole months that the range touches, and of all registers and employees.',
      }),
      omitted: t.expose('omitted', {
        type: [part],
        description: 'Parts left empty, since so many branches and days would take too long.',
      }),
    }),
  });
};

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
        period: t.arg({ type: period, defaultValue: periods[0], description: 'Of the payment methods.' }),
        from: t.arg({ type: 'Day', description: 'With the period RANGE.' }),
        to: t.arg({ type: 'Day' }),
      },
      resolve: (_root, { period: chosen, ...filterInput }, ctx) =>
        homeDashboard(ctx, readSalesFilter(filterInput), chosen ?? periods[0], deps.isOnline),
    }),
    analyticsDashboard: t.field({
      type: analytics,
      args: {
        filter: t.arg({ type: filter }),
        year: t.arg.int({ description: 'Of the months; without days in the filter also of the figures.' }),
        quarterYear: t.arg.int({ description: 'The last of the three years by quarters.' }),
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
