import {
  type AssortmentFigure,
  type AssortmentView,
  assortmentFigures,
  assortmentViews,
} from '@tresen/domain/sales/assortment';
import type { Kit } from '../../kit/graphql/index.ts';
import { readSalesFilter, salesFilterTypes } from '../dashboards/index.ts';
import { type AssortmentReport, readAssortment } from './assortment.service.ts';
import { assortmentRowType } from './assortment-row.types.ts';
import { enumValuesOf } from './enum-values.ts';

const usualRows = 100;
const maxRows = 5_000;

/** What the assortment earns, and what of it lies idle, at /graphql/pos. */
export const addAssortment = (kit: Kit): void => {
  const { builder } = kit;
  const { filter } = salesFilterTypes(kit);
  const view = builder.enumType('AssortmentView', {
    description:
      'All articles; those that sell less than once a week; those that never sold within the range and two years before; those without a purchase price.',
    values: enumValuesOf<AssortmentView>(assortmentViews),
  });
  const figure = builder.enumType('AssortmentFigure', {
    values: enumValuesOf<AssortmentFigure>(assortmentFigures),
  });
  const answer = assortmentType(kit);
  builder.queryFields((t) => ({
    assortment: t.field({
      type: answer,
      description:
        'Articles with sales, cost at the purchase prices of the days, margin and stock. Registers, employees and comparison in the filter do not apply.',
      args: {
        filter: t.arg({ type: filter }),
        view: t.arg({ type: view, description: 'Defaults to all.' }),
        order: t.arg({ type: figure, description: 'Defaults to net turnover, highest first.' }),
        ascending: t.arg.boolean(),
        first: t.arg.int({ description: `Rows; defaults to ${usualRows}, maximum ${maxRows}.` }),
      },
      resolve: (_root, { filter: input, view: named, order, ascending, first }, ctx) =>
        readAssortment(ctx, readSalesFilter(input), {
          view: named ?? 'all',
          order: order ?? 'net',
          isAscending: ascending ?? false,
          first: Math.min(Math.max(first ?? usualRows, 1), maxRows),
        }),
    }),
  }));
};

function assortmentType(kit: Kit) {
  const row = assortmentRowType(kit);
  return kit.builder.objectRef<AssortmentReport>('Assortment').implement({
    fields: (t) => ({
      currency: t.exposeString('currency'),
      currencies: t.exposeStringList('currencies'),
      today: t.expose('today', { type: 'Day' }),
      from: t.expose('from', { type: 'Day' }),
      to: t.expose('to', { type: 'Day' }),
      isOmitted: t.exposeBoolean('isOmitted', {
        description: 'Too many branches, days and changes of purchase prices at once.',
      }),
      isCounting: t.exposeBoolean('isCounting'),
      turnover: t.field({ type: 'Cents', resolve: ({ sums }) => sums.turnover }),
      net: t.field({ type: 'Cents', resolve: ({ sums }) => sums.net }),
      netWithCost: t.field({
        type: 'Cents',
        description: 'Net turnover of articles with a purchase price: what cost and margin are of.',
        resolve: ({ sums }) => sums.netWithCost,
      }),
      cost: t.field({ type: 'Cents', resolve: ({ sums }) => sums.cost }),
      margin: t.field({ type: 'Cents', resolve: ({ sums }) => sums.margin }),
      idleCount: t.int({ resolve: ({ sums }) => sums.counts.idle }),
      neverCount: t.int({ resolve: ({ sums }) => sums.counts.never }),
      noCostCount: t.int({ resolve: ({ sums }) => sums.counts.noCost }),
      totalCount: t.exposeInt('totalCount', { description: 'Rows of the view.' }),
      rows: t.expose('rows', { type: [row] }),
    }),
  });
}
