import type { Day } from '@tresen/domain/kit/business-day';
import type { SalesFilter } from '@tresen/domain/sales/dashboards';
import {
  daysToJudge,
  type EmployeeWeeks,
  measuresOf,
  type ReportQuestion,
  type Unusual,
  type UnusualWeek,
  unusualWeeks,
  weeksOfRange,
} from '@tresen/domain/sales/reports';
import { type Ctx, tenantOf } from '../../kit/context/index.ts';
import { inTenant } from '../../kit/db/pools.ts';
import { askSales, nameBranches, unitNamesOf } from '../dashboards/index.ts';
import { seeOneMoment } from '../receipts/index.ts';
import { choiceOf, sidesOf } from './asked-sides.ts';
import { monthUntil } from './month-until.ts';
import { type ReadSide, type ReportOmission, readSides } from './report-sides.ts';

/** Weeks of employees that stand out, of the whole weeks that the asked days touch. Money in cents. */
export interface UnusualSales extends Omit<Unusual, 'weeks'> {
  readonly weeks: readonly (UnusualWeek & { readonly unitName: string })[];
  readonly currency: string;
  readonly currencies: readonly string[];
  readonly today: Day;
  readonly from: Day;
  readonly to: Day;
  readonly omitted: ReportOmission | null;
  readonly isCounting: boolean;
}

/** An employee's key begins with the id of the branch. */
const idLength = 36;

const question: ReportQuestion = { rows: 'employee', columns: 'week' };

/**
 * Weeks in which an employee cancelled, discounted or took back much more than in his own weeks before. Registers do not
 * narrow it: what is usual is of all that somebody sells.
 * @throws as `salesReport`
 */
export const readUnusual = (ctx: Ctx, filter: SalesFilter): Promise<UnusualSales> =>
  inTenant(ctx.db, tenantOf(ctx), async (tx) => {
    await seeOneMoment(tx);
    const all: SalesFilter = { ...filter, deviceIds: null, employees: null, comparison: 'NONE' };
    const asked = await askSales(tx, all, undefined, ctx.now(), false, monthUntil);
    const [side] = sidesOf(asked, all, false);
    const days = { ...side, range: daysToJudge(asked.range) };
    const [read] = await readSides(tx, [question], days, choiceOf(asked));
    if (!read) throw new Error('a question has an answer');
    const names = unitNamesOf(await nameBranches(tx, asked.chosen));
    const unusual = unusualWeeks(employeesOf(read, filter), asked.range);
    return {
      currency: asked.chosen.currency,
      currencies: asked.chosen.currencies,
      today: asked.today,
      ...weeksOfRange(asked.range),
      omitted: read.omitted,
      isCounting: read.isCounting,
      ...unusual,
      weeks: unusual.weeks.map((week) => ({
        ...week,
        unitName: names.get(week.key.slice(0, idLength)) ?? '',
      })),
    };
  });

function employeesOf({ table, omitted }: ReadSide, { employees }: SalesFilter): readonly EmployeeWeeks[] {
  if (omitted) return [];
  const wanted = employees && new Set(employees);
  return table
    .lines()
    .filter(({ sum }) => !wanted || wanted.has(sum.key))
    .map(({ sum: { key, name }, cells }) => ({
      key,
      name,
      weeks: [...cells].map(([week, { values }]) => ({ week, figures: measuresOf(values) })),
    }));
}
