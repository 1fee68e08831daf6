import { type DayRange, rangeOfPeriod, sameWeekdayLastWeek } from '@tresen/domain/sales/business-day';
import {
  figuresOf,
  type HomeDashboard,
  rangeOfFilter,
  type SalesFilter,
  topArticleCount,
} from '@tresen/domain/sales/dashboards';
import { type Ctx, tenantOf } from '../../kit/context/index.ts';
import { inTenant } from '../../kit/db/pools.ts';
import {
  type ChosenBranches,
  chooseBranches,
  type IsOnline,
  newestToday,
  type PaymentPeriod,
  stateOf,
  todayOf,
} from './branches.service.ts';
import { readHome } from './dashboards.store.ts';
import type { Side } from './figure-rows.store.ts';
import { paymentsOf, sumsOfSide } from './sums.ts';

/** The branches by their own today, since zones and cut-offs differ. */
const unitsByToday = ({ branches }: ChosenBranches, nowMs: number): Map<string, string[]> => {
  const groups = new Map<string, string[]>(branches.length === 0 ? [[newestToday([], nowMs), []]] : []);
  for (const branch of branches) {
    const today = todayOf(branch, nowMs);
    groups.set(today, [...(groups.get(today) ?? []), branch.id]);
  }
  return groups;
};

const dayOf = (day: string): DayRange => ({ from: day, to: day });

const sidesOf = (
  chosen: ChosenBranches,
  nowMs: number,
  paymentsOn: (today: string) => DayRange,
): { readonly today: Side[]; readonly comparison: Side[]; readonly payments: Side[] } => {
  const groups = [...unitsByToday(chosen, nowMs)];
  const sides = (name: string, rangeOf: (today: string) => DayRange): Side[] =>
    groups.map(([today, units]) => ({ name, units, range: rangeOf(today) }));
  return {
    today: sides('today', dayOf),
    comparison: sides('comparison', (today) => dayOf(sameWeekdayLastWeek(today))),
    payments: sides('payments', paymentsOn),
  };
};

/** All of Home: today beside the same weekday of last week (DSH-03, DSH-08 to DSH-11, DSH-14). */
export const homeDashboard = (
  ctx: Ctx,
  filter: SalesFilter,
  period: PaymentPeriod,
  isOnline: IsOnline,
): Promise<HomeDashboard> =>
  inTenant(ctx.db, tenantOf(ctx), async (tx) => {
    const nowMs = ctx.now();
    const chosen = await chooseBranches(tx, filter);
    const today = newestToday(chosen.branches, nowMs);
    const sides = sidesOf(chosen, nowMs, (day) =>
      period === 'RANGE' ? rangeOfFilter(filter, undefined, day) : rangeOfPeriod(period, day),
    );
    const articles = { name: 'month', units: chosen.branches.map(({ id }) => id), range: dayOf(today) };
    const all = [...sides.today, ...sides.comparison, ...sides.payments];
    const rows = await readHome(tx, { sums: all, hours: sides.today, articles }, topArticleCount);
    return {
      state: stateOf(chosen, nowMs, isOnline),
      today,
      figures: figuresOf(sumsOfSide(rows.sums, 'today')),
      comparison: figuresOf(sumsOfSide(rows.sums, 'comparison')),
      payments: paymentsOf(sumsOfSide(rows.sums, 'payments')),
      hours: rows.hours,
      topArticles: rows.articles,
    };
  });
