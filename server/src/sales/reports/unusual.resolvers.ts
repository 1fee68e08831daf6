import { fewestOwnWeeks, ownWeeks, watchedFigures } from '@tresen/domain/sales/reports';
import type { Kit } from '../../kit/graphql/index.ts';
import { readSalesFilter, salesFilterTypes } from '../dashboards/index.ts';
import { enumValuesOf } from './enum-values.ts';
import { readUnusual, type UnusualSales } from './unusual.service.ts';

/** What stands out in the sales of employees, at /graphql/pos. */
export const addUnusualSales = (kit: Kit): void => {
  const { builder } = kit;
  const { filter } = salesFilterTypes(kit);
  const answer = unusualType(kit);
  builder.queryFields((t) => ({
    unusualSales: t.field({
      type: answer,
      description: `Weeks in which an employee voided, discounted or took back far more than in ${fewestOwnWeeks} to ${ownWeeks} own weeks before. Registers and comparison in the filter do not apply.`,
      args: { filter: t.arg({ type: filter }) },
      resolve: (_root, { filter: input }, ctx) => readUnusual(ctx, readSalesFilter(input)),
    }),
  }));
};

function unusualType({ builder }: Kit) {
  const figure = builder.enumType('WatchedFigure', {
    values: enumValuesOf(watchedFigures),
  });
  const week = builder.objectRef<UnusualSales['weeks'][number]>('UnusualWeek').implement({
    fields: (t) => ({
      employeeKey: t.string({ description: 'Branch ID and employee key.', resolve: ({ key }) => key }),
      name: t.exposeString('name'),
      unitName: t.exposeString('unitName'),
      week: t.expose('week', { type: 'Day', description: 'Monday of the week.' }),
      figure: t.expose('figure', { type: figure }),
      amount: t.expose('amount', { type: 'Cents' }),
      rate: t.exposeFloat('rate', { description: 'Amount as a part of turnover plus amount, 0 to 1.' }),
      usualRate: t.exposeFloat('usualRate', { description: 'Median of the employee’s own weeks before.' }),
      limit: t.exposeFloat('limit', { description: 'Rate above which a week is unusual.' }),
      ownWeeks: t.exposeInt('ownWeeks', { description: 'Number of weeks it was compared with.' }),
      excess: t.expose('excess', { type: 'Cents', description: 'Amount above the usual at this turnover.' }),
    }),
  });
  return builder.objectRef<UnusualSales>('UnusualSales').implement({
    fields: (t) => ({
      currency: t.exposeString('currency'),
      currencies: t.exposeStringList('currencies'),
      today: t.expose('today', { type: 'Day' }),
      from: t.expose('from', { type: 'Day' }),
      to: t.expose('to', { type: 'Day' }),
      isOmitted: t.boolean({
        description: 'Too many branches and days to compare.',
        resolve: ({ omitted }) => omitted !== null,
      }),
      isCounting: t.exposeBoolean('isCounting'),
      weeks: t.expose('weeks', { type: [week], description: 'Largest excess first.' }),
      judged: t.exposeInt('judged', { description: 'Employees with enough own weeks.' }),
      tooNew: t.exposeInt('tooNew', { description: 'Employees with too few own weeks.' }),
    }),
  });
}
