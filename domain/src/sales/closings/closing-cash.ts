import type { ClosingCash } from './closing.ts';

/** The lines of the drawer that add up to what should be in it; what goes out is negative. */
export const cashLines = [
  'openingFloat',
  'takings',
  'payIns',
  'payOuts',
  'contributions',
  'privateWithdrawals',
  'transfersIn',
  'transfersOut',
  'wages',
  'tipsPaid',
] as const satisfies readonly (keyof ClosingCash)[];
export type CashLine = (typeof cashLines)[number];

/** What should be in the drawer, in cents (Soll, fiscal.md 7.2). */
export const expectedCash = (cash: Readonly<Record<CashLine, number>>): number =>
  cashLines.reduce((sum, line) => sum + cash[line], 0);

export interface DrawerCount {
  /** What was counted, in cents. */
  readonly counted: number;
  /** What was taken out of it afterwards, positive. */
  readonly withdrawn: number;
}

/**
 * The drawer with its count. The withdrawal is a receipt like other transfers to the bank, so the sums of a period have
 * it among `transfersOut`: there it is taken out of what should have been counted.
 */
export const countedCash = (cash: ClosingCash, { counted, withdrawn }: DrawerCount): ClosingCash => {
  const before = { ...cash, transfersOut: cash.transfersOut + withdrawn };
  const expected = expectedCash(before);
  return {
    ...before,
    expected,
    counted,
    difference: counted - expected,
    withdrawn,
    remaining: counted - withdrawn,
  };
};
