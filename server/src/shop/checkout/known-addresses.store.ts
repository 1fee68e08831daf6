import type { AddressKind } from '@tresen/domain/organization/addresses';
import type { OrderAddress } from '@tresen/domain/shop/orders';
import { sql } from 'kysely';
import type { Tx } from '../../kit/db/pools.ts';

/** An address that the tenant keeps (`organizationAddresses`), as an order takes it. */
export interface KnownAddress extends OrderAddress {
  readonly id: string;
  readonly kind: AddressKind;
  readonly isDefault: boolean;
}

/** What the last order of the tenant said; the delivery only where it was its own. */
export interface LastOrder {
  readonly billing: OrderAddress;
  readonly delivery: OrderAddress | null;
  readonly vatId: string | null;
}

/** Addresses of the tenant's organizations, defaults first. */
export const readKnownAddresses = async (tx: Tx): Promise<KnownAddress[]> => {
  const { rows } = await sql<KnownAddress>`
    select id, kind, is_default "isDefault", name, '' "nameAddition", address,
      coalesce(additional_address, '') "additionalAddress", zip_code "zipCode", city, country
    from organization_addresses
    where tenant_id = (select current_tenant()) and status > 0
    order by is_default desc, name_key, id limit 200`.execute(tx);
  return rows;
};

/** The tenant's first organization; what it does not know is empty. */
export const readOwnPlace = async (tx: Tx): Promise<OrderAddress | undefined> => {
  const { rows } = await sql<OrderAddress>`
    select name, coalesce(name_addition, '') "nameAddition", coalesce(address, '') address,
      coalesce(additional_address, '') "additionalAddress", coalesce(zip_code, '') "zipCode",
      coalesce(city, '') city, country
    from organizations
    where tenant_id = (select current_tenant()) and status >= 0
    order by created_seq, id limit 1`.execute(tx);
  return rows[0];
};

/** The VAT id of the tenant's first company that has one. */
export const readOwnVatId = async (tx: Tx): Promise<string | undefined> => {
  const { rows } = await sql<{ vatId: string }>`
    select sales_tax_id "vatId" from companies
    where tenant_id = (select current_tenant()) and status >= 0 and sales_tax_id is not null
    order by created_seq, id limit 1`.execute(tx);
  return rows[0]?.vatId;
};

export const readLastOrder = async (tx: Tx): Promise<LastOrder | undefined> => {
  const { rows } = await sql<LastOrder>`
    select billing_address billing, case when customer_id is null then delivery_address end delivery, vat_id "vatId"
    from shop_orders where tenant_id = (select current_tenant())
    order by placed_at desc, id desc limit 1`.execute(tx);
  return rows[0];
};
