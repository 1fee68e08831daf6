import { maxLayout } from '@tresen/domain/master-data/buttons';
import type { ArticleHeat, TapButton, TapCount } from '@tresen/domain/master-data/buttons/grid';
import * as z from 'zod/mini';
import type { Kit } from '../../kit/graphql/index.ts';
import { parseInput } from '../../kit/input/index.ts';
import { readSalesFilter } from '../dashboards/index.ts';
import {
  type ButtonHeatAnswer,
  type ButtonTapsAnswer,
  buttonHeat,
  buttonTaps,
} from './button-heat.service.ts';

/** What sold, for whoever lays out buttons; at /graphql/pos, as the figures are. */
export const addButtonHeat = (kit: Kit): void => {
  const { builder } = kit;
  const [heat, taps] = [heatType(kit), tapsType(kit)];
  const button = builder.inputType('ArticleButtonInput', {
    description: 'A button that sells an article.',
    fields: (t) => ({
      articleId: t.id({ required: true }),
      layer: t.int({ required: true, description: 'Layer of the button; 0 is the first one.' }),
    }),
  });
  const category = builder.inputType('CategoryButtonInput', {
    description: 'A button that opens the articles of a main category or subcategory.',
    fields: (t) => ({
      categoryId: t.id({ required: true }),
      layer: t.int({ required: true, description: 'Layer of the button; 0 is the first one.' }),
    }),
  });
  const grid = builder.inputType('ArticleButtonsInput', {
    description: 'All buttons of a grid that sell an article or open a category.',
    fields: (t) => ({
      buttons: t.field({ type: [button], required: true }),
      categories: t.field({ type: [category] }),
    }),
  });
  builder.queryFields((t) => ({
    buttonHeat: t.field({
      type: heat,
      description: 'Articles sold on the days of the range, with how often they were pressed.',
      args: {
        unitIds: t.arg.idList(),
        deviceIds: t.arg.idList({ description: 'Up to 20 registers.' }),
        from: t.arg({ type: 'Day' }),
        to: t.arg({ type: 'Day' }),
        currency: t.arg.string({ description: 'Currency to show if branches have several.' }),
      },
      resolve: (_root, filter, ctx) => buttonHeat(ctx, readSalesFilter(filter)),
    }),
    buttonTaps: t.field({
      type: taps,
      description:
        'Taps that the receipts of the range take with each of up to 8 grids: one on the article’s button or two by the button of its category, one more for another layer, five for an article with neither.',
      args: {
        grids: t.arg({ type: [grid], required: true }),
        unitIds: t.arg.idList(),
        deviceIds: t.arg.idList({ description: 'Up to 20 registers.' }),
        from: t.arg({ type: 'Day' }),
        to: t.arg({ type: 'Day' }),
        currency: t.arg.string(),
      },
      resolve: (_root, { grids, ...filter }, ctx) =>
        buttonTaps(ctx, readSalesFilter(filter), parseInput(gridsSchema, grids).map(buttonsOf)),
    }),
  }));
};

const { rows, columns, layers } = maxLayout;
const layer = z.int().check(z.minimum(0), z.maximum(layers - 1));
const atMost = z.maxLength(rows * columns * layers);
const gridsSchema = z
  .array(
    z.object({
      buttons: z.array(z.object({ articleId: z.guid(), layer })).check(atMost),
      categories: z.nullish(z.array(z.object({ categoryId: z.guid(), layer })).check(atMost)),
    }),
  )
  .check(z.maxLength(8));

function buttonsOf({ buttons, categories }: z.infer<typeof gridsSchema>[number]): TapButton[] {
  return [
    ...buttons.map(({ articleId, layer }) => tapButton('article', articleId, layer)),
    ...(categories ?? []).map(({ categoryId, layer }) => tapButton('category', categoryId, layer)),
  ];
}

function tapButton(kind: 'article' | 'category', id: string, layer: number): TapButton {
  return { target: { kind, id: id.toLowerCase() }, layer };
}

const spanTexts = {
  from: 'First day that was looked at.',
  to: 'Last day that was looked at.',
  receipts: 'Receipts that sold an article; some minutes behind sales.',
  omittedPresses: 'Presses left out of the counts because a day or month had too many different articles.',
  isOmitted: 'True if this many branches and days would take too long; choose fewer.',
} as const;

function heatType({ builder }: Kit) {
  const sold = builder.objectRef<ArticleHeat>('SoldOnButton').implement({
    fields: (t) => ({
      articleId: t.exposeID('articleId', {
        nullable: true,
        description:
          'Article whose ID the receipts name, else the one with this key as its PLU; null if none.',
      }),
      articleKey: t.exposeString('articleKey', { description: 'The registers’ own key.' }),
      name: t.exposeString('name'),
      isDeleted: t.exposeBoolean('isDeleted'),
      quantity: t.exposeFloat('quantity', {
        description: 'Quantity in pieces or units; as all figures here some minutes behind sales.',
      }),
      turnover: t.expose('turnover', { type: 'Cents' }),
      presses: t.exposeInt('presses', { description: 'Lines of receipts; some minutes behind sales.' }),
    }),
  });
  return builder.objectRef<ButtonHeatAnswer>('ButtonHeat').implement({
    fields: (t) => ({
      from: t.expose('from', { type: 'Day', description: spanTexts.from }),
      to: t.expose('to', { type: 'Day', description: spanTexts.to }),
      currency: t.exposeString('currency'),
      receipts: t.exposeInt('receipts', { description: spanTexts.receipts }),
      openHours: t.exposeInt('openHours', {
        description: 'Hours in which any of the branches, or of the registers asked for, sold something.',
      }),
      omittedPresses: t.exposeFloat('omittedPresses', { description: spanTexts.omittedPresses }),
      isOmitted: t.exposeBoolean('isOmitted', { description: spanTexts.isOmitted }),
      totalCount: t.exposeInt('totalCount'),
      articles: t.expose('articles', {
        type: [sold],
        description: 'Up to 2,000 articles, those with the most presses first.',
      }),
    }),
  });
}

function tapsType({ builder }: Kit) {
  const count = builder.objectRef<TapCount>('GridTaps').implement({
    fields: (t) => ({
      taps: t.exposeFloat('taps'),
      searched: t.exposeFloat('searched', { description: 'Presses of articles without a button.' }),
    }),
  });
  return builder.objectRef<ButtonTapsAnswer>('ButtonTaps').implement({
    fields: (t) => ({
      from: t.expose('from', { type: 'Day', description: spanTexts.from }),
      to: t.expose('to', { type: 'Day', description: spanTexts.to }),
      receipts: t.exposeInt('receipts', { description: spanTexts.receipts }),
      omittedPresses: t.exposeFloat('omittedPresses', { description: spanTexts.omittedPresses }),
      isOmitted: t.exposeBoolean('isOmitted', { description: spanTexts.isOmitted }),
      grids: t.expose('grids', { type: [count], description: 'In the order of the grids asked for.' }),
    }),
  });
}
