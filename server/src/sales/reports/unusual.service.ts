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
import type { Ctx } from '../../kit/context/index.ts';
import { nameBranches, unitNamesOf } from '../dashboards/index.ts';
import { ofBranches, openStudy, type StudyHead } from './open-study.ts';
import type { ReadSide, ReportOmission } from './report-sides.ts';

/** Weeks of employees that stand out, of the whole weeks that the asked days touch. Money in cents. */
export interface UnusualSales extends Omit<Unusual, 'weeks'>, StudyHead {
  readonly weeks: readonly (UnusualWeek & { readonly unitName: string })[];
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
  openStudy(ctx, ofBranches(filter), async ({ tx, asked, head, read }) => {
    const weeks = await read(question, daysToJudge(asked.range));
    const names = unitNamesOf(await nameBranches(tx, asked.chosen));
    const unusual = unusualWeeks(employeesOf(weeks, filter), asked.range);
    return {
      ...head,
      ...weeksOfRange(asked.range),
      omitted: weeks.omitted,
      isCounting: weeks.isCounting,
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
