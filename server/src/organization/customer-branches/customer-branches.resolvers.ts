import { approveRegister, type DeviceDependencies } from '../../fleet/devices/index.ts';
import { inTenant } from '../../kit/db/pools.ts';
import type { Kit } from '../../kit/graphql/index.ts';
import { listUnits, type OrganizationUnit, saveUnit, type UnitsPort } from '../units/index.ts';
import { atCustomer, type Customer } from './at-customer.ts';

/** Branches of a reseller's customers answer at /graphql. */
export const addCustomerBranches = (kit: Kit, port: UnitsPort): void => {
  const { builder, saveResult } = kit;
  const customer = customerType(kit);
  const input = builder.inputType('CustomerBranchInput', {
    fields: (t) => ({
      name: t.string({ required: true }),
      country: t.string({ required: false, description: 'Defaults to `DE`.' }),
    }),
  });
  builder.queryField('customerOrganization', (t) =>
    t.field({
      type: customer,
      args: { tenantId: t.arg.id({ required: true }) },
      resolve: (_root, { tenantId }, ctx) => atCustomer(ctx, tenantId),
    }),
  );
  builder.mutationField('createCustomerBranch', (t) =>
    t.field({
      type: saveResult,
      args: { tenantId: t.arg.id({ required: true }), branch: t.arg({ type: input, required: true }) },
      resolve: async (_root, { tenantId, branch: { name, country } }, ctx) =>
        saveUnit((await atCustomer(ctx, tenantId)).ctx, port, { name, country, type: 'branch' }),
    }),
  );
};

/** Linking a customer's register answers where linking does, at /graphql/pos. */
export const addCustomerRegisters = (kit: Kit, deps: DeviceDependencies): void => {
  const { builder, saveResult } = kit;
  const input = builder.inputType('CustomerRegisterInput', {
    fields: (t) => ({
      userCode: t.string({ required: true }),
      name: t.string({ required: true }),
      deviceType: t.string({ required: true }),
      businessType: t.string({ required: true }),
      unitId: t.id({ required: true }),
    }),
  });
  builder.mutationField('approveCustomerRegister', (t) =>
    t.field({
      type: saveResult,
      args: { tenantId: t.arg.id({ required: true }), register: t.arg({ type: input, required: true }) },
      resolve: async (_root, { tenantId, register }, ctx) =>
        approveRegister((await atCustomer(ctx, tenantId)).ctx, deps, register),
    }),
  );
};

function customerType(kit: Kit) {
  const branch = branchType(kit);
  return kit.builder.objectRef<Customer>('CustomerOrganization').implement({
    description: 'A tenant that has chosen the caller’s tenant as its reseller, with its branches.',
    fields: (t) => ({
      id: t.exposeID('id'),
      name: t.exposeString('name'),
      branches: t.field({
        type: [branch],
        resolve: async ({ id, ctx }) =>
          (await inTenant(ctx.db, id, listUnits)).filter(({ type }) => type !== 'group'),
      }),
    }),
  });
}

function branchType({ builder }: Kit) {
  return builder.objectRef<OrganizationUnit>('CustomerBranch').implement({
    description: 'A managed company’s branch as its reseller sees it, without figures or settings.',
    fields: (t) => ({
      id: t.exposeID('id'),
      name: t.exposeString('name'),
      type: t.exposeString('type', { description: '`branch`, `event` or `warehouse`.' }),
      country: t.exposeString('country'),
      isActive: t.boolean({
        description: 'True if at least one register is active (REG-12).',
        resolve: ({ activeDeviceCount }) => activeDeviceCount > 0,
      }),
      registerCount: t.exposeInt('deviceCount', { description: 'Linked registers.' }),
    }),
  });
}
