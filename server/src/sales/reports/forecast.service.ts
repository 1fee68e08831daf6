import { addDays, type Day, type DayRange } from '@tresen/domain/kit/business-day';
import { isTotalUnit, type SalesFilter } from '@tresen/domain/sales/dashboards';
import {
  daysToLearnFrom,
  type Forecast,
  type ForecastDay,
  type ForecastHour,
  forecastDays,
  forecastHours,
  forecastSales,
  triedWeeks,
} from '@tresen/domain/sales/forecast';
import type { ReportQuestion } from '@tresen/domain/sales/reports';
import { type BranchHoliday, branchHolidays, branchPlaces } from '../../content/calendar/index.ts';
import { type Ctx, tenantOf } from '../../kit/context/index.ts';
import type { Tx } from '../../kit/db/pools.ts';
import { oldestToday, unitIdsOf } from '../dashboards/index.ts';
import { readPace } from './forecast.store.ts';
import { daysLearned, hoursLearned } from './learned-sales.ts';
import { openStudy, type StudyHead } from './open-study.ts';
import type { ReportSide } from './report-sides.ts';

/** A day to come with its hours and what is known of it. */
export interface ToldDay extends ForecastDay {
  readonly hours: readonly ForecastHour[];
  /** Public holidays of any of the branches: the estimate does not know what they do. */
  readonly holidays: readonly string[];
}

/** What the next days will probably sell; money in cents. */
export interface SalesForecast extends StudyHead {
  /** Null where there is too little to learn from. */
  readonly forecast: (Omit<Forecast, 'days'> & { readonly days: readonly ToldDay[] }) | null;
  /** Receipts of one person in an hour, of one branch in the last four weeks; null for several branches. */
  readonly pace: number | null;
  readonly isOmitted: boolean;
}

type Place = Pick<SalesFilter, 'unitIds' | 'currency'>;

const paceDays = 28;
const byDay: ReportQuestion = { rows: 'day' };
const byHour: ReportQuestion = { rows: 'weekday', columns: 'hour' };

/**
 * Estimates the next seven days of the chosen branches together, by day and hour.
 * @param language of the holidays' names
 * @throws as `salesReport`
 */
export const readForecast = (ctx: Ctx, place: Place, language: 'de' | 'en'): Promise<SalesForecast> =>
  openStudy(ctx, place, async ({ tx, asked, side, head, read }) => {
    // A day that is not over everywhere would be learned as a weak one.
    const today = oldestToday(asked.chosen, ctx.now());
    const known = daysToLearnFrom(today);
    const days = await read(byDay, known);
    const hours = await read(byHour, { ...known, from: addDays(today, -7 * triedWeeks) });
    const units = unitIdsOf(asked.chosen);
    const holidays = await holidaysOf(
      tx,
      tenantOf(ctx),
      units,
      { from: known.from, to: lastDay(today) },
      language,
    );
    const odd = new Set(holidays.filter(({ isEverywhere }) => isEverywhere).map(({ day }) => day));
    const forecast = forecastSales(daysLearned(days), today, odd);
    const pace = await paceOf(tx, side, units, today);
    return {
      ...head,
      today,
      pace,
      isOmitted: Boolean(days.omitted ?? hours.omitted),
      forecast: forecast && {
        ...forecast,
        days: forecast.days.map((day) => ({
          ...day,
          hours: forecastHours(day, hoursLearned(hours), pace),
          holidays: holidays.filter((holiday) => holiday.day === day.day).map(({ name }) => name),
        })),
      },
    };
  });

function lastDay(today: Day): Day {
  return addDays(today, forecastDays);
}

async function holidaysOf(
  tx: Tx,
  tenantId: string,
  units: readonly string[],
  range: DayRange,
  language: 'de' | 'en',
): Promise<readonly BranchHoliday[]> {
  const chosen = new Set(units);
  const places = (await branchPlaces(tx, tenantId)).filter(({ unitId }) => chosen.has(unitId));
  return branchHolidays(places, range, language);
}

/** Of one branch alone: people are planned where they work. */
async function paceOf(
  tx: Tx,
  { units }: ReportSide,
  all: readonly string[],
  today: Day,
): Promise<number | null> {
  const [unit] = units.some(isTotalUnit) ? all : units;
  if (unit === undefined || (units.some(isTotalUnit) ? all : units).length > 1) return null;
  const from = addDays(today, -paceDays);
  const { receipts, hours } = await readPace(tx, unit, { from, to: addDays(today, -1) });
  return hours > 0 ? receipts / hours : null;
}
