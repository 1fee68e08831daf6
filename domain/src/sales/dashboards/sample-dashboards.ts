import { addMonths, type Day, endOfYear, type Period, startOfYear } from '../business-day/index.ts';
import {
  type AnalyticsDashboard,
  type DataState,
  figuresOf,
  type HomeDashboard,
  type HourFigures,
  type MonthFigures,
  type PaymentFigures,
} from './dashboards.ts';

// What dashboards show, marked as sample, while no register is linked (DSH-20, DSH-21): a café with two
// branches, invented. The figures are fixed; only their dates follow the calendar.

const state: DataState = {
  currency: 'EUR',
  dataFrom: null,
  linkedDevices: 0,
  onlineDevices: 0,
  oldData: [],
};

const hours: readonly HourFigures[] = [
  { hour: 7, receipts: 14, turnover: 7_420 },
  { hour: 8, receipts: 27, turnover: 14_310 },
  { hour: 9, receipts: 24, turnover: 14_880 },
  { hour: 10, receipts: 21, turnover: 14_070 },
  { hour: 11, receipts: 18, turnover: 13_140 },
  { hour: 12, receipts: 31, turnover: 27_280 },
  { hour: 13, receipts: 29, turnover: 25_230 },
  { hour: 14, receipts: 19, turnover: 13_870 },
  { hour: 15, receipts: 22, turnover: 16_280 },
  { hour: 16, receipts: 20, turnover: 14_600 },
  { hour: 17, receipts: 13, turnover: 9_230 },
  { hour: 18, receipts: 6, turnover: 4_380 },
];

const payments: Readonly<Record<Period, PaymentFigures>> = {
  TODAY: { cash: 61_140, card: 97_830, digital: 12_240, other: 3_480 },
  YESTERDAY: { cash: 57_320, card: 88_450, digital: 10_110, other: 2_540 },
  THIS_WEEK: { cash: 281_910, card: 452_660, digital: 54_870, other: 14_300 },
  THIS_MONTH: { cash: 1_203_480, card: 1_958_220, digital: 243_190, other: 61_750 },
  THIS_YEAR: { cash: 14_817_360, card: 23_104_940, digital: 2_734_510, other: 702_880 },
};

const dayArticles = [
  { articleKey: 'sample-1', name: 'Cappuccino', quantity: 84, turnover: 31_920 },
  { articleKey: 'sample-2', name: 'Club Sandwich', quantity: 27, turnover: 24_030 },
  { articleKey: 'sample-3', name: 'Latte macchiato', quantity: 49, turnover: 20_580 },
  { articleKey: 'sample-4', name: 'Croissant', quantity: 58, turnover: 15_080 },
  { articleKey: 'sample-5', name: 'Espresso', quantity: 46, turnover: 11_500 },
];

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

const monthsOf = (firstDay: Day, sums: MonthSums): MonthFigures[] =>
  sums.map(([turnover, receipts, customers], index) => ({
    month: addMonths(firstDay, index),
    turnover,
    receipts,
    customers,
  }));

type Sums = readonly { readonly turnover: number; readonly receipts: number }[];
const turnoverOf = (sums: Sums): number => sums.reduce((total, { turnover }) => total + turnover, 0);
const receiptsOf = (sums: Sums): number => sums.reduce((total, { receipts }) => total + receipts, 0);
const figuresOfYear = (months: readonly MonthFigures[]) =>
  figuresOf(
    turnoverOf(months),
    receiptsOf(months),
    months.reduce((total, { customers }) => total + customers, 0),
  );

/** Sample of Home on a day, with the payments of a period (DSH-21). */
export const sampleHomeDashboard = (today: Day, period: Period = 'TODAY'): HomeDashboard => ({
  state,
  today,
  figures: figuresOf(turnoverOf(hours), receiptsOf(hours), 281),
  comparison: figuresOf(163_380, 231, 266),
  payments: payments[period],
  hours,
  topArticles: dayArticles,
});

/** Sample of Analytics for the year of a day (DSH-21). */
export const sampleAnalyticsDashboard = (day: Day): AnalyticsDashboard => {
  const from = startOfYear(day);
  const months = monthsOf(from, yearSums);
  const previousMonths = monthsOf(addMonths(from, -12), previousYearSums);
  const figures = figuresOfYear(months);
  const market = { turnover: 27_862_410, receipts: 38_415 };
  return {
    state,
    from,
    to: endOfYear(day),
    figures,
    comparison: figuresOfYear(previousMonths),
    months,
    previousMonths,
    units: [
      { unitId: 'sample-1', name: 'Café am Markt', ...market },
      {
        unitId: 'sample-2',
        name: 'Café am Park',
        turnover: figures.turnover - market.turnover,
        receipts: figures.receipts - market.receipts,
      },
    ],
    topArticles: yearArticles,
  };
};
