import { sql } from 'kysely';
import type { Database, Tx } from '../../../kit/db/pools.ts';
import { inSystem } from '../../../kit/db/pools.ts';
import type { describedReceipt } from '../push/receipt-row.ts';

/** A month of a tenant whose figures are to be summed again. */
export interface WaitingMonth {
  readonly tenantId: string;
  /** Its first day. */
  readonly month: string;
}

/** Months that wait, in no order; ids only, whatever the tenant (contract 3). */
export const waitingMonths = (db: Database, count: number): Promise<WaitingMonth[]> =>
  inSystem(db, (tx) =>
    tx
      .selectFrom('figure_rebuilds')
      .select(['tenant_id as tenantId', sql<string>`month::text`.as('month')])
      .limit(count)
      .execute(),
  );

/** Lets months wait; one that waits already waits once. */
export const addWaitingMonths = async (tx: Tx, from: string, to: string): Promise<void> => {
  await sql`insert into figure_rebuilds
    select (select current_tenant()), month::date from generate_series(${from}::date::timestamp, ${to}, '1 month') month
    on conflict do nothing`.execute(tx);
};

/**
 * Takes the month out of those that wait, and keeps pushes of the tenant waiting until the transaction ends.
 * @returns false when another process did it in the meantime
 */
export const takeWaitingMonth = async (tx: Tx, month: string): Promise<boolean> => {
  await sql`select pg_advisory_xact_lock(34, hashtext((select current_tenant())::text))`.execute(tx);
  const { numDeletedRows } = await tx
    .deleteFrom('figure_rebuilds')
    .where(sql`month`, '=', month)
    .executeTakeFirst();
  return numDeletedRows > 0n;
};

/** What a receipt's own text says, for columns that are younger than it. */
export type DescribedReceipt = ReturnType<typeof describedReceipt> & {
  readonly id: string;
  readonly employee_id: string | null;
};

/** True of a receipt `r` that was stored before these columns were there: the youngest of them is always written. */
export const isUndescribed = sql`(r.marks is null or r.sold is null)`;

/** Fills the columns of receipts that were stored before these columns were there; others stay as they are. */
export const describeReceipts = async (tx: Tx, rows: readonly DescribedReceipt[]): Promise<void> => {
  await sql`select describe_receipts((select current_tenant()), ${JSON.stringify(rows)}::json)`.execute(tx);
};
