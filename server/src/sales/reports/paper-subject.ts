import type { SalesFilter } from '@tresen/domain/sales/dashboards';
import { type ReportQuestion, salesReportWords } from '@tresen/domain/sales/reports';
import { type Ctx, tenantOf } from '../../kit/context/index.ts';
import { inTenant, type Tx } from '../../kit/db/pools.ts';
import { readBranches, salesPeople } from '../dashboards/index.ts';
import type { PaperLanguage, PaperSubject } from './report-paper.ts';

export type Hours = Pick<ReportQuestion, 'fromHour' | 'toHour'>;

/** Reads what a paper is of, in words: tenant, branches, and what narrows it to some of their receipts. */
export const subjectOf = async (
  ctx: Ctx,
  filter: SalesFilter,
  hours: Hours,
  language: PaperLanguage,
): Promise<PaperSubject> => {
  const { unitIds, comparison, comparisonUnitId } = filter;
  const read = await inTenant(ctx.db, tenantOf(ctx), async (tx) => {
    const tenant = await tx.selectFrom('tenants').select('name').executeTakeFirst();
    const other = comparison === 'UNIT' && comparisonUnitId ? await namesOf(tx, [comparisonUnitId]) : [];
    return {
      author: tenant?.name ?? '',
      branches: unitIds ? await namesOf(tx, unitIds) : null,
      comparedBranch: other[0] ?? null,
      registers: await registerNames(tx, filter),
    };
  });
  const { registers, ...subject } = read;
  const { dimensions } = salesReportWords[language];
  const employees = await employeeNames(ctx, filter, language);
  const narrowed = [
    ...(registers.length > 0 ? [`${dimensions.register}: ${registers.join(', ')}`] : []),
    ...(employees.length > 0 ? [`${dimensions.employee}: ${employees.join(', ')}`] : []),
    ...hoursLine(hours, language),
  ];
  return { ...subject, language, filter, narrowed, createdAt: new Date(ctx.now()) };
};

async function namesOf(tx: Tx, unitIds: readonly string[]): Promise<readonly string[]> {
  const { branches } = await readBranches(tx, unitIds);
  return branches.map(({ name }) => name);
}

async function registerNames(tx: Tx, { deviceIds }: SalesFilter): Promise<readonly string[]> {
  if (!deviceIds || deviceIds.length === 0) return [];
  const rows = await tx
    .selectFrom('devices')
    .select('name')
    .where('id', 'in', deviceIds)
    .orderBy('name')
    .execute();
  return rows.map(({ name }) => name);
}

/** As the registers called them last; one who sold nothing within the days by the register's own key. */
async function employeeNames(
  ctx: Ctx,
  { employees, from, to }: SalesFilter,
  language: PaperLanguage,
): Promise<readonly string[]> {
  if (!employees || employees.length === 0) return [];
  const unitIds = [...new Set(employees.map((id) => id.slice(0, id.indexOf(':'))))];
  const people = await salesPeople(ctx, { unitIds, from, to });
  const names = new Map(people.employees.map(({ id, name }) => [id, name]));
  const nameOf = (id: string) => names.get(id) || id.slice(id.indexOf(':') + 1);
  return [...new Set(employees.map((id) => nameOf(id) || salesReportWords[language].noEmployee))];
}

/** Hours by the branch's clock: the last one ends an hour later. */
function hoursLine({ fromHour, toHour }: Hours, language: PaperLanguage): readonly string[] {
  const [from, last] = [fromHour ?? 0, toHour ?? 23];
  return from === 0 && last === 23 ? [] : [salesReportWords[language].hour(from, (last + 1) % 24)];
}
