import { debitObstacleOf, debitObstacles, debitStates, returnReasons } from '@tresen/domain/shop/debits';
import {
  isCancelled,
  nextStatuses,
  type OrderAddress,
  type OrderLine,
  type OrderPayment,
  type OrderSeller,
  orderStatuses,
} from '@tresen/domain/shop/orders';
import type { Kit } from '../../kit/graphql/index.ts';
import type { EditedOrder } from './edit-order.ts';
import type { OrderDebit, OrderEvent, OrderKey } from './order.store.ts';
import { type OrderRow, orderViews } from './order-list.store.ts';
import type { OrderConnection, ShownOrder } from './read-orders.ts';
import type { OrderAsCart } from './reorder.ts';

const enumsOf = ({ builder }: Kit) => ({
  view: builder.enumType('ShopOrderView', {
    description: 'Orders that the tenant placed, or those that it sells.',
    values: orderViews,
  }),
  status: builder.enumType('ShopOrderStatus', { values: orderStatuses }),
  done: builder.enumType('ShopOrderKeyDone', {
    values: ['created', 'updated', 'upgraded', 'reactivated', 'extended'] as const,
  }),
  debitState: builder.enumType('ShopDebitState', {
    description: 'It stands in a file, its file was taken back, or the money came back.',
    values: debitStates,
  }),
  returnReason: builder.enumType('ShopDebitReturnReason', {
    description: 'As banks say it (ISO 20022).',
    values: returnReasons,
  }),
  debitObstacle: builder.enumType('ShopDebitObstacle', { values: debitObstacles }),
});
type Enums = ReturnType<typeof enumsOf>;

const rowType = ({ builder }: Kit, { status }: Enums) =>
  builder.objectRef<OrderRow>('ShopOrderRow').implement({
    fields: (t) => ({
      id: t.exposeID('id'),
      number: t.exposeString('number'),
      status: t.expose('status', { type: status }),
      isCancelled: t.exposeBoolean('isCancelled', { description: 'Its own buyer has rejected it.' }),
      purchaseOrderNumber: t.exposeString('purchaseOrderNumber', {
        description: 'Under which the buyer keeps it; empty for none.',
      }),
      customerName: t.exposeString('customerName'),
      buyerName: t.exposeString('buyerName', { description: 'The company that ordered.' }),
      sellerName: t.exposeString('sellerName'),
      placedAt: t.expose('placedAt', { type: 'DateTime' }),
      placedByName: t.exposeString('placedByName'),
      lastModifiedAt: t.expose('lastModifiedAt', { type: 'DateTime' }),
      firstArticle: t.exposeString('firstArticle'),
      lineCount: t.exposeInt('lineCount'),
      licenceKeys: t.exposeStringList('licenceKeys', {
        description:
          'Keys that were ordered for, and those that were handed out; none where who asks may not read them.',
      }),
      setupFee: t.expose('setupFee', { type: 'Cents' }),
      contractDurationMonths: t.exposeInt('contractDurationMonths', {
        description: 'The longest of its lines; 0 for none.',
      }),
      net: t.expose('net', { type: 'Cents' }),
      gross: t.expose('gross', { type: 'Cents' }),
      invoiceNumber: t.exposeString('invoiceNumber', { nullable: true }),
    }),
  });

const addressType = ({ builder }: Kit) =>
  builder.objectRef<OrderAddress>('ShopOrderAddress').implement({
    fields: (t) => ({
      name: t.exposeString('name'),
      nameAddition: t.exposeString('nameAddition'),
      address: t.exposeString('address'),
      additionalAddress: t.exposeString('additionalAddress'),
      zipCode: t.exposeString('zipCode'),
      city: t.exposeString('city'),
      country: t.exposeString('country'),
    }),
  });

