import { AppError } from '@tresen/domain/kit/errors';
import {
  type OpeningHours,
  type OpeningSpan,
  openingHoursSchema,
  unitUses,
} from '@tresen/domain/organization/units';
import { tenantOf } from '../../kit/context/index.ts';
import { inTenant } from '../../kit/db/pools.ts';
import type { Kit } from '../../kit/graphql/index.ts';
import { setOpeningHours } from './opening-hours.service.ts';
import { deleteUnit, type UnitDeletion, unitDeletion } from './unit-deletion.service.ts';
import { moveUnit } from './unit-place.service.ts';
import { setUnitActive } from './unit-status.service.ts';
import type { UnitsPort } from './units.port.ts';
import { saveUnit } from './units.service.ts';
import { findUnit, listUnits, type OrganizationUnit } from './units.store.ts';

/** Units answer at /graphql. */
export const addUnits = (kit: Kit, port: UnitsPort): void => {
  addQueries(kit, port);
  addMutations(kit, port);
};

function addQueries(kit: Kit, port: UnitsPort): void {
  const unit = unitType(kit);
  const deletion = deletionType(kit);
  kit.builder.queryFields((t) => ({
    organizationUnits: t.field({
      type: [unit],
      resolve: (_root, _args, ctx) => inTenant(ctx.db, tenantOf(ctx), listUnits),
    }),
    organizationUnit: t.field({
      type: unit,
      args: { id: t.arg.id({ required: true }) },
      resolve: async (_root, { id }, ctx) => {
        const found = await inTenant(ctx.db, tenantOf(ctx), (tx) => findUnit(tx, id));
        if (!found) throw new AppError('NOT_FOUND', { what: 'organizationUnit' });
        return found;
      },
    }),
    organizationUnitDeletion: t.field({
      type: deletion,
      args: { id: t.arg.id({ required: true }) },
      resolve: (_root, { id }, ctx) => unitDeletion(ctx, port, id),
    }),
  }));
}

function hoursType({ builder }: Kit) {
  const span = builder.objectRef<OpeningSpan>('OpeningSpan').implement({
    fields: (t) => ({
      weekday: t.exposeInt('weekday', { description: '0 = Monday.' }),
      from: t.exposeInt('from', { description: 'Minutes after midnight.' }),
      to: t.exposeInt('to', { description: 'Minutes after midnight; over 1440 on the following day.' }),
    }),
  });
  return builder.objectRef<OpeningHours>('OpeningHours').implement({
    fields: (t) => ({
      spans: t.expose('spans', { type: [span] }),
      closedDays: t.exposeStringList('closedDays', { description: 'ISO dates.' }),
    }),
  });
}

function unitType(kit: Kit) {
  const { builder } = kit;
  const hours = hoursType(kit);
  return builder.objectRef<OrganizationUnit>('OrganizationUnit').implement({
    description: 'A branch with its registers, or a group of branches.',
    fields: (t) => ({
      id: t.exposeID('id'),
      name: t.exposeString('name'),
      description: t.exposeString('description'),
      type: t.exposeString('type', { description: '`branch`, `group`, `event` or `warehouse`.' }),
      parentId: t.exposeID('parentId', { nullable: true }),
      organizationId: t.exposeID('organizationId', { nullable: true }),
      sort: t.exposeInt('sort', { description: 'Position among units with the same parent.' }),
      databaseId: t.exposeID('databaseId', {
        nullable: true,
        description: 'Set by the first register linked.',
      }),
      zone: t.exposeString('zone'),
      cutOffMinutes: t.exposeInt('cutOffMinutes', {
        description: 'Minutes after midnight at which the business day ends.',
      }),
      openingHours: t.field({
        type: hours,
        nullable: true,
        description: 'By the unit’s time zone; null if not set.',
        resolve: ({ openingHours }) =>
          openingHours === null ? null : openingHoursSchema.parse(JSON.parse(openingHours)),
      }),
      currency: t.exposeString('currency'),
      country: t.exposeString('country'),
      status: t.exposeInt('status', {
        description: '1 = active, 0 = inactive. Registers of inactive units have no access.',
      }),
      version: t.exposeInt('version'),
      isActive: t.boolean({
        description: 'A branch is active while one of its registers is (REG-12).',
        resolve: ({ activeDeviceCount }) => activeDeviceCount > 0,
      }),
      deviceCount: t.exposeInt('deviceCount', { description: 'Linked registers.' }),
    }),
  });
}

