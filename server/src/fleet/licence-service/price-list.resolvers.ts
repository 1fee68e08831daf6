import { readUpgradeValue } from '@tresen/domain/fleet/licences';
import type { Kit } from '../../kit/graphql/index.ts';
import { listedPrices, priceId, removeListedPrice, saveListedPrice } from './price-list.service.ts';
import type { ListedPrice } from './price-list.store.ts';

const appTypes = 'gastro, retail or event';
const licenceTypes = 'Of the licence before: basic or professional';

const priceType = ({ builder }: Kit) =>
  builder.objectRef<ListedPrice>('LicenceUpdatePrice').implement({
    description:
      'What an update or upgrade of a licence costs: what getSoftwareUpdatePrice tells of its key.',
    fields: (t) => ({
      id: t.id({ resolve: priceId }),
      appType: t.exposeString('appType', { description: appTypes }),
      licenceType: t.exposeString('licenceType', { description: licenceTypes }),
      fromVersion: t.exposeInt('fromVersion', { description: 'Main version of the licence before.' }),
      isUpgrade: t.boolean({
        description: 'It leads to professional.',
        resolve: ({ upgradeValue }) => readUpgradeValue(upgradeValue)?.isUpgrade ?? false,
      }),
      mainVersion: t.int({
        description: 'Where it leads to.',
        resolve: ({ upgradeValue }) => readUpgradeValue(upgradeValue)?.mainVersion ?? upgradeValue,
      }),
      price: t.expose('price', { type: 'Cents', description: 'Net.' }),
      version: t.exposeInt('version'),
      lastModified: t.expose('lastModified', { type: 'DateTime' }),
    }),
  });

/** The price list of updates answers at /graphql, to the administrators of the vendor's own tenant. */
export const addUpdatePrices = (kit: Kit): void => {
  const { builder, saveResult } = kit;
  const price = priceType(kit);
  const place = builder.inputType('LicenceUpdatePlace', {
    description: 'Which price of the list is meant.',
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
        price: t.arg({ type: 'Cents', required: true, description: 'Net.' }),
        version: t.arg.int({ description: 'The version that was looked at; missing for a new price.' }),
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