const sellerType = ({ builder }: Kit) =>
  builder.objectRef<OrderSeller>('ShopOrderSeller').implement({
    description: 'Who sells, as it stood when the order was placed.',
    fields: (t) => ({
      name: t.exposeString('name'),
      city: t.exposeString('city', { nullable: true }),
      phone: t.exposeString('phone', { nullable: true }),
      email: t.exposeString('email', { nullable: true }),
      website: t.exposeString('website', { nullable: true }),
    }),
  });

const paymentType = ({ builder }: Kit) =>
  builder.objectRef<OrderPayment>('ShopOrderPayment').implement({
    description: 'Of an IBAN only its end is shown.',
    fields: (t) => ({
      kind: t.string({ resolve: ({ kind }) => kind }),
      holder: t.string({
        nullable: true,
        resolve: (payment) => ('holder' in payment ? payment.holder : null),
      }),
      ibanEnd: t.string({
        nullable: true,
        resolve: (payment) => ('ibanEnd' in payment ? payment.ibanEnd : null),
      }),
      mandate: t.string({
        nullable: true,
        resolve: (payment) => ('mandate' in payment ? payment.mandate : null),
      }),
      creditorId: t.string({
        nullable: true,
        description: 'Of who may collect, as the mandate says.',
        resolve: (payment) => ('agreed' in payment ? (payment.agreed?.creditorId ?? null) : null),
      }),
      mandateText: t.stringList({
        description: 'What was agreed to, in paragraphs.',
        resolve: (payment) => ('agreed' in payment ? [...(payment.agreed?.text ?? [])] : []),
      }),
    }),
  });

const partType = ({ builder }: Kit) =>
  builder.objectRef<OrderLine['addOns'][number]>('ShopOrderPart').implement({
    description: 'An add-on or sub-product of a line.',
    fields: (t) => ({
      shopNumber: t.exposeInt('shopNumber'),
      articleNr: t.exposeString('articleNr'),
      name: t.exposeString('name'),
      price: t.expose('price', { type: 'Cents' }),
      setupFee: t.expose('setupFee', { type: 'Cents' }),
      contractType: t.string({ resolve: ({ contractType }) => contractType ?? 'OneTime' }),
      billingIntervalMonths: t.int({ resolve: ({ billingIntervalMonths }) => billingIntervalMonths ?? 0 }),
    }),
  });

const lineType = (kit: Kit) => {
  const part = partType(kit);
  return kit.builder.objectRef<OrderLine>('ShopOrderLine').implement({
    description: 'A line with the words and prices of the moment when it was ordered. Net.',
    fields: (t) => ({
      lineId: t.exposeID('lineId'),
      shopNumber: t.exposeInt('shopNumber'),
      articleNr: t.exposeString('articleNr'),
      name: t.exposeString('name'),
      quantity: t.exposeInt('quantity'),
      licenseKey: t.exposeString('licenseKey'),
      comment: t.exposeString('comment'),
      contractType: t.exposeString('contractType'),
      contractDurationMonths: t.exposeInt('contractDurationMonths'),
      billingIntervalMonths: t.exposeInt('billingIntervalMonths'),
      price: t.expose('price', { type: 'Cents', description: 'Of one piece, without setup and parts.' }),
      setupFee: t.expose('setupFee', { type: 'Cents' }),
      total: t.expose('total', { type: 'Cents', description: 'Of all pieces with everything.' }),
      addOns: t.expose('addOns', { type: [part] }),
      subProducts: t.expose('subProducts', { type: [part] }),
    }),
  });
};

const eventType = ({ builder }: Kit, { status }: Enums) =>
  builder.objectRef<OrderEvent>('ShopOrderEvent').implement({
    fields: (t) => ({
      id: t.exposeID('id'),
      status: t.expose('status', { type: status }),
      reason: t.exposeString('reason', {
        nullable: true,
        description:
          'In the words of who took it; cancelledForEditing or cancelledByBuyer when the buyer took the order back.',
      }),
      byName: t.exposeString('byName'),
      bySeller: t.exposeBoolean('bySeller'),
      at: t.expose('at', { type: 'DateTime' }),
    }),
  });

