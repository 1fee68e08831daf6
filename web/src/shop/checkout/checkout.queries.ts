import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { CartLine } from '@tresen/domain/shop/cart';
import { orderedLineOf } from '@tresen/domain/shop/checkout';
import {
  CheckoutCustomerDocument,
  CheckoutStartDocument,
  type CheckoutStartQuery,
  OrderOfKeyDocument,
  OrderPreviewDocument,
  type OrderPreviewQuery,
  PlacedOrderDocument,
  type PlacedOrderQuery,
  ShopTermsDocument,
  type ShopTermsQuery,
} from '../../kit/graphql/generated/general/graphql.ts';
import { generalApi } from '../../kit/graphql/index.ts';
import type { Language } from '../../kit/i18n/index.ts';

export type CheckoutStart = CheckoutStartQuery['checkoutStart'];
export type KnownAddress = CheckoutStart['addresses'][number];
export type OrderPreview = OrderPreviewQuery['previewShopOrder'];
export type PreviewLine = OrderPreview['lines'][number];
export type ShopTerms = NonNullable<ShopTermsQuery['shopTerms']>;
export type PlacedOrder = NonNullable<PlacedOrderQuery['shopOrder']>;

/** What the form begins with. */
export const checkoutStartQuery = queryOptions({
  queryKey: ['checkoutStart'],
  queryFn: async () => (await generalApi.request(CheckoutStartDocument, {})).checkoutStart,
  staleTime: Number.POSITIVE_INFINITY,
});

interface PreviewOf {
  readonly lines: readonly CartLine[];
  readonly customerId: string | null;
  readonly country: string;
  readonly vatId: string;
  readonly language: Language;
}

/** What the server makes of the lines now; the last known figures stay while it computes. */
export const previewQuery = ({ lines, ...rest }: PreviewOf) => {
  const order = { ...rest, lines: lines.map(orderedLineOf) };
  return queryOptions({
    queryKey: ['orderPreview', order],
    queryFn: async () => (await generalApi.request(OrderPreviewDocument, { order })).previewShopOrder,
    enabled: lines.length > 0,
    placeholderData: keepPreviousData,
    // Discounts end while somebody types.
    refetchInterval: 60_000,
  });
};

export const termsQuery = (language: Language) =>
  queryOptions({
    queryKey: ['shopTerms', language],
    queryFn: async () => (await generalApi.request(ShopTermsDocument, { language })).shopTerms,
  });

/** An order that was placed a moment ago. */
export const placedOrderQuery = (id: string) =>
  queryOptions({
    queryKey: ['placedOrder', id],
    queryFn: async () => (await generalApi.request(PlacedOrderDocument, { id })).shopOrder,
  });

/** The order of which the answer was lost; null when it did not arrive. */
export const orderOfKeyQuery = (key: string | undefined) =>
  queryOptions({
    queryKey: ['orderOfKey', key ?? ''],
    queryFn: async () =>
      (await generalApi.request(OrderOfKeyDocument, { idempotencyKey: key ?? '' })).shopOrderOfKey,
    enabled: key !== undefined,
  });

/** A customer of the reseller, with where goods for it go. */
export const customerQuery = (id: string) =>
  queryOptions({
    queryKey: ['checkoutCustomer', id],
    queryFn: async () => (await generalApi.request(CheckoutCustomerDocument, { id })).customer,
    meta: { topics: ['masterData'] },
  });
