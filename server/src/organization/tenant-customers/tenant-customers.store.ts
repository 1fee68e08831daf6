import { entityStatus } from '@tresen/domain/kit/entities';
import { sql } from 'kysely';
import type { Tx } from '../../kit/db/pools.ts';
import { hasWords } from '../../kit/db/word-search.ts';
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
  // In the order of the index of each tenant's names; words are looked for in all that a customer is found by.
  const place = onNamesPage({ ...page, words: [] }, sql`o.name_key`);
  const conditions = sql.join([place, ...hasWords(sql`o.search_text`, page.words.join(' '))], sql` and `);
  const { rows } = await sql<TenantCustomer>`
    select c.id, c.name, c.street, c.house_number as "houseNumber", c.zip_code as "zipCode", c.city, c.phone,
      c.external_crm_entity_id as "externalCrmEntityId", t.name as "tenantName", c.name_key as "searchText"
    from tenants t
    cross join lateral (select * from customers o where o.tenant_id = t.id
      and o.status >= -1 and o.status >= ${entityStatus.inactive} and ${conditions}
      order by o.name_key, o.id limit ${page.size + 1}) c
    where t.reseller_id = (select current_tenant())
    order by c.name_key, c.id limit ${page.size + 1}`.execute(tx);
  return rows;
};
