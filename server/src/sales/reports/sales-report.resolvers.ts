import {
  type Measure,
  measures,
  partDimensions,
  type ReportFigures,
  reportDimensions,
  reportFiguresOf,
  reportHoursSchema,
  reportQuestionSchema,
} from '@tresen/domain/sales/reports';
import type { Kit } from '../../kit/graphql/index.ts';
import { parseInput } from '../../kit/input/index.ts';
import { readSalesFilter, salesFilterTypes } from '../dashboards/index.ts';
import type { ClosingSums } from './closing-sums.ts';
import { enumValuesOf } from './enum-values.ts';
import type { ReportColumn, ReportRow, SalesReport } from './report-answer.ts';
import { maxRows } from './report-rows.ts';
import { readSummary, type SalesSummary, salesReport } from './sales-report.service.ts';

const usualRows = 100;

/** Reports over the measures and dimensions of the domain, at /graphql/pos. */
export const addSalesReport = (kit: Kit): void => {
  const { builder } = kit;
  const { filter } = salesFilterTypes(kit);
  const types = { ...enumsOf(kit), figures: figuresType(kit) };
  const report = reportType(kit, types);
  const summary = summaryType(kit, report);
  const part = builder.enumType('ReportPart', { values: enumValuesOf(partDimensions) });
  const only = builder.inputType('ReportOnlyInput', {
    description: 'Restricts a report to some articles, rates, payments and so on.',
    fields: (t) => ({
      dimension: t.field({ type: part, required: true }),
      keys: t.stringList({ required: true, description: 'Up to 100 keys as reports return them.' }),
    }),
  });
  builder.queryFields((t) => ({
    salesReport: t.field({
      type: report,
      description:
        'Sales by any dimension. Columns, `only`, registers, employees and hours can be combined as far as one of the parts holds whole receipts (employee, register, hour, target).',
      args: {
        filter: t.arg({ type: filter }),
        rows: t.arg({ type: types.dimension, required: true }),
        columns: t.arg({ type: types.dimension }),
        only: t.arg({ type: only }),
        fromHour: t.arg.int({ description: 'First hour of the branch’s local time, 0 to 23.' }),
        toHour: t.arg.int({ description: 'Last hour, inclusive; 20 to 2 is a night.' }),
        withoutHolidays: t.arg.boolean({
          description:
            'Leaves out the public holidays of the branches, and the days they are compared with or that are compared with them.',
        }),
        order: t.arg({ type: types.measure, description: 'Defaults to turnover, highest first.' }),
        ascending: t.arg.boolean({ description: 'Lowest first; does not apply to times and hours.' }),
        first: t.arg.int({ description: `Rows; defaults to ${usualRows}, maximum ${maxRows}.` }),
      },
      resolve: (_root, { filter: input, first, ascending, ...question }, ctx) =>
        salesReport(ctx, readSalesFilter(input), parseInput(reportQuestionSchema, question), {
          first: first ?? usualRows,
          isAscending: ascending ?? false,
        }),
    }),
    salesSummary: t.field({
      type: summary,
      description: 'One page from turnover to counted cash.',
      args: { filter: t.arg({ type: filter }), fromHour: t.arg.int(), toHour: t.arg.int() },
      resolve: (_root, { filter: input, ...hours }, ctx) =>
        readSummary(ctx, readSalesFilter(input), parseInput(reportHoursSchema, hours)),
    }),
  }));
};

function enumsOf({ builder }: Kit) {
  return {
    dimension: builder.enumType('ReportDimension', { values: enumValuesOf(reportDimensions) }),
    measure: builder.enumType('ReportMeasure', { values: enumValuesOf(measures) }),
    source: builder.enumType('ReportSource', { values: ['BREAKDOWNS', 'RECEIPTS'] as const }),
    omission: builder.enumType('ReportOmission', { values: ['TOO_MUCH', 'TOO_MANY_RECEIPTS'] as const }),
  };
}

