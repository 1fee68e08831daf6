import { sql } from 'kysely';
import type { Tx } from '../../kit/db/pools.ts';

/** How many events a tenant has, and how many of them come again. */
export const countEvents = async (
  tx: Tx,
  tenantId: string,
): Promise<{ readonly events: number; readonly series: number }> => {
  const { rows } = await sql<{ events: number; series: number }>`
    select count(*) events, count(*) filter (where recurrence <> '') series from calendar_events
    where tenant_id = ${tenantId} and removed_at is null`.execute(tx);
  return rows[0] ?? { events: 0, series: 0 };
};

/** True when there is anything in the calendar of the tenant. */
export const hasEvents = async (tx: Tx, tenantId: string): Promise<boolean> =>
  (await tx
    .selectFrom('calendar_events')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .limit(1)
    .executeTakeFirst()) !== undefined;
