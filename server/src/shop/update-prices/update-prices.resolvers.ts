import { readUpgradeValue } from '@tresen/domain/fleet/licences';
import type { Kit } from '../../kit/graphql/index.ts';
import { listedPrices, priceId, removeListedPrice, saveListedPrice } from './update-prices.service.ts';
import type { ListedPrice } from './update-prices.store.ts';

const appTypes = 'gastro, retail or event';
const licenceTypes = 'Of the licence before: basic or professional';

/** The price list of updates answers at /graphql, to the administrators of the vendor's own tenant. */
export const addUpdatePrices = (kit: Kit): void => {
  const { builder, saveResult } = kit;
  const price = priceType(kit);
  const place = builder.inputType('LicenceUpdatePlace', {
    description: 'Key of the price in the list.',
    fields: (t) => ({
      appType: t.string({ required: true, description: appTypes }),
      licenceType: t.string({ required: true, description: licenceTypes }),
      isUpgrade: t.boolean({ required: true }),
      mainVersion: t.int({ required: true }),
      fromVersion: t.int({ required: true }),
    }),
  });
  builder.queryField('licenceUpdatePrices', (t) =>
    t.field({ type: [price], resolve: (_root, _args, ctx) => listedPrices(ctx) }),
  );
  builder.mutationFields((t) => ({
    saveLicenceUpdatePrice: t.field({
      type: saveResult,
      args: {
        place: t.arg({ type: place, required: true }),
        price: t.arg({ type: 'Cents', required: true, description: 'Net amount.' }),
        version: t.arg.int({ description: 'Version the change is based on; omit for a new price.' }),
      },
      resolve: (_root, { place: of, price: cents, version }, ctx) =>
        saveListedPrice(ctx, { ...of, price: cents, version }),
    }),
    removeLicenceUpdatePrice: t.field({
      type: saveResult,
      args: {
        place: t.arg({ type: place, required: true }),
        version: t.arg.int({ required: true }),
      },
      resolve: (_root, { place: of, version }, ctx) => removeListedPrice(ctx, { ...of, version }),
    }),
  }));
};

function priceType({ builder }: Kit) {
  return builder.objectRef<ListedPrice>('LicenceUpdatePrice').implement({
    description: 'Price of an update or upgrade, as returned by `getSoftwareUpdatePrice` for a licence key.',
    fields: (t) => ({
      id: t.id({ resolve: priceId }),
      appType: t.exposeString('appType', { description: appTypes }),
      licenceType: t.exposeString('licenceType', { description: licenceTypes }),
      fromVersion: t.exposeInt('fromVersion', { description: 'Current main version of the licence.' }),
      isUpgrade: t.boolean({
        description: 'True if it upgrades to Professional.',
        resolve: ({ upgradeValue }) => readUpgradeValue(upgradeValue)?.isUpgrade ?? false,
      }),
      mainVersion: t.int({
        description: 'Target main version.',
        resolve: ({ upgradeValue }) => readUpgradeValue(upgradeValue)?.mainVersion ?? upgradeValue,
      }),
      price: t.expose('price', { type: 'Cents', description: 'Net amount.' }),
      version: t.exposeInt('version'),
      lastModified: t.expose('lastModified', { type: 'DateTime' }),
    }),
  });
}
