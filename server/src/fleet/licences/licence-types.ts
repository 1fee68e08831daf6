import { licenceName } from '@tresen/domain/fleet/licences';
import { type Ctx, tenantOf } from '../../kit/context/index.ts';
import { inTenant } from '../../kit/db/pools.ts';
import { batched, type Kit } from '../../kit/graphql/index.ts';
import {
  addOnsOf,
  findLicence,
  type LicenceAddOn,
  type LicenceUpdate,
  type StoredLicence,
  updatesOf,
} from './licences.store.ts';

const loadUpdates = batched(async (ctx: Ctx, serials: readonly string[]) =>
  bySerial(await inTenant(ctx.db, tenantOf(ctx), (tx) => updatesOf(tx, serials))),
);
const loadAddOns = { de: addOnsIn('de'), en: addOnsIn('en') } as const;
export type UpdateRef = ReturnType<typeof updateType>;
export type LicenceRef = ReturnType<typeof licenceRef>;

/** The types of licences: the licence itself, and its updates. */
export const licenceTypesOf = (kit: Kit): { readonly licence: LicenceRef; readonly update: UpdateRef } => {
  const addOn = addOnType(kit);
  const update = updateType(kit);
  const base = baseType(kit);
  const licence = licenceRef(kit);
  licence.implement({
    description: 'A licence for the register software (spec §3).',
    fields: (t) => ({
      id: t.exposeID('id', { description: 'UID.' }),
      serial: t.exposeString('serial', { description: 'The licence key.' }),
      uid: t.exposeString('id'),
      name: t.string({ description: 'Gastro Basic', resolve: licenceName }),
      appName: t.exposeString('appName'),
      appType: t.exposeString('appType', { description: '`gastro`, `retail` or `event`.' }),
      licenceType: t.exposeString('licenceType', { description: '`basic` or `professional`.' }),
      state: t.exposeString('state', {
        description: '`active`, `inactive`, `expired`, `blocked` or `needsReactivation`.',
      }),
      mainVersion: t.exposeInt('mainVersion'),
      lastVersion: t.exposeString('lastVersion', { nullable: true }),
      regLevels: t.exposeInt('regLevels', { description: 'Bits of the registration levels.' }),
      customerId: t.exposeID('customerId', { nullable: true }),
      customerName: t.exposeString('customerName'),
      endsAt: t.expose('endsAt', { type: 'DateTime', nullable: true }),
      deviceId: t.exposeID('deviceId', { nullable: true, description: 'Register using the licence.' }),
      deviceName: t.exposeString('deviceName', {
        nullable: true,
        description: 'Only the tenant’s own registers.',
      }),
      mainboardSerial: t.exposeString('mainboardSerial', { nullable: true }),
      seenMainboardSerial: t.exposeString('seenMainboardSerial', {
        nullable: true,
        description: 'A different mainboard that was detected, which means the licence needs reactivation.',
      }),
      computerName: t.exposeString('computerName', { nullable: true }),
      hddFirmware: t.exposeString('hddFirmware', { nullable: true }),
      lastContactAt: t.expose('lastContactAt', { type: 'DateTime', nullable: true }),
      lastContactVersion: t.exposeString('lastContactVersion', { nullable: true }),
      version: t.exposeInt('version'),
      createdAt: t.expose('createdAt', { type: 'DateTime' }),
      lastModifiedAt: t.expose('lastModifiedAt', { type: 'DateTime' }),
      addOns: t.field({
        type: [addOn],
        description: 'Current and former add-ons, sorted by the date they were added.',
        args: { language: t.arg.string() },
        resolve: async ({ serial }, { language }, ctx) => [
          ...((await loadAddOns[language?.startsWith('en') ? 'en' : 'de'](ctx, serial)) ?? []),
        ],
      }),
      updates: t.field({
        type: [update],
        description: 'Newest first.',
        resolve: async ({ serial }, _args, ctx) => [...((await loadUpdates(ctx, serial)) ?? [])],
      }),
      baseLicence: t.field({
        type: base,
        nullable: true,
        description: 'The base licence it extends.',
        resolve: ({ baseSerial }, _args, ctx) =>
          baseSerial === null
            ? null
            : inTenant(ctx.db, tenantOf(ctx), async (tx) => (await findLicence(tx, baseSerial)) ?? null),
      }),
    }),
  });
  return { licence, update };
};

/** What belongs to licences, by their keys. */
function bySerial<Part extends { readonly serial: string }>(
  parts: readonly Part[],
): ReadonlyMap<string, readonly Part[]> {
  return Map.groupBy(parts, ({ serial }) => serial);
}

function addOnsIn(language: 'de' | 'en') {
  return batched(async (ctx: Ctx, serials: readonly string[]) =>
    bySerial(await inTenant(ctx.db, tenantOf(ctx), (tx) => addOnsOf(tx, serials, language))),
  );
}

function updateType({ builder }: Kit) {
  return builder.objectRef<LicenceUpdate>('LicenceUpdate').implement({
    description: 'An update of a licence from one version to another.',
    fields: (t) => ({
      id: t.exposeID('id'),
      serial: t.exposeString('serial'),
      oldVersion: t.exposeString('oldVersion'),
      newVersion: t.exposeString('newVersion'),
      ticketNumber: t.exposeString('ticketNumber', { nullable: true, description: 'Order number.' }),
      userName: t.exposeString('userName'),
      at: t.expose('at', { type: 'DateTime' }),
    }),
  });
}

function licenceRef({ builder }: Kit) {
  return builder.objectRef<StoredLicence>('Licence');
}

function addOnType({ builder }: Kit) {
  return builder.objectRef<LicenceAddOn>('LicenceAddOn').implement({
    fields: (t) => ({
      id: t.exposeID('id'),
      shopNumber: t.exposeInt('shopNumber', { nullable: true }),
      name: t.exposeString('name'),
      isOld: t.exposeBoolean('isOld', {
        description: 'True if it belonged to the licence before an update or cancellation.',
      }),
      addedAt: t.expose('addedAt', { type: 'DateTime' }),
      removedAt: t.expose('removedAt', { type: 'DateTime', nullable: true }),
    }),
  });
}

/** No licence again: a query must not go deeper and deeper. */
function baseType({ builder }: Kit) {
  return builder.objectRef<StoredLicence>('BaseLicence').implement({
    description: 'The base licence of an add-on licence.',
    fields: (t) => ({
      serial: t.exposeString('serial'),
      name: t.string({ resolve: licenceName }),
      appName: t.exposeString('appName'),
      mainVersion: t.exposeInt('mainVersion'),
      state: t.exposeString('state'),
    }),
  });
}