const keyType = ({ builder }: Kit, { done }: Enums) =>
  builder.objectRef<OrderKey>('ShopOrderKey').implement({
    description: 'A licence key that was handed out for a piece of a line.',
    fields: (t) => ({
      lineId: t.exposeID('lineId'),
      piece: t.exposeInt('piece'),
      serial: t.exposeString('serial'),
      done: t.expose('done', { type: done }),
    }),
  });

const debitType = ({ builder }: Kit, { debitState, returnReason }: Enums) =>
  builder.objectRef<OrderDebit>('ShopOrderDebit').implement({
    description: 'A try to collect an order. Whatever may be null is told to its seller alone.',
    fields: (t) => ({
      id: t.exposeID('id'),
      state: t.expose('state', { type: debitState }),
      attempt: t.exposeInt('attempt'),
      amount: t.expose('amount', { type: 'Cents' }),
      collectOn: t.expose('collectOn', { type: 'Day' }),
      fileId: t.exposeID('fileId', { nullable: true }),
      fileNumber: t.exposeString('fileNumber', { nullable: true }),
      madeByName: t.exposeString('madeByName', { nullable: true }),
      madeAt: t.expose('madeAt', { type: 'DateTime', nullable: true }),
      returnReason: t.expose('returnReason', { type: returnReason, nullable: true }),
      returnNote: t.exposeString('returnNote', { nullable: true }),
      returnedAt: t.expose('returnedAt', { type: 'DateTime', nullable: true }),
      returnedByName: t.exposeString('returnedByName', { nullable: true }),
    }),
  });

