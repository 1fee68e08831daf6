import type { DayRange } from '@tresen/domain/kit/business-day';
import { sql } from 'kysely';
import type { Tx } from '../../kit/db/pools.ts';
import { isAboutDays } from '../receipts/index.ts';

/** How much was sold, and in how many hours of how many people. */
export interface Pace {
  readonly receipts: number;
  /** Each hour of each employee who sold within it. */
  readonly hours: number;
}

/** The pace of a branch on some days. */
export const readPace = async (tx: Tx, unitId: string, days: DayRange): Promise<Pace> => {
  const { rows } = await sql<Pace>`
    select count(*)::int receipts,
      count(distinct (r.biz_day, r.biz_hour, coalesce(r.employee_key, '')))::int hours
    from receipts r
    where r.tenant_id = (select current_tenant()) and r.unit_id = ${unitId} and r.type = 'Beleg'
      and ${isAboutDays(sql`r.ended_at`, days)} and r.biz_day between ${days.from} and ${days.to}`.execute(
    tx,
  );
  return rows[0] ?? { receipts: 0, hours: 0 };
};
