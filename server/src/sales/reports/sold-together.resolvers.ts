import {
  fewestTogether,
  mostArticles,
  type Pair,
  type PairFigure,
  pairFigures,
} from '@tresen/domain/sales/pairs';
import { reportHoursSchema } from '@tresen/domain/sales/reports';
import type { Kit } from '../../kit/graphql/index.ts';
import { parseInput } from '../../kit/input/index.ts';
import { readSalesFilter, salesFilterTypes } from '../dashboards/index.ts';
import { enumValuesOf } from './enum-values.ts';
import { maxRows } from './report-rows.ts';
import { maxReceipts, type SoldTogether, soldTogether } from './sold-together.service.ts';

const usualRows = 100;

/** Which articles are on the same receipts, at /graphql/pos. */
export const addSoldTogether = (kit: Kit): void => {
  const { builder } = kit;
  const { filter } = salesFilterTypes(kit);
  const figure = builder.enumType('PairFigure', { values: enumValuesOf<PairFigure>(pairFigures) });
  const answer = togetherType(kit);
  builder.queryFields((t) => ({
    soldTogether: t.field({
      type: answer,
      description: `Pairs of articles on at least ${fewestTogether} receipts, of the newest ${maxReceipts} receipts of the range. Receipts with more than ${mostArticles} different articles are left out. Comparison in the filter does not apply.`,
      args: {
        filter: t.arg({ type: filter }),
        article: t.arg.string({ description: 'Key at the register: pairs of this article alone.' }),
        fromHour: t.arg.int({ description: 'First hour of the branch’s local time, 0 to 23.' }),
        toHour: t.arg.int({ description: 'Last hour, inclusive; 20 to 2 is a night.' }),
        order: t.arg({ type: figure, description: 'Highest first; defaults to receipts with both.' }),
        first: t.arg.int({ description: `Rows; defaults to ${usualRows}, maximum ${maxRows}.` }),
      },
      resolve: (_root, { filter: input, article, order, first, ...hours }, ctx) =>
        soldTogether(ctx, readSalesFilter(input), {
          ...parseInput(reportHoursSchema, hours),
          article: article ?? null,
          order: order ?? 'together',
          first: Math.min(Math.max(first ?? usualRows, 1), maxRows),
        }),
    }),
  }));
};

function togetherType(kit: Kit) {
  const pair = pairType(kit);
  return kit.builder.objectRef<SoldTogether>('SoldTogether').implement({
    fields: (t) => ({
      currency: t.exposeString('currency'),
      currencies: t.exposeStringList('currencies'),
      today: t.expose('today', { type: 'Day' }),
      from: t.expose('from', { type: 'Day' }),
      to: t.expose('to', { type: 'Day' }),
      receipts: t.exposeInt('receipts', { description: 'Receipts with articles that were looked at.' }),
      readSince: t.expose('readSince', {
        type: 'Day',
        nullable: true,
        description: `Day of the oldest receipt looked at, if the range has more than ${maxReceipts}; else null.`,
      }),
      totalCount: t.exposeInt('totalCount'),
      pairs: t.expose('pairs', { type: [pair] }),
    }),
  });
}

function pairType({ builder }: Kit) {
  return builder.objectRef<Pair>('SoldPair').implement({
    fields: (t) => ({
      key: t.exposeString('key', {
        description: 'Key at the register of the article asked for, else of the one on more receipts.',
      }),
      name: t.exposeString('name'),
      otherKey: t.exposeString('otherKey'),
      otherName: t.exposeString('otherName'),
      together: t.exposeInt('together', { description: 'Receipts with both.' }),
      receipts: t.exposeInt('receipts', { description: 'Receipts with the first article.' }),
      otherReceipts: t.exposeInt('otherReceipts', { description: 'Receipts with the other article.' }),
      support: t.exposeFloat('support', { description: 'Receipts with both as a part of all, 0 to 1.' }),
      confidence: t.exposeFloat('confidence', {
        description: 'Part of the receipts with the first article that have the other, too.',
      }),
      otherConfidence: t.exposeFloat('otherConfidence', {
        description: 'Part of the receipts with the other article that have the first, too.',
      }),
      lift: t.exposeFloat('lift', {
        description: 'How many times as often as by chance: 1 if both are independent.',
      }),
    }),
  });
}
