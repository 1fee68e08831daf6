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
      description: 'Orders placed by the tenant, or those it sells, newest first.',
      args: {
        view: t.arg({ type: types.view, required: true }),
        search: t.arg.string({
          description:
            'Words in order number, purchase-order number, customer, company, products, licence keys or invoice number.',
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
      description: 'Recreates one of the tenant’s orders with current products and prices, to order again.',
      args: { id: t.arg.id({ required: true }), language: t.arg.string({ required: true }) },
      resolve: (_root, args, ctx) => orderAsCart(ctx, port, args),
    }),
  }));
  builder.mutationFields((t) => ({
    setShopOrderStatus: t.field({
      type: saveResult,
      description:
        'Changes the status of an order as its seller. Completing it issues the licence keys and the invoice number.',
      args: {
        id: t.arg.id({ required: true }),
        version: t.arg.int({ required: true }),
        status: t.arg({ type: types.status, required: true }),
        reason: t.arg.string({
          required: true,
          description: 'Message to the buyer; may be empty if not required.',
        }),
      },
      resolve: (_root, args, ctx) => setOrderStatus(ctx, port, args),
    }),
    saveShopOrderNote: t.field({
      type: saveResult,
      description: 'Saves the seller’s internal note.',
      args: {
        id: t.arg.id({ required: true }),
        version: t.arg.int({ required: true }),
        note: t.arg.string({ required: true }),
      },
      resolve: (_root, args, ctx) => saveOrderNote(ctx, args),
    }),
    cancelShopOrder: t.field({
      type: saveResult,
      description: 'Cancels an order permanently, as long as it is not being processed.',
      args: { id: t.arg.id({ required: true }), version: t.arg.int({ required: true }) },
      resolve: (_root, args, ctx) => cancelOrder(ctx, port, args),
    }),
    answerShopOrder: t.field({
      type: saveResult,
      description: 'Answers the seller’s question about an order, which then returns to its previous status.',
      args: {
        id: t.arg.id({ required: true }),
        version: t.arg.int({ required: true }),
        answer: t.arg.string({ required: true }),
      },
      resolve: (_root, args, ctx) => answerOrder(ctx, port, args),
    }),
    editShopOrder: t.field({
      type: types.edited,
      description: 'Cancels an order for editing. Its lines replace the contents of the cart.',
      args: {
        id: t.arg.id({ required: true }),
        version: t.arg.int({ required: true }),
        language: t.arg.string({ required: true }),
      },
      resolve: (_root, args, ctx) => editOrder(ctx, port, args),
    }),
  }));
};
