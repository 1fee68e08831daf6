import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { type CartLine, linesOfStored } from '@tresen/domain/shop/cart';
import type { OrderStatus } from '@tresen/domain/shop/orders';
import {
  AnswerShopOrderDocument,
  CancelShopOrderDocument,
  EditShopOrderDocument,
  SaveShopOrderNoteDocument,
  SetShopOrderStatusDocument,
  ShopOrderAsCartDocument,
  ShopOrderDocument,
  type ShopOrderFactsFragment,
  type ShopOrderListedFragment,
  ShopOrdersDocument,
} from '../../kit/graphql/generated/general/graphql.ts';
import { generalApi, RequestError, savedId } from '../../kit/graphql/index.ts';
import type { Language } from '../../kit/i18n/index.ts';
import { recordsQuery } from '../../kit/record-list/index.ts';
import { openRefilled } from '../cart/index.ts';
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
interface Outcome<Result> {
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

/** What could be ordered once more. */
interface Again {
  readonly lines: readonly CartLine[];
  readonly leftOut: readonly string[];
}

/** Asks what an order would be today. */
export const useReorder = ({ id }: Order, { onSuccess, onError }: Outcome<Again>) =>
  useMutation({
    mutationFn: async (language: Language): Promise<Again> => {
      const { shopOrderAsCart } = await generalApi.request(ShopOrderAsCartDocument, { id, language });
      return { lines: linesOfStored(shopOrderAsCart.cart) ?? [], leftOut: shopOrderAsCart.leftOut };
    },
    onSuccess,
    onError,
  });

/** Takes an order back into the emptied cart; gives the names of what is not sold any more (SHP-79). */
export const useEditOrder = ({ id, version }: Order, outcome: Outcome<readonly string[]>) =>
  useOrderMutation(
    (language: Language) =>
      openRefilled(async () => {
        const { editShopOrder } = await generalApi.request(EditShopOrderDocument, { id, version, language });
        return editShopOrder.leftOut;
      }),
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

function useOrderMutation<Input, Result>(run: (input: Input) => Promise<Result>, outcome: Outcome<Result>) {
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
}
