import {
  addDays,
  addMonths,
  type Day,
  type DayRange,
  endOfMonth,
  endOfYear,
  rangeOfPeriod,
  startOfMonth,
  startOfWeek,
  startOfYear,
} from '../../kit/business-day/index.ts';

/** Ranges relative to today that dashboards and reports offer at a click, beside a free one. */
export const rangeChoices = [
  'TODAY',
  'YESTERDAY',
  'THIS_WEEK',
  'LAST_WEEK',
  'THIS_MONTH',
  'LAST_MONTH',
  'THIS_YEAR',
  'LAST_YEAR',
] as const;
export type RangeChoice = (typeof rangeChoices)[number];

/** The business days of a choice: those that run end today, those that are over are whole. */
export const rangeOfChoice = (choice: RangeChoice, today: Day): DayRange => {
  switch (choice) {
    case 'LAST_WEEK': {
      const to = addDays(startOfWeek(today), -1);
      return { from: startOfWeek(to), to };
    }
    case 'LAST_MONTH': {
      const from = addMonths(startOfMonth(today), -1);
      return { from, to: endOfMonth(from) };
    }
    case 'LAST_YEAR': {
      const from = addMonths(startOfYear(today), -12);
      return { from, to: endOfYear(from) };
    }
    default:
      return rangeOfPeriod(choice, today);
  }
};

/** The choice that a range is; undefined for a free one. On a Monday this week is today: the shorter name is taken. */
export const choiceOfRange = ({ from, to }: DayRange, today: Day): RangeChoice | undefined =>
  rangeChoices.find((choice) => {
    const range = rangeOfChoice(choice, today);
    return range.from === from && range.to === to;
  });
