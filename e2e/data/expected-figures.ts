import type { Group, ShopReceipt } from './coffee-shop-truth.ts';

// Plain sums over the receipts of the file, in the shape of the API's answers.

type Receipts = readonly ShopReceipt[];

/** The headline figures. */
export const figuresOf = (receipts: Receipts) => {
  const turnover = turnoverOf(receipts);
  const net = sum(linesOf(receipts).map((line) => line.net));
  const count = receipts.length;
  const averageReceipt = count === 0 ? 0 : Math.round(turnover / count);
  const taxes = { net, tax: turnover - net };
  return {
    turnover,
    ...taxes,
    receipts: count,
    customers: count,
    discounts: 0,
    cancelled: 0,
    averageReceipt,
  };
};
/** The day so many days later. */
export const addDays = (day: string, count: number): string => dayOf(dayNumber(day) + count);
/** How many days a range has. */
export const daysBetween = (from: string, to: string): number => dayNumber(to) - dayNumber(from) + 1;

/** The receipts of a range of days. */
export const within = (receipts: Receipts, from: string, to: string): ShopReceipt[] =>
  receipts.filter(({ day }) => day >= from && day <= to);

/** Every day of the range. */
export const daysOf = (receipts: Receipts, from: string, to: string) => {
  const byDay = groupBy(receipts, ({ day }) => day);
  return Array.from({ length: daysBetween(from, to) }, (_, index) => {
    const day = addDays(from, index);
    return { day, ...withCustomers(byDay.get(day) ?? []) };
  });
};

/** The seven weekdays, Monday first. */
export const weekdaysOf = (receipts: Receipts) => {
  const byWeekday = groupBy(receipts, ({ day }) => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7);
  return Array.from({ length: 7 }, (_, weekday) => {
    const own = byWeekday.get(weekday) ?? [];
    const days = new Set(own.map(({ day }) => day)).size;
    const averageTurnover = days === 0 ? 0 : Math.round(turnoverOf(own) / days);
    return { weekday, ...withCustomers(own), days, averageTurnover };
  });
};

/** The hours with receipts. */
export const hoursOf = (receipts: Receipts) =>
  [...groupBy(receipts, ({ hour }) => hour)]
    .sort(([first], [second]) => first - second)
    .map(([hour, own]) => ({ hour, ...sumsOf(own) }));

/** The twelve months of a year. */
export const monthsOf = (receipts: Receipts, year: number) => {
  const byMonth = groupBy(receipts, ({ day }) => day.slice(0, 7));
  return Array.from({ length: 12 }, (_, index) => {
    const month = `${year}-${String(index + 1).padStart(2, '0')}`;
    return { month: `${month}-01`, ...withCustomers(byMonth.get(month) ?? []) };
  });
};

/** The twelve quarters of the three years up to one. */
export const quartersOf = (receipts: Receipts, lastYear: number) =>
  [lastYear - 2, lastYear - 1, lastYear].flatMap((year) => {
    const months = monthsOf(receipts, year);
    return [1, 2, 3, 4].map((quarter) => {
      const own = months.slice(quarter * 3 - 3, quarter * 3);
      const of = (column: 'turnover' | 'receipts' | 'customers') => sum(own.map((month) => month[column]));
      return {
        year,
        quarter,
        turnover: of('turnover'),
        receipts: of('receipts'),
        customers: of('customers'),
      };
    });
  });

/** Everything that was sold, the most first. */
export const articlesOf = (receipts: Receipts) =>
  [...Map.groupBy(linesOf(receipts), ({ article }) => article)]
    .map(([articleKey, lines]) => ({
      articleKey,
      name: lines.at(-1)?.name,
      quantity: sum(lines.map(({ quantity }) => quantity)),
      turnover: sum(lines.map(({ gross }) => gross)),
    }))
    .sort(
      (first, second) =>
        // Of two that sold alike, the one with the smaller key.
        second.turnover - first.turnover || (first.articleKey < second.articleKey ? -1 : 1),
    );

/** How it was paid. */
export const paymentsOf = (receipts: Receipts): Record<Group, number> => {
  const of = (group: Group) => turnoverOf(receipts.filter((receipt) => receipt.group === group));
  return { cash: of('cash'), card: of('card'), digital: of('digital'), other: of('other') };
};

/** Each part of the range beside the same part of what it is compared with. */
export const partsOf = <K>(
  receipts: Receipts,
  compared: Receipts | undefined,
  keyOf: (receipt: ShopReceipt) => K,
) => {
  const [own, other] = [groupBy(receipts, keyOf), compared && groupBy(compared, keyOf)];
  return new Map(
    [...own].map(([key, sold]) => {
      const comparison = other && sumsOf(other.get(key) ?? []);
      return [
        key,
        {
          ...sumsOf(sold),
          comparisonTurnover: comparison?.turnover ?? null,
          comparisonReceipts: comparison?.receipts ?? null,
        },
      ];
    }),
  );
};

function turnoverOf(receipts: Receipts): number {
  return sum(linesOf(receipts).map(({ gross }) => gross));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

function linesOf(receipts: Receipts) {
  return receipts.flatMap(({ lines }) => lines);
}

function dayOf(number: number): string {
  return new Date(number * 86_400_000).toISOString().slice(0, 10);
}

function dayNumber(day: string): number {
  return Date.parse(`${day}T00:00:00Z`) / 86_400_000;
}

function groupBy<K>(receipts: Receipts, keyOf: (receipt: ShopReceipt) => K): Map<K, ShopReceipt[]> {
  return Map.groupBy(receipts, keyOf);
}

// The file knows no guests: each receipt is one customer.
function withCustomers(receipts: Receipts) {
  return { ...sumsOf(receipts), customers: receipts.length };
}

function sumsOf(receipts: Receipts) {
  return { turnover: turnoverOf(receipts), receipts: receipts.length };
}
