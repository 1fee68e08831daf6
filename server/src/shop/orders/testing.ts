import type { OrderAddress, OrderLine } from '@tresen/domain/shop/orders';
import { totalsOfOrder } from '@tresen/domain/shop/orders';
import type { Database } from '../../kit/db/pools.ts';
import { inTenant } from '../../kit/db/pools.ts';
import { newId } from '../../kit/ids/index.ts';
import type { OrdersPort } from './orders-port.ts';
import { findSeller, insertOrder, type NewOrder, type PlacedOrder } from './place-order.store.ts';

/** A line that needs nothing of the catalogue. */
export const anyOrderLine = (line: Partial<OrderLine> = {}): OrderLine => ({
  lineId: newId(),
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
  ...line,
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

/** Writes an order as the checkout does, of a tenant of the test. */
export const placeTestOrder = (
  db: Database,
  tenantId: string,
  order: Partial<NewOrder> = {},
  jobs: OrdersPort['jobs'] = { add: async () => undefined },
): Promise<PlacedOrder> =>
  inTenant(db, tenantId, async (tx) => {
    const seller = await findSeller(tx);
    const lines = order.lines ?? [anyOrderLine()];
    const net = lines.reduce((sum, { total }) => sum + total, 0);
    const placed =
      seller &&
      (await insertOrder(
        tx,
        {
          tenantId,
          seller,
          idempotencyKey: newId(),
          contentHash: 'test',
          customerId: null,
          customerName: 'Gasthaus Lindenhof',
          buyerName: 'Gasthaus Lindenhof',
          lines,
          billingAddress: address,
          deliveryAddress: address,
          vatId: null,
          payment: { kind: 'invoice' },
          sealedIban: null,
          termsVersion: '1',
          note: '',
          language: 'de',
          totals: totalsOfOrder(net, 1900),
          vat: { rate: 1900, reason: 'domestic' },
          placedBy: newId(),
          placedByName: 'Olga Lindner',
          placedAt: new Date(),
          ...order,
        },
        jobs,
      ));
    if (!placed) throw new Error('no order was placed');
    return placed;
  });
