import type {
  ArticleFigures,
  DataState,
  DayFigures,
  EmployeeFigures,
  Figures,
  HourFigures,
  MonthFigures,
  OldData,
  PaymentFigures,
  QuarterFigures,
  RegisterFigures,
  SoFarFigures,
  UnitFigures,
  WeekdayFigures,
} from '@tresen/domain/sales/dashboards';
import type { Kit } from '../../kit/graphql/index.ts';

/** Everything that dashboards are made of. */
export const dashboardTypes = (kit: Kit) => ({
  ...figureTypes(kit),
  ...timeTypes(kit),
  ...partTypes(kit),
  state: stateType(kit),
});
export type DashboardTypes = ReturnType<typeof dashboardTypes>;

/** Headline figures and how they were paid. */
function figureTypes({ builder }: Kit) {
  return {
    figures: builder.objectRef<Figures>('Figures').implement({
      fields: (t) => ({
        turnover: t.expose('turnover', { type: 'Cents' }),
        net: t.expose('net', { type: 'Cents' }),
        tax: t.expose('tax', { type: 'Cents' }),
        receipts: t.exposeInt('receipts'),
        customers: t.exposeInt('customers'),
        averageReceipt: t.expose('averageReceipt', { type: 'Cents' }),
        discounts: t.expose('discounts', {
          type: 'Cents',
          description: 'Discounts given, as a positive amount.',
        }),
        cancelled: t.expose('cancelled', {
          type: 'Cents',
          description: 'Value of voided lines, as a positive amount.',
        }),
      }),
    }),
    soFar: builder.objectRef<SoFarFigures>('SoFarFigures').implement({
      description:
        'Estimate for a day up to the current time: full hours plus a proportion of the current hour, with customers in proportion to receipts.',
      fields: (t) => ({
        turnover: t.expose('turnover', { type: 'Cents' }),
        receipts: t.exposeInt('receipts'),
        customers: t.exposeInt('customers'),
        averageReceipt: t.expose('averageReceipt', { type: 'Cents' }),
      }),
    }),
    payments: builder.objectRef<PaymentFigures>('PaymentFigures').implement({
      description: 'Payments including tips and vouchers. The total may differ from turnover.',
      fields: (t) => ({
        cash: t.expose('cash', { type: 'Cents' }),
        card: t.expose('card', { type: 'Cents' }),
        digital: t.expose('digital', { type: 'Cents' }),
        other: t.expose('other', { type: 'Cents' }),
      }),
    }),
  };
}

/** Parts of a range by time. */
function timeTypes({ builder }: Kit) {
  return {
    hour: builder.objectRef<HourFigures>('HourFigures').implement({
      fields: (t) => ({
        hour: t.exposeInt('hour', { description: '0 to 23, in the branch’s local time.' }),
        turnover: t.expose('turnover', { type: 'Cents' }),
        receipts: t.exposeInt('receipts'),
      }),
    }),
    day: builder.objectRef<DayFigures>('DayFigures').implement({
      fields: (t) => ({
        day: t.expose('day', { type: 'Day' }),
        turnover: t.expose('turnover', { type: 'Cents' }),
        receipts: t.exposeInt('receipts'),
        customers: t.exposeInt('customers'),
      }),
    }),
    weekday: builder.objectRef<WeekdayFigures>('WeekdayFigures').implement({
      fields: (t) => ({
        weekday: t.exposeInt('weekday', { description: '0 = Monday.' }),
        days: t.exposeInt('days', { description: 'Number of such days with sales.' }),
        turnover: t.expose('turnover', { type: 'Cents' }),
        averageTurnover: t.expose('averageTurnover', {
          type: 'Cents',
          description: 'Average per day with sales.',
        }),
        receipts: t.exposeInt('receipts'),
        customers: t.exposeInt('customers'),
      }),
    }),
    month: builder.objectRef<MonthFigures>('MonthFigures').implement({
      fields: (t) => ({
        month: t.expose('month', { type: 'Day' }),
        turnover: t.expose('turnover', { type: 'Cents' }),
        receipts: t.exposeInt('receipts'),
        customers: t.exposeInt('customers'),
      }),
    }),
    quarter: builder.objectRef<QuarterFigures>('QuarterFigures').implement({
      fields: (t) => ({
        year: t.exposeInt('year'),
        quarter: t.exposeInt('quarter', { description: '1 to 4.' }),
        turnover: t.expose('turnover', { type: 'Cents' }),
        receipts: t.exposeInt('receipts'),
        customers: t.exposeInt('customers'),
      }),
    }),
  };
}

