import type { ShopProduct } from '../../products/index.ts';
import { type CartLine, lineOf, type ProductChoice } from '../cart-line.ts';

/** A product of a catalogue; give what the test is about. */
export const product = (given: Partial<ShopProduct> = {}): ShopProduct => ({
  id: 1,
  articleName: 'Gastro Basic',
  active: true,
  type: 'software',
  viewType: 'MainArticle',
  contractType: 'Recurring',
  contractDurationMonths: 12,
  billingIntervalMonths: 1,
  articleNr: 'G-1',
  articlePrice: 49.9,
  setupFee: 0,
  articleEan: '',
  appRegLevel: 0,
  shortDescription: '',
  longDescription: '',
  importantNotice: '',
  imageUrls: [],
  discountedPrice: null,
  functions: '',
  shopDiscount: null,
  ...given,
});

/** A choice of it. */
export const choice = (given: Partial<ProductChoice> = {}): ProductChoice => ({
  ...product(),
  quantity: 1,
  licenseRequired: false,
  ...given,
});

/** A line of a cart. */
export const line = (given: Partial<CartLine> = {}): CartLine => ({
  ...lineOf(choice(), 'line-1'),
  ...given,
});
