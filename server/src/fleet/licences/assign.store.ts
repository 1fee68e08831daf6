import { sql } from 'kysely';
import type { Tx } from '../../kit/db/pools.ts';

/** A key that was entered, with what the tenant may do with it. */
export interface EnteredKey {
  readonly serial: string;
  readonly uid: string;
  readonly isSeen: boolean;
  /** Nobody has it yet. */
  readonly isUnowned: boolean;
  readonly customerName: string;
}

/** The licences of entered keys, whoever has them: runs under the system role, as the checks do. */
export const enteredKeys = async (
  tx: Tx,
  tenantId: string,
  serials: readonly string[],
): Promise<ReadonlyMap<string, EnteredKey>> => {
  const { rows } = await sql<EnteredKey>`
    select serial, uid, tenant_id is null as "isUnowned", customer_name as "customerName",
      coalesce(tenant_id = ${tenantId}, false) or coalesce(reseller_id = ${tenantId}, false) as "isSeen"
    from licences where serial = any (${serials}::text[])`.execute(tx);
  return new Map(rows.map((key) => [key.serial, key]));
};

/** The name of a customer of the tenant; undefined when it has none of this id. */
export const customerName = async (tx: Tx, customerId: string): Promise<string | undefined> => {
  const { rows } = await sql<{ name: string }>`
    select name from customers where tenant_id = (select current_tenant()) and id = ${customerId} and status >= 0`.execute(
    tx,
  );
  return rows[0]?.name;
};

/** Who uses the licences from now on. Runs under the policies of the tenant. */
export const setCustomer = async (
  tx: Tx,
  serials: readonly string[],
  customer: { readonly id: string | null; readonly name: string },
  at: Date,
): Promise<void> => {
  await tx
    .updateTable('licences')
    .set({
      customer_id: customer.id,
      customer_name: customer.name,
      last_modified_at: at,
      version: sql`version + 1`,
    })
    .where('serial', '=', sql<string>`any (${[...serials]}::text[])`)
    .execute();
};
