import type { CartLine } from '@tresen/domain/shop/cart';
import { checkoutAddressSchema } from '@tresen/domain/shop/checkout';
import type { OrderAddress } from '@tresen/domain/shop/orders';
import { type DraftPlace, draftPlace, useDraftForm } from '../../kit/leave/index.ts';
import type { CheckoutStart } from './checkout.queries.ts';
import { type CheckoutValues, checkoutResolver, emptyAddress } from './checkout-values.ts';

/** The form of the checkout; what was typed comes back after a detour, a reload or a lost session. */
export const useCheckoutForm = (start: CheckoutStart, lines: readonly CartLine[]) =>
  useDraftForm<CheckoutValues>({
    place: discreetPlace(),
    resolver: checkoutResolver,
    saved: startValues(start, lines),
    version: 0,
    shape: (draft) => shapeOf(draft, start, lines),
    shouldFocusError: false,
  });

/** After an order nothing of it is left. */
export const forgetCheckoutDraft = (): void => discreetPlace().forget();

/** The draft without the IBAN, which stays out of the browser's storage, and without the agreement. */
function discreetPlace(): DraftPlace<CheckoutValues> {
  const place = draftPlace<CheckoutValues>('checkout', 'own');
  return {
    ...place,
    write: ({ version, values }) => place.write({ version, values: { ...values, iban: '', agreedTo: '' } }),
  };
}

/** What the form begins with. */
function startValues(
  { billing, delivery, vatId }: CheckoutStart,
  lines: readonly CartLine[],
): CheckoutValues {
  return {
    customerId: customerOf(lines),
    customerName: '',
    billingAddress: billing as OrderAddress,
    isDeliveredElsewhere: delivery !== null,
    deliveryAddress: (delivery ?? emptyAddress) as OrderAddress,
    paymentKind: 'invoice',
    holder: '',
    iban: '',
    bic: '',
    vatId,
    note: '',
    purchaseOrderNumber: '',
    agreedTo: '',
  };
}

/** The one customer of the lines; null where they have none. */
function customerOf(lines: readonly CartLine[]): string | null {
  return lines.find(({ customerId }) => customerId !== null)?.customerId ?? null;
}

/** A draft was written by an older form, or by anybody. What must not lie in a browser is not in it. */
function shapeOf(
  draft: CheckoutValues,
  { creditor }: CheckoutStart,
  lines: readonly CartLine[],
): CheckoutValues {
  const ofLines = customerOf(lines);
  return {
    customerId: ofLines ?? (text(draft.customerId) || null),
    customerName: ofLines === null || ofLines === draft.customerId ? text(draft.customerName) : '',
    billingAddress: addressIn(draft.billingAddress),
    isDeliveredElsewhere: draft.isDeliveredElsewhere === true,
    deliveryAddress: addressIn(draft.deliveryAddress),
    paymentKind: draft.paymentKind === 'sepaDebit' && creditor ? 'sepaDebit' : 'invoice',
    holder: text(draft.holder),
    iban: '',
    bic: text(draft.bic),
    vatId: text(draft.vatId),
    note: text(draft.note),
    purchaseOrderNumber: text(draft.purchaseOrderNumber),
    agreedTo: '',
  };
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function addressIn(value: unknown): OrderAddress {
  const given = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>;
  const texts = Object.fromEntries(Object.keys(emptyAddress).map((name) => [name, text(given[name])]));
  const { country } = checkoutAddressSchema.shape;
  return { ...emptyAddress, ...texts, country: country.safeParse(given.country).data ?? 'DE' };
}
