import { useMutation } from '@tanstack/react-query';
import { type CartLine, linesOfStored } from '@tresen/domain/shop/cart';
import {
  EditShopOrderDocument,
  ShopOrderAsCartDocument,
} from '../../kit/graphql/generated/general/graphql.ts';
import { generalApi } from '../../kit/graphql/index.ts';
import type { Language } from '../../kit/i18n/index.ts';
import { openRefilled } from '../cart/index.ts';
import { type Order, type Outcome, useOrderMutation } from './orders.queries.ts';

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
