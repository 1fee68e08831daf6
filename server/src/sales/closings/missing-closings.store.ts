import type { DayRange } from '@tresen/domain/kit/business-day';
import type { UnclosedDay } from '@tresen/domain/sales/closings';
import { sql } from 'kysely';
import type { Tx } from '../../kit/db/pools.ts';

/** A business day with receipts of a register that no daily closing holds, with what its alert says. */
export interface UnclosedRegisterDay extends UnclosedDay {
  readonly tenantId: string;
  readonly deviceId: string;
  readonly registerName: string;
  readonly unitName: string;
}

/**
 * Such days of all tenants, or of these registers only, from one day to another: in the order of registers and days.
 * Under the system role.
 */
export const unclosedDays = async (
  tx: Tx,
  { from, to }: DayRange,
  deviceIds: readonly string[] | null,
): Promise<readonly UnclosedRegisterDay[]> => {
  const { rows } = await sql<UnclosedRegisterDay>`
    select tenant_id "tenantId", device_id "deviceId", register_name "registerName", unit_name "unitName", zone,
      cut_off_minutes "cutOffMinutes", day
    from unclosed_days(${from}::date, ${to}::date, ${deviceIds}::uuid[])`.execute(tx);
  return rows;
};
