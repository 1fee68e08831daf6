import type { PositionKind } from '@tresen/domain/sales/receipts';
import type { NewReceipt } from '../receipts/index.ts';

const notTaxable = 5;

/** The money that lies in the drawer when the day begins. */
export const draftOpening = (amount: number, at: number): NewReceipt =>
  draftMovement('Anfangsbestand', 'Wechselgeld', amount, at);

/** What was counted more (or, negative, less) than there should be. */
export const draftDifference = (amount: number, at: number): NewReceipt =>
  draftMovement('DifferenzSollIst', 'Kassendifferenz', amount, at);

/** What is taken to the bank after the count; `amount` is positive. */
export const draftWithdrawal = (amount: number, at: number): NewReceipt =>
  // Never minus zero, which no amount is.
  draftMovement('Geldtransit', 'Abschöpfung zur Bank', 0 - amount, at);

/** A receipt that only changes the drawer: no sale, in cash, by the sign of its amount in or out. */
function draftMovement(kind: PositionKind, text: string, amount: number, at: number) {
  return {
    at,
    startedAt: at,
    positions: [{ kind, text, unitPrice: amount, vatKey: notTaxable }],
    payments: [{ kind: 'Bar', name: 'Bar', amount }],
  } as const satisfies NewReceipt;
}
