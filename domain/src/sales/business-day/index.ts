export { type BusinessDay, businessDayOf, defaultCutOffMinutes, maxCutOffMinutes } from './business-day.ts';
export {
  addDays,
  addMonths,
  type Day,
  type DayRange,
  daysBetween,
  endOfMonth,
  endOfYear,
  isDay,
  startOfMonth,
  startOfWeek,
  startOfYear,
  weekdayOf,
} from './calendar.ts';
export {
  type Period,
  periods,
  rangeOfPeriod,
  sameRangeYearBefore,
  sameWeekdayLastWeek,
} from './ranges.ts';
export { isTimeZone } from './zones.ts';
