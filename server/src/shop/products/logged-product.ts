import type { CategoryValues, ProductValues } from './product-values.ts';

const euro = (cents: number | null): string | null =>
  cents === null ? null : `${(cents / 100).toFixed(2)} €`;

/** What the audit log says of a product. */
export const loggedProduct = (product: ProductValues) => ({
  name: product.nameDe,
  isActive: product.active,
  type: product.type,
  articleNr: product.articleNr,
  price: euro(product.price),
  setupFee: euro(product.setupFee),
  discountedPrice: euro(product.discountedPrice),
  from: product.discountFrom?.toISOString() ?? null,
  to: product.discountUntil?.toISOString() ?? null,
  pictures: [...product.imageUrls],
  description: `${product.shortDescriptionDe} / ${product.shortDescriptionEn}`,
  content: `${product.longDescriptionDe}\n\n${product.longDescriptionEn}`.trim(),
});

/** What the audit log says of a category. */
export const loggedCategory = ({
  nameDe,
  slug,
  position,
  descriptionDe,
  descriptionEn,
  imagePath,
}: CategoryValues) => ({
  name: nameDe,
  address: slug,
  order: position,
  description: `${descriptionDe} / ${descriptionEn}`,
  imagePath,
});