function deletionType({ builder }: Kit) {
  const use = builder.objectRef<{ use: string; count: number }>('OrganizationUnitUse').implement({
    fields: (t) => ({
      use: t.exposeString('use', {
        description:
          '`children`, `registers`, `elsterReports`, `receipts`, `closings` or `records` (master data).',
      }),
      count: t.exposeInt('count'),
    }),
  });
  return builder.objectRef<UnitDeletion>('OrganizationUnitDeletion').implement({
    description: 'Preview of deleting a unit.',
    fields: (t) => ({
      outcome: t.exposeString('outcome', {
        description:
          '`free`; `blocked` by units, registers or reports; `vendor`: it has data, so the caller must contact the vendor; ' +
          '`anyway`: it has data, but the caller may delete it anyway.',
      }),
      uses: t.field({
        type: [use],
        resolve: ({ uses }) =>
          unitUses.map((name) => ({ use: name, count: uses[name] })).filter(({ count }) => count > 0),
      }),
    }),
  });
}

function addMutations(kit: Kit, port: UnitsPort): void {
  const { builder, saveResult } = kit;
  const hours = hoursInput(kit);
  const input = unitInput(kit, hours);
  const change = hoursChangeInput(kit, hours);
  builder.mutationFields((t) => ({
    saveOrganizationUnit: t.field({
      type: saveResult,
      args: { unit: t.arg({ type: input, required: true }) },
      resolve: (_root, args, ctx) => saveUnit(ctx, port, args.unit),
    }),
    setOpeningHours: t.field({
      type: saveResult,
      description:
        'Gives units opening hours, all of them or none. Errors have the `unitId` of the first unit in question.',
      args: { changes: t.arg({ type: [change], required: true }) },
      resolve: (_root, { changes }, ctx) =>
        setOpeningHours(
          ctx,
          changes.map((one) => ({ ...one, openingHours: one.openingHours ?? null })),
        ),
    }),
    moveOrganizationUnit: t.field({
      type: saveResult,
      description: 'Moves a unit below another (null = top level) and after a sibling (null = first).',
      args: { id: t.arg.id({ required: true }), parentId: t.arg.id(), afterId: t.arg.id() },
      resolve: (_root, { id, parentId, afterId }, ctx) =>
        moveUnit(ctx, { id, parentId: parentId ?? null, afterId: afterId ?? null }),
    }),
    setOrganizationUnitActive: t.field({
      type: saveResult,
      description:
        'Deactivates a branch with its registers, or reactivates it with the registers deactivated along with it.',
      args: { id: t.arg.id({ required: true }), isActive: t.arg.boolean({ required: true }) },
      resolve: (_root, args, ctx) => setUnitActive(ctx, args),
    }),
    deleteOrganizationUnit: t.field({
      type: saveResult,
      args: { id: t.arg.id({ required: true }), anyway: t.arg.boolean() },
      resolve: (_root, { id, anyway }, ctx) => deleteUnit(ctx, port, { id, isAnyway: anyway ?? false }),
    }),
  }));
}

function hoursInput({ builder }: Kit) {
  const span = builder.inputType('OpeningSpanInput', {
    fields: (t) => ({
      weekday: t.int({ required: true }),
      from: t.int({ required: true }),
      to: t.int({ required: true }),
    }),
  });
  return builder.inputType('OpeningHoursInput', {
    fields: (t) => ({
      spans: t.field({ type: [span], required: true }),
      closedDays: t.stringList({ required: true }),
    }),
  });
}

type HoursInput = ReturnType<typeof hoursInput>;

function hoursChangeInput({ builder }: Kit, hours: HoursInput) {
  const unit = builder.inputType('UnitVersionInput', {
    fields: (t) => ({
      id: t.id({ required: true }),
      version: t.int({
        required: true,
        description: 'Version the change is based on; a different current version is a conflict.',
      }),
    }),
  });
  return builder.inputType('OpeningHoursChangeInput', {
    fields: (t) => ({
      openingHours: t.field({ type: hours, required: false, description: 'Null for none.' }),
      units: t.field({ type: [unit], required: true }),
    }),
  });
}

function unitInput({ builder }: Kit, hours: HoursInput) {
  return builder.inputType('OrganizationUnitInput', {
    description: 'Omitted fields keep their value.',
    fields: (t) => ({
      id: t.id({ required: false }),
      version: t.int({
        required: false,
        description: 'Version the edit is based on; a different current version is a conflict.',
      }),
      name: t.string({ required: true }),
      description: t.string({ required: false }),
      type: t.string({
        required: false,
        description: 'Defaults to `branch` for a new unit. Omit to keep the current type.',
      }),
      parentId: t.id({ required: false, description: 'Null for the top level.' }),
      organizationId: t.id({ required: false, description: 'Null for none.' }),
      zone: t.string({ required: false }),
      cutOffMinutes: t.int({ required: false }),
      country: t.string({ required: false }),
      openingHours: t.field({ type: hours, required: false, description: 'Null for none.' }),
    }),
  });
}
