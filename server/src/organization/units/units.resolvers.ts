import { tenantOf } from '../../kit/context/index.ts';
import { inTenant } from '../../kit/db/pools.ts';
import type { Kit } from '../../kit/graphql/index.ts';
import { saveUnit, type UnitsPort } from './units.service.ts';
import { listUnits, type OrganizationUnit } from './units.store.ts';

const unitType = ({ builder }: Kit) =>
  builder.objectRef<OrganizationUnit>('OrganizationUnit').implement({
    description: 'A branch with its registers, or a header that groups branches.',
    fields: (t) => ({
      id: t.exposeID('id'),
      name: t.exposeString('name'),
      type: t.exposeString('type'),
      databaseId: t.exposeID('databaseId', { nullable: true }),
      zone: t.exposeString('zone'),
      cutOffMinutes: t.exposeInt('cutOffMinutes', {
        description: 'Minutes after midnight at which the business day ends.',
      }),
      currency: t.exposeString('currency'),
      country: t.exposeString('country'),
      isActive: t.boolean({
        description: 'A branch is active while a register is linked (REG-12).',
        resolve: ({ deviceCount }) => deviceCount > 0,
      }),
      deviceCount: t.exposeInt('deviceCount'),
    }),
  });

/** Units answer at /graphql. */
export const addUnits = (kit: Kit, port: UnitsPort): void => {
  const { builder, saveResult } = kit;
  const unit = unitType(kit);
  const input = builder.inputType('OrganizationUnitInput', {
    fields: (t) => ({
      id: t.id({ required: false }),
      name: t.string({ required: true }),
      type: t.string({ required: false, description: 'branch for a new unit; a change without it keeps it' }),
      zone: t.string({ required: false }),
      cutOffMinutes: t.int({ required: false }),
      country: t.string({ required: false }),
    }),
  });
  builder.queryField('organizationUnits', (t) =>
    t.field({
      type: [unit],
      resolve: (_root, _args, ctx) => inTenant(ctx.db, tenantOf(ctx), listUnits),
    }),
  );
  builder.mutationField('saveOrganizationUnit', (t) =>
    t.field({
      type: saveResult,
      args: { unit: t.arg({ type: input, required: true }) },
      resolve: (_root, args, ctx) => saveUnit(ctx, port, args.unit),
    }),
  );
};