const orderType = (kit: Kit, enums: Enums) => {
  const address = addressType(kit);
  const line = lineType(kit);
  const event = eventType(kit, enums);
  const key = keyType(kit, enums);
  const seller = sellerType(kit);
  const payment = paymentType(kit);
  const debit = debitType(kit, enums);
  const { status, debitObstacle } = enums;
  return kit.builder.objectRef<ShownOrder>('ShopOrder').implement({
    fields: (t) => ({
      id: t.exposeID('id'),
      number: t.exposeString('number'),
      status: t.expose('status', { type: status }),
      statusReason: t.exposeString('statusReason', { nullable: true }),
      version: t.exposeInt('version'),
      successorId: t.exposeID('successorId', { nullable: true }),
      successorNumber: t.exposeString('successorNumber', { nullable: true }),
      predecessorId: t.exposeID('predecessorId', { nullable: true }),
      predecessorNumber: t.exposeString('predecessorNumber', { nullable: true }),
      customerId: t.exposeID('customerId', { nullable: true }),
      customerName: t.exposeString('customerName'),
      buyerName: t.exposeString('buyerName'),
      seller: t.expose('seller', { type: seller }),
      lines: t.expose('lines', { type: [line] }),
      billingAddress: t.expose('billingAddress', { type: address }),
      deliveryAddress: t.expose('deliveryAddress', { type: address }),
      vatId: t.exposeString('vatId', { nullable: true }),
      payment: t.expose('payment', { type: payment }),
      termsVersion: t.exposeString('termsVersion'),
      note: t.exposeString('note'),
      purchaseOrderNumber: t.exposeString('purchaseOrderNumber', {
        description: 'Under which the buyer keeps it; empty for none.',
      }),
      buyerEmail: t.exposeString('buyerEmail', {
        nullable: true,
        description: 'Of who placed it; for its seller alone, as is the telephone.',
      }),
      buyerPhone: t.exposeString('buyerPhone', { nullable: true }),
      sellerNote: t.exposeString('sellerNote', {
        nullable: true,
        description: "The seller's own; null for everybody else.",
      }),
      net: t.expose('net', { type: 'Cents' }),
      vatRate: t.exposeInt('vatRate', { description: 'Hundredths of a percent.' }),
      vatReason: t.exposeString('vatReason'),
      tax: t.expose('tax', { type: 'Cents' }),
      gross: t.expose('gross', { type: 'Cents' }),
      invoiceNumber: t.exposeString('invoiceNumber', { nullable: true }),
      invoicedAt: t.expose('invoicedAt', { type: 'DateTime', nullable: true }),
      placedByName: t.exposeString('placedByName'),
      placedAt: t.expose('placedAt', { type: 'DateTime' }),
      lastModifiedAt: t.expose('lastModifiedAt', { type: 'DateTime' }),
      isBought: t.exposeBoolean('isBought', { description: 'The own tenant has placed it.' }),
      isSold: t.exposeBoolean('isSold', { description: 'Who asks looks after it as its seller.' }),
      isCancelled: t.boolean({
        description: 'Its own buyer has rejected it.',
        resolve: ({ statusReason }) => isCancelled(statusReason),
      }),
      mayEdit: t.exposeBoolean('mayTakeBack', { description: 'Who asks may edit it, or cancel it.' }),
      mayAnswer: t.exposeBoolean('mayAnswer', { description: 'It waits for an answer of who asks.' }),
      hidesKeys: t.exposeBoolean('hidesKeys', {
        description: 'Licence keys are read by who placed the order, and by the Owner group.',
      }),
      nextStatuses: t.field({
        type: [status],
        description: 'What who asks may make of it.',
        resolve: ({ isSold, status }) => (isSold ? [...nextStatuses(status)] : []),
      }),
      events: t.expose('events', { type: [event] }),
      keys: t.expose('keys', { type: [key] }),
      debits: t.expose('debits', { type: [debit], description: 'The newest first.' }),
      mayCollect: t.boolean({
        description: 'Who asks sells it, and nothing keeps it from being collected.',
        resolve: (order) => order.isOwnSale && debitObstacleOf(order) === undefined,
      }),
      debitObstacle: t.field({
        type: debitObstacle,
        nullable: true,
        description: 'What keeps its seller from collecting it; null for nothing, and for everybody else.',
        resolve: (order) => (order.isOwnSale ? (debitObstacleOf(order) ?? null) : null),
      }),
    }),
  });
};

const connectionType = (kit: Kit, enums: Enums) => {
  const row = rowType(kit, enums);
  return kit.builder.objectRef<OrderConnection>('ShopOrderConnection').implement({
    fields: (t) => ({
      nodes: t.expose('nodes', { type: [row] }),
      pageInfo: t.expose('pageInfo', { type: kit.pageInfo }),
      totalCount: t.int({ resolve: ({ totalCount }) => totalCount() }),
    }),
  });
};

const editedType = ({ builder }: Kit) =>
  builder.objectRef<EditedOrder>('EditedShopOrder').implement({
    fields: (t) => ({
      isSuccess: t.exposeBoolean('isSuccess'),
      modelId: t.exposeID('modelId', { description: 'The order that is cancelled now.' }),
      leftOut: t.exposeStringList('leftOut', {
        description: 'Names of articles that are not sold any more, and so are not in the cart.',
      }),
    }),
  });

const asCartType = ({ builder }: Kit) =>
  builder.objectRef<OrderAsCart>('ShopOrderAsCart').implement({
    fields: (t) => ({
      cart: t.exposeString('cart', { description: 'As carts are stored (spec §3).' }),
      leftOut: t.exposeStringList('leftOut', {
        description: 'Names of articles that are not sold any more, and so are not in it.',
      }),
    }),
  });

/** The types of orders in the API. */
export const orderApiTypes = (kit: Kit) => {
  const enums = enumsOf(kit);
  return {
    ...enums,
    connection: connectionType(kit, enums),
    order: orderType(kit, enums),
    edited: editedType(kit),
    asCart: asCartType(kit),
  };
};
