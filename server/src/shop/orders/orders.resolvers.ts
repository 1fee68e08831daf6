import type { Kit } from '../../kit/graphql/index.ts';
import { orderApiTypes } from './orders.types.ts';
import { listOrders, readOrder } from './read-orders.ts';

/** Orders answer at /graphql. */
export const addOrders = (kit: Kit): void => {
  const { builder } = kit;
  const types = orderApiTypes(kit);
  builder.queryFields((t) => ({
    shopOrders: t.field({
      type: types.connection,
      description: 'Orders, newest first: those of the own tenant, or those that it sells.',
      args: {
        view: t.arg({ type: types.view, required: true }),
        search: t.arg.string({
          description: 'Words of number, customer, company, articles, keys and invoice number.',
        }),
        status: t.arg({ type: [types.status] }),
        from: t.arg({ type: 'DateTime' }),
        to: t.arg({ type: 'DateTime' }),
        first: t.arg.int(),
        after: t.arg.string(),
      },
      resolve: (_root, args, ctx) => listOrders(ctx, args),
    }),
    shopOrder: t.field({
      type: types.order,
      nullable: true,
      args: { id: t.arg.id({ required: true }) },
      resolve: async (_root, { id }, ctx) => (await readOrder(ctx, id)) ?? null,
    }),
  }));
};
