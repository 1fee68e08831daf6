/** What a business sells. `food` is taxed by where it is eaten, `groceries` always reduced, the rest in general. */
export type Goods = 'food' | 'drink' | 'groceries' | 'goods';

export type Article = Readonly<{
  key: string;
  /** The cloud's id, once the register has the article from there. */
  id?: string;
  text: string;
  /** Gross cents of a piece, or of a kilogram where `unit` says so. */
  price: number;
  goods: Goods;
  category: string;
  /** How often it is chosen beside the others of its course, 1 by default. */
  weight?: number;
  unit?: 'kg';
  /** Deposit on the bottle in cents. */
  deposit?: number;
}>;

/** A part of a meal or of a shopping list. */
export type Course = Readonly<{
  /** How many of it each person takes on average. */
  share: number;
  /** Taken away as well; the rest is only served. */
  takeAway?: boolean;
  /** Offered from one hour of the wall clock until another; all day by default. */
  hours?: readonly [from: number, until: number];
  articles: readonly Article[];
}>;

/** How a business runs over the day, the week and the year. */
export type Profile = Readonly<{
  /** Receipts of one register on an ordinary day. */
  perDay: number;
  /** Weight of each weekday, Monday first; 0 is closed. */
  weekdays: readonly [number, number, number, number, number, number, number];
  /** Weight of each month, January first; 0 is closed. */
  months: readonly number[];
  /** Weight of each hour of the wall clock in which receipts end. */
  hours: Readonly<Record<number, number>>;
  /** Guests sit at tables and are served by waiters; otherwise people come to the counter. */
  tables?: readonly string[];
  employees: readonly string[];
  courses: readonly Course[];
  /** Minutes from the first position to the payment, at least and at most. */
  minutes: readonly [number, number];
  /** Shares of receipts, 0 to 1. */
  takeAway: number;
  tips: number;
  discounts: number;
  vouchers: number;
}>;

/** An article of a menu or a price list, in the order that reads best there. */
export function article(
  key: string,
  text: string,
  price: number,
  more: Omit<Article, 'key' | 'text' | 'price'>,
): Article {
  return { key, text, price, ...more };
}
