import type { EditedCategory } from './edited-categories.store.ts';
import type { CategoryValues, ProductValues } from './product-values.ts';
import type { ProductLink } from './products.store.ts';

/** What a product is beside its own values, for the log. */
export interface AroundProduct {
  readonly categories: readonly Pick<EditedCategory, 'id' | 'nameDe'>[];
  /** What is offered with it. */
  readonly links: readonly Pick<ProductLink, 'linkedNumber' | 'quantity'>[];
}

/** What the audit log says of a product. */
export const loggedProduct = (product: ProductValues, { categories, links }: AroundProduct) => ({
  name: product.nameDe,
  shopCategory: categories.find(({ id }) => id === product.categoryId)?.nameDe ?? null,
  isActive: product.active,
  type: product.type,
  articleNr: product.articleNr,
  articleEan: product.articleEan,
  price: euro(product.price),
  setupFee: euro(product.setupFee),
  discountedPrice: euro(product.discountedPrice),
  from: product.discountFrom?.toISOString() ?? null,
  to: product.discountUntil?.toISOString() ?? null,
  billingIntervalMonths: product.billingIntervalMonths,
  contractDurationMonths: product.contractDurationMonths,
  functions: product.functions,
  licenseRequired: product.licenseRequired,
  appType: product.appType,
  licenceType: product.licenceType,
  mainVersion: product.mainVersion,
  appRegLevel: product.appRegLevel,
  importantNotice: `${product.importantNoticeDe} / ${product.importantNoticeEn}`,
  links: links.map(({ linkedNumber, quantity }) =>
    quantity === 1 ? String(linkedNumber) : `${quantity} × ${linkedNumber}`,
  ),
  pictures: [...product.imageUrls],
  description: `${product.shortDescriptionDe} / ${product.shortDescriptionEn}`,
  content: `${product.longDescriptionDe}\n\n${product.longDescriptionEn}`.trim(),
});

/** What the audit log says of a category. */
export const loggedCategory = (
  { parentId, nameDe, slug, position, descriptionDe, descriptionEn, imagePath }: CategoryValues,
  categories: AroundProduct['categories'],
) => ({
  name: nameDe,
  parent: categories.find(({ id }) => id === parentId)?.nameDe ?? null,
  address: slug,
  order: position,
  description: `${descriptionDe} / ${descriptionEn}`,
  imagePath,
});

function euro(cents: number | null): string | null {
  return cents === null ? null : `${(cents / 100).toFixed(2)} €`;
}
