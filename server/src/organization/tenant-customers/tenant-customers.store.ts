import { entityStatus } from '@tresen/domain/master-data/entities';
import { sql } from 'kysely';
import type { Tx } from '../../kit/db/pools.ts';
import { type NamedRow, type NamesPage, onNamesPage } from '../../kit/paging/index.ts';

/** A customer of a tenant that names the caller's as its reseller. */
export interface TenantCustomer extends NamedRow {
  readonly name: string;
  readonly street: string | null;
  readonly houseNumber: string | null;
  readonly zipCode: string | null;
  readonly city: string | null;
  readonly phone: string | null;
  readonly externalCrmEntityId: string | null;
  readonly tenantName: string;
}

/** A page by name. Runs under the policy `of_reseller`, which shows a reseller these rows and no other. */
export const listTenantCustomers = async (tx: Tx, page: NamesPage): Promise<TenantCustomer[]> => {
  const { rows } = await sql<TenantCustomer>`
    select c.id, c.name, c.street, c.house_number as "houseNumber", c.zip_code as "zipCode", c.city, c.phone,
      c.external_crm_entity_id as "externalCrmEntityId", t.name as "tenantName", c.search_text as "searchText"
    from tenants t
    cross join lateral (select * from customers o where o.tenant_id = t.id
      and o.status >= ${entityStatus.inactive} and ${onNamesPage(page, sql`o.search_text`)}
      order by o.search_text, o.id limit ${page.size + 1}) c
    where t.reseller_id = (select current_tenant())
    order by c.search_text, c.id limit ${page.size + 1}`.execute(tx);
  return rows;
};
