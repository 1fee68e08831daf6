import { addDays, type Day, type DayRange, startOfWeek } from '../../kit/business-day/index.ts';
import { medianOf, spreadOf } from '../../kit/statistics/index.ts';
import type { Measure, Measures } from './measures.ts';

/** What can be unusual of an employee: how much was cancelled, given as a discount, taken back. */
export const watchedFigures = ['cancelled', 'discounts', 'refunded'] as const satisfies readonly Measure[];
export type WatchedFigure = (typeof watchedFigures)[number];

/** Weeks of an employee's own that a week is judged by, at most and at least. */
export const ownWeeks = 26;
export const fewestOwnWeeks = 6;
/** A week with fewer receipts tells nothing. */
export const fewestReceipts = 10;
/** How many times the usual spread above the median is unusual. */
export const spreads = 3;
/** A spread counts as this share of the turnover at least: whoever never cancels may cancel once. */
const leastSpread = 0.005;
/** Less than so many average receipts is not worth a word. */
const leastReceipts = 2;

/** What somebody sold in a week. */
export interface EmployeeWeek {
  /** Its first day. */
  readonly week: Day;
  readonly figures: Measures;
}

export interface EmployeeWeeks {
  /** The branch's id and the register's own key of the employee. */
  readonly key: string;
  readonly name: string;
  readonly weeks: readonly EmployeeWeek[];
}

/** A week in which much more than usual was cancelled, discounted or taken back. */
export interface UnusualWeek {
  readonly key: string;
  readonly name: string;
  readonly week: Day;
  readonly figure: WatchedFigure;
  /** Cents. */
  readonly amount: number;
  /** Of what would have been turned over without it, 0 to 1. */
  readonly rate: number;
  /** Median of the employee's own weeks before. */
  readonly usualRate: number;
  /** Where unusual begins. */
  readonly limit: number;
  /** How many own weeks it was judged by. */
  readonly ownWeeks: number;
  /** Cents above what is usual at this turnover. */
  readonly excess: number;
}

export interface Unusual {
  readonly weeks: readonly UnusualWeek[];
  /** Employees whose weeks could be judged, and those with too few weeks of their own. */
  readonly judged: number;
  readonly tooNew: number;
}

/** The weeks that a range touches, as a whole: a part of a week is no week. */
export const weeksOfRange = ({ from, to }: DayRange): DayRange => ({
  from: startOfWeek(from),
  to: addDays(startOfWeek(to), 6),
});

/** The days that are needed to judge the weeks that a range touches. */
export const daysToJudge = (range: DayRange): DayRange => {
  const { from, to } = weeksOfRange(range);
  return { from: addDays(from, -7 * ownWeeks), to };
};

/**
 * The weeks of a range in which an employee cancelled, discounted or took back much more than in his own weeks before: more
 * than three times the usual spread above the median, and worth two receipts at least. The greatest excess first. It is a
 * hint where to look, nothing that proves anything: a training day or a wrong delivery looks the same.
 */
export const unusualWeeks = (employees: readonly EmployeeWeeks[], range: DayRange): Unusual => {
  const { from, to } = weeksOfRange(range);
  const weeks: UnusualWeek[] = [];
  let [judged, tooNew] = [0, 0];
  for (const employee of employees) {
    const telling = employee.weeks.filter(({ figures }) => figures.receipts >= fewestReceipts);
    const asked = telling.filter(({ week }) => week >= from && week <= to);
    if (asked.length === 0) continue;
    const found = asked.map((week) => ({ week, before: weeksBefore(telling, week.week) }));
    const known = found.filter(({ before }) => before.length >= fewestOwnWeeks);
    if (known.length > 0) judged++;
    else tooNew++;
    for (const { week, before } of known)
      for (const figure of watchedFigures) {
        const unusual = judge(employee, week, before, figure);
        if (unusual) weeks.push(unusual);
      }
  }
  return { weeks: weeks.sort((one, other) => other.excess - one.excess), judged, tooNew };
};

function weeksBefore(weeks: readonly EmployeeWeek[], week: Day): readonly EmployeeWeek[] {
  const first = addDays(week, -7 * ownWeeks);
  return weeks.filter((each) => each.week >= first && each.week < week);
}

function judge(
  { key, name }: EmployeeWeeks,
  { week, figures }: EmployeeWeek,
  before: readonly EmployeeWeek[],
  figure: WatchedFigure,
): UnusualWeek | undefined {
  const usual = before.map((each) => rateOf(each.figures, figure));
  const usualRate = medianOf(usual);
  const limit = usualRate + spreads * Math.max(spreadOf(usual), leastSpread);
  const [amount, rate] = [figures[figure], rateOf(figures, figure)];
  const whole = figures.turnover + amount;
  if (rate <= limit || amount * figures.receipts < leastReceipts * whole) return undefined;
  const excess = Math.round(amount - usualRate * whole);
  return { key, name, week, figure, amount, rate, usualRate, limit, ownWeeks: before.length, excess };
}

function rateOf(figures: Measures, figure: WatchedFigure): number {
  const whole = figures.turnover + figures[figure];
  return whole > 0 ? figures[figure] / whole : figures[figure] > 0 ? 1 : 0;
}
