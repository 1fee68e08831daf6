import { AppError } from '@tresen/domain/errors';
import { isOldData } from '@tresen/domain/fleet/devices';
import {
  businessDayOf,
  endOfYear,
  type Period,
  rangeOfPeriod,
  sameRangeYearBefore,
  sameWeekdayLastWeek,
  startOfMonth,
  startOfYear,
} from '@tresen/domain/sales/business-day';
import { figuresOf, topArticleCount } from '@tresen/domain/sales/dashboards';
import { type Ctx, tenantOf } from '../../kit/context/index.ts';
import { inTenant, type Tx } from '../../kit/db/pools.ts';
import {
  type BranchState,
  branchStates,
  type Days,
  type MonthSums,
  type Sums,
  sumDays,
  sumHours,
  sumYears,
  topArticles,
  type Window,
} from './dashboards.store.ts';

/** Whether a register is connected now. */
export type IsOnline = (deviceId: string) => boolean;

const todayOf = (branch: BranchState, nowMs: number): string =>
  businessDayOf(nowMs, branch.zone, branch.cutOffMinutes).day;

/** One window per branch; each branch has its own today, since zones and cut-offs differ. */
const windows = (
  branches: readonly BranchState[],
  name: string,
  rangeOf: (branch: BranchState) => Days,
): Window[] => branches.map((branch) => ({ name, unit: branch.id, ...rangeOf(branch) }));

const headlinesOf = ({ turnover = 0, receipts = 0, customers = 0 }: Partial<Sums> = {}) =>
  figuresOf(turnover, receipts, customers);

/** The registers that are expected online: those that do not rest, unless all of them do. */
const expectedOf = (branches: readonly BranchState[]): readonly string[] => {
  const active = branches.flatMap(({ activeDeviceIds }) => activeDeviceIds);
  return active.length > 0 ? active : branches.flatMap(({ linkedDeviceIds }) => linkedDeviceIds);
};

const stateOf = (branches: readonly BranchState[], nowMs: number, isOnline: IsOnline) => {
  const linked = branches.filter((branch) => branch.linkedDeviceIds.length > 0);
  const expected = expectedOf(branches);
  const newest = linked.map((branch) => branch.newestData?.getTime() ?? 0);
  const dataFrom = Math.max(0, ...newest);
  return {
    currency: branches[0]?.currency ?? 'EUR',
    dataFrom: dataFrom === 0 ? null : new Date(dataFrom),
    linkedDevices: expected.length,
    onlineDevices: expected.filter(isOnline).length,
    oldData: linked
      .filter((branch) => isOldData(branch.newestData?.getTime() ?? null, nowMs))
      .map((branch) => ({ unitId: branch.id, name: branch.name, since: branch.newestData })),
  };
};

/** Sums never mix currencies (contract 15): the branches of the first one's currency, the rest is asked for by name. */
const inOneCurrency = (branches: readonly BranchState[]): BranchState[] =>
  branches.filter((branch) => branch.currency === branches[0]?.currency);

const readBranches = async (tx: Tx, unitIds: readonly string[] | undefined) =>
  inOneCurrency(await branchStates(tx, unitIds));

/** The newest business day among the branches: what the page calls today. */
const newestToday = (branches: readonly BranchState[], nowMs: number): string =>
  branches
    .map((branch) => todayOf(branch, nowMs))
    .sort()
    .at(-1) ?? businessDayOf(nowMs, 'Europe/Berlin', 240).day;

/** All of Home in one transaction: today beside the same weekday of last week (DSH-03, DSH-09 to DSH-14). */
export const homeDashboard = (
  ctx: Ctx,
  unitIds: readonly string[] | undefined,
  period: Period,
  isOnline: IsOnline,
) =>
  inTenant(ctx.db, tenantOf(ctx), async (tx) => {
    const nowMs = ctx.now();
    const branches = await readBranches(tx, unitIds);
    const day = (branch: BranchState, of: (today: string) => string = (today) => today): Days => {
      const at = of(todayOf(branch, nowMs));
      return { from: at, to: at };
    };
    const todayWindows = windows(branches, 'today', day);
    const sums = await sumDays(tx, [
      ...todayWindows,
      ...windows(branches, 'comparison', (branch) => day(branch, sameWeekdayLastWeek)),
      ...windows(branches, 'payments', (branch) => rangeOfPeriod(period, todayOf(branch, nowMs))),
    ]);
    const payments = sums.get('payments');
    return {
      state: stateOf(branches, nowMs, isOnline),
      today: newestToday(branches, nowMs),
      figures: headlinesOf(sums.get('today')),
      comparison: headlinesOf(sums.get('comparison')),
      payments: {
        cash: payments?.cash ?? 0,
        card: payments?.card ?? 0,
        digital: payments?.digital ?? 0,
        other: payments?.other ?? 0,
      },
      hours: await sumHours(tx, todayWindows),
      topArticles: await topArticles(
        tx,
        windows(branches, 'month', (branch) => day(branch, startOfMonth)),
        topArticleCount,
      ),
    };
  });

