import { type Receipt, tseProcess } from '@tresen/domain/sales/receipts';
import type { SoftwareTse } from '../tse/index.ts';

/** Signatures per transaction of a security device: one at its start, one at its end. */
export const signaturesPerReceipt = 2;

/** Guests sit at several tables at once, and pay one after the other. */
const payingMs = 1_000;

/** The receipt with the signature of the security device at its end, in the place the contract gives it. */
export function signReceipt(
  receipt: Receipt,
  tse: SoftwareTse,
  counters: Readonly<{ transaction: number; signatureCounter: number }>,
): Receipt {
  const { end } = receipt;
  const signed = tse.sign({ ...counters, start: beginOf(receipt), end, ...tseProcess(receipt) });
  return { ...receipt, tse: signed };
}

/**
 * When the device begins the transaction of a receipt: with the payment, not with the first order. So transactions have the
 * order of the receipts, as their numbers do.
 */
function beginOf({ start, end }: Receipt): string {
  return new Date(
    Math.min(Date.parse(end), Math.max(Date.parse(start), Date.parse(end) - payingMs)),
  ).toISOString();
}
