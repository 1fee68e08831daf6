import { entityStatus } from '@tresen/domain/kit/entities';
import { sql } from 'kysely';
import type { Tx } from '../../kit/db/pools.ts';
import { newId } from '../../kit/ids/index.ts';

/** True when the tenant has an organization beside these. */
export const hasOthers = async (tx: Tx, ids: readonly string[]): Promise<boolean> => {
  const { rows } = await sql<{ has: boolean }>`
    select exists (select from organizations where id <> all (${[...ids]}::uuid[])
      and status >= ${entityStatus.inactive}) as has`.execute(tx);
  return rows[0]?.has ?? false;
};

/** How many units belong to each of these organizations; one without an entry has none. */
export const countUnits = async (
  tx: Tx,
  ids: readonly string[],
): Promise<readonly { readonly id: string; readonly count: number }[]> => {
  const { rows } = await sql<{ id: string; count: number }>`
    select organization_id as id, count(*) as count from organization_units
    where organization_id = any (${[...ids]}::uuid[]) and status > ${entityStatus.deleted}
    group by 1`.execute(tx);
  return rows;
};

/** A tenant that is founded now. */
interface NewTenant {
  readonly tenantId: string;
  /** Of its company. */
  readonly name: string;
  readonly at: Date;
  /** Who founds it. */
  readonly byName: string;
}

/** The organization that each tenant begins with. Runs in the system role, in the transaction that makes the tenant. */
export const insertFirstOrganization = async (
  tx: Tx,
  { tenantId, name, at, byName }: NewTenant,
): Promise<void> => {
  await sql`
    insert into organizations (tenant_id, id, name, country, change_seq, created_seq, created_at, last_modified_at,
      last_modified_by_name)
    values (${tenantId}, ${newId()}, ${name}, 'DE', 0, 0, ${at}, ${at}, ${byName})`.execute(tx);
};
