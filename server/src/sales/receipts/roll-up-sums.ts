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

/** What is sold of articles in one branch's month, by the keys as registers write them. */
type ArticleSums = Map<string, ArticleSum>;

const addArticles = (
  articles: ArticleSums,
  month: string,
  { head: { unit }, facts }: CountedReceipt,
): void => {
  for (const { key, name, quantity, amount } of facts.articles) {
    let sum = articles.get(key);
    if (!sum) {
      sum = { month, unit, key, name, quantity: 0, turnover: 0 };
      articles.set(key, sum);
    }
    sum.name = name;
    sum.quantity += quantity;
    sum.turnover += amount;
  }
};

/** The sums as the database can hold them, where two keys may become one. */
const storableArticles = (articles: ArticleSums): ArticleSum[] => {
  const sums: ArticleSums = new Map();
  for (const article of articles.values()) {
    const [key, name] = [storable(article.key), storable(article.name)];
    const sum = sums.get(key);
    if (!sum) sums.set(key, { ...article, key, name });
    else {
      sum.name = name;
      sum.quantity += article.quantity;
      sum.turnover += article.turnover;
    }
  }
  return [...sums.values()];
};

/** One branch's day, with its hours and with the articles of its month. */
interface Place {
  readonly day: DaySum;
  readonly hours: (HourSum | undefined)[];
  readonly articles: ArticleSums;
  readonly month: string;
}

const addToHour = ({ hours }: Place, { head: { day, unit, hour }, facts }: CountedReceipt): void => {
  const sum = hours[hour] ?? { day, unit, hour, receipts: 0, turnover: 0 };
  hours[hour] = sum;
  sum.receipts += 1;
  sum.turnover += facts.turnover;
};

/**
 * Sums receipts into what they add to the three roll-ups. The only place that does: pushing, checking and rebuilding
 * use it, so they cannot disagree. Receipts mostly follow others of their branch and day, which then are not looked up.
 */
export const createRollUpSums = () => {
  const places = new Map<string, Place>();
  const months = new Map<string, ArticleSums>();
  let last: Place | undefined;
  const placeOf = ({ day, unit }: CountedReceipt['head']): Place => {
    if (last?.day.day === day && last.day.unit === unit) return last;
    const known = places.get(`${day} ${unit}`);
    if (known) return known;
    const month = `${day.slice(0, 7)}-01`;
    const articles: ArticleSums = months.get(`${month} ${unit}`) ?? new Map();
    months.set(`${month} ${unit}`, articles);
    const place = { day: emptyDay(day, unit), hours: [], articles, month };
    places.set(`${day} ${unit}`, place);
    return place;
  };
  return {
    add: (receipt: CountedReceipt): void => {
      const place = placeOf(receipt.head);
      last = place;
      addToDay(place.day, receipt);
      if (receipt.facts.counts) addToHour(place, receipt);
      addArticles(place.articles, place.month, receipt);
    },
    sums: (): RollUpSums => ({
      days: [...places.values()].map(({ day }) => day),
      hours: [...places.values()].flatMap(({ hours }) => hours.filter((sum) => sum !== undefined)),
      articles: [...months.values()].flatMap(storableArticles),
    }),
  };
};
