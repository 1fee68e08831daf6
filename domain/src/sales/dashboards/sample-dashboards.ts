import type { Day, Period } from '../../kit/business-day/index.ts';
import {
  type DataState,
  type Figures,
  figuresOf,
  type HomeDashboard,
  type HourFigures,
  type PaymentFigures,
} from './dashboards.ts';

// What dashboards show, marked as sample, while no register is linked (DSH-20, DSH-21): a café with two
// branches, invented. The figures are fixed; only their dates follow the calendar.

/** Where nothing is linked. */
export const sampleState: DataState = {
  currency: 'EUR',
  currencies: ['EUR'],
  dataFrom: null,
  dataZone: null,
  firstHour: 4,
  linkedDevices: 0,
  onlineDevices: 0,
  oldData: [],
};

/** A day by hours. */
export const sampleHours: readonly HourFigures[] = [
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

/** Figures of a sample: 19 % VAT on a quarter of the turnover, 7 % on the rest, some of it reduced or cancelled. */
export const sampleFigures = (turnover: number, receipts: number, customers: number): Figures => {
  const full = Math.round(turnover / 4);
  const net = Math.round(full / 1.19) + Math.round((turnover - full) / 1.07);
  const discounts = Math.round(turnover / 80);
  const cancelled = Math.round(turnover / 120);
  return figuresOf({
    turnover,
    net,
    tax: turnover - net,
    receipts,
    customers,
    discounts,
    cancelled,
  });
};

const turnoverOfDay = sampleHours.reduce((total, { turnover }) => total + turnover, 0);
const receiptsOfDay = sampleHours.reduce((total, { receipts }) => total + receipts, 0);

/** Sample of Home on a day, with the payments of a period (DSH-21). */
export const sampleHomeDashboard = (today: Day, period: Period = 'TODAY'): HomeDashboard => ({
  state: sampleState,
  today,
  otherTodays: [],
  figures: sampleFigures(turnoverOfDay, receiptsOfDay, 281),
  comparison: sampleFigures(163_380, 231, 266),
  comparisonSoFar: sampleFigures(163_380, 231, 266),
  comparisonSince: null,
  payments: payments[period],
  hours: sampleHours,
  topArticles: dayArticles,
});
