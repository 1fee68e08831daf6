import type { CheckoutPayment } from '@tresen/domain/shop/checkout';
import type { OrderPayment } from '@tresen/domain/shop/orders';
import type { Vault } from '../../kit/secrets/index.ts';
import { ibanPurpose } from '../orders/index.ts';

export interface SealedPayment {
  readonly payment: OrderPayment;
  /** Base64; null without a debit. */
  readonly sealedIban: string | null;
}

/** The reference of a SEPA mandate: up to 35 letters, digits and hyphens, another one for each order. */
const mandateOf = (idempotencyKey: string): string => `M-${idempotencyKey.replaceAll('-', '').toUpperCase()}`;

/** A payment as it is kept: the IBAN sealed, its end readable (decisions SHP-81). */
export const sealPayment = (
  vault: Vault,
  payment: CheckoutPayment,
  idempotencyKey: string,
): SealedPayment => {
  if (payment.kind === 'invoice') return { payment: { kind: 'invoice' }, sealedIban: null };
  const { holder, iban } = payment;
  return {
    payment: { kind: 'sepaDebit', holder, ibanEnd: iban.slice(-4), mandate: mandateOf(idempotencyKey) },
    sealedIban: vault.seal(ibanPurpose, Buffer.from(iban)).toString('base64'),
  };
};
