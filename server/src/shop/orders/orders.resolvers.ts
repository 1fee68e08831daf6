import type { Kit } from '../../kit/graphql/index.ts';
import { answerOrder, cancelOrder } from './buyer-steps.ts';
import { saveOrderNote, setOrderStatus } from './change-status.ts';
import { editOrder } from './edit-order.ts';
import { orderApiTypes } from './orders.types.ts';
import type { OrdersPort } from './orders-port.ts';
import { listOrders, readOrder } from './read-orders.ts';
import { orderAsCart } from './reorder.ts';

/** Orders answer at /graphql. */
export const addOrders = (kit: Kit, port: OrdersPort): void => {
  const { builder, saveResult } = kit;
  const types = orderApiTypes(kit);
  builder.queryFields((t) => ({
    shopOrders: t.field({
      type: types.connection,
      description: 'Orders, newest first: those of the own tenant, or those that it sells.',
      args: {
        view: t.arg({ type: types.view, required: true }),
        search: t.arg.string({
          description:
            'Words of number, purchase-order number, customer, company, articles, keys and invoice number.',
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
    shopOrderAsCart: t.field({
      type: types.asCart,
      description: 'What an order of the own tenant would be today, to be ordered once more.',
      args: { id: t.arg.id({ required: true }), language: t.arg.string({ required: true }) },
      resolve: (_root, args, ctx) => orderAsCart(ctx, port, args),
    }),
  }));
  builder.mutationFields((t) => ({
    setShopOrderStatus: t.field({
      type: saveResult,
      description:
        'What the seller makes of an order. A completion hands out keys and gives the invoice number.',
      args: {
        id: t.arg.id({ required: true }),
        version: t.arg.int({ required: true }),
        status: t.arg({ type: types.status, required: true }),
        reason: t.arg.string({
          required: true,
          description: 'For the buyer; may be empty where none is needed.',
        }),
      },
      resolve: (_root, args, ctx) => setOrderStatus(ctx, port, args),
    }),
    saveShopOrderNote: t.field({
      type: saveResult,
      description: "Keeps the seller's own note.",
      args: {
        id: t.arg.id({ required: true }),
        version: t.arg.int({ required: true }),
        note: t.arg.string({ required: true }),
      },
      resolve: (_root, args, ctx) => saveOrderNote(ctx, args),
    }),
    cancelShopOrder: t.field({
      type: saveResult,
      description: 'Takes an order back for good, while nobody works on it.',
      args: { id: t.arg.id({ required: true }), version: t.arg.int({ required: true }) },
      resolve: (_root, args, ctx) => cancelOrder(ctx, port, args),
    }),
    answerShopOrder: t.field({
      type: saveResult,
      description: 'Answers the question that an order waits with; it goes on where it stood before.',
      args: {
        id: t.arg.id({ required: true }),
        version: t.arg.int({ required: true }),
        answer: t.arg.string({ required: true }),
      },
      resolve: (_root, args, ctx) => answerOrder(ctx, port, args),
    }),
    editShopOrder: t.field({
      type: types.edited,
      description: 'Cancels an order to edit it: its lines are in the emptied cart afterwards.',
      args: {
        id: t.arg.id({ required: true }),
        version: t.arg.int({ required: true }),
        language: t.arg.string({ required: true }),
      },
      resolve: (_root, args, ctx) => editOrder(ctx, port, args),
    }),
  }));
};
