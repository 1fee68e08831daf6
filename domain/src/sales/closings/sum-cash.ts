import { meaningOfPosition, type PositionKind, type Receipt } from '../receipts/index.ts';
import type { CashLine } from './closing-cash.ts';

/**
 * Adds what a receipt did to the drawer. Movements count as far as cash moved: one that is paid otherwise (a transfer
 * by the bank) leaves the drawer as it is. What is neither movement nor tip paid out nor the difference of a count is
 * takings. So takings, lines and differences of all receipts add up to their cash payments.
 * @returns its takings in cash, in cents
 */
export const addCash = (cash: Record<CashLine, number>, { positions, payments }: Receipt): number => {
  let paid = 0;
  let hasCash = false;
  for (const { kind, amount } of payments) {
    if (kind !== 'Bar') continue;
    hasCash = true;
    paid += amount;
  }
  if (!hasCash) return 0;
  for (const { kind, amount, cancellation } of positions) {
    const line = lineOf(kind, amount);
    if (line) cash[line] += amount;
    if (isTipPaid(kind, amount, cancellation === true)) {
      cash.tipsPaid += amount;
      paid -= amount;
    } else if (meaningOfPosition[kind] === 'cashMovement') paid -= amount;
  }
  cash.takings += paid;
  return paid;
};

/** Where a movement of the drawer stands, by what it is and whether money comes in (fiscal.md 7.3). */
function lineOf(kind: PositionKind, amount: number): CashLine | undefined {
  switch (kind) {
    case 'Anfangsbestand':
      return 'openingFloat';
    case 'Einzahlung':
      return 'payIns';
    case 'Auszahlung':
      return 'payOuts';
    case 'Privateinlage':
      return 'contributions';
    case 'Privatentnahme':
      return 'privateWithdrawals';
    case 'Lohnzahlung':
      return 'wages';
    case 'Geldtransit':
      return amount < 0 ? 'transfersOut' : 'transfersIn';
    default:
      return undefined;
  }
}

/** What left the drawer for whom a tip was given; the reversal of a tip is none. */
function isTipPaid(kind: PositionKind, amount: number, cancellation: boolean): boolean {
  return (kind === 'TrinkgeldAN' || kind === 'TrinkgeldAG') && amount < 0 && !cancellation;
}
