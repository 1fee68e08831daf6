import { useQueryClient } from '@tanstack/react-query';
import { orderedLineOf } from '@tresen/domain/shop/checkout';
import { useState } from 'react';
import {
  OrderOfKeyDocument,
  PlaceOrderDocument,
  type PlaceOrderMutationVariables,
} from '../../kit/graphql/generated/general/graphql.ts';
import { generalApi, RequestError } from '../../kit/graphql/index.ts';
import { useLanguage } from '../../kit/i18n/index.ts';
import { useNotify } from '../../kit/notices/index.ts';
import { cartLines, cartProject, saveCart } from '../cart/index.ts';
import { type CheckoutValues, formOf } from './checkout-values.ts';
import { keyOfCart, settleOrderKey } from './order-key.ts';

/** How it stands with the order. */
export type PlacingState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'sending' }
  /** The line broke; the same order is sent again until somebody answers. */
  | { readonly kind: 'asking' }
  | { readonly kind: 'lost' }
  /** Refused: the price is another one by now. Gross cents. */
  | { readonly kind: 'changed'; readonly before: number; readonly after: number };

export interface Placing {
  readonly state: PlacingState;
  readonly isBusy: boolean;
}

interface Placed {
  readonly id: string;
}

type OrderInput = PlaceOrderMutationVariables['order'];

/** Milliseconds before the same order is sent again, when the line broke. */
const retries = [500, 1_500, 4_000, 8_000];

interface PlaceOptions {
  /** Whom the mandate on the page names; null where nobody pays by debit. */
  readonly creditorId: string | null;
  readonly onPlaced: (id: string) => void;
  /** The figures or the terms are other ones by now. */
  readonly onOld: () => void;
}

/** Orders what lies in the cart, once, whatever happens to the line or the page meanwhile (decisions SHP-81). */
export const usePlaceOrder = ({ creditorId, onPlaced, onOld }: PlaceOptions) => {
  const [state, setState] = useState<PlacingState>({ kind: 'idle' });
  const client = useQueryClient();
  const language = useLanguage();
  const notify = useNotify();

  const orderNow = async (values: CheckoutValues, expectedGross: number): Promise<Placed> => {
    await saveCart();
    const lines = cartLines();
    const projectId = cartProject().id;
    const idempotencyKey = keyOfCart();
    const order = {
      ...formOf(values, creditorId),
      idempotencyKey,
      projectId,
      lines: lines.map(orderedLineOf),
      termsVersion: values.agreedTo,
      expectedGross,
      language,
    };
    try {
      return await sendUntilAnswered(order, () => setState({ kind: 'asking' }));
    } catch (error) {
      const isThere = error instanceof RequestError && error.code === 'ORDER_KEY_USED';
      const before = isThere ? await orderOf(idempotencyKey) : null;
      if (before) return before;
      throw error;
    }
  };

  const refused = (error: unknown, expectedGross: number): void => {
    const code = error instanceof RequestError ? error.code : undefined;
    setState({ kind: code === 'NO_CONNECTION' ? 'lost' : 'idle' });
    if (code === 'NO_CONNECTION') return;
    if (code === 'ORDER_TOTAL_CHANGED' && error instanceof RequestError)
      setState({ kind: 'changed', before: expectedGross, after: Number(error.parameters.gross) });
    else notify.failure(error);
    onOld();
  };

  const place = async (values: CheckoutValues, expectedGross: number): Promise<void> => {
    setState({ kind: 'sending' });
    try {
      const { id } = await orderNow(values, expectedGross);
      settleOrderKey();
      client.removeQueries({ queryKey: ['checkoutStart'] });
      onPlaced(id);
    } catch (error) {
      refused(error, expectedGross);
    }
  };
  const isBusy = state.kind === 'sending' || state.kind === 'asking';
  return { place, state, isBusy } as const;
};

/** Sends an order until there is an answer; harmless, since its key makes it one order. @throws {RequestError} */
async function sendUntilAnswered(order: OrderInput, onBroken: () => void): Promise<Placed> {
  for (const pause of retries) {
    try {
      return (await generalApi.request(PlaceOrderDocument, { order })).placeShopOrder;
    } catch (error) {
      if (!isLineBroken(error)) throw error;
      onBroken();
      await wait(pause);
    }
  }
  return (await generalApi.request(PlaceOrderDocument, { order })).placeShopOrder;
}

function isLineBroken(error: unknown): boolean {
  return error instanceof RequestError && error.code === 'NO_CONNECTION';
}

function wait(ms: number): Promise<void> {
  return new Promise((done) => setTimeout(done, ms));
}

/** The order that stands under a key, of another try of the same cart. */
async function orderOf(idempotencyKey: string): Promise<Placed | null> {
  return (await generalApi.request(OrderOfKeyDocument, { idempotencyKey })).shopOrderOfKey;
}
