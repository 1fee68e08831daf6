import type { OrderAddress, OrderLine } from '../order.ts';
import { totalsOfOrder } from '../order-vat.ts';

/** A line that needs nothing of the catalogue; give what the test is about. */
export const anyOrderLine = (given: Partial<OrderLine> = {}): OrderLine => ({
  lineId: crypto.randomUUID(),
  shopNumber: 999_901,
  quantity: 1,
  licenseKey: '',
  comment: '',
  upgradeValue: null,
  name: 'Bondrucker 80 mm',
  articleNr: 'HW-80',
  functions: '',
  licenseRequired: false,
  viewType: 'MainArticle',
  contractType: 'OneTime',
  contractDurationMonths: 0,
  billingIntervalMonths: 0,
  price: 19_900,
  setupFee: 0,
  total: 19_900,
  addOns: [],
  subProducts: [],
  ...given,
});

const address: OrderAddress = {
  name: 'Gasthaus Lindenhof',
  nameAddition: '',
  address: 'Lindenstraße 3',
  additionalAddress: '',
  zipCode: '24103',
  city: 'Kiel',
  country: 'DE',
};

/** What an order of these lines holds besides who buys and sells: by invoice, with VAT of 19 %. */
export const anyOrder = (lines: readonly OrderLine[]) => ({
  lines,
  idempotencyKey: crypto.randomUUID(),
  contentHash: 'test',
  customerId: null,
  customerName: 'Gasthaus Lindenhof',
  buyerName: 'Gasthaus Lindenhof',
  billingAddress: address,
  deliveryAddress: address,
  vatId: null,
  payment: { kind: 'invoice' } as const,
  sealedIban: null,
  termsVersion: '1',
  note: '',
  purchaseOrderNumber: '',
  buyerEmail: 'owner@demo.example',
  buyerPhone: null,
  language: 'de' as const,
  totals: totalsOfOrder(
    lines.reduce((sum, { total }) => sum + total, 0),
    1900,
  ),
  vat: { rate: 1900, reason: 'domestic' } as const,
  placedBy: crypto.randomUUID(),
  placedByName: 'Olga Lindner',
  placedAt: new Date(),
});
