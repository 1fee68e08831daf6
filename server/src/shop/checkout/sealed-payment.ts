import type { CheckoutPayment } from '@tresen/domain/shop/checkout';
import { type CreditorOfMandate, mandateReference, mandateText } from '@tresen/domain/shop/debits';
import type { OrderPayment } from '@tresen/domain/shop/orders';
import type { Vault } from '../../kit/secrets/index.ts';
import { sealIban } from '../orders/index.ts';

export interface SealedPayment {
  readonly payment: OrderPayment;
  /** Base64; null without a debit. */
  readonly sealedIban: string | null;
}

/** What the mandate of an order is made of. */
export interface MandateParts {
  readonly idempotencyKey: string;
  readonly creditor: CreditorOfMandate;
  /** Something is paid again and again. */
  readonly isRecurring: boolean;
  readonly language: 'de' | 'en';
}

/** A debit as it is kept: the IBAN sealed, its end and what was agreed readable (decisions SHP-81). */
export const sealDebit = (
  vault: Vault,
  { holder, iban, bic }: Extract<CheckoutPayment, { kind: 'sepaDebit' }>,
  { idempotencyKey, creditor, isRecurring, language }: MandateParts,
): SealedPayment => ({
  payment: {
    kind: 'sepaDebit',
    holder,
    ibanEnd: iban.slice(-4),
    mandate: mandateReference(idempotencyKey),
    ...(bic ? { bic } : {}),
    agreed: {
      creditorName: creditor.name,
      creditorId: creditor.creditorId,
      noticeDays: creditor.noticeDays,
      text: [...mandateText(language, { creditor, isRecurring })],
    },
  },
  sealedIban: sealIban(vault, iban),
});
