import { addMonths, type Day, type DayRange, daysOf, weekdayOf } from '../../kit/business-day/index.ts';
import type { DayFigures, MonthFigures, QuarterFigures, WeekdayFigures } from './dashboards.ts';

const none = { turnover: 0, receipts: 0, customers: 0 } as const;

/** Every day of the range in order, those without data as zeros (DSH-06). */
export const fillDays = (sold: readonly DayFigures[], range: DayRange): DayFigures[] => {
  const byDay = new Map(sold.map((figures) => [figures.day, figures]));
  return daysOf(range).map((day) => byDay.get(day) ?? { day, ...none });
};

/** The twelve months of a year in order, those without data as zeros (DSH-04, DSH-07). */
export const fillMonths = (sold: readonly MonthFigures[], year: number): MonthFigures[] => {
  const byMonth = new Map(sold.map((figures) => [figures.month, figures]));
  return Array.from({ length: 12 }, (_, index) => {
    const month: Day = addMonths(`${year}-01-01`, index);
    return byMonth.get(month) ?? { month, ...none };
  });
};

interface Added {
  turnover: number;
  receipts: number;
  customers: number;
}

/** The twelve quarters of the three years that end with `lastYear`, in order (DSH-12). */
export const quartersOf = (months: readonly MonthFigures[], lastYear: number): QuarterFigures[] => {
  const quarters = Array.from({ length: 12 }, (_, index) => ({
    year: lastYear - 2 + Math.floor(index / 4),
    quarter: (index % 4) + 1,
    ...none,
  }));
  for (const figures of months) {
    const years = Number(figures.month.slice(0, 4)) - lastYear + 2;
    const quarter = quarters[years * 4 + Math.floor((Number(figures.month.slice(5, 7)) - 1) / 3)];
    if (years >= 0 && quarter) add(quarter, figures);
  }
  return quarters;
};

/**
 * The seven weekdays, Monday first, each with its sum and its average per day on which anything was sold (DSH-05): a day
 * on which the shop was closed says nothing about its turnover. Averages are rounded to a cent.
 */
export const weekdaysOf = (days: readonly DayFigures[]): WeekdayFigures[] => {
  const sums = Array.from({ length: 7 }, (_, weekday) => ({ weekday, ...none, days: 0 }));
  for (const figures of days) {
    const sum = sums[weekdayOf(figures.day)];
    if (!sum) continue;
    add(sum, figures);
    if (figures.receipts > 0) sum.days += 1;
  }
  return sums.map((sum) => ({
    ...sum,
    averageTurnover: sum.days === 0 ? 0 : Math.round(sum.turnover / sum.days),
  }));
};

function add(sum: Added, { turnover, receipts, customers }: Added): void {
  sum.turnover += turnover;
  sum.receipts += receipts;
  sum.customers += customers;
}
