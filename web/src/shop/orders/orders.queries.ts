import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { OrderStatus } from '@tresen/domain/shop/orders';
import {
  AnswerShopOrderDocument,
  CancelShopOrderDocument,
  SaveShopOrderNoteDocument,
  SetShopOrderStatusDocument,
  ShopOrderDocument,
  type ShopOrderFactsFragment,
  type ShopOrderListedFragment,
  ShopOrdersDocument,
} from '../../kit/graphql/generated/general/graphql.ts';
import { generalApi, RequestError, savedId } from '../../kit/graphql/index.ts';
import { recordsQuery } from '../../kit/record-list/index.ts';
import { type OrderView, orderFilter } from './orders-address.ts';

/** An order in a list. Amounts in cents. */
export type ListedOrder = ShopOrderListedFragment;
/** An order with all that became of it. Amounts in cents. */
export type Order = ShopOrderFactsFragment;
export type OrderLine = Order['lines'][number];

/** Pages of both lists, each kept under its own name. */
export const ordersQueries: Readonly<Record<OrderView, ReturnType<typeof pagesOf>>> = {
  BUYER: pagesOf('shopOrders', 'BUYER'),
  SELLER: pagesOf('soldShopOrders', 'SELLER'),
};

/** One order. @throws {RequestError} NOT_FOUND */
export const orderQuery = (id: string) =>
  queryOptions({
    queryKey: ['shopOrder', id],
    queryFn: async () => {
      const { shopOrder } = await generalApi.request(ShopOrderDocument, { id });
      if (shopOrder === null) throw new RequestError('NOT_FOUND');
      return shopOrder;
    },
    meta: { topics: ['orders'] },
  });

/** What happens once the server has answered, also when what asked is gone from the page by then. */
export interface Outcome<Result> {
  readonly onSuccess: (result: Result) => void;
  readonly onError: (error: unknown) => void;
}

/** What the seller makes of an order. */
export const useSetStatus = ({ id, version }: Order, outcome: Outcome<string>) =>
  useOrderMutation(
    async ({ status, reason }: { readonly status: OrderStatus; readonly reason: string }) =>
      savedId(
        (await generalApi.request(SetShopOrderStatusDocument, { id, version, status, reason }))
          .setShopOrderStatus,
      ),
    outcome,
  );

/** Keeps the seller's own note. */
export const useSaveNote = ({ id, version }: Order, outcome: Outcome<string>) =>
  useOrderMutation(
    async (note: string) =>
      savedId((await generalApi.request(SaveShopOrderNoteDocument, { id, version, note })).saveShopOrderNote),
    outcome,
  );

/** Takes an order back for good. */
export const useCancelOrder = ({ id, version }: Order, outcome: Outcome<string>) =>
  useOrderMutation<void, string>(
    async () => savedId((await generalApi.request(CancelShopOrderDocument, { id, version })).cancelShopOrder),
    outcome,
  );

/** Answers the seller's question. */
export const useAnswerOrder = ({ id, version }: Order, outcome: Outcome<string>) =>
  useOrderMutation(
    async (answer: string) =>
      savedId((await generalApi.request(AnswerShopOrderDocument, { id, version, answer })).answerShopOrder),
    outcome,
  );

function pagesOf(list: string, view: OrderView) {
  return recordsQuery<ListedOrder>(
    list,
    async ({ filter, first, after }) =>
      (await generalApi.request(ShopOrdersDocument, { view, ...orderFilter(filter), first, after }))
        .shopOrders,
    ['orders'],
  );
}

/** A change of one order, after which it and both lists are read again. */
export const useOrderMutation = <Input, Result>(
  run: (input: Input) => Promise<Result>,
  outcome: Outcome<Result>,
) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: run,
    ...outcome,
    // After a refusal, too: somebody else may have been quicker.
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: ['shopOrder'] }),
        client.invalidateQueries({ queryKey: ['shopOrders'] }),
        client.invalidateQueries({ queryKey: ['soldShopOrders'] }),
      ]),
  });
};
