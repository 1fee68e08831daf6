import { productFunctions } from '@tresen/domain/fleet/licences';
import { contractTypes, linkKinds, productStates, viewTypes } from '@tresen/domain/shop/products';
import type { Kit } from '../../kit/graphql/index.ts';
import type { EditedProductPage } from './edit-products.service.ts';
import type { EditedCategory } from './edited-categories.store.ts';
import type { EditedLink, ListedProduct } from './edited-products.store.ts';
import { type EditedProducts, editedCount } from './list-products.service.ts';

/** The closed lists that editing speaks of. */
export const enumsOf = ({ builder }: Kit) => ({
  state: builder.enumType('ShopProductState', { values: productStates }),
  viewType: builder.enumType('ShopViewType', { values: viewTypes }),
  contractType: builder.enumType('ShopContractType', { values: contractTypes }),
  linkKind: builder.enumType('ShopLinkKind', { values: linkKinds }),
  functionName: builder.enumType('ShopFunction', { values: productFunctions }),
});
export type Enums = ReturnType<typeof enumsOf>;

/** A page of the list. */
export const listType = (kit: Kit, { state }: Enums) => {
  const listed = kit.builder.objectRef<ListedProduct>('ListedShopProduct').implement({
    fields: (t) => ({
      id: t.exposeInt('id'),
      nameDe: t.exposeString('nameDe'),
      nameEn: t.exposeString('nameEn'),
      articleNr: t.exposeString('articleNr'),
      categoryId: t.exposeID('categoryId'),
      type: t.exposeString('type'),
      state: t.expose('state', { type: state }),
      price: t.expose('price', { type: 'Cents' }),
      setupFee: t.expose('setupFee', { type: 'Cents' }),
      discountedPrice: t.expose('discountedPrice', { type: 'Cents', nullable: true }),
      imageUrl: t.exposeString('imageUrl', { nullable: true }),
      lastModified: t.expose('lastModified', { type: 'DateTime' }),
    }),
  });
  return kit.builder.objectRef<EditedProducts>('ListedShopProducts').implement({
    fields: (t) => ({
      nodes: t.expose('nodes', { type: [listed] }),
      pageInfo: t.expose('pageInfo', { type: kit.pageInfo }),
      totalCount: t.int({ resolve: (products, _args, ctx) => editedCount(ctx, products) }),
    }),
  });
};

/** A product in both languages. */
export const editedType = (kit: Kit, { state }: Enums) => {
  const link = linkType(kit);
  return kit.builder.objectRef<EditedProductPage>('EditedShopProduct').implement({
    description: 'A product in both languages, for editing. Amounts are net, in cents.',
    fields: (t) => ({
      id: t.exposeInt('id'),
      version: t.exposeInt('version'),
      state: t.expose('state', { type: state }),
      categoryId: t.exposeID('categoryId'),
      position: t.exposeInt('position'),
      active: t.exposeBoolean('active'),
      type: t.exposeString('type'),
      viewType: t.exposeString('viewType'),
      contractType: t.exposeString('contractType'),
      contractDurationMonths: t.exposeInt('contractDurationMonths'),
      billingIntervalMonths: t.exposeInt('billingIntervalMonths'),
      articleNr: t.exposeString('articleNr'),
      articleEan: t.exposeString('articleEan'),
      price: t.expose('price', { type: 'Cents' }),
      setupFee: t.expose('setupFee', { type: 'Cents' }),
      discountedPrice: t.expose('discountedPrice', { type: 'Cents', nullable: true }),
      discountDescriptionDe: t.exposeString('discountDescriptionDe'),
      discountDescriptionEn: t.exposeString('discountDescriptionEn'),
      discountFrom: t.expose('discountFrom', { type: 'DateTime', nullable: true }),
      discountUntil: t.expose('discountUntil', { type: 'DateTime', nullable: true }),
      nameDe: t.exposeString('nameDe'),
      nameEn: t.exposeString('nameEn'),
      shortDescriptionDe: t.exposeString('shortDescriptionDe'),
      shortDescriptionEn: t.exposeString('shortDescriptionEn'),
      longDescriptionDe: t.exposeString('longDescriptionDe'),
      longDescriptionEn: t.exposeString('longDescriptionEn'),
      importantNoticeDe: t.exposeString('importantNoticeDe'),
      importantNoticeEn: t.exposeString('importantNoticeEn'),
      imageUrls: t.exposeStringList('imageUrls'),
      functions: t.exposeStringList('functions'),
      licenseRequired: t.exposeBoolean('licenseRequired'),
      appRegLevel: t.exposeInt('appRegLevel'),
      appType: t.exposeString('appType', { nullable: true }),
      appName: t.exposeString('appName', { nullable: true }),
      licenceType: t.exposeString('licenceType', { nullable: true }),
      mainVersion: t.exposeInt('mainVersion', { nullable: true }),
      lastModified: t.expose('lastModified', { type: 'DateTime' }),
      links: t.expose('links', { type: [link] }),
    }),
  });
};

/** A category in both languages. */
export const editedCategoryType = ({ builder }: Kit) =>
  builder.objectRef<EditedCategory>('EditedShopCategory').implement({
    fields: (t) => ({
      id: t.exposeID('id'),
      version: t.exposeInt('version'),
      parentId: t.exposeID('parentId', { nullable: true }),
      slug: t.exposeString('slug'),
      nameDe: t.exposeString('nameDe'),
      nameEn: t.exposeString('nameEn'),
      descriptionDe: t.exposeString('descriptionDe'),
      descriptionEn: t.exposeString('descriptionEn'),
      imagePath: t.exposeString('imagePath', { nullable: true }),
      position: t.exposeInt('position'),
      productCount: t.exposeInt('productCount', {
        description: 'Number of products directly in it, on sale or not.',
      }),
    }),
  });

function linkType({ builder }: Kit) {
  return builder.objectRef<EditedLink>('EditedShopLink').implement({
    fields: (t) => ({
      kind: t.exposeString('kind'),
      linkedNumber: t.exposeInt('linkedNumber'),
      quantity: t.exposeInt('quantity'),
      nameDe: t.exposeString('nameDe'),
      nameEn: t.exposeString('nameEn'),
    }),
  });
}
