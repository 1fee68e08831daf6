import {
  type DayRange,
  minutesOfClock,
  periods,
  rangeOfPeriod,
  sameWeekdayLastWeek,
  startOfMonth,
} from '@tresen/domain/kit/business-day';
import {
  figuresOf,
  figuresSoFar,
  type HomeDashboard,
  type OtherToday,
  type PartOfDay,
  rangeOfFilter,
  type SalesFilter,
  topArticleCount,
  totalUnitOf,
} from '@tresen/domain/sales/dashboards';
import { type Ctx, tenantOf } from '../../kit/context/index.ts';
import { inTenant, lastly } from '../../kit/db/pools.ts';
import {
  type ChosenBranches,
  chooseBranches,
  type IsOnline,
  newestToday,
  stateOf,
  todayOf,
  unitIdsOf,
} from './branches.service.ts';
import type { Side } from './figure-rows.store.ts';
import { readHome } from './home.store.ts';
import { paymentsOf, sinceOf, sumsOfSide } from './sums.ts';

/** Periods that the payment methods of Home offer, with a free range (DSH-11). */
export const paymentPeriods = [...periods, 'RANGE'] as const;
export type PaymentPeriod = (typeof paymentPeriods)[number];

/** Units that share a today. */
interface TodayUnits {
  readonly today: string;
  readonly units: readonly string[];
}

/** Units whose clock shows the same time, and the side of their hours. */
interface ClockSide {
  readonly side: Side;
  readonly clock: PartOfDay['clock'];
}

/** All of Home: today beside the same weekday of last week (DSH-03, DSH-08 to DSH-11, DSH-14). */
export const homeDashboard = (
  ctx: Ctx,
  filter: SalesFilter,
  period: PaymentPeriod,
  isOnline: IsOnline,
): Promise<HomeDashboard> =>
  inTenant(ctx.db, tenantOf(ctx), async (tx) => {
    const nowMs = ctx.now();
    const chosen = await chooseBranches(tx, filter, nowMs);
    const today = newestToday(chosen, nowMs);
    const groups = unitsByToday(chosen, today, nowMs);
    const todays = sidesOf(groups, 'today', dayOf);
    const sums = [
      ...todays,
      ...sidesOf(groups, 'comparison', (day) => dayOf(sameWeekdayLastWeek(day))),
      ...sidesOf(groups, 'payments', (day) =>
        period === 'RANGE' ? rangeOfFilter(filter, undefined, day) : rangeOfPeriod(period, day),
      ),
    ];
    const units = chosen.isWhole ? [totalUnitOf(chosen.currency)] : unitIdsOf(chosen);
    const clocks = sidesByClock(chosen, nowMs);
    const articles = articleSides(groups, units);
    const hours = [...todays, ...clocks.map(({ side }) => side)];
    const rows = await lastly(tx, () => readHome(tx, { sums, hours, articles, units }, topArticleCount));
    const comparison = sumsOfSide(rows.sums, 'comparison');
    const hoursOfSide = (name: string) => rows.hours.filter(({ side }) => side === name);
    return {
      state: stateOf(chosen, isOnline),
      today,
      otherTodays: otherTodaysOf(chosen, today, nowMs),
      figures: figuresOf(sumsOfSide(rows.sums, 'today')),
      comparison: figuresOf(comparison),
      comparisonSoFar: figuresSoFar(
        comparison,
        clocks.map(({ side, clock }) => ({ clock, hours: hoursOfSide(side.name) })),
      ),
      comparisonSince: sinceOf(dayOf(sameWeekdayLastWeek(today)), rows.firstDay),
      payments: paymentsOf(sumsOfSide(rows.sums, 'payments')),
      hours: hoursOfSide('today'),
      topArticles: rows.articles,
    };
  });

/** The branches by their own today, since zones and cut-offs differ; all of them as one where they agree. */
function unitsByToday(chosen: ChosenBranches, newest: string, nowMs: number): TodayUnits[] {
  const { groups, formerIds, isWhole, currency } = chosen;
  const days = new Map([[newest, formerIds]]);
  for (const group of groups) {
    const today = todayOf(group, nowMs);
    days.set(today, [...(days.get(today) ?? []), ...group.unitIds]);
  }
  if (isWhole && days.size === 1) return [{ today: newest, units: [totalUnitOf(currency)] }];
  return [...days].map(([today, units]) => ({ today, units }));
}

/** Whoever compares Home with a report of a day has to know where another day counts as today. */
function otherTodaysOf({ groups }: ChosenBranches, newest: string, nowMs: number): OtherToday[] {
  const days = Map.groupBy(groups, (group) => todayOf(group, nowMs));
  days.delete(newest);
  return [...days]
    .map(([day, own]) => ({ day, unitIds: own.flatMap(({ unitIds }) => unitIds) }))
    .sort((one, other) => other.day.localeCompare(one.day));
}

/** The month that it is in each branch: in the night before the first, branches may be in two of them. */
function articleSides(groups: readonly TodayUnits[], units: readonly string[]): Side[] {
  const byMonth = Map.groupBy(groups, ({ today }) => startOfMonth(today));
  return [...byMonth].map(([month, own]) => ({
    name: 'month',
    units: byMonth.size === 1 ? units : own.flatMap((group) => group.units),
    range: dayOf(month),
  }));
}

function sidesOf(groups: readonly TodayUnits[], name: string, on: (today: string) => DayRange): Side[] {
  return groups.map(({ today, units }) => ({ name, units, range: on(today) }));
}

function dayOf(day: string): DayRange {
  return { from: day, to: day };
}

/** The day of comparison by the time that it is in branches: all of them as one where their clocks agree. */
function sidesByClock(chosen: ChosenBranches, nowMs: number): ClockSide[] {
  const { groups, isWhole, currency } = chosen;
  const byTime = Map.groupBy(groups, (group) =>
    [todayOf(group, nowMs), minutesOfClock(nowMs, group.zone), group.cutOffMinutes].join(' '),
  );
  return [...byTime.values()].flatMap((sameTime, index) => {
    const [group] = sameTime;
    if (!group) return [];
    const { zone, cutOffMinutes } = group;
    const units =
      isWhole && byTime.size === 1 ? [totalUnitOf(currency)] : sameTime.flatMap(({ unitIds }) => unitIds);
    const day = sameWeekdayLastWeek(todayOf(group, nowMs));
    return {
      side: { name: `soFar${index}`, units, range: dayOf(day) },
      clock: { minutes: minutesOfClock(nowMs, zone), cutOffMinutes },
    };
  });
}
