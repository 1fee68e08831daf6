import type { ShopProduct } from '../products/index.ts';

type Discount = NonNullable<ShopProduct['shopDiscount']>;

/**
 * What a cart keeps of a product, whatever else came along with it: the fields of `shopProductSchema` in its order, so
 * that a line that was stored and read back is the same text. Without the long description, which stands on the
 * product's page: a cart is saved with every change.
 */
export const plainProduct = (product: ShopProduct): ShopProduct => ({
  id: product.id,
  articleName: product.articleName,
  active: product.active,
  type: product.type,
  viewType: product.viewType,
  contractType: product.contractType,
  contractDurationMonths: product.contractDurationMonths,
  billingIntervalMonths: product.billingIntervalMonths,
  articleNr: product.articleNr,
  articlePrice: product.articlePrice,
  setupFee: product.setupFee,
  articleEan: product.articleEan,
  appRegLevel: product.appRegLevel,
  shortDescription: product.shortDescription,
  longDescription: '',
  importantNotice: product.importantNotice,
  imageUrls: product.imageUrls,
  discountedPrice: product.discountedPrice,
  functions: product.functions,
  shopDiscount: product.shopDiscount && plainDiscount(product.shopDiscount),
});

function plainDiscount({ description, startDate, endDate }: Discount): Discount {
  return {
    description,
    startDate,
    endDate,
  };
}
