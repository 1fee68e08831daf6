import type { DayRange } from '@tresen/domain/kit/business-day';
import { sql } from 'kysely';
import type { Tx } from '../../kit/db/pools.ts';

/** On how many days each branch sold anything. */
export const openDaysOf = async (
  tx: Tx,
  units: readonly string[],
  { from, to }: DayRange,
): Promise<ReadonlyMap<string, number>> => {
  const { rows } = await sql<{ readonly id: string; readonly days: number }>`
    select unit_id id, count(*)::int as days from sales_day
    where tenant_id = (select current_tenant()) and unit_id = any (${units}::uuid[])
      and day between ${from} and ${to} and receipts > 0
    group by unit_id`.execute(tx);
  return new Map(rows.map(({ id, days }) => [id, days]));
};
