import { tenantOf } from '../../kit/context/index.ts';
import { inSystem, inTenant } from '../../kit/db/pools.ts';
import { batched, type Kit } from '../../kit/graphql/index.ts';
import { type CustomerTenant, countCustomers, listCustomers } from './customer-tenants.store.ts';

const countsOf = batched((ctx, ids: readonly string[]) =>
  inSystem(ctx.db, (tx) => countCustomers(tx, tenantOf(ctx), ids)),
);

const customerType = ({ builder }: Kit) =>
  builder.objectRef<CustomerTenant>('CustomerTenant').implement({
    description: 'A tenant that names the own one as its reseller.',
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

/** What a reseller sees of its customers answers at /graphql (decisions ACC-38). */
export const addCustomerTenants = (kit: Kit): void => {
  const customer = customerType(kit);
  kit.builder.queryField('customerTenants', (t) =>
    t.field({
      type: [customer],
      resolve: (_root, _args, ctx) => inTenant(ctx.db, tenantOf(ctx), listCustomers),
    }),
  );
};
