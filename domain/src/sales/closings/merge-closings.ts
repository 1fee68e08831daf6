import type { ClosingContents, CountedAmount } from './closing.ts';
import { cashLines } from './closing-cash.ts';
import { type ClosingSums, contentsOf, noSums } from './closing-sums.ts';

interface Counts {
  counted: number | null;
  difference: number | null;
  withdrawn: number;
  remaining: number;
}

/**
 * The contents of a closing of a month or a year: the sums of daily closings, not of calendar days (fiscal.md 7.1), the
 * drawer's lines among them. Add them in any order; memory does not grow with their number.
 */
export const createClosingMerge = () => {
  const sums = noSums();
  const counts: Counts = { counted: 0, difference: 0, withdrawn: 0, remaining: 0 };
  return {
    add: (daily: ClosingContents): void => {
      addContents(sums, daily);
      addCounts(counts, daily.cash);
    },
    contents: (): ClosingContents => {
      const contents = contentsOf(sums);
      return { ...contents, cash: { ...contents.cash, ...counts } };
    },
  };
};

/** The contents of a month or a year from all of its daily closings; see `createClosingMerge`. */
export const mergeClosings = (dailies: Iterable<ClosingContents>): ClosingContents => {
  const merge = createClosingMerge();
  for (const daily of dailies) merge.add(daily);
  return merge.contents();
};

function addContents(sums: ClosingSums, more: ClosingContents): void {
  sums.records += more.records;
  sums.receipts += more.receipts;
  sums.customers += more.customers;
  sums.turnover.gross += more.turnover.gross;
  sums.turnover.net += more.turnover.net;
  sums.turnover.tax += more.turnover.tax;
  sums.aborted += more.aborted ?? 0;
  addCounted(sums.training, more.training);
  addBlock(sums.corrections, more.corrections);
  addBlock(sums.reductions, more.reductions);
  addBlock(sums.vouchers, more.vouchers);
  addBlock(sums.deposits, more.deposits);
  addLists(sums, more);
  for (const line of cashLines) sums.cash[line] += more.cash[line];
}

function addCounted(sum: CountedAmount, more: CountedAmount): void {
  sum.count += more.count;
  sum.amount += more.amount;
}

function addBlock<Block extends Readonly<Record<string, CountedAmount>>>(sum: Block, more: Block): void {
  for (const [name, counted] of Object.entries(sum)) {
    const added = more[name];
    if (added) addCounted(counted, added);
  }
}

function addLists(sums: ClosingSums, more: ClosingContents): void {
  for (const entry of more.vat) sums.vat.add(entry);
  for (const entry of more.payments) sums.payments.add(entry);
  for (const entry of more.cashByCurrency) sums.cashByCurrency.add(entry);
  for (const entry of more.businessCases) sums.businessCases.add(entry);
  for (const entry of more.categories) sums.categories.add(entry);
  for (const entry of more.employees) sums.employees.add(entry);
  for (const entry of more.articles ?? []) sums.articles.add(entry);
  for (const entry of more.tips) sums.tips.add(entry);
  for (const entry of more.hours ?? []) sums.hours.add(entry);
}

/** Sums of what was counted; one day without a count leaves the sum without one. */
function addCounts(counts: Counts, { counted, difference, withdrawn, remaining }: Counts): void {
  counts.counted = counts.counted === null || counted === null ? null : counts.counted + counted;
  counts.difference =
    counts.difference === null || difference === null ? null : counts.difference + difference;
  counts.withdrawn += withdrawn;
  counts.remaining += remaining;
}
