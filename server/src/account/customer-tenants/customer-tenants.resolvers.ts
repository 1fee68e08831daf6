import { tenantOf } from '../../kit/context/index.ts';
import { inSystem, inTenant } from '../../kit/db/pools.ts';
import { batched, type Kit } from '../../kit/graphql/index.ts';
import { connectionOf, type NamesConnection, namesPage } from '../../kit/paging/index.ts';
import { type CustomerTenant, countCustomers, listCustomers } from './customer-tenants.store.ts';

const countsOf = batched((ctx, ids: readonly string[]) =>
  inSystem(ctx.db, (tx) => countCustomers(tx, tenantOf(ctx), ids)),
);

/** What a reseller sees of its customers answers at /graphql (decisions ACC-38). */
export const addCustomerTenants = (kit: Kit): void => {
  const customers = customersType(kit);
  kit.builder.queryField('customerTenants', (t) =>
    t.field({
      type: customers,
      description: 'The tenant’s customers, sorted by name. `search` matches words in names.',
      args: { search: t.arg.string(), first: t.arg.int(), after: t.arg.string() },
      resolve: async (_root, args, ctx) => {
        const page = namesPage(args);
        return connectionOf(await inTenant(ctx.db, tenantOf(ctx), (tx) => listCustomers(tx, page)), page);
      },
    }),
  );
};

function customersType(kit: Kit) {
  return kit.builder.objectRef<NamesConnection<CustomerTenant>>('CustomerTenantConnection').implement({
    fields: (t) => ({
      nodes: t.expose('nodes', { type: [customerType(kit)] }),
      pageInfo: t.expose('pageInfo', { type: kit.pageInfo }),
    }),
  });
}

function customerType({ builder }: Kit) {
  return builder.objectRef<CustomerTenant>('CustomerTenant').implement({
    description: 'A tenant that has chosen the caller’s tenant as its reseller.',
    fields: (t) => ({
      id: t.exposeID('id'),
      name: t.exposeString('name'),
      since: t.expose('since', { type: 'DateTime' }),
      userCount: t.int({ resolve: async ({ id }, _args, ctx) => (await countsOf(ctx, id))?.users ?? 0 }),
      registerCount: t.int({
        description: 'Linked registers.',
        resolve: async ({ id }, _args, ctx) => (await countsOf(ctx, id))?.registers ?? 0,
      }),
    }),
  });
}
