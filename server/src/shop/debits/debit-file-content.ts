import { AppError } from '@tresen/domain/kit/errors';
import type { DebitFile } from '@tresen/domain/shop/debits';
import { type Debit, debitObstacleOf, isPaidAgain, writeDebitFile } from '@tresen/domain/shop/debits';
import type { OrderPayment } from '@tresen/domain/shop/orders';
import { sellersDayOf } from '@tresen/domain/shop/services';
import type { Vault } from '../../kit/secrets/index.ts';
import { openIban } from '../orders/index.ts';
import type { StoredCreditor } from './creditor.store.ts';
import type { OrderToCollect } from './debits.store.ts';

/** What a file is sealed for: nothing else can open it. */
export const filePurpose = 'shopDebitFile';

/** Seals a file as it is stored, in base64. */
export const sealFile = (vault: Pick<Vault, 'seal'>, document: string): string =>
  vault.seal(filePurpose, Buffer.from(document)).toString('base64');

/** The bytes of a file. @throws when it was sealed under another secret */
export const openFile = (vault: Pick<Vault, 'unseal'>, sealed: string): Buffer =>
  vault.unseal(filePurpose, Buffer.from(sealed, 'base64'));

const remittances = {
  de: ({ number, invoiceNumber }: OrderToCollect) =>
    `Bestellung ${number}${invoiceNumber === null ? '' : `, Rechnung ${invoiceNumber}`}`,
  en: ({ number, invoiceNumber }: OrderToCollect) =>
    `Order ${number}${invoiceNumber === null ? '' : `, invoice ${invoiceNumber}`}`,
} as const;

/** What a file is made of besides its debits. */
type FileHead = Pick<DebitFile, 'messageId' | 'number' | 'createdAt' | 'collectOn'>;

/**
 * The text of a file for these orders.
 * @throws {AppError} DEBIT_NOT_POSSIBLE for the first order that cannot be collected
 */
export const debitFileOf = (
  vault: Pick<Vault, 'unseal'>,
  creditor: StoredCreditor,
  head: FileHead,
  orders: readonly OrderToCollect[],
): string =>
  writeDebitFile({
    ...head,
    creditor,
    debits: orders.map((order) => debitOf(vault, creditor, order)),
  });

/**
 * An order as the bank reads it.
 * @throws {AppError} DEBIT_NOT_POSSIBLE with the order's number and what keeps it from being collected
 */
function debitOf(vault: Pick<Vault, 'unseal'>, creditor: StoredCreditor, order: OrderToCollect): Debit {
  const { payment } = order;
  const obstacle = debitObstacleOf(order);
  if (obstacle !== undefined || payment.kind !== 'sepaDebit') throw refused(obstacle ?? 'notByDebit', order);
  const iban = accountOf(vault, order);
  const ofAccount = debitObstacleOf(order, iban);
  if (ofAccount !== undefined) throw refused(ofAccount, order);
  return {
    endToEndId: `${order.number}-${order.attempts + 1}`,
    sequence: isPaidAgain(order.lines) ? 'RCUR' : 'OOFF',
    amount: order.gross,
    mandate: payment.mandate,
    signedOn: sellersDayOf(order.placedAt.getTime()),
    holder: payment.holder,
    iban,
    bic: payment.bic || null,
    place: order.billingAddress,
    remittance: remittances[order.language](order),
    formerCreditor: formerCreditorOf(payment, creditor),
  };
}

function refused(reason: string, { number }: OrderToCollect, cause?: unknown): AppError {
  return new AppError('DEBIT_NOT_POSSIBLE', { reason, number }, { cause });
}

/** The account of an order. @throws {AppError} DEBIT_NOT_POSSIBLE */
function accountOf(vault: Pick<Vault, 'unseal'>, order: OrderToCollect): string {
  try {
    return openIban(vault, order.sealedIban ?? '');
  } catch (error) {
    throw refused('unreadable', order, error);
  }
}

function formerCreditorOf(
  { agreed }: Extract<OrderPayment, { kind: 'sepaDebit' }>,
  { name, creditorId }: StoredCreditor,
): Debit['formerCreditor'] {
  if (!agreed) return null;
  const former = {
    name: agreed.creditorName === name ? null : agreed.creditorName,
    creditorId: agreed.creditorId === creditorId ? null : agreed.creditorId,
  };
  return former.name === null && former.creditorId === null ? null : former;
}
