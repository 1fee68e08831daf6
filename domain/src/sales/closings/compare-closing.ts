import type { Closing, ClosingCash, ClosingContents } from './closing.ts';
import type { ClosingComparison, ClosingFigure, ClosingFigureName } from './closing-comparison.ts';
import { figureOf, keptListFigures, listFigures } from './closing-figures.ts';
import { entryKeys } from './closing-tallies.ts';

/**
 * Compares a closing with the cloud's own sums of what it ends: of the receipts of its Z period (contract 18), for a
 * month or year of the daily closings that it names. While some of these are missing, the figures say little: the
 * closing is incomplete, whatever else.
 * @param missing receipts, or daily closings, that the cloud does not have; never negative
 */
export const compareClosing = (
  closing: Pick<Closing, 'type'> & ClosingContents,
  cloud: ClosingContents,
  missing: number,
): ClosingComparison => {
  const cash = closing.type === 'daily' ? cashFigures : cashFiguresOfDays;
  const figures = [turnoverFigures, moneyFigures, splitFigures, countedFigures, cash].flatMap((compare) =>
    compare(closing, cloud),
  );
  const differing = figures.filter(({ result }) => result === 'differs').length;
  const state = missing > 0 ? 'incomplete' : differing > 0 ? 'differs' : 'matches';
  return { state, missing, differing, figures };
};

/**
 * The drawer. A float that stays in it over night need not be a receipt (fiscal.md 1.5, Anfangsbestand), nor need the
 * difference of the count: where the cloud has none, there is nothing to compare. Nor need the withdrawal after the
 * count: where it is one, it is a transfer as others are, so both are compared together.
 */
function cashFigures(register: ClosingContents, cloud: ClosingContents): ClosingFigure[] {
  const mine = register.cash;
  const float = hasCase(cloud, 'Anfangsbestand') || mine.openingFloat === 0 ? cloud.cash.openingFloat : null;
  const transfers = cloud.cash.transfersIn + cloud.cash.transfersOut;
  const difference = hasCase(cloud, 'DifferenzSollIst') ? differenceIn(cloud) : null;
  const both = bothOf(register, cloud);
  const booked = bookedWithdrawal(mine, transfers);
  const cloudLines = cloud.cash.expected - cloud.cash.openingFloat + booked;
  return [
    figureOf('openingFloat', mine.openingFloat, float),
    both('takings', ({ cash }) => cash.takings),
    both('cashIn', ({ cash }) => cash.payIns + cash.contributions),
    both('cashOut', ({ cash }) => cash.payOuts + cash.privateWithdrawals),
    figureOf('transfers', mine.transfersIn + mine.transfersOut - booked, transfers),
    both('wages', ({ cash }) => cash.wages),
    both('tipsPaid', ({ cash }) => cash.tipsPaid),
    figureOf('expectedCash', mine.expected, cloudLines + (float ?? mine.openingFloat)),
    ...((mine.difference ?? 0) !== 0 || difference !== null
      ? [figureOf('cashDifference', mine.difference, difference)]
      : []),
  ];
}

function hasCase({ businessCases }: ClosingContents, kind: string): boolean {
  return businessCases.some((entry) => entry.kind === kind);
}

function differenceIn({ businessCases }: ClosingContents): number {
  return sum(businessCases.filter(({ kind }) => kind === 'DifferenzSollIst').map(({ gross }) => gross));
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}

/** A figure of both sides that is read of each in the same way. */
function bothOf(register: ClosingContents, cloud: ClosingContents) {
  return (figure: ClosingFigureName, read: (contents: ClosingContents) => number): ClosingFigure =>
    figureOf(figure, read(register), read(cloud));
}

/**
 * What was withdrawn after the count, as far as it is among the transfers of the cloud. Transfers that are the register's
 * own without it say that it stands in the closing alone; a receipt that is missing is found by the number of records.
 */
function bookedWithdrawal({ transfersIn, transfersOut, withdrawn }: ClosingCash, transfers: number): number {
  return transfers === transfersIn + transfersOut ? 0 : withdrawn;
}

/** A month or year is compared line by line: both sides were added up from the same daily closings. */
function cashFiguresOfDays(register: ClosingContents, cloud: ClosingContents): ClosingFigure[] {
  const both = bothOf(register, cloud);
  return [
    both('takings', ({ cash }) => cash.takings),
    both('cashIn', ({ cash }) => cash.payIns + cash.contributions),
    both('cashOut', ({ cash }) => cash.payOuts + cash.privateWithdrawals),
    both('transfers', ({ cash }) => cash.transfersIn + cash.transfersOut),
    both('wages', ({ cash }) => cash.wages),
    both('tipsPaid', ({ cash }) => cash.tipsPaid),
    figureOf('cashDifference', register.cash.difference, cloud.cash.difference),
  ];
}