/** Parts of a range by who sold, and by what was sold. */
function partTypes({ builder }: Kit) {
  return {
    unit: builder.objectRef<UnitFigures>('UnitFigures').implement({
      fields: (t) => ({
        unitId: t.exposeID('unitId'),
        name: t.exposeString('name'),
        turnover: t.expose('turnover', { type: 'Cents' }),
        receipts: t.exposeInt('receipts'),
        comparisonTurnover: t.expose('comparisonTurnover', { type: 'Cents', nullable: true }),
        comparisonReceipts: t.exposeInt('comparisonReceipts', { nullable: true }),
        dataFrom: t.expose('dataFrom', {
          type: 'DateTime',
          nullable: true,
          description: 'Time the branch’s latest receipt arrived.',
        }),
      }),
    }),
    register: builder.objectRef<RegisterFigures>('RegisterFigures').implement({
      fields: (t) => ({
        deviceId: t.exposeID('deviceId'),
        name: t.exposeString('name'),
        unitId: t.exposeID('unitId'),
        unitName: t.exposeString('unitName'),
        turnover: t.expose('turnover', { type: 'Cents' }),
        receipts: t.exposeInt('receipts'),
        comparisonTurnover: t.expose('comparisonTurnover', { type: 'Cents', nullable: true }),
        comparisonReceipts: t.exposeInt('comparisonReceipts', { nullable: true }),
      }),
    }),
    employee: builder.objectRef<EmployeeFigures>('EmployeeFigures').implement({
      fields: (t) => ({
        id: t.exposeID('id', { description: 'Key of the employee, as used in filters.' }),
        name: t.exposeString('name', {
          description: 'Name last used for a sale; empty for receipts without an employee.',
        }),
        unitId: t.exposeID('unitId'),
        unitName: t.exposeString('unitName'),
        turnover: t.expose('turnover', { type: 'Cents' }),
        receipts: t.exposeInt('receipts'),
        comparisonTurnover: t.expose('comparisonTurnover', { type: 'Cents', nullable: true }),
        comparisonReceipts: t.exposeInt('comparisonReceipts', { nullable: true }),
      }),
    }),
    article: builder.objectRef<ArticleFigures>('ArticleFigures').implement({
      fields: (t) => ({
        articleKey: t.exposeString('articleKey'),
        name: t.exposeString('name'),
        quantity: t.exposeFloat('quantity', { description: 'Quantity in pieces or units.' }),
        turnover: t.expose('turnover', { type: 'Cents' }),
      }),
    }),
  };
}

function stateType({ builder }: Kit) {
  const oldData = builder.objectRef<OldData>('OldData').implement({
    fields: (t) => ({
      unitId: t.exposeID('unitId'),
      name: t.exposeString('name'),
      since: t.expose('since', { type: 'DateTime', nullable: true }),
    }),
  });
  return builder.objectRef<DataState>('DataState').implement({
    description: 'Data source information shown on every dashboard.',
    fields: (t) => ({
      currency: t.exposeString('currency'),
      currencies: t.exposeStringList('currencies', {
        description: 'Currencies of the tenant’s branches. Figures are always in one of them.',
      }),
      dataFrom: t.expose('dataFrom', {
        type: 'DateTime',
        nullable: true,
        description: 'Time the latest receipt of the selected branches arrived.',
      }),
      dataZone: t.exposeString('dataZone', {
        nullable: true,
        description: 'Time zone of the branch it came from.',
      }),
      firstHour: t.exposeInt('firstHour', {
        description:
          'Hour at which the business day starts in the branch’s local time; the earliest if branches differ.',
      }),
      linkedDevices: t.exposeInt('linkedDevices'),
      onlineDevices: t.exposeInt('onlineDevices'),
      oldData: t.expose('oldData', {
        type: [oldData],
        description: 'Linked branches without new data for more than 24 hours.',
      }),
    }),
  });
}
