import type { ReceiptFacts } from '@tresen/domain/sales/receipts';
import { type ReceiptHead, storable } from './receipt-row.ts';

/** Where a receipt counts, and what. */
export interface CountedReceipt {
  readonly head: Pick<ReceiptHead, 'day' | 'hour' | 'unit'>;
  readonly facts: ReceiptFacts;
}

/** What a batch adds to one branch's day; cents. */
export interface DaySum {
  day: string;
  unit: string;
  receipts: number;
  customers: number;
  turnover: number;
  net: number;
  tax: number;
  cash: number;
  card: number;
  digital: number;
  other: number;
  discounts: number;
  cancelled: number;
}

export interface HourSum {
  day: string;
  unit: string;
  hour: number;
  receipts: number;
  turnover: number;
}

/** Quantity in thousandths, turnover in cents; `month` is its first day. */
export interface ArticleSum {
  month: string;
  unit: string;
  key: string;
  name: string;
  quantity: number;
  turnover: number;
}

export interface RollUpSums {
  readonly days: readonly DaySum[];
  readonly hours: readonly HourSum[];
  readonly articles: readonly ArticleSum[];
}

const take = <T>(map: Map<string, T>, key: string, make: () => T): T => {
  let sum = map.get(key);
  if (sum === undefined) {
    sum = make();
    map.set(key, sum);
  }
  return sum;
};

const emptyDay = (day: string, unit: string): DaySum => ({
  day,
  unit,
  receipts: 0,
  customers: 0,
  turnover: 0,
  net: 0,
  tax: 0,
  cash: 0,
  card: 0,
  digital: 0,
  other: 0,
  discounts: 0,
  cancelled: 0,
});

const addToDay = (sum: DaySum, { facts }: CountedReceipt): void => {
  sum.receipts += facts.counts ? 1 : 0;
  sum.customers += facts.customers;
  sum.turnover += facts.turnover;
  sum.net += facts.net;
  sum.tax += facts.tax;
  sum.cash += facts.payments[0];
  sum.card += facts.payments[1];
  sum.digital += facts.payments[2];
  sum.other += facts.payments[3];
  sum.discounts += facts.discounts;
  sum.cancelled += facts.cancelled;
};

type ArticleSums = Map<string, ArticleSum>;

const addArticles = (articles: ArticleSums, month: string, { head, facts }: CountedReceipt): void => {
  const { unit } = head;
  for (const article of facts.articles) {
    const key = storable(article.key);
    const sum = take(articles, key, () => ({ month, unit, key, name: '', quantity: 0, turnover: 0 }));
    sum.name = storable(article.name);
    sum.quantity += article.quantity;
    sum.turnover += article.amount;
  }
};

/**
 * Sums receipts into what they add to the three roll-ups. The only place that does: pushing, checking and rebuilding
 * use it, so they cannot disagree.
 */
export const createRollUpSums = () => {
  const days = new Map<string, DaySum>();
  const hours = new Map<string, HourSum>();
  const articles = new Map<string, ArticleSums>();
  return {
    add: (receipt: CountedReceipt): void => {
      const { day, hour, unit } = receipt.head;
      const place = `${day} ${unit}`;
      addToDay(
        take(days, place, () => emptyDay(day, unit)),
        receipt,
      );
      if (receipt.facts.counts) {
        const sum = take(hours, `${place} ${hour}`, () => ({ day, unit, hour, receipts: 0, turnover: 0 }));
        sum.receipts += 1;
        sum.turnover += receipt.facts.turnover;
      }
      const month = `${day.slice(0, 7)}-01`;
      addArticles(
        take(articles, `${month} ${unit}`, () => new Map()),
        month,
        receipt,
      );
    },
    sums: (): RollUpSums => ({
      days: [...days.values()],
      hours: [...hours.values()],
      articles: [...articles.values()].flatMap((sums) => [...sums.values()]),
    }),
  };
};

/** What the receipts of one batch add to the roll-ups. */
export const rollUpSums = (receipts: Iterable<CountedReceipt>): RollUpSums => {
  const rollUp = createRollUpSums();
  for (const receipt of receipts) rollUp.add(receipt);
  return rollUp.sums();
};
