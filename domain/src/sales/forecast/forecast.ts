import { addDays, type Day, type DayRange } from '../../kit/business-day/index.ts';
import { quantileOf } from '../../kit/statistics/index.ts';

/** How many days ahead are told, tomorrow first. */
export const forecastDays = 7;
/** How many weeks of the past a method is tried on. */
export const triedWeeks = 8;
/** A day is estimated from so many days of the same weekday at most. */
const maxBefore = 8;
/** Fewer days of the same weekday say too little. */
const fewestBefore = 3;
/** How much less each week further back counts. */
const fading = 0.7;
/** Of ten days, eight lie between the lower and the upper end. */
const [lowPart, highPart] = [0.1, 0.9] as const;

/** What was sold on a business day; cents. Days without sales may be left out. */
export interface DaySales {
  readonly day: Day;
  readonly turnover: number;
  readonly receipts: number;
}

/**
 * Ways to estimate a day from the same weekdays before it, the newest first: as last week; a mean that fades with age; the
 * middle one, which a single odd week does not move.
 */
export const forecastMethods = {
  lastWeek: ([newest = 0]: readonly number[]) => newest,
  fadingMean: (values: readonly number[]) => {
    let [sum, weights] = [0, 0];
    values.forEach((value, age) => {
      sum += value * fading ** age;
      weights += fading ** age;
    });
    return weights > 0 ? sum / weights : 0;
  },
  middle: (values: readonly number[]) => (values.length > 0 ? quantileOf(values, 0.5) : 0),
} as const satisfies Readonly<Record<string, (values: readonly number[]) => number>>;
export type ForecastMethod = keyof typeof forecastMethods;

export interface ForecastDay {
  readonly day: Day;
  /** Cents, like the ends between which eight of ten days lay in the weeks of the trial. */
  readonly turnover: number;
  readonly low: number;
  readonly high: number;
  readonly receipts: number;
  /** The same weekday a week earlier, so far as it is over. */
  readonly weekBefore: number | null;
}

export interface Forecast {
  readonly method: ForecastMethod;
  /** Cents that the trial was off by, as a part of what was sold then: 0.12 for 12 %. */
  readonly error: number;
  /** The same, had one always taken last week's. */
  readonly errorOfLastWeek: number;
  /** Days that the trial was of. */
  readonly triedDays: number;
  readonly days: readonly ForecastDay[];
}

/**
 * Estimates the next seven days from the same weekdays of the past. Of the methods the one is taken that would have been
 * nearest in the last eight weeks; how far off it was is part of the answer.
 * @param history up to yesterday; what comes later is not looked at
 * @param odd days that say nothing about others, holidays for example: neither are they learned from nor tried
 * @returns null with less than about five weeks of sales
 */
export const forecastSales = (
  history: readonly DaySales[],
  today: Day,
  odd: ReadonlySet<Day> = new Set(),
): Forecast | null => {
  const past = pastOf(history, today, odd);
  if (!past) return null;
  const tried = triedDaysOf(past, today);
  if (tried.length < 7) return null;
  const actual = tried.reduce((sum, day) => sum + past.turnoverOf(day), 0);
  if (actual <= 0) return null;
  const errors = methodNames.map((method) => {
    const off = tried.reduce(
      (sum, day) => sum + Math.abs(past.turnoverOf(day) - estimate(past, 'turnover', day, method)),
      0,
    );
    return { method, error: off / actual };
  });
  const [best] = errors.toSorted((one, other) => one.error - other.error);
  const naive = errors.find(({ method }) => method === 'lastWeek');
  if (!best || !naive) return null;
  const { low, high } = endsOf(past, tried, best.method);
  return {
    method: best.method,
    error: best.error,
    errorOfLastWeek: naive.error,
    triedDays: tried.length,
    days: Array.from({ length: forecastDays }, (_, index) => {
      const day = addDays(today, index + 1);
      const turnover = Math.max(0, Math.round(estimate(past, 'turnover', day, best.method)));
      const weekBefore = addDays(day, -7);
      return {
        day,
        turnover,
        low: Math.round(turnover * low),
        high: Math.round(turnover * high),
        receipts: Math.max(0, Math.round(estimate(past, 'receipts', day, best.method))),
        weekBefore: weekBefore < today ? past.turnoverOf(weekBefore) : null,
      };
    }),
  };
};

/** The days that a forecast learns from: the weeks of the trial, and those before that each needs. */
export const daysToLearnFrom = (today: Day): DayRange => ({
  from: addDays(today, -7 * (triedWeeks + maxBefore)),
  to: addDays(today, -1),
});

const methodNames = Object.keys(forecastMethods) as readonly ForecastMethod[];

interface Past {
  readonly first: Day;
  readonly turnoverOf: (day: Day) => number;
  /** The same weekdays before a day, newest first, of which anything can be learned. */
  readonly before: (figure: 'turnover' | 'receipts', day: Day) => readonly number[];
  readonly isOdd: (day: Day) => boolean;
}

function pastOf(history: readonly DaySales[], today: Day, odd: ReadonlySet<Day>): Past | undefined {
  const byDay = new Map(history.filter(({ day }) => day < today).map((sales) => [sales.day, sales]));
  const first = [...byDay.keys()].reduce((least, day) => (day < least ? day : least), today);
  if (first === today) return undefined;
  const isOdd = (day: Day) => odd.has(day);
  return {
    first,
    isOdd,
    turnoverOf: (day) => byDay.get(day)?.turnover ?? 0,
    before: (figure, day) => {
      const values: number[] = [];
      for (let at = addDays(day, -7); at >= first && values.length < maxBefore; at = addDays(at, -7))
        if (at < today && !isOdd(at)) values.push(byDay.get(at)?.[figure] ?? 0);
      return values;
    },
  };
}

function estimate(past: Past, figure: 'turnover' | 'receipts', day: Day, method: ForecastMethod): number {
  return forecastMethods[method](past.before(figure, day));
}

function triedDaysOf(past: Past, today: Day): readonly Day[] {
  const days: Day[] = [];
  for (let age = 1; age <= triedWeeks * 7; age++) {
    const day = addDays(today, -age);
    if (day < past.first) break;
    if (!past.isOdd(day) && past.before('turnover', day).length >= fewestBefore) days.push(day);
  }
  return days;
}

/** Where eight of ten tried days lay, as parts of their estimates; at least the estimate itself. */
function endsOf(past: Past, tried: readonly Day[], method: ForecastMethod) {
  const ratios = tried.flatMap((day) => {
    const expected = estimate(past, 'turnover', day, method);
    return expected > 0 ? [past.turnoverOf(day) / expected] : [];
  });
  if (ratios.length === 0) return { low: 1, high: 1 };
  return {
    low: Math.max(0, Math.min(1, quantileOf(ratios, lowPart))),
    high: Math.max(1, quantileOf(ratios, highPart)),
  };
}
