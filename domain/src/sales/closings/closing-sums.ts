import type { ClosingContents } from './closing.ts';
import { type CashLine, expectedCash } from './closing-cash.ts';
import { type ClosingTallies, createTallies, listsOf } from './closing-tallies.ts';

/** What is being summed; `contents` makes a closing of it. */
export interface ClosingSums extends ClosingTallies {
  records: number;
  receipts: number;
  customers: number;
  readonly turnover: { gross: number; net: number; tax: number };
  readonly corrections: ClosingContents['corrections'];
  readonly reductions: ClosingContents['reductions'];
  readonly vouchers: ClosingContents['vouchers'];
  readonly deposits: ClosingContents['deposits'];
  readonly training: ClosingContents['training'];
  aborted: number;
  readonly cash: Record<CashLine, number>;
}

export const noSums = (): ClosingSums => ({
  ...createTallies(),
  records: 0,
  receipts: 0,
  customers: 0,
  turnover: { gross: 0, net: 0, tax: 0 },
  corrections: { lines: nothing(), receipts: nothing(), refunds: nothing() },
  reductions: { discounts: nothing(), surcharges: nothing() },
  vouchers: {
    soldSinglePurpose: nothing(),
    redeemedSinglePurpose: nothing(),
    soldMultiPurpose: nothing(),
    redeemedMultiPurpose: nothing(),
  },
  deposits: { charged: nothing(), returned: nothing() },
  training: nothing(),
  aborted: 0,
  cash: {
    openingFloat: 0,
    takings: 0,
    payIns: 0,
    payOuts: 0,
    contributions: 0,
    privateWithdrawals: 0,
    transfersIn: 0,
    transfersOut: 0,
    wages: 0,
    tipsPaid: 0,
  },
});

/** What was summed, as the contents of a closing whose drawer nobody has counted yet. */
export const contentsOf = (sums: ClosingSums): ClosingContents => {
  const { records, receipts, customers, turnover, corrections, reductions, vouchers, deposits } = sums;
  const expected = expectedCash(sums.cash);
  return {
    records,
    receipts,
    customers,
    turnover,
    ...listsOf(sums),
    corrections,
    reductions,
    vouchers,
    deposits,
    training: sums.training,
    aborted: sums.aborted,
    cash: { ...sums.cash, expected, counted: null, difference: null, withdrawn: 0, remaining: expected },
  };
};

function nothing() {
  return { count: 0, amount: 0 };
}
