import type { AssortmentRow, PriceChange } from '@tresen/domain/sales/assortment';
import type { Kit } from '../../kit/graphql/index.ts';

/** An article of the assortment. */
export const assortmentRowType = ({ builder }: Kit) => {
  const change = builder.objectRef<PriceChange>('ArticlePriceChange').implement({
    fields: (t) => ({
      day: t.expose('day', { type: 'Day' }),
      before: t.expose('before', { type: 'Cents' }),
      after: t.expose('after', { type: 'Cents' }),
    }),
  });
  return builder.objectRef<AssortmentRow>('AssortmentRow').implement({
    fields: (t) => ({
      articleId: t.id({
        nullable: true,
        description: 'Null for goods that no article is known of.',
        resolve: ({ id }) => id,
      }),
      key: t.exposeString('key', { description: 'Key at the register; empty if nothing was sold.' }),
      name: t.exposeString('name'),
      isDeleted: t.exposeBoolean('isDeleted'),
      quantity: t.float({ resolve: ({ quantity }) => quantity / 1000 }),
      turnover: t.expose('turnover', { type: 'Cents' }),
      net: t.expose('net', { type: 'Cents' }),
      cost: t.expose('cost', {
        type: 'Cents',
        nullable: true,
        description: 'Null if a purchase price is missing on any of the days.',
      }),
      margin: t.expose('margin', { type: 'Cents', nullable: true }),
      marginRate: t.exposeFloat('marginRate', { nullable: true, description: 'Part of net turnover.' }),
      stock: t.float({ nullable: true, resolve: ({ stock }) => stock && stock / 1000 }),
      stockTurns: t.exposeFloat('stockTurns', {
        nullable: true,
        description:
          'How many times the mean stock was sold; null if stock was not kept from the first day on.',
      }),
      prices: t.expose('prices', {
        type: [change],
        description: 'Changes of the sales price within the range, oldest first.',
      }),
      daysLeft: t.exposeInt('daysLeft', { nullable: true, description: 'Days that the stock lasts.' }),
      lastSold: t.expose('lastSold', {
        type: 'Day',
        nullable: true,
        description: 'First day of the month of the last sale, if the range has none.',
      }),
    }),
  });
};
