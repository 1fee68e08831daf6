import type { ShopProduct } from '@tresen/domain/shop/products';
import type { Kit } from '../../kit/graphql/index.ts';
import type { ShopCategory } from './category-tree.ts';
import type { CatalogueProduct } from './products.store.ts';

/** A product under the names and with the types of the specification (§3), and what our shop knows beside. */
export const productType = (kit: Kit) => {
  const discount = discountType(kit);
  return kit.builder.objectRef<CatalogueProduct>('ShopProduct').implement({
    description: 'A shop product in one language. Prices are net, in euros (SHP-07 to SHP-12).',
    fields: (t) => ({
      id: t.exposeInt('id'),
      categoryId: t.exposeID('categoryId', { description: 'Position in the catalogue.' }),
      articleName: t.exposeString('articleName'),
      active: t.exposeBoolean('active', { description: 'False if no longer sold.' }),
      type: t.exposeString('type'),
      viewType: t.exposeString('viewType'),
      contractType: t.exposeString('contractType', { description: '`Recurring` or `OneTime`.' }),
      contractDurationMonths: t.exposeInt('contractDurationMonths'),
      billingIntervalMonths: t.exposeInt('billingIntervalMonths'),
      articleNr: t.exposeString('articleNr'),
      articlePrice: t.exposeFloat('articlePrice'),
      setupFee: t.exposeFloat('setupFee'),
      articleEan: t.exposeString('articleEan'),
      appRegLevel: t.exposeInt('appRegLevel', {
        description: 'Bits of the registration levels it grants.',
      }),
      shortDescription: t.exposeString('shortDescription'),
      longDescription: t.exposeString('longDescription', { description: 'Markdown.' }),
      importantNotice: t.exposeString('importantNotice'),
      imageUrls: t.exposeStringList('imageUrls', { description: 'Paths on this server.' }),
      discountedPrice: t.exposeFloat('discountedPrice', {
        nullable: true,
        description: 'True while a discount applies, by the server’s clock.',
      }),
      functions: t.exposeString('functions', {
        description:
          '`UPDATE`, `UPGRADE`, `REACTIVATE`, `CHECK_ADD_ON` and `CHECK_PRO`, separated by commas.',
      }),
      shopDiscount: t.expose('shopDiscount', { type: discount, nullable: true }),
      licenseRequired: t.exposeBoolean('licenseRequired'),
      upgradeValue: t.exposeInt('upgradeValue', { nullable: true }),
      appType: t.exposeString('appType', { nullable: true, description: '`gastro`, `retail` or `event`.' }),
      appName: t.exposeString('appName', { nullable: true }),
      licenceType: t.exposeString('licenceType', {
        nullable: true,
        description: '`basic` or `professional`.',
      }),
      mainVersion: t.exposeInt('mainVersion', { nullable: true }),
    }),
  });
};
export type ProductType = ReturnType<typeof productType>;

export const categoryType = ({ builder }: Kit) =>
  builder.objectRef<ShopCategory>('ShopCategory').implement({
    fields: (t) => ({
      id: t.exposeID('id'),
      parentId: t.exposeID('parentId', { nullable: true }),
      slug: t.exposeString('slug'),
      path: t.exposeStringList('path', { description: 'Its URL segments below `/apps/shop`.' }),
      name: t.exposeString('name'),
      description: t.exposeString('description'),
      imagePath: t.exposeString('imagePath', { nullable: true, description: 'Path on this server.' }),
      productCount: t.exposeInt('totalCount', { description: 'Number of products on sale in it and below.' }),
    }),
  });
export type CategoryType = ReturnType<typeof categoryType>;

function discountType({ builder }: Kit) {
  return builder.objectRef<NonNullable<ShopProduct['shopDiscount']>>('ShopDiscount').implement({
    fields: (t) => ({
      description: t.exposeString('description'),
      startDate: t.expose('startDate', { type: 'DateTime' }),
      endDate: t.expose('endDate', { type: 'DateTime' }),
    }),
  });
}
