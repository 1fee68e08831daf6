import type { OrderAddress, OrderLine } from '@tresen/domain/shop/orders';
import { inTenant, openDatabase, type Tx } from '../../kit/db/pools.ts';
import { newId } from '../../kit/ids/index.ts';
import { findSeller, insertOrder } from '../../shop/orders/index.ts';
import { insertServices } from '../../shop/services/index.ts';
import type { TestServer } from './test-app.ts';

/** A recurring line: 9.90 € a month for a year; give what the test is about. */
export const recurringLine = (given: Partial<OrderLine> = {}): OrderLine => ({
  lineId: newId(),
  shopNumber: 4711,
  name: 'Kassenbuch',
  articleNr: 'SW-4711',
  functions: '',
  licenseRequired: false,
  viewType: 'MainArticle',
  contractType: 'Recurring',
  contractDurationMonths: 12,
  billingIntervalMonths: 1,
  quantity: 1,
  licenseKey: '',
  comment: '',
  upgradeValue: null,
  price: 990,
  setupFee: 0,
  total: 990,
  addOns: [],
  subProducts: [],
  ...given,
});

const address: OrderAddress = {
  name: 'Café Nordlicht',
  nameAddition: '',
  address: 'Hafenstraße 1',
  additionalAddress: '',
  zipCode: '20459',
  city: 'Hamburg',
  country: 'DE',
};

/** Orders lines for a tenant and books what goes on of them, as if the order was completed on that day. */
export const bookServices = async (
  app: TestServer,
  tenantId: string,
  lines: readonly OrderLine[],
  at: Date,
): Promise<void> => {
  const db = openDatabase(app.ownerUrl, () => undefined);
  try {
    const { id, sellerId } = await inTenant(db, tenantId, (tx) => placeOrder(tx, tenantId, lines, at));
    const order = { tenantId, id, sellerId, customerId: null, customerName: 'Café Nordlicht', lines };
    await inTenant(db, sellerId, (tx) => insertServices(tx, order, [], at));
  } finally {
    await db.close();
  }
};

async function placeOrder(tx: Tx, tenantId: string, lines: readonly OrderLine[], placedAt: Date) {
  const seller = await findSeller(tx);
  if (!seller) throw new Error('nobody sells');
  const placed = await insertOrder(
    tx,
    {
      tenantId,
      seller,
      idempotencyKey: newId(),
      contentHash: 'x',
      customerId: null,
      customerName: 'Café Nordlicht',
      buyerName: 'Café Nordlicht',
      lines,
      billingAddress: address,
      deliveryAddress: address,
      vatId: null,
      payment: { kind: 'invoice' },
      sealedIban: null,
      termsVersion: '1',
      note: '',
      purchaseOrderNumber: '',
      buyerEmail: null,
      buyerPhone: null,
      language: 'de',
      totals: { net: 990, tax: 188, gross: 1178 },
      vat: { rate: 1900, reason: 'domestic' },
      placedBy: newId(),
      placedByName: 'Olga Lindner',
      placedAt,
    },
    { add: async () => undefined },
  );
  if (!placed) throw new Error('not placed');
  return { id: placed.id, sellerId: seller.id };
}