const words: Readonly<Record<Measure, string>> = {
  receipts: 'Receipts with turnover; of an article, rate or payment those in which it occurs.',
  customers: 'Guests.',
  turnover: 'Gross turnover after discounts.',
  net: 'Net turnover.',
  tax: 'VAT of the turnover.',
  quantity: 'Quantity sold less what came back, in pieces or units.',
  discounts: 'Discounts given, as a positive amount.',
  cancelled: 'Value of voided lines, as a positive amount.',
  cancellations: 'Number of voided lines.',
  refunded: 'Value of goods returned, as a positive amount.',
  refunds: 'Number of lines with returned goods.',
  tips: 'Tips; with several payments they count towards the largest.',
  vouchersSold: 'Vouchers sold.',
  vouchersRedeemed: 'Vouchers redeemed, as a positive amount.',
  deposits: 'Container deposits charged less those returned.',
  otherTakings: 'Receivables, down payments, grants and cash moved on the same receipt.',
  takings: 'What guests paid in total.',
  vatBase: 'Net amount of everything guests paid for, for the VAT return.',
  vatDue: 'VAT of everything guests paid for.',
  covers: 'Guests as entered at the register; receipts without their number do not count.',
  coverTurnover: 'Turnover of receipts that state the number of guests.',
  seatings: 'Receipts of tables with turnover.',
  timedSeatings: 'Those of them that tell how long the table was taken, 1 minute to 12 hours.',
  tableMinutes: 'Minutes from opening the table to payment, of the timed ones.',
};

const counts: ReadonlySet<Measure> = new Set([
  'receipts',
  'customers',
  'cancellations',
  'refunds',
  'covers',
  'seatings',
  'timedSeatings',
  'tableMinutes',
]);

function figuresType({ builder }: Kit) {
  const ref = builder.objectRef<ReportFigures>('ReportFigures');
  ref.implement({
    fields: (t) => ({
      averageReceipt: t.field({ type: 'Cents', nullable: true, resolve: (own) => own.averageReceipt }),
      averageCustomer: t.field({ type: 'Cents', nullable: true, resolve: (own) => own.averageCustomer }),
      discountRate: t.float({
        nullable: true,
        description: 'Discounts as a part of turnover before discounts, 0 to 1.',
        resolve: (own) => own.discountRate,
      }),
      cancelledRate: t.float({ nullable: true, resolve: (own) => own.cancelledRate }),
      tipRate: t.float({ nullable: true, resolve: (own) => own.tipRate }),
      averageCover: t.field({ type: 'Cents', nullable: true, resolve: (own) => own.averageCover }),
      averageStay: t.int({
        nullable: true,
        description: 'Minutes that a table was taken.',
        resolve: (own) => own.averageStay,
      }),
      quantity: t.float({ description: words.quantity, resolve: (own) => own.quantity }),
    }),
  });
  for (const measure of measures) {
    if (measure === 'quantity') continue;
    const description = words[measure];
    builder.objectField(ref, measure, (t) =>
      counts.has(measure)
        ? t.int({ description, resolve: (own) => own[measure] })
        : t.field({ type: 'Cents', description, resolve: (own) => own[measure] }),
    );
  }
  return ref;
}

const valuesText =
  'Sums in the order of `ReportMeasure`, quantities in thousandths: the same as the figures, for large reports.';
const noValues: readonly number[] = measures.map(() => 0);

type Types = ReturnType<typeof enumsOf> & { readonly figures: ReturnType<typeof figuresType> };

