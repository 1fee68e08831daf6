import type { ClosingContents } from './closing.ts';
import { createTally, type Tally } from './tally.ts';

type Entry<Name extends keyof ClosingContents> =
  NonNullable<ClosingContents[Name]> extends (infer One)[] ? One : never;

/** What tells the entries of a closing's lists apart; screens, papers and comparisons name them by the same. */
export const entryKeys = {
  vat: ({ key, rate }: Entry<'vat'>) => keyed(key, rate),
  payments: ({ kind, name, currency }: Entry<'payments'>) => keyed(kind, name, currency),
  cashByCurrency: ({ currency }: Entry<'cashByCurrency'>) => currency,
  businessCases: ({ kind, name, agency, vatKey, rate }: Entry<'businessCases'>) =>
    keyed(kind, name, agency, vatKey, rate),
  categories: ({ key, name }: Entry<'categories'>) => keyed(key ?? null, key ? null : name),
  employees: ({ key, name }: Entry<'employees'>) => keyed(key ?? null, key ? null : name),
  articles: ({ key }: Entry<'articles'>) => key,
  tips: ({ recipient, payment }: Entry<'tips'>) => keyed(recipient, payment),
  hours: ({ hour }: Entry<'hours'>) => String(hour),
} as const;

export interface ClosingTallies {
  readonly vat: Tally<Entry<'vat'>>;
  readonly payments: Tally<Entry<'payments'>>;
  readonly cashByCurrency: Tally<Entry<'cashByCurrency'>>;
  readonly businessCases: Tally<Entry<'businessCases'>>;
  readonly categories: Tally<Entry<'categories'>>;
  readonly employees: Tally<Entry<'employees'>>;
  readonly articles: Tally<Entry<'articles'>>;
  readonly tips: Tally<Entry<'tips'>>;
  readonly hours: Tally<Entry<'hours'>>;
}

/** A tally for each list of a closing. */
export const createTallies = (): ClosingTallies => ({
  vat: createTally(entryKeys.vat, ['net', 'tax', 'gross']),
  payments: createTally(entryKeys.payments, ['count', 'amount', 'foreignAmount']),
  cashByCurrency: createTally(entryKeys.cashByCurrency, ['amount']),
  businessCases: createTally(entryKeys.businessCases, ['gross', 'net', 'tax']),
  categories: createTally(entryKeys.categories, ['quantity', 'gross']),
  employees: createTally(entryKeys.employees, [
    'receipts',
    'turnover',
    'cash',
    'tips',
    'cancelled',
    'discounts',
  ]),
  articles: createTally(entryKeys.articles, ['quantity', 'gross']),
  tips: createTally(entryKeys.tips, ['count', 'amount']),
  hours: createTally(entryKeys.hours, ['receipts', 'turnover']),
});

/** The lists as they are now. */
export const listsOf = (tallies: ClosingTallies) => ({
  vat: tallies.vat.entries().sort((one, other) => one.key - other.key),
  payments: tallies.payments.entries(),
  cashByCurrency: tallies.cashByCurrency.entries(),
  businessCases: tallies.businessCases.entries(),
  categories: tallies.categories.entries(),
  employees: tallies.employees.entries(),
  articles: tallies.articles.entries(),
  tips: tallies.tips.entries(),
  hours: tallies.hours.entries().sort((one, other) => one.hour - other.hour),
});

function keyed(...parts: readonly unknown[]): string {
  return JSON.stringify(parts.map((part) => part ?? null));
}
