import type { Receipt } from '@tresen/domain/sales/receipts';
import {
  addToJournal,
  addToOutbox,
  advanceCounter,
  inTransaction,
  ownCountry,
  readIdentity,
  type Store,
} from '../store/index.ts';
import { openSoftwareTse, type SoftwareTse } from '../tse/index.ts';
import { buildReceipt, type ReceiptDraft, type Till } from './build-receipt.ts';
import { signaturesPerReceipt, signReceipt } from './sign-receipt.ts';
import { signRksv } from './sign-rksv.ts';

/** A till with its security device. */
export type SigningTill = Readonly<{ till: Till; tse: SoftwareTse }>;

/** The till of a store that has an identity; one that is not linked yet is in Germany. */
export function openTill(store: Store): SigningTill {
  const identity = readIdentity(store);
  if (identity === undefined) throw new Error(`${store.file} belongs to no register yet`);
  const { databaseId, hardwareSerial, name, tseSeed } = identity;
  return {
    till: { databaseId, serial: hardwareSerial, name, country: ownCountry(store) },
    tse: openSoftwareTse(tseSeed, hardwareSerial),
  };
}

/** What the caller of `makeReceipt` leaves to the till. */
export type NewReceipt = Omit<ReceiptDraft, 'till' | 'number'>;

/**
 * Writes a receipt as a cashier would: gives it the next numbers, signs it and puts it into the outbox, all in one
 * transaction, so that a kill neither loses nor doubles it.
 */
export function makeReceipt(store: Store, draft: NewReceipt): Receipt {
  const till = openTill(store);
  return inTransaction(store, () => sellReceipt(store, till, draft));
}

/** As `makeReceipt`, within a transaction of the caller. */
export function sellReceipt(store: Store, till: SigningTill, draft: NewReceipt): Receipt {
  const counters = {
    number: advanceCounter(store, 'number'),
    transaction: advanceCounter(store, 'tseTransaction'),
    signatureCounter: advanceCounter(store, 'tseSignature', signaturesPerReceipt),
  };
  const receipt = putReceipt(store, till, draft, counters);
  addToJournal(store, receipt, JSON.stringify(receipt));
  return receipt;
}

export type ReceiptCounters = Readonly<{ number: number; transaction: number; signatureCounter: number }>;

/** Builds and signs a receipt with counters that were taken before, and puts it into the outbox. */
export function putReceipt(
  store: Store,
  { till, tse }: SigningTill,
  draft: NewReceipt,
  { number, ...tseCounters }: ReceiptCounters,
): Receipt {
  const built = signReceipt(buildReceipt({ ...draft, till, number }), tse, tseCounters);
  const receipt = till.country === 'AT' ? signRksv(store, built) : built;
  addToOutbox(store, { id: receipt.id, raw: JSON.stringify(receipt) });
  return receipt;
}

/** The counters of the receipt that is so many after the given last ones (1 is the next). */
export function countersAfter(last: ReceiptCounters, offset: number): ReceiptCounters {
  return {
    number: last.number + offset,
    transaction: last.transaction + offset,
    signatureCounter: last.signatureCounter + offset * signaturesPerReceipt,
  };
}
