import { sql } from 'kysely';
import type { Tx } from '../../kit/db/pools.ts';
import { type NamedRow, type NamesPage, onNamesPage } from '../../kit/paging/index.ts';

/** A tenant that names the caller's as its reseller. */
export interface CustomerTenant extends NamedRow {
  readonly name: string;
  readonly since: Date;
}

/** A page by name. Runs under the policy `customers_of_reseller`, which shows a reseller these tenants and no other. */
export const listCustomers = async (tx: Tx, page: NamesPage): Promise<CustomerTenant[]> => {
  const { rows } = await sql<CustomerTenant>`
    select id, name, created_at since, search_text "searchText" from tenants
    where reseller_id = (select current_tenant()) and ${onNamesPage(page, sql`search_text`)}
    order by search_text, id limit ${page.size + 1}`.execute(tx);
  return rows;
};

/** The name of one of them; undefined for a tenant that does not name the caller's. Under the same policy. */
export const findCustomerName = async (tx: Tx, id: string): Promise<string | undefined> => {
  const { rows } = await sql<{ name: string }>`
    select name from tenants where id = ${id} and reseller_id = (select current_tenant())`.execute(tx);
  return rows[0]?.name;
};

export interface CustomerCounts {
  readonly users: number;
  readonly registers: number;
}

/**
 * People and linked registers of each of the tenants that still name the reseller. Runs in the system role: so a
 * reseller learns numbers, and no table of its customers is opened to it.
 */
export const countCustomers = async (
  tx: Tx,
  resellerId: string,
  ids: readonly string[],
): Promise<Map<string, CustomerCounts>> => {
  const { rows } = await sql<CustomerCounts & { id: string }>`
    select t.id,
      (select count(*) from users u where u.tenant_id = t.id) users,
      (select count(*) from devices d where d.tenant_id = t.id and d.unlinked_at is null) registers
    from tenants t where t.reseller_id = ${resellerId} and t.id = any (${ids}::uuid[])`.execute(tx);
  return new Map(rows.map(({ id, ...counts }) => [id, counts]));
};
