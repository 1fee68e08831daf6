import {
  addMonths,
  type Day,
  type DayRange,
  daysOf,
  endOfMonth,
  endOfYear,
  startOfYear,
  weekdayOf,
} from '../../kit/business-day/index.ts';
import { quartersOf, weekdaysOf } from './calendar-parts.ts';
import type { AnalyticsDashboard, DayFigures, MonthFigures, PaymentFigures } from './dashboards.ts';
import { sampleFigures, sampleHours, sampleState } from './sample-dashboards.ts';

// The year of the café of `sample-dashboards.ts`. Everything smaller than a month follows from its months.

const yearArticles = [
  { articleKey: 'sample-1', name: 'Cappuccino', quantity: 23_940, turnover: 9_097_200 },
  { articleKey: 'sample-2', name: 'Club Sandwich', quantity: 7_810, turnover: 6_950_900 },
  { articleKey: 'sample-3', name: 'Latte macchiato', quantity: 13_670, turnover: 5_741_400 },
  { articleKey: 'sample-4', name: 'Croissant', quantity: 16_450, turnover: 4_277_000 },
  { articleKey: 'sample-5', name: 'Espresso', quantity: 12_980, turnover: 3_245_000 },
];

/** Turnover, receipts and customers of the months of a year. */
type MonthSums = readonly (readonly [turnover: number, receipts: number, customers: number])[];

const yearSums: MonthSums = [
  [3_384_120, 4_868, 5_549],
  [3_297_450, 4_701, 5_374],
  [3_742_980, 5_287, 6_058],
  [3_861_340, 5_402, 6_207],
  [4_218_760, 5_846, 6_741],
  [4_327_910, 5_982, 6_893],
  [4_109_530, 5_713, 6_588],
  [3_952_270, 5_524, 6_361],
  [3_988_640, 5_561, 6_402],
  [3_874_190, 5_428, 6_240],
  [3_718_460, 5_213, 5_987],
  [4_463_850, 6_071, 7_032],
];

const previousYearSums: MonthSums = [
  [3_148_230, 4_602, 5_237],
  [3_065_880, 4_451, 5_079],
  [3_471_520, 4_986, 5_702],
  [3_618_410, 5_148, 5_904],
  [3_902_670, 5_497, 6_318],
  [4_011_350, 5_639, 6_487],
  [3_886_940, 5_481, 6_300],
  [3_742_160, 5_302, 6_089],
  [3_714_580, 5_254, 6_033],
  [3_651_790, 5_179, 5_941],
  [3_498_320, 4_978, 5_702],
  [4_197_460, 5_793, 6_690],
];

interface Whole {
  readonly turnover: number;
  readonly receipts: number;
  readonly customers: number;
}

/** The year before the year before. */
const firstYearSums: MonthSums = previousYearSums.map((sums) => [
  Math.round(sums[0] * 0.91),
  Math.round(sums[1] * 0.93),
  Math.round(sums[2] * 0.93),
]);

/** How much of a week falls on Monday to Sunday. */
const weekdayWeights = [8, 10, 11, 12, 16, 20, 14] as const;

const market = { unitId: 'sample-1', unitName: 'Café am Markt' } as const;
const park = { unitId: 'sample-2', unitName: 'Café am Park' } as const;
const places = [
  { ...market, register: 'Theke', employee: 'Alex' },
  { ...market, register: 'Terrasse', employee: 'Kim' },
  { ...park, register: 'Theke', employee: 'Robin' },
] as const;
const noPart = { turnover: 0, receipts: 0, comparisonTurnover: 0, comparisonReceipts: 0 } as const;

/** Sample of Analytics for the year of a day, beside the year before (DSH-21). */
export const sampleAnalyticsDashboard = (day: Day): AnalyticsDashboard => {
  const range = { from: startOfYear(day), to: endOfYear(day) };
  const before = { from: addMonths(range.from, -12), to: addMonths(range.to, -12) };
  const calendar = calendarOf(range, before);
  const [now, then] = [wholeOf(calendar.months), wholeOf(calendar.previousMonths)];
  return {
    state: sampleState,
    today: day,
    ...range,
    comparisonFrom: before.from,
    comparisonTo: before.to,
    figures: figuresOfWhole(now),
    comparison: figuresOfWhole(then),
    comparisonSince: null,
    ...calendar,
    hours: hoursOf(now),
    comparisonHours: hoursOf(then),
    payments: paymentsOf(now),
    comparisonPayments: paymentsOf(then),
    ...placesOf(now, then),
    topArticles: yearArticles,
    omitted: [],
  };
};