const years = { first: 2000, last: 2999 } as const; // what receipts can carry

export interface AnalyticsChoice {
  readonly unitIds: readonly string[] | undefined;
  readonly year: number | undefined;
  readonly from: string | undefined;
  readonly to: string | undefined;
}

const rangeOf = (choice: AnalyticsChoice, today: string): Days => {
  const year = choice.year ?? Number(today.slice(0, 4));
  const first = `${year}-01-01`;
  const last = today.startsWith(`${year}-`) ? today : endOfYear(first);
  const from = choice.from ?? first;
  const to = choice.to ?? last;
  return from <= to ? { from, to } : { from: to, to: from };
};

/** The twelve months of a year, by its first day. */
const monthsOfYear = (months: readonly MonthSums[], first: string): MonthSums[] =>
  Array.from({ length: 12 }, (_, index) => {
    const month = `${first.slice(0, 5)}${String(index + 1).padStart(2, '0')}-01`;
    return months.find((sums) => sums.month === month) ?? { month, turnover: 0, receipts: 0, customers: 0 };
  });

const none: Sums = { turnover: 0, receipts: 0, customers: 0 };

const total = (parts: readonly Sums[]): Sums =>
  parts.reduce(
    (sum, part) => ({
      turnover: sum.turnover + part.turnover,
      receipts: sum.receipts + part.receipts,
      customers: sum.customers + part.customers,
    }),
    none,
  );

/** All days that Analytics looks at. */
const wholeOf = (...parts: readonly Days[]): Days => {
  const days = parts.flatMap(({ from, to }) => [from, to]).sort();
  return { from: days[0] ?? '', to: days.at(-1) ?? '' };
};

/**
 * All of Analytics in one transaction: a range beside the same one a year before, the year by months (DSH-04).
 * @throws {AppError} INVALID_INPUT for a year that no receipt can have
 */
export const analyticsDashboard = async (ctx: Ctx, choice: AnalyticsChoice, isOnline: IsOnline) => {
  const { year: chosenYear = years.first } = choice;
  if (chosenYear < years.first || chosenYear > years.last)
    throw new AppError('INVALID_INPUT', { field: 'year' });
  return inTenant(ctx.db, tenantOf(ctx), async (tx) => {
    const nowMs = ctx.now();
    const branches = await readBranches(tx, choice.unitIds);
    const range = rangeOf(choice, newestToday(branches, nowMs));
    const year = startOfYear(choice.year === undefined ? range.to : `${choice.year}-01-01`);
    const before = sameRangeYearBefore(range);
    const yearBefore = sameRangeYearBefore({ from: year, to: year }).from;
    const ids = branches.map(({ id }) => id);
    const { months, units } = await sumYears(tx, ids, {
      whole: wholeOf(range, before, { from: yearBefore, to: endOfYear(year) }),
      range,
      before,
    });
    return {
      state: stateOf(branches, nowMs, isOnline),
      ...range,
      figures: headlinesOf(total([...units.values()].map((sums) => sums.range))),
      comparison: headlinesOf(total([...units.values()].map((sums) => sums.before))),
      months: monthsOfYear(months, year),
      previousMonths: monthsOfYear(months, yearBefore),
      units: branches.map(({ id, name }) => {
        const { turnover, receipts } = units.get(id)?.range ?? none;
        return { unitId: id, name, turnover, receipts };
      }),
      topArticles: await topArticles(
        tx,
        windows(branches, 'months', () => ({ from: startOfMonth(range.from), to: range.to })),
        topArticleCount,
      ),
    };
  });
};
