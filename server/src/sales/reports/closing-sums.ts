import { isTotalUnit, type SalesFilter } from '@tresen/domain/sales/dashboards';
import { sql } from 'kysely';
import type { Tx } from '../../kit/db/pools.ts';
import type { SalesQuestion } from '../dashboards/index.ts';

/** What daily closings counted; cents. */
export interface ClosingSums {
  readonly closings: number;
  /** Those with counted cash; the amounts are theirs. */
  readonly counted: number;
  readonly expectedCash: number;
  readonly countedCash: number;
  /** Counted less expected. */
  readonly difference: number;
  /** Closings that counted less than expected. */
  readonly shortages: number;
}

const none: ClosingSums = {
  closings: 0,
  counted: 0,
  expectedCash: 0,
  countedCash: 0,
  difference: 0,
  shortages: 0,
};

/** Sums the daily closings of the branches, registers and days of a question that no employees narrow. */
export const readClosingSums = async (
  tx: Tx,
  { deviceIds }: Pick<SalesFilter, 'deviceIds'>,
  { chosen, range, sides }: SalesQuestion,
): Promise<ClosingSums> => {
  const units = sides[0].units?.some(isTotalUnit) ? null : sides[0].units;
  const { rows } = await sql<ClosingSums>`
      select count(*)::int closings, count(counted_cash)::int counted,
        coalesce(sum(expected_cash) filter (where counted_cash is not null), 0)::float8 "expectedCash",
        coalesce(sum(counted_cash), 0)::float8 "countedCash", coalesce(sum(cash_difference), 0)::float8 difference,
        count(*) filter (where cash_difference < 0)::int shortages
      from closings where tenant_id = (select current_tenant()) and type = 'daily' and currency = ${chosen.currency}
        and business_day between ${range.from} and ${range.to}
        ${units ? sql`and unit_id = any (${units}::uuid[])` : sql``}
        ${deviceIds ? sql`and device_id = any (${deviceIds}::uuid[])` : sql``}`.execute(tx);
  return rows[0] ?? none;
};