function calendarOf(range: DayRange, before: DayRange) {
  const months = monthsOf(range.from, yearSums);
  const previousMonths = monthsOf(before.from, previousYearSums);
  const first = monthsOf(addMonths(before.from, -12), firstYearSums);
  const year = Number(range.from.slice(0, 4));
  const [days, comparisonDays] = [months, previousMonths].map((each) => each.flatMap(daysOfMonth));
  return {
    year,
    months,
    previousMonths,
    quarterYear: year,
    quarters: quartersOf([...first, ...previousMonths, ...months], year),
    days: days ?? [],
    comparisonDays: comparisonDays ?? [],
    weekdays: weekdaysOf(days ?? []),
    comparisonWeekdays: weekdaysOf(comparisonDays ?? []),
  };
}

function monthsOf(firstDay: Day, sums: MonthSums): MonthFigures[] {
  return sums.map(([turnover, receipts, customers], index) => ({
    month: addMonths(firstDay, index),
    turnover,
    receipts,
    customers,
  }));
}

function daysOfMonth({ month, turnover, receipts, customers }: MonthFigures): DayFigures[] {
  const days = daysOf({ from: month, to: endOfMonth(month) });
  const weights = days.map((day) => weekdayWeights[weekdayOf(day)] ?? 0);
  const [money, count, guests] = [turnover, receipts, customers].map((total) => shares(total, weights));
  return days.map((day, index) => ({
    day,
    turnover: money?.[index] ?? 0,
    receipts: count?.[index] ?? 0,
    customers: guests?.[index] ?? 0,
  }));
}

/** Shares of a whole number by weights: whole numbers that add up to it. */
function shares(total: number, weights: readonly number[]): number[] {
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  let weighed = 0;
  let given = 0;
  return weights.map((weight) => {
    weighed += weight;
    const share = Math.round((total * weighed) / all) - given;
    given += share;
    return share;
  });
}

function wholeOf(months: readonly MonthFigures[]): Whole {
  return months.reduce(
    (sum, { turnover, receipts, customers }) => ({
      turnover: sum.turnover + turnover,
      receipts: sum.receipts + receipts,
      customers: sum.customers + customers,
    }),
    { turnover: 0, receipts: 0, customers: 0 },
  );
}

function figuresOfWhole({ turnover, receipts, customers }: Whole) {
  return sampleFigures(turnover, receipts, customers);
}

function hoursOf({ turnover, receipts }: Whole) {
  const money = shares(
    turnover,
    sampleHours.map((hour) => hour.turnover),
  );
  const count = shares(
    receipts,
    sampleHours.map((hour) => hour.receipts),
  );
  return sampleHours.map(({ hour }, index) => ({
    hour,
    turnover: money[index] ?? 0,
    receipts: count[index] ?? 0,
  }));
}

function paymentsOf({ turnover }: Whole): PaymentFigures {
  const [cash = 0, card = 0, digital = 0, other = 0] = shares(turnover, [35, 56, 7, 2]);
  return { cash, card, digital, other };
}

function placesOf(now: Whole, before: Whole) {
  const parts = partsOf(now, before, [46, 19, 35]);
  const units = partsOf(now, before, [65, 35]);
  return {
    units: [market, park].map(({ unitId, unitName }, index) => ({
      unitId,
      name: unitName,
      dataFrom: null,
      ...(units[index] ?? noPart),
    })),
    registers: places.map(({ unitId, unitName, register }, index) => ({
      deviceId: `sample-${index + 1}`,
      name: register,
      unitId,
      unitName,
      ...(parts[index] ?? noPart),
    })),
    employees: places.map(({ unitId, unitName, employee }, index) => ({
      id: `${unitId}:${index + 1}`,
      name: employee,
      unitId,
      unitName,
      ...(parts[index] ?? noPart),
    })),
  };
}

/** Parts of the year beside parts of the year before, by weights. */
function partsOf(now: Whole, before: Whole, weights: readonly number[]) {
  const sums = [now.turnover, now.receipts, before.turnover, before.receipts];
  const [turnover, receipts, turnoverBefore, receiptsBefore] = sums.map((total) => shares(total, weights));
  return weights.map((_weight, index) => ({
    turnover: turnover?.[index] ?? 0,
    receipts: receipts?.[index] ?? 0,
    comparisonTurnover: turnoverBefore?.[index] ?? 0,
    comparisonReceipts: receiptsBefore?.[index] ?? 0,
  }));
}
