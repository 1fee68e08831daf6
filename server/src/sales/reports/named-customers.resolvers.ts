import {
  type CustomerFigure,
  customerFigures,
  type NamedCustomer,
  perVisit,
} from '@tresen/domain/sales/named-customers';
import { reportHoursSchema } from '@tresen/domain/sales/reports';
import type { Kit } from '../../kit/graphql/index.ts';
import { parseInput } from '../../kit/input/index.ts';
import { readSalesFilter, salesFilterTypes } from '../dashboards/index.ts';
import { enumValuesOf } from './enum-values.ts';
import { maxNamedReceipts, type NamedCustomers, readNamedCustomers } from './named-customers.service.ts';
import { maxRows } from './report-rows.ts';

const usualRows = 100;

/** Who came how often and bought how much, at /graphql/pos. */
export const addNamedCustomers = (kit: Kit): void => {
  const { builder } = kit;
  const { filter } = salesFilterTypes(kit);
  const figure = builder.enumType('CustomerFigure', {
    values: enumValuesOf<CustomerFigure>(customerFigures),
  });
  const answer = answerType(kit);
  builder.queryFields((t) => ({
    namedCustomers: t.field({
      type: answer,
      description: `Customers named on the newest ${maxNamedReceipts} receipts of the range that name one. Names that differ only in case or accents are one customer. Comparison in the filter does not apply.`,
      args: {
        filter: t.arg({ type: filter }),
        fromHour: t.arg.int({ description: 'First hour of the branch’s local time, 0 to 23.' }),
        toHour: t.arg.int({ description: 'Last hour, inclusive; 20 to 2 is a night.' }),
        order: t.arg({ type: figure, description: 'Defaults to turnover, highest first.' }),
        ascending: t.arg.boolean(),
        first: t.arg.int({ description: `Rows; defaults to ${usualRows}, maximum ${maxRows}.` }),
      },
      resolve: (_root, { filter: input, order, ascending, first, ...hours }, ctx) =>
        readNamedCustomers(ctx, readSalesFilter(input), {
          ...parseInput(reportHoursSchema, hours),
          order: order ?? 'turnover',
          isAscending: ascending ?? false,
          first: Math.min(Math.max(first ?? usualRows, 1), maxRows),
        }),
    }),
  }));
};

function answerType({ builder }: Kit) {
  const customer = builder.objectRef<NamedCustomer>('NamedCustomer').implement({
    fields: (t) => ({
      name: t.exposeString('name', { description: 'As the newest receipt has it.' }),
      visits: t.exposeInt('visits', { description: 'Business days with receipts.' }),
      receipts: t.exposeInt('receipts'),
      turnover: t.expose('turnover', { type: 'Cents' }),
      perVisit: t.field({ type: 'Cents', resolve: perVisit }),
      firstDay: t.expose('firstDay', { type: 'Day', description: 'Within the range.' }),
      lastDay: t.expose('lastDay', { type: 'Day' }),
    }),
  });
  return builder.objectRef<NamedCustomers>('NamedCustomers').implement({
    fields: (t) => ({
      currency: t.exposeString('currency'),
      currencies: t.exposeStringList('currencies'),
      today: t.expose('today', { type: 'Day' }),
      from: t.expose('from', { type: 'Day' }),
      to: t.expose('to', { type: 'Day' }),
      receipts: t.exposeInt('receipts', { description: 'Receipts with a name that were read.' }),
      readSince: t.expose('readSince', {
        type: 'Day',
        nullable: true,
        description: `Day of the oldest receipt read, if the range has ${maxNamedReceipts} or more; else null.`,
      }),
      totalCount: t.exposeInt('totalCount'),
      customers: t.expose('customers', { type: [customer] }),
    }),
  });
}
