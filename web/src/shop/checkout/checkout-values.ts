import { lettersAndDigits, needsBic } from '@tresen/domain/kit/identifiers';
import {
  type CheckoutForm,
  type CheckoutPayment,
  checkoutFaultCodes,
  checkoutFormSchema,
} from '@tresen/domain/shop/checkout';
import type { OrderAddress } from '@tresen/domain/shop/orders';
import type { FieldErrors, FieldPath, Resolver } from 'react-hook-form';

/** What the form of the checkout holds. */
export interface CheckoutValues {
  customerId: string | null;
  customerName: string;
  billingAddress: OrderAddress;
  /** Goods go somewhere else than the invoice. */
  isDeliveredElsewhere: boolean;
  deliveryAddress: OrderAddress;
  paymentKind: CheckoutPayment['kind'];
  holder: string;
  iban: string;
  /** Of the bank, for accounts outside the European Economic Area; empty for none. */
  bic: string;
  vatId: string;
  note: string;
  /** Under which the buyer keeps the order; empty for none. */
  purchaseOrderNumber: string;
  /** The version of the terms that the person has agreed to; empty for none. */
  agreedTo: string;
}

export const emptyAddress: OrderAddress = {
  name: '',
  nameAddition: '',
  address: '',
  additionalAddress: '',
  zipCode: '',
  city: '',
  country: 'DE',
};

/**
 * The form as the order takes it.
 * @param creditorId whom the mandate names that the person has read
 */
export const formOf = (values: CheckoutValues, creditorId: string | null = null): CheckoutForm => {
  const { customerId, billingAddress, isDeliveredElsewhere, deliveryAddress, vatId, note } = values;
  const { purchaseOrderNumber } = values;
  const { paymentKind, holder, iban, bic } = values;
  return {
    customerId,
    billingAddress,
    deliveryAddress: isDeliveredElsewhere ? deliveryAddress : billingAddress,
    payment:
      paymentKind === 'invoice'
        ? { kind: 'invoice' }
        : {
            kind: 'sepaDebit',
            holder,
            iban,
            bic: needsBic(lettersAndDigits(iban)) ? bic || null : null,
            creditorId,
          },
    vatId,
    note,
    purchaseOrderNumber,
  };
};

/** What is wrong with a field: a code of the domain, or that the terms were not agreed to. */
export const checkoutMessages = [...checkoutFaultCodes, 'AGREE'] as const;
export type CheckoutMessage = (typeof checkoutMessages)[number];

/** The rules of the domain, by which the server goes, too; and the terms. */
export const checkoutResolver: Resolver<CheckoutValues> = (values) => {
  const errors: Record<string, unknown> = {};
  const parsed = checkoutFormSchema.safeParse(formOf(values));
  for (const { path, message } of parsed.error?.issues ?? []) {
    const place = placeOfField(path.join('.'));
    // Goods go to the billing address, where the same fault stands already.
    if (!values.isDeliveredElsewhere && place.startsWith('deliveryAddress')) continue;
    put(errors, place, message);
  }
  if (values.agreedTo === '') put(errors, 'agreedTo', 'AGREE');
  return Object.keys(errors).length === 0
    ? { values, errors: {} }
    : { values: {}, errors: errors as FieldErrors<CheckoutValues> };
};

/** Where a field of the order stands in the form. */
function placeOfField(path: string): FieldPath<CheckoutValues> {
  return path.replace(/^payment\.(?:kind)?/, (part) =>
    part === 'payment.kind' ? 'paymentKind' : '',
  ) as FieldPath<CheckoutValues>;
}

function put(errors: Record<string, unknown>, path: string, message: string): void {
  const [head = '', ...rest] = path.split('.');
  if (rest.length === 0) {
    errors[head] ??= { type: 'rule', message };
    return;
  }
  const inner = (errors[head] ?? {}) as Record<string, unknown>;
  errors[head] = inner;
  put(inner, rest.join('.'), message);
}
