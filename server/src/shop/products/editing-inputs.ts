import type { Kit } from '../../kit/graphql/index.ts';
import type { Enums } from './editing-types.ts';

/** What a product is saved by. */
export const productInput = (kit: Kit, enums: Enums) => {
  const link = linkInput(kit, enums);
  return kit.builder.inputType('ShopProductInput', {
    fields: (t) => ({
      id: t.int({ description: 'Omit to create a new one.' }),
      version: t.int({ description: 'Version the change is based on.' }),
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

/** What a category is saved by. */
export const categoryInput = ({ builder }: Kit) =>
  builder.inputType('ShopCategoryInput', {
    fields: (t) => ({
      id: t.id(),
      version: t.int(),
      parentId: t.id(),
      slug: t.string({ required: true, description: 'Its part of the URL.' }),
      nameDe: t.string({ required: true }),
      nameEn: t.string({ required: true }),
      descriptionDe: t.string({ required: true }),
      descriptionEn: t.string({ required: true }),
      imagePath: t.string(),
      position: t.int({ required: true }),
    }),
  });

function linkInput({ builder }: Kit, { linkKind }: Enums) {
  return builder.inputType('ShopLinkInput', {
    fields: (t) => ({
      kind: t.field({ type: linkKind, required: true }),
      linkedNumber: t.int({ required: true }),
      quantity: t.int({ required: true, description: 'Quantity of a bundle part, otherwise 1.' }),
    }),
  });
}
