import { tenantOf } from '../../kit/context/index.ts';
import { inTenant } from '../../kit/db/pools.ts';
import { hitsOf, type Kit } from '../../kit/graphql/index.ts';
import { createSharedTypes, type ListArgs } from '../../kit/records/index.ts';
import { type AssignResult, assignLicences } from './assign.service.ts';
import { type LicenceRef, licenceTypesOf, type UpdateRef } from './licence-types.ts';
import { type LicencePage, licenceOfKey, licencePage, searchLicences } from './licences.service.ts';
import { findUpdate, licencesOfCustomer, licencesOfDevice } from './licences.store.ts';

/** The registry answers at /graphql: list, pages, assignments (LIC-01 to LIC-12). */
export const addLicenceRegistry = (kit: Kit): void => {
  const { licence, update } = licenceTypesOf(kit);
  addList(kit, licence);
  addSingle(kit, licence, update);
  addAssignment(kit);
};

function addList(kit: Kit, licence: LicenceRef): void {
  const { filter } = createSharedTypes(kit);
  const connection = connectionType(kit, licence);
  kit.builder.queryFields((t) => ({
    licences: t.field({
      type: connection,
      description:
        'The tenant’s own licences; for resellers also those of their tenants; all of them for the vendor.',
      args: {
        filter: t.arg({ type: filter }),
        sort: t.arg.string({
          description:
            '`serial`, `customerName`, `endsAt` or `lastModifiedAt`; prefix with a minus for descending order.',
        }),
        first: t.arg.int(),
        after: t.arg.string(),
      },
      resolve: (_root, args, ctx) => licencePage(ctx, args as ListArgs),
    }),
    searchLicences: t.field({
      type: [licence],
      args: { text: t.arg.string({ required: true }), first: t.arg.int() },
      resolve: (_root, { text, first }, ctx) => searchLicences(ctx, text, hitsOf(first)),
    }),
  }));
}

function connectionType({ builder, pageInfo }: Kit, licence: LicenceRef) {
  return builder.objectRef<LicencePage>('LicenceConnection').implement({
    fields: (t) => ({
      nodes: t.field({ type: [licence], resolve: ({ nodes }) => [...nodes] }),
      pageInfo: t.expose('pageInfo', { type: pageInfo }),
      totalCount: t.int({
        description: 'Exact below 1,000 and for small numbers of licences; see `countPrecision`.',
        resolve: async ({ count }) => (await count()).count,
      }),
      countPrecision: t.string({
        description: '`exact`, or `atLeast` if not everything could be searched.',
        resolve: async ({ count }) => (await count()).precision,
      }),
    }),
  });
}

function addSingle(kit: Kit, licence: LicenceRef, update: UpdateRef): void {
  kit.builder.queryFields((t) => ({
    licence: t.field({
      type: licence,
      nullable: true,
      args: { serial: t.arg.string({ required: true }) },
      resolve: (_root, { serial }, ctx) => licenceOfKey(ctx, serial),
    }),
    licenceUpdate: t.field({
      type: update,
      nullable: true,
      args: { id: t.arg.id({ required: true }) },
      resolve: async (_root, { id }, ctx) =>
        (await inTenant(ctx.db, tenantOf(ctx), (tx) => findUpdate(tx, id))) ?? null,
    }),
    licencesOfDevice: t.field({
      type: [licence],
      description: 'Licences used by a register of the tenant.',
      args: { deviceId: t.arg.id({ required: true }) },
      resolve: (_root, { deviceId }, ctx) =>
        inTenant(ctx.db, tenantOf(ctx), (tx) => licencesOfDevice(tx, deviceId)),
    }),
    licencesOfCustomer: t.field({
      type: [licence],
      description:
        'Licences to choose from in the cart: a customer’s, or those not assigned to any customer.',
      args: { customerId: t.arg.id() },
      resolve: (_root, { customerId }, ctx) =>
        inTenant(ctx.db, tenantOf(ctx), (tx) => licencesOfCustomer(tx, customerId ?? null)),
    }),
  }));
}

function addAssignment({ builder }: Kit): void {
  const result = builder.objectRef<AssignResult>('AssignLicencesResult').implement({
    description: 'Either all keys were assigned or none.',
    fields: (t) => ({
      isSuccess: t.exposeBoolean('isSuccess'),
      message: t.exposeString('message', {
        nullable: true,
        description:
          '`LICENCE_KEYS_REPEATED`, `LICENCE_KEYS_NOT_FOUND`, `LICENCE_KEYS_WITHOUT_CUSTOMER` or `LICENCE_TOO_MANY_TRIES`.',
      }),
      keys: t.field({
        type: ['String'],
        description: 'The licence keys the message refers to.',
        resolve: ({ keys }) => [...keys],
      }),
    }),
  });
  builder.mutationField('assignLicences', (t) =>
    t.field({
      type: result,
      description:
        'Assigns licences to one of the tenant’s customers, or removes the assignment if no customer is given.',
      args: { serials: t.arg.stringList({ required: true }), customerId: t.arg.id() },
      resolve: (_root, args, ctx) => assignLicences(ctx, args),
    }),
  );
}
