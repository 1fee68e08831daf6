import type { CashCount, Closing } from './closing.ts';
import type { BrokenRule } from './closing-rules.ts';

type CountedCurrency = CashCount['currencies'][number];

/** What a protocol counted of a currency, in its cents; 0 when it holds none. */
export const countedOf = (count: CashCount, currency: string): number =>
  count.currencies.find((counted) => counted.currency === currency)?.total ?? 0;

/**
 * What does not add up in the cash counts: a value times its pieces, the values to the total, or the last count
 * to what the closing says was counted. Undefined when all does, and when nobody has counted.
 */
export const countingProblem = ({ counts, cash, currency }: Closing): BrokenRule | undefined => {
  const last = counts?.at(-1);
  if (!last) return undefined;
  for (const count of counts ?? [])
    for (const counted of count.currencies) {
      const found = currencyProblem(counted);
      if (found) return found;
    }
  const counted = countedOf(last, currency);
  return counted === cash.counted
    ? undefined
    : { rule: 'countSumsToCash', expected: counted, actual: cash.counted ?? 'null' };
};

function currencyProblem({ currency, denominations, total }: CountedCurrency): BrokenRule | undefined {
  let sum = 0;
  for (const { value, count, amount } of denominations) {
    const subject = `${currency} ${value}`;
    if (value * count !== amount)
      return { rule: 'denominationTimesCount', expected: value * count, actual: amount, subject };
    sum += amount;
  }
  if (sum === total) return undefined;
  return { rule: 'denominationsSumToTotal', expected: sum, actual: total, subject: currency };
}
