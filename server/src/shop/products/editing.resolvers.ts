import { contractTypes, linkKinds, productFunctions, viewTypes } from '@tresen/domain/shop/products';
import type { Kit } from '../../kit/graphql/index.ts';
import { mayEdit } from './as-editor.ts';
import { editedCategories, removeShopCategory, saveShopCategory } from './edit-categories.service.ts';
import {
  type EditedProductPage,
  type EditedProducts,
  editedCount,
  editedProduct,
  editedProducts,
  removeShopProduct,
  saveShopProduct,
} from './edit-products.service.ts';
import type { EditedCategory } from './edited-categories.store.ts';
import { type EditedLink, type ListedProduct, productStates } from './edited-products.store.ts';

const enumsOf = ({ builder }: Kit) => ({
  state: builder.enumType('ShopProductState', { values: productStates }),
  viewType: builder.enumType('ShopViewType', { values: viewTypes }),
  contractType: builder.enumType('ShopContractType', { values: contractTypes }),
  linkKind: builder.enumType('ShopLinkKind', { values: linkKinds }),
  functionName: builder.enumType('ShopFunction', { values: productFunctions }),
});
type Enums = ReturnType<typeof enumsOf>;

const listType = (kit: Kit, { state }: Enums) => {
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

const linkType = ({ builder }: Kit) =>
  builder.objectRef<EditedLink>('EditedShopLink').implement({
    fields: (t) => ({
      kind: t.exposeString('kind'),
      linkedNumber: t.exposeInt('linkedNumber'),
      quantity: t.exposeInt('quantity'),
      nameDe: t.exposeString('nameDe'),
      nameEn: t.exposeString('nameEn'),
    }),
  });

const productType = (kit: Kit, { state }: Enums) => {
  const link = linkType(kit);
  return kit.builder.objectRef<EditedProductPage>('EditedShopProduct').implement({
    description: 'A product in both languages, as its editor sees it. Money is cents, net.',
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

const linkInput = ({ builder }: Kit, { linkKind }: Enums) =>
  builder.inputType('ShopLinkInput', {
    fields: (t) => ({
      kind: t.field({ type: linkKind, required: true }),
      linkedNumber: t.int({ required: true }),
      quantity: t.int({ required: true, description: 'Pieces of a bundle’s part, else 1.' }),
    }),
  });

const productInput = (kit: Kit, enums: Enums) => {
  const link = linkInput(kit, enums);
  return kit.builder.inputType('ShopProductInput', {
    fields: (t) => ({
      id: t.int({ description: 'Missing for a new one.' }),
      version: t.int({ description: 'The version that was looked at.' }),
      categoryId: t.id({ required: true }),
      position: t.int({ required: true }),
      active: t.boolean({ required: true }),
      type: t.string({ required: true }),
      viewType: t.field({ type: enums.viewType, required: true }),
      contractType: t.field({ type: enums.contractType, required: true }),
      contractDurationMonths: t.int({ required: true }),
      billingIntervalMonths: t.int({ required: true }),
      articleNr: t.string({ required: true }),
      articleEan: t.string({ required: true }),
      price: t.field({ type: 'Cents', required: true }),
      setupFee: t.field({ type: 'Cents', required: true }),
      discountedPrice: t.field({ type: 'Cents' }),
      discountDescriptionDe: t.string({ required: true }),
      discountDescriptionEn: t.string({ required: true }),
      discountFrom: t.field({ type: 'DateTime' }),
      discountUntil: t.field({ type: 'DateTime' }),
      nameDe: t.string({ required: true }),
      nameEn: t.string({ required: true }),
      shortDescriptionDe: t.string({ required: true }),
      shortDescriptionEn: t.string({ required: true }),
      longDescriptionDe: t.string({ required: true }),
      longDescriptionEn: t.string({ required: true }),
      importantNoticeDe: t.string({ required: true }),
      importantNoticeEn: t.string({ required: true }),
      imageUrls: t.stringList({ required: true }),
      functions: t.field({ type: [enums.functionName], required: true }),
      licenseRequired: t.boolean({ required: true }),
      appRegLevel: t.int({ required: true }),
      appType: t.string(),
      appName: t.string(),
      licenceType: t.string(),
      mainVersion: t.int(),
      links: t.field({ type: [link], required: true }),
    }),
  });
};

const categoryType = ({ builder }: Kit) =>
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
      productCount: t.exposeInt('productCount', { description: 'Directly in it, sold or not.' }),
    }),
  });

const categoryInput = ({ builder }: Kit) =>
  builder.inputType('ShopCategoryInput', {
    fields: (t) => ({
      id: t.id(),
      version: t.int(),
      parentId: t.id(),
      slug: t.string({ required: true, description: 'Its part of the address.' }),
      nameDe: t.string({ required: true }),
      nameEn: t.string({ required: true }),
      descriptionDe: t.string({ required: true }),
      descriptionEn: t.string({ required: true }),
      imagePath: t.string(),
      position: t.int({ required: true }),
    }),
  });

const addProductEditing = (kit: Kit): void => {
  const enums = enumsOf(kit);
  const [list, product, input] = [listType(kit, enums), productType(kit, enums), productInput(kit, enums)];
  kit.builder.queryFields((t) => ({
    editedShopProducts: t.field({
      type: list,
      description: 'The seller’s products by name, drafts and what is sold no more among them.',
      args: {
        search: t.arg.string(),
        categoryId: t.arg.id(),
        state: t.arg({ type: enums.state }),
        first: t.arg.int(),
        after: t.arg.string(),
      },
      resolve: (_root, args, ctx) => editedProducts(ctx, args),
    }),
    editedShopProduct: t.field({
      type: product,
      args: { id: t.arg.int({ required: true }) },
      resolve: (_root, { id }, ctx) => editedProduct(ctx, id),
    }),
  }));
  kit.builder.mutationFields((t) => ({
    saveShopProduct: t.field({
      type: kit.saveResult,
      args: { product: t.arg({ type: input, required: true }) },
      resolve: (_root, args, ctx) => saveShopProduct(ctx, args.product),
    }),
    removeShopProduct: t.field({
      type: kit.saveResult,
      description: 'A draft; what was sold once stays.',
      args: { id: t.arg.int({ required: true }), version: t.arg.int({ required: true }) },
      resolve: (_root, { id, version }, ctx) => removeShopProduct(ctx, id, version),
    }),
  }));
};

/** Writing the catalogue answers at /graphql, to the administrators of the vendor's own tenant (contract 2). */
export const addCatalogueEditing = (kit: Kit): void => {
  addProductEditing(kit);
  const [category, input] = [categoryType(kit), categoryInput(kit)];
  kit.builder.queryFields((t) => ({
    editedShopCategories: t.field({
      type: [category],
      resolve: (_root, _args, ctx) => editedCategories(ctx),
    }),
    mayEditShop: t.boolean({
      description: 'Whether the caller writes the catalogue, so that others are not offered it.',
      resolve: (_root, _args, ctx) => mayEdit(ctx),
    }),
  }));
  kit.builder.mutationFields((t) => ({
    saveShopCategory: t.field({
      type: kit.saveResult,
      args: { category: t.arg({ type: input, required: true }) },
      resolve: (_root, args, ctx) => saveShopCategory(ctx, args.category),
    }),
    removeShopCategory: t.field({
      type: kit.saveResult,
      description: 'One that holds neither products nor categories.',
      args: { id: t.arg.id({ required: true }) },
      resolve: (_root, { id }, ctx) => removeShopCategory(ctx, id),
    }),
  }));
};
