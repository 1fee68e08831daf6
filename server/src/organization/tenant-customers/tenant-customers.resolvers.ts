import { tenantOf } from '../../kit/context/index.ts';
import { inTenant } from '../../kit/db/pools.ts';
import type { Kit } from '../../kit/graphql/index.ts';
import { connectionOf, type NamesConnection, namesPage } from '../../kit/paging/index.ts';
import { listTenantCustomers, type TenantCustomer } from './tenant-customers.store.ts';

/** What a reseller sees of the customers of its tenants answers at /graphql (decisions ACC-38). */
export const addTenantCustomers = (kit: Kit): void => {
  const connection = connectionType(kit);
  kit.builder.queryField('tenantCustomers', (t) =>
    t.field({
      type: connection,
      description:
        'Customers of tenants that have chosen the caller’s tenant as their reseller, sorted by name.',
      args: { search: t.arg.string(), first: t.arg.int(), after: t.arg.string() },
      resolve: async (_root, args, ctx) => {
        const page = namesPage(args);
        const rows = await inTenant(ctx.db, tenantOf(ctx), (tx) => listTenantCustomers(tx, page));
        return connectionOf(rows, page);
      },
    }),
  );
};

function connectionType(kit: Kit) {
  return kit.builder.objectRef<NamesConnection<TenantCustomer>>('TenantCustomerConnection').implement({
    fields: (t) => ({
      nodes: t.expose('nodes', { type: [customerType(kit)] }),
      pageInfo: t.expose('pageInfo', { type: kit.pageInfo }),
    }),
  });
}

function customerType({ builder }: Kit) {
  return builder.objectRef<TenantCustomer>('TenantCustomer').implement({
    description: 'A customer of a tenant that has chosen the caller’s tenant as its reseller. Read-only.',
    fields: (t) => ({
      id: t.exposeID('id'),
      name: t.exposeString('name'),
      street: t.exposeString('street', { nullable: true }),
      houseNumber: t.exposeString('houseNumber', { nullable: true }),
      zipCode: t.exposeString('zipCode', { nullable: true }),
      city: t.exposeString('city', { nullable: true }),
      phone: t.exposeString('phone', { nullable: true }),
      externalCrmEntityId: t.exposeString('externalCrmEntityId', { nullable: true }),
      tenantName: t.exposeString('tenantName', { description: 'The tenant the customer belongs to.' }),
    }),
  });
}
