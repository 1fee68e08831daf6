import { stockLevelOf } from '@tresen/domain/master-data/stock';
import type { Kit } from '../../kit/graphql/index.ts';
import type { MovementConnection } from './list.service.ts';
import type { ListedMovement, StockRow } from './stock.store.ts';

/** What a branch has of an article. */
export const stockType = ({ builder }: Kit) => {
  return builder.objectRef<StockRow>('ArticleStock').implement({
    description: 'Stock of an article in a branch. Quantities are in thousandths.',
    fields: (t) => ({
      unitId: t.exposeID('unitId'),
      unitName: t.exposeString('unitName'),
      amount: t.exposeFloat('amount', {
        nullable: true,
        description: 'Null if nothing was ever recorded.',
      }),
      level: t.string({
        description: '`unknown`, `empty`, `low` or `enough`.',
        resolve: ({ amount, reorderQuantity }) => stockLevelOf(amount, reorderQuantity),
      }),
      countedAt: t.expose('countedAt', { type: 'DateTime', nullable: true }),
      movedAt: t.expose('movedAt', { type: 'DateTime', nullable: true }),
    }),
  });
};

/** A page of movements. */
export const movementsType = ({ builder, pageInfo }: Kit) => {
  const movement = builder.objectRef<ListedMovement>('StockMovement').implement({
    description: 'A stock movement. Quantities are in thousandths.',
    fields: (t) => ({
      id: t.exposeID('id'),
      unitId: t.exposeID('unitId'),
      unitName: t.exposeString('unitName'),
      kind: t.exposeString('kind', { description: '`sale`, `return`, `delivery`, `loss` or `count`.' }),
      quantity: t.exposeFloat('quantity', {
        description: 'Unsigned quantity; for a count, the quantity found.',
      }),
      change: t.exposeFloat('change', { description: 'Change in stock.' }),
      madeAt: t.expose('madeAt', { type: 'DateTime' }),
      actorName: t.exposeString('actorName', { description: 'Name of the user or register.' }),
      reason: t.exposeString('reason', { nullable: true }),
    }),
  });
  return builder.objectRef<MovementConnection>('StockMovementConnection').implement({
    fields: (t) => ({
      nodes: t.expose('nodes', { type: [movement] }),
      pageInfo: t.expose('pageInfo', { type: pageInfo }),
    }),
  });
};
