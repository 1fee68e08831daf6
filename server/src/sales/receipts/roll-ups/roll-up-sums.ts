import type { Currency } from '@tresen/domain/kit/money';
import { totalUnitOf } from '@tresen/domain/sales/dashboards';
import type { ReceiptFacts } from '@tresen/domain/sales/receipts';
import { type ReceiptHead, storable } from '../push/receipt-row.ts';

/** Where a receipt counts, and what. */
export interface CountedReceipt {
  readonly head: Pick<
    ReceiptHead,
    'day' | 'hour' | 'unit' | 'device' | 'employee' | 'employee_name' | 'currency'
  >;
  readonly facts: ReceiptFacts;
}

/** Sums of days and months; cents. */
export interface SalesSums {
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

/** What a register and an employee sold on a branch's day: `sales_part` of the database, which sums the rest of it. */
export interface SalesPart extends SalesSums {
  readonly unit: string;
  /** The unit of the whole tenant, by currency. */
  readonly total: string;
  readonly day: string;
  readonly device: string;
  /** The employee's key at the register, '' for none. */
  readonly employee: string;
  name: string;
  /** By hour of the branch's clock, 0 to 23. */
  readonly hour_receipts: number[];
  readonly hour_turnover: number[];
}

/** Quantity in thousandths, turnover in cents; `month` is its first day, `named` the last day of the name. */
export interface ArticleSum {
  month: string;
  unit: string;
  total: string;
  key: string;
  name: string;
  named: string;
  quantity: number;
  turnover: number;
}

export interface RollUpSums {
  readonly parts: readonly SalesPart[];
  readonly articles: readonly ArticleSum[];
}

type Head = CountedReceipt['head'];

const hours = 24;

/** What is sold of articles in one branch's month, by the keys as registers write them. */
type ArticleSums = Map<string, ArticleSum>;

/** Sums of one branch, day, register and employee, with the articles of the branch's month. */
interface Place {
  readonly part: SalesPart;
  readonly articles: ArticleSums;
  readonly month: string;
}

/**
 * Sums receipts into what they add to the roll-ups. The only place that does: pushing, checking and rebuilding use it, so
 * they cannot disagree. Receipts mostly follow others of their register, day and employee, which then are not looked up.
 */
export const createRollUpSums = () => {
  const places = new Map<string, Place>();
  const months = new Map<string, ArticleSums>();
  let last: Place | undefined;
  const placeOf = (head: Head): Place => {
    if (last && isAt(last, head)) return last;
    // The day and both ids have fixed lengths, so no two places share a key, whatever an employee is called.
    const key = `${head.day} ${head.unit} ${head.device} ${head.employee ?? ''}`;
    const known = places.get(key);
    if (known) return known;
    const month = `${head.day.slice(0, 7)}-01`;
    const articles: ArticleSums = months.get(`${month} ${head.unit}`) ?? new Map();
    months.set(`${month} ${head.unit}`, articles);
    const place = { part: emptyPart(head), articles, month };
    places.set(key, place);
    return place;
  };
  return {
    add: (receipt: CountedReceipt): void => {
      last = placeOf(receipt.head);
      addToPart(last.part, receipt);
      addArticles(last.articles, last.month, last.part, receipt.facts);
    },
    sums: (): RollUpSums => ({
      parts: [...places.values()].map(({ part }) => part),
      articles: [...months.values()].flatMap(storableArticles),
    }),
  };
};

function isAt({ part }: Place, head: Head): boolean {
  return (
    part.day === head.day &&
    part.device === head.device &&
    part.employee === (head.employee ?? '') &&
    part.unit === head.unit
  );
}

function emptyPart({ unit, day, device, employee, employee_name, currency }: Head): SalesPart {
  return {
    unit,
    total: totalUnitOf(currency as Currency),
    day,
    device,
    employee: employee ?? '',
    name: employee_name ?? '',
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
    hour_receipts: new Array<number>(hours).fill(0),
    hour_turnover: new Array<number>(hours).fill(0),
  };
}

function addToPart(sum: SalesPart, { head, facts }: CountedReceipt): void {
  sum.name = head.employee_name ?? '';
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
  if (!facts.counts) return;
  sum.receipts += 1;
  sum.hour_receipts[head.hour] = (sum.hour_receipts[head.hour] ?? 0) + 1;
  sum.hour_turnover[head.hour] = (sum.hour_turnover[head.hour] ?? 0) + facts.turnover;
}

function addArticles(articles: ArticleSums, month: string, part: SalesPart, facts: ReceiptFacts): void {
  const { unit, total, day } = part;
  for (const { key, name, quantity, amount } of facts.articles) {
    let sum = articles.get(key);
    if (!sum) {
      sum = { month, unit, total, key, name, named: day, quantity: 0, turnover: 0 };
      articles.set(key, sum);
    }
    rename(sum, name, day);
    sum.quantity += quantity;
    sum.turnover += amount;
  }
}

/** The name of the latest day stays: receipts may come later than those of days after them. */
function rename(sum: ArticleSum, name: string, day: string): void {
  if (day < sum.named) return;
  sum.name = name;
  sum.named = day;
}

/** The sums as the database can hold them, where two keys may become one. */
function storableArticles(articles: ArticleSums): ArticleSum[] {
  const sums: ArticleSums = new Map();
  for (const article of articles.values()) {
    const [key, name] = [storable(article.key), storable(article.name)];
    const sum = sums.get(key);
    if (!sum) sums.set(key, { ...article, key, name });
    else {
      rename(sum, name, article.named);
      sum.quantity += article.quantity;
      sum.turnover += article.turnover;
    }
  }
  return [...sums.values()];
}
