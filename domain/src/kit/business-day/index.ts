export {
  type BusinessDay,
  businessDayOf,
  defaultCutOffMinutes,
  maxCutOffMinutes,
  minutesOfClock,
} from './business-day.ts';
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
export { endOfBusinessDay, instantOfDay } from './instant-of-day.ts';
export {
  dayCount,
  daysOf,
  isWholeMonths,
  monthCount,
  type Period,
  periods,
  type RangeEdge,
  rangeBefore,
  rangeOfPeriod,
  type SplitRange,
  sameRangeYearBefore,
  sameWeekdayLastWeek,
  splitRange,
} from './ranges.ts';
export { isTimeZone, offsetMinutesOf } from './zones.ts';
