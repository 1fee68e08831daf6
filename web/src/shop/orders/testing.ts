import type { ListedOrder, Order, OrderLine } from './orders.queries.ts';

const address = {
  name: 'Gasthaus Lindenhof',
  nameAddition: '',
  address: 'Lindenstraße 3',
  additionalAddress: '',
  zipCode: '24103',
  city: 'Kiel',
  country: 'DE',
};

export const anyLine = (line: Partial<OrderLine> = {}): OrderLine => ({
  lineId: 'line-1',
  shopNumber: 10,
  articleNr: 'TR-6-GB',
  name: 'Gastro Basic 6',
  quantity: 2,
  licenseKey: '',
  comment: '',
  contractType: 'Recurring',
  contractDurationMonths: 12,
  billingIntervalMonths: 1,
  price: 4_990,
  setupFee: 1_000,
  total: 12_980,
  addOns: [{ shopNumber: 11, articleNr: 'A-1', name: 'Küchenmonitor', price: 500, setupFee: 0 }],
  subProducts: [],
  ...line,
});

/** An order as its buyer sees it. */
export const anyOrder = (order: Partial<Order> = {}): Order => ({
  id: 'o1',
  number: 'B-2026-10017',
  status: 'ordered',
  statusReason: null,
  version: 1,
  successorId: null,
  successorNumber: null,
  predecessorId: null,
  predecessorNumber: null,
  customerId: null,
  customerName: 'Gasthaus Lindenhof',
  buyerName: 'Gasthaus Lindenhof',
  seller: { name: 'Kassenhaus Nord', city: 'Kiel', phone: null, email: null, website: null },
  lines: [anyLine()],
  billingAddress: address,
  deliveryAddress: address,
  vatId: null,
  payment: { kind: 'sepaDebit', holder: 'Olga Lindner', ibanEnd: '3000', mandate: 'M-17' },
  termsVersion: '2026-11',
  note: '',
  sellerNote: null,
  net: 12_980,
  vatRate: 1900,
  vatReason: 'domestic',
  tax: 2_466,
  gross: 15_446,
  invoiceNumber: null,
  invoicedAt: null,
  placedByName: 'Olga Lindner',
  placedAt: '2026-11-20T09:00:00.000Z',
  isBought: true,
  isSold: false,
  mayEdit: true,
  nextStatuses: [],
  events: [
    {
      id: 'e1',
      status: 'ordered',
      reason: null,
      byName: 'Olga Lindner',
      bySeller: false,
      at: '2026-11-20T09:00:00.000Z',
    },
  ],
  keys: [],
  ...order,
});

/** The same order as its seller sees it. */
export const soldOrder = (order: Partial<Order> = {}): Order =>
  anyOrder({
    ...{ isBought: false, isSold: true, mayEdit: false, sellerNote: '' },
    nextStatuses: ['inProgress', 'waitingForResponse', 'onHold', 'completed', 'rejected'],
    ...order,
  });

export const listedOrder = (order: Partial<ListedOrder> = {}): ListedOrder => ({
  id: 'o1',
  number: 'B-2026-10017',
  status: 'ordered',
  customerName: 'Café Anker',
  buyerName: 'Gasthaus Lindenhof',
  sellerName: 'Kassenhaus Nord',
  placedAt: '2026-11-20T09:00:00.000Z',
  placedByName: 'Olga Lindner',
  firstArticle: 'Gastro Basic 6',
  lineCount: 3,
  licenceKeys: ['7QK2M-0VX3A'],
  setupFee: 2_000,
  contractDurationMonths: 12,
  net: 12_980,
  gross: 15_446,
  invoiceNumber: null,
  ...order,
});
