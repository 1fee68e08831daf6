import { unitStatus } from '@tresen/domain/organization/units';
import { sql } from 'kysely';
import type { Tx } from '../../kit/db/pools.ts';

/** What the tables of units, registers, receipts and closings hold of a unit. */
export interface StoredUses {
  readonly children: number;
  readonly registers: number;
  readonly receipts: number;
  readonly closings: number;
}

/**
 * Receipts are those of the figures; a branch without sales may still have others, each of which counts. What waits for
 * a person counts, too.
 */
export const countUses = async (tx: Tx, id: string): Promise<StoredUses> => {
  const { rows } = await sql<StoredUses>`
    select
      (select count(*) from organization_units where parent_id = ${id} and status > ${unitStatus.deleted}) children,
      (select count(*) from devices where unit_id = ${id} and unlinked_at is null) registers,
      coalesce(
        nullif((select sum(receipts)::bigint from sales_day
          where tenant_id = (select current_tenant()) and unit_id = ${id}), 0),
        (select count(*) from receipts where tenant_id = (select current_tenant()) and unit_id = ${id}))
      + (select count(*) from sync_problems
          where tenant_id = (select current_tenant()) and unit_id = ${id} and kind = 'receipt' and resolved_at is null) receipts,
      (select count(*) from closings where tenant_id = (select current_tenant()) and unit_id = ${id})
      + (select count(*) from sync_problems
          where tenant_id = (select current_tenant()) and unit_id = ${id} and kind = 'closing' and resolved_at is null) closings`.execute(
    tx,
  );
  const [row] = rows;
  if (!row) throw new Error('a select without from has one row');
  return row;
};

/** The unit goes from every list. Its database is free for another branch; receipts and figures keep its id. */
export const markUnitDeleted = async (tx: Tx, id: string): Promise<void> => {
  await tx
    .updateTable('organization_units')
    .set({
      status: unitStatus.deleted,
      database_id: null,
      last_modified_at: new Date(),
      version: sql`version + 1`,
    })
    .where('id', '=', id)
    .execute();
};