function turnoverFigures(register: ClosingContents, cloud: ClosingContents): ClosingFigure[] {
  return [
    figureOf('records', register.records, cloud.records, 'count'),
    figureOf('receipts', register.receipts, cloud.receipts, 'count'),
    figureOf('customers', register.customers, cloud.customers, 'count'),
    figureOf('turnoverGross', register.turnover.gross, cloud.turnover.gross),
    figureOf('turnoverNet', register.turnover.net, cloud.turnover.net),
    figureOf('turnoverTax', register.turnover.tax, cloud.turnover.tax),
  ];
}

function moneyFigures(register: ClosingContents, cloud: ClosingContents): ClosingFigure[] {
  const vat = [register.vat, cloud.vat] as const;
  const payments = [register.payments, cloud.payments] as const;
  const vatKeyOf = (entry: ClosingContents['vat'][number]) => String(entry.key);
  const paymentSubject = ({ kind, name }: ClosingContents['payments'][number]) => name || kind;
  const paymentRead = { keyOf: entryKeys.payments, subjectOf: paymentSubject } as const;
  return [
    ...listFigures('vatGross', vat, { keyOf: vatKeyOf, amountOf: ({ gross }) => gross }),
    ...listFigures('vatTax', vat, { keyOf: vatKeyOf, amountOf: ({ tax }) => tax }),
    ...listFigures('payment', payments, { ...paymentRead, amountOf: ({ amount }) => amount }),
    ...listFigures('paymentCount', payments, {
      ...paymentRead,
      amountOf: ({ count }) => count,
      unit: 'count',
    }),
    ...listFigures('cashByCurrency', [register.cashByCurrency, cloud.cashByCurrency], {
      keyOf: entryKeys.cashByCurrency,
      amountOf: ({ amount }) => amount,
    }),
    ...listFigures('businessCase', [register.businessCases, cloud.businessCases], {
      keyOf: ({ kind }) => kind,
      amountOf: ({ gross }) => gross,
    }),
  ];
}

function splitFigures(register: ClosingContents, cloud: ClosingContents): ClosingFigure[] {
  const employees = [register.employees, cloud.employees] as const;
  const employeeRead = {
    keyOf: entryKeys.employees,
    subjectOf: ({ name }: ClosingContents['employees'][number]) => name,
  } as const;
  return [
    ...keptListFigures('category', [register.categories, cloud.categories], {
      keyOf: entryKeys.categories,
      subjectOf: ({ name }) => name,
      amountOf: ({ gross }) => gross,
    }),
    ...keptListFigures('employeeTurnover', employees, {
      ...employeeRead,
      amountOf: ({ turnover }) => turnover,
    }),
    ...keptListFigures('employeeReceipts', employees, {
      ...employeeRead,
      amountOf: ({ receipts }) => receipts,
      unit: 'count',
    }),
  ];
}

function countedFigures(register: ClosingContents, cloud: ClosingContents): ClosingFigure[] {
  const tips = listFigures('tips', [register.tips, cloud.tips], {
    keyOf: ({ recipient }) => recipient,
    amountOf: ({ amount }) => amount,
  });
  const sold = ({ vouchers }: ClosingContents) =>
    vouchers.soldSinglePurpose.amount + vouchers.soldMultiPurpose.amount;
  const redeemed = ({ vouchers }: ClosingContents) =>
    vouchers.redeemedSinglePurpose.amount + vouchers.redeemedMultiPurpose.amount;
  const both = bothOf(register, cloud);
  return [
    both('cancelledLines', ({ corrections }) => corrections.lines.amount),
    both('cancelledReceipts', ({ corrections }) => corrections.receipts.amount),
    both('refunds', ({ corrections }) => corrections.refunds.amount),
    both('discounts', ({ reductions }) => reductions.discounts.amount),
    both('surcharges', ({ reductions }) => reductions.surcharges.amount),
    ...tips,
    both('vouchersSold', sold),
    both('vouchersRedeemed', redeemed),
    both('depositsCharged', ({ deposits }) => deposits.charged.amount),
    both('depositsReturned', ({ deposits }) => deposits.returned.amount),
    both('training', ({ training }) => training.amount),
  ];
}
