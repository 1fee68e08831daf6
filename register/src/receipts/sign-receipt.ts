import { type Receipt, tseProcess } from '@tresen/domain/sales/receipts';
import type { SoftwareTse } from '../tse/index.ts';

/** Signatures per transaction of a security device: one at its start, one at its end. */
export const signaturesPerReceipt = 2;

/** The receipt with the signature of the security device at its end, in the place the contract gives it. */
export function signReceipt(
  receipt: Receipt,
  tse: SoftwareTse,
  counters: Readonly<{ transaction: number; signatureCounter: number }>,
): Receipt {
  const { start, end } = receipt;
  return { ...receipt, tse: tse.sign({ ...counters, start, end, ...tseProcess(receipt) }) };
}
