import { debitObstacleOf } from '@tresen/domain/shop/debits';
import { isCancelled, nextStatuses } from '@tresen/domain/shop/orders';
import type { Kit } from '../../kit/graphql/index.ts';
import type { EditedOrder } from './edit-order.ts';
import { type Enums, enumsOf } from './order-enums.types.ts';
import type { OrderRow } from './order-list.store.ts';
import {
  addressType,
  debitType,
  eventType,
  keyType,
  lineType,
  paymentType,
  sellerType,
} from './order-parts.types.ts';
import type { OrderConnection, ShownOrder } from './read-orders.ts';
import type { OrderAsCart } from './reorder.ts';

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

function connectionType(kit: Kit, enums: Enums) {
  const row = rowType(kit, enums);
  return kit.builder.objectRef<OrderConnection>('ShopOrderConnection').implement({
    fields: (t) => ({
      nodes: t.expose('nodes', { type: [row] }),
      pageInfo: t.expose('pageInfo', { type: kit.pageInfo }),
      totalCount: t.int({ resolve: ({ totalCount }) => totalCount() }),
    }),
  });
}

function rowType({ builder }: Kit, { status }: Enums) {
  return builder.objectRef<OrderRow>('ShopOrderRow').implement({
    fields: (t) => ({
      id: t.exposeID('id'),
      number: t.exposeString('number'),
      status: t.expose('status', { type: status }),
      isCancelled: t.exposeBoolean('isCancelled', { description: 'True if cancelled by the buyer.' }),
      purchaseOrderNumber: t.exposeString('purchaseOrderNumber', {
        description: 'The buyer’s purchase-order number; empty if there is none.',
      }),
      customerName: t.exposeString('customerName'),
      buyerName: t.exposeString('buyerName', { description: 'Company that placed the order.' }),
      sellerName: t.exposeString('sellerName'),
      placedAt: t.expose('placedAt', { type: 'DateTime' }),
      placedByName: t.exposeString('placedByName'),
      lastModifiedAt: t.expose('lastModifiedAt', { type: 'DateTime' }),
      firstArticle: t.exposeString('firstArticle'),
      lineCount: t.exposeInt('lineCount'),
      licenceKeys: t.exposeStringList('licenceKeys', {
        description: 'Licence keys ordered for and issued; empty if the caller may not see them.',
      }),
      setupFee: t.expose('setupFee', { type: 'Cents' }),
      contractDurationMonths: t.exposeInt('contractDurationMonths', {
        description: 'Longest term of its lines; 0 if there is none.',
      }),
      net: t.expose('net', { type: 'Cents' }),
      gross: t.expose('gross', { type: 'Cents' }),
      invoiceNumber: t.exposeString('invoiceNumber', { nullable: true }),
    }),
  });
}

function orderType(kit: Kit, enums: Enums) {
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
        description: 'The buyer’s purchase-order number; empty if there is none.',
      }),
      buyerEmail: t.exposeString('buyerEmail', {
        nullable: true,
        description:
          'Email address of the person who placed it. Like the phone number, only visible to the seller.',
      }),
      buyerPhone: t.exposeString('buyerPhone', { nullable: true }),
      sellerNote: t.exposeString('sellerNote', {
        nullable: true,
        description: 'The seller’s internal note; null for everyone else.',
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
      isBought: t.exposeBoolean('isBought', { description: 'True if placed by the caller’s tenant.' }),
      isSold: t.exposeBoolean('isSold', { description: 'True if the caller is its seller.' }),
      isCancelled: t.boolean({
        description: 'True if cancelled by the buyer.',
        resolve: ({ statusReason }) => isCancelled(statusReason),
      }),
      mayEdit: t.exposeBoolean('mayTakeBack', { description: 'True if the caller may edit or cancel it.' }),
      mayAnswer: t.exposeBoolean('mayAnswer', {
        description: 'True if it is waiting for the caller’s answer.',
      }),
      hidesKeys: t.exposeBoolean('hidesKeys', {
        description:
          'True if the caller may see the licence keys: the person who placed the order and the Owner group.',
      }),
      nextStatuses: t.field({
        type: [status],
        description: 'Statuses the caller may set.',
        resolve: ({ isSold, status }) => (isSold ? [...nextStatuses(status)] : []),
      }),
      events: t.expose('events', { type: [event] }),
      keys: t.expose('keys', { type: [key] }),
      debits: t.expose('debits', { type: [debit], description: 'Newest first.' }),
      mayCollect: t.boolean({
        description: 'True if the caller is the seller and it can be collected.',
        resolve: (order) => order.isOwnSale && debitObstacleOf(order) === undefined,
      }),
      debitObstacle: t.field({
        type: debitObstacle,
        nullable: true,
        description:
          'What prevents the seller from collecting it; null if nothing does, and for everyone else.',
        resolve: (order) => (order.isOwnSale ? (debitObstacleOf(order) ?? null) : null),
      }),
    }),
  });
}

function editedType({ builder }: Kit) {
  return builder.objectRef<EditedOrder>('EditedShopOrder').implement({
    fields: (t) => ({
      isSuccess: t.exposeBoolean('isSuccess'),
      modelId: t.exposeID('modelId', { description: 'The order just cancelled.' }),
      leftOut: t.exposeStringList('leftOut', {
        description: 'Names of products no longer sold and therefore not in the cart.',
      }),
    }),
  });
}

function asCartType({ builder }: Kit) {
  return builder.objectRef<OrderAsCart>('ShopOrderAsCart').implement({
    fields: (t) => ({
      cart: t.exposeString('cart', { description: 'In the format carts are stored in (spec §3).' }),
      leftOut: t.exposeStringList('leftOut', {
        description: 'Names of products no longer sold and therefore left out.',
      }),
    }),
  });
}