function reportType({ builder }: Kit, { measure, source, omission, figures }: Types) {
  const column = builder.objectRef<ReportColumn>('SalesReportColumn').implement({
    fields: (t) => ({
      key: t.exposeString('key'),
      name: t.exposeString('name'),
      figures: t.field({ type: figures, resolve: ({ values }) => reportFiguresOf(values) }),
      values: t.floatList({ description: valuesText, resolve: ({ values }) => [...values] }),
    }),
  });
  const row = builder.objectRef<ReportRow>('SalesReportRow').implement({
    fields: (t) => ({
      key: t.exposeString('key', {
        description:
          'Article key, `key:rate` of VAT, `type:name` of a payment, branch ID and employee key, device ID, hour, branch ID, `kind:branch ID:label` of a table, or the first day of a period (0 for Monday of weekdays).',
      }),
      name: t.exposeString('name', { description: 'Latest name; empty if the key says it all.' }),
      figures: t.field({ type: figures, resolve: ({ values }) => reportFiguresOf(values) }),
      values: t.floatList({ description: valuesText, resolve: ({ values }) => [...values] }),
      comparisonValues: t.floatList({
        nullable: true,
        description: valuesText,
        resolve: ({ comparison }) => comparison && [...comparison],
      }),
      cellValues: t.field({
        type: ['Float'],
        description: `${valuesText} For each column one after the other; zeros without sales.`,
        resolve: ({ cells }) => cells.flatMap((values) => (values ? [...values] : noValues)),
      }),
      comparison: t.field({
        type: figures,
        nullable: true,
        resolve: ({ comparison }) => comparison && reportFiguresOf(comparison),
      }),
      rank: t.exposeInt('rank', {
        nullable: true,
        description: 'From 1 by the measure of the order; null if nothing was sold.',
      }),
      comparisonRank: t.exposeInt('comparisonRank', { nullable: true }),
      cells: t.field({
        type: [figures],
        nullable: { list: false, items: true },
        description: 'In the order of the columns; null without sales.',
        resolve: ({ cells }) => cells.map((values) => values && reportFiguresOf(values)),
      }),
    }),
  });
  return builder.objectRef<SalesReport>('SalesReport').implement({
    fields: (t) => ({
      currency: t.exposeString('currency'),
      currencies: t.exposeStringList('currencies'),
      today: t.expose('today', { type: 'Day' }),
      from: t.expose('from', { type: 'Day' }),
      to: t.expose('to', { type: 'Day' }),
      comparisonFrom: t.expose('comparisonFrom', { type: 'Day', nullable: true }),
      comparisonTo: t.expose('comparisonTo', { type: 'Day', nullable: true }),
      leftOut: t.expose('leftOut', { type: ['Day'], description: 'Days that do not count.' }),
      comparisonLeftOut: t.expose('comparisonLeftOut', { type: ['Day'] }),
      source: t.expose('source', { type: source }),
      omitted: t.expose('omitted', {
        type: omission,
        nullable: true,
        description: 'Why there are no figures: too many branches and days, or too many receipts.',
      }),
      isCounting: t.exposeBoolean('isCounting', {
        description: 'True while many new receipts are still being added to the figures.',
      }),
      measures: t.expose('measures', { type: [measure], description: 'Measures that apply to all rows.' }),
      total: t.field({ type: figures, resolve: ({ total }) => reportFiguresOf(total) }),
      totalValues: t.floatList({ description: valuesText, resolve: ({ total }) => [...total] }),
      comparisonTotalValues: t.floatList({
        nullable: true,
        description: valuesText,
        resolve: ({ comparisonTotal }) => comparisonTotal && [...comparisonTotal],
      }),
      comparisonTotal: t.field({
        type: figures,
        nullable: true,
        resolve: ({ comparisonTotal }) => comparisonTotal && reportFiguresOf(comparisonTotal),
      }),
      columns: t.expose('columns', { type: [column] }),
      totalCount: t.exposeInt('totalCount'),
      rows: t.expose('rows', { type: [row] }),
    }),
  });
}

function summaryType(kit: Kit, report: ReturnType<typeof reportType>) {
  const closings = closingSumsType(kit);
  return kit.builder.objectRef<SalesSummary>('SalesSummary').implement({
    fields: (t) => ({
      whole: t.expose('whole', { type: report, description: 'All of it in one row.' }),
      vat: t.expose('vat', { type: report }),
      payments: t.expose('payments', { type: report }),
      closings: t.expose('closings', {
        type: closings,
        description: 'Cash counted in daily closings of the range, whatever the hours.',
      }),
    }),
  });
}

function closingSumsType({ builder }: Kit) {
  return builder.objectRef<ClosingSums>('ClosingSums').implement({
    fields: (t) => ({
      closings: t.exposeInt('closings'),
      counted: t.exposeInt('counted', { description: 'Closings with counted cash.' }),
      expectedCash: t.expose('expectedCash', { type: 'Cents', description: 'Of those with counted cash.' }),
      countedCash: t.expose('countedCash', { type: 'Cents' }),
      difference: t.expose('difference', { type: 'Cents', description: 'Counted less expected.' }),
      shortages: t.exposeInt('shortages', { description: 'Closings with less cash than expected.' }),
    }),
  });
}
