import { type Period, periods } from '@tresen/domain/sales/business-day';
import type { Kit } from '../../kit/graphql/index.ts';
import { analyticsDashboard, homeDashboard, type IsOnline } from './dashboards.service.ts';

type Home = Awaited<ReturnType<typeof homeDashboard>>;
type Analytics = Awaited<ReturnType<typeof analyticsDashboard>>;
type Figures = Home['figures'];
type Month = Analytics['months'][number];

const figureTypes = ({ builder }: Kit) => ({
  figures: builder.objectRef<Figures>('Figures').implement({
    fields: (t) => ({
      turnover: t.expose('turnover', { type: 'Cents' }),
      receipts: t.exposeInt('receipts'),
      customers: t.exposeInt('customers'),
      averageReceipt: t.expose('averageReceipt', { type: 'Cents' }),
    }),
  }),
  payments: builder.objectRef<Home['payments']>('PaymentFigures').implement({
    fields: (t) => ({
      cash: t.expose('cash', { type: 'Cents' }),
      card: t.expose('card', { type: 'Cents' }),
      digital: t.expose('digital', { type: 'Cents' }),
      other: t.expose('other', { type: 'Cents' }),
    }),
  }),
  hour: builder.objectRef<Home['hours'][number]>('HourFigures').implement({
    fields: (t) => ({
      hour: t.exposeInt('hour'),
      turnover: t.expose('turnover', { type: 'Cents' }),
      receipts: t.exposeInt('receipts'),
    }),
  }),
  article: builder.objectRef<Home['topArticles'][number]>('ArticleFigures').implement({
    fields: (t) => ({
      articleKey: t.exposeString('articleKey'),
      name: t.exposeString('name'),
      quantity: t.float({ description: 'In pieces or units.', resolve: ({ quantity }) => quantity / 1000 }),
      turnover: t.expose('turnover', { type: 'Cents' }),
    }),
  }),
  month: builder.objectRef<Month>('MonthFigures').implement({
    fields: (t) => ({
      month: t.expose('month', { type: 'Day' }),
      turnover: t.expose('turnover', { type: 'Cents' }),
      receipts: t.exposeInt('receipts'),
      customers: t.exposeInt('customers'),
    }),
  }),
  unit: builder.objectRef<Analytics['units'][number]>('UnitFigures').implement({
    fields: (t) => ({
      unitId: t.exposeID('unitId'),
      name: t.exposeString('name'),
      turnover: t.expose('turnover', { type: 'Cents' }),
      receipts: t.exposeInt('receipts'),
    }),
  }),
});

const stateType = ({ builder }: Kit) => {
  const oldData = builder.objectRef<Home['state']['oldData'][number]>('OldData').implement({
    fields: (t) => ({
      unitId: t.exposeID('unitId'),
      name: t.exposeString('name'),
      since: t.expose('since', { type: 'DateTime', nullable: true }),
    }),
  });
  return builder.objectRef<Home['state']>('DataState').implement({
    description: 'What every dashboard says of its source.',
    fields: (t) => ({
      currency: t.exposeString('currency'),
      dataFrom: t.expose('dataFrom', {
        type: 'DateTime',
        nullable: true,
        description: 'When the newest receipt of the chosen branches arrived.',
      }),
      linkedDevices: t.exposeInt('linkedDevices'),
      onlineDevices: t.exposeInt('onlineDevices'),
      oldData: t.expose('oldData', {
        type: [oldData],
        description: 'Linked branches whose newest data is older than 24 hours.',
      }),
    }),
  });
};

const homeType = (kit: Kit, state: ReturnType<typeof stateType>, types: ReturnType<typeof figureTypes>) =>
  kit.builder.objectRef<Home>('HomeDashboard').implement({
    fields: (t) => ({
      state: t.expose('state', { type: state }),
      today: t.expose('today', { type: 'Day' }),
      figures: t.expose('figures', { type: types.figures }),
      comparison: t.expose('comparison', {
        type: types.figures,
        description: 'The same weekday of last week.',
      }),
      payments: t.expose('payments', { type: types.payments }),
      hours: t.expose('hours', { type: [types.hour] }),
      topArticles: t.expose('topArticles', { type: [types.article] }),
    }),
  });

const analyticsType = (
  kit: Kit,
  state: ReturnType<typeof stateType>,
  types: ReturnType<typeof figureTypes>,
) =>
  kit.builder.objectRef<Analytics>('AnalyticsDashboard').implement({
    fields: (t) => ({
      state: t.expose('state', { type: state }),
      from: t.expose('from', { type: 'Day' }),
      to: t.expose('to', { type: 'Day' }),
      figures: t.expose('figures', { type: types.figures }),
      comparison: t.expose('comparison', {
        type: types.figures,
        description: 'The same range one year before.',
      }),
      months: t.expose('months', { type: [types.month], description: 'Twelve months of the year.' }),
      previousMonths: t.expose('previousMonths', { type: [types.month] }),
      units: t.expose('units', { type: [types.unit] }),
      topArticles: t.expose('topArticles', {
        type: [types.article],
        description: 'Of the whole months that the range touches.',
      }),
    }),
  });

/** Dashboards answer at /graphql/pos: everything a page needs in one field. */
export const addDashboards = (kit: Kit, deps: { readonly isOnline: IsOnline }): void => {
  const { builder } = kit;
  const types = figureTypes(kit);
  const state = stateType(kit);
  const home = homeType(kit, state, types);
  const analytics = analyticsType(kit, state, types);
  const period = builder.enumType('PaymentPeriod', { values: periods });
  builder.queryFields((t) => ({
    homeDashboard: t.field({
      type: home,
      args: {
        unitIds: t.arg.idList(),
        period: t.arg({ type: period, defaultValue: 'TODAY' satisfies Period }),
      },
      resolve: (_root, args, ctx) =>
        homeDashboard(ctx, args.unitIds?.map(String), args.period ?? 'TODAY', deps.isOnline),
    }),
    analyticsDashboard: t.field({
      type: analytics,
      args: {
        unitIds: t.arg.idList(),
        year: t.arg.int(),
        from: t.arg({ type: 'Day' }),
        to: t.arg({ type: 'Day' }),
      },
      resolve: (_root, args, ctx) => {
        const choice = {
          unitIds: args.unitIds?.map(String),
          year: args.year ?? undefined,
          from: args.from ?? undefined,
          to: args.to ?? undefined,
        };
        return analyticsDashboard(ctx, choice, deps.isOnline);
      },
    }),
  }));
};
