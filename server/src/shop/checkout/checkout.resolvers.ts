import type { LineFault } from '@tresen/domain/shop/checkout';
import type { OrderLine } from '@tresen/domain/shop/orders';
import type { Kit } from '../../kit/graphql/index.ts';
import type { PlacedOrder } from '../orders/index.ts';
import type { CheckoutPort } from './checkout-port.ts';
import { addCheckoutStart } from './checkout-start.resolvers.ts';
import { orderOfKey, placeOrder } from './place-order.service.ts';
import { type OrderPreview, previewOrder } from './preview-order.ts';

/** The checkout answers at /graphql (decisions SHP-81). */
export const addCheckout = (kit: Kit, port: CheckoutPort): void => {
  addCheckoutStart(kit);
  const inputs = inputsOf(kit);
  const [preview, placed] = [previewType(kit), placedType(kit)];
  kit.builder.queryField('previewShopOrder', (t) =>
    t.field({
      type: preview,
      args: { order: t.arg({ type: inputs.preview, required: true }) },
      resolve: (_root, { order }, ctx) => previewOrder(ctx, port, order),
    }),
  );
  kit.builder.queryField('shopOrderOfKey', (t) =>
    t.field({
      type: placed,
      nullable: true,
      description: 'The order placed with a key, for clients that did not receive the response.',
      args: { idempotencyKey: t.arg.id({ required: true }) },
      resolve: (_root, { idempotencyKey }, ctx) => orderOfKey(ctx, idempotencyKey),
    }),
  );
  kit.builder.mutationField('placeShopOrder', (t) =>
    t.field({
      type: placed,
      description: 'Places an order once per key. The server’s total is authoritative.',
      args: { order: t.arg({ type: inputs.order, required: true }) },
      resolve: (_root, { order }, ctx) => placeOrder(ctx, port, order),
    }),
  );
};

function inputsOf(kit: Kit) {
  const [line, address, payment] = [lineInput(kit), addressInput(kit), paymentInput(kit)];
  const preview = kit.builder.inputType('OrderPreviewInput', {
    fields: (t) => ({
      lines: t.field({ type: [line], required: true }),
      customerId: t.id(),
      country: t.string({ required: true, description: 'Country of the billing address.' }),
      vatId: t.string({ required: true }),
      language: t.string({ required: true }),
    }),
  });
  const order = kit.builder.inputType('PlaceOrderInput', {
    fields: (t) => ({
      idempotencyKey: t.id({
        required: true,
        description:
          'Idempotency key: a UUID chosen by the client. The same key always means the same order.',
      }),
      projectId: t.id({ description: 'Cart to order.' }),
      lines: t.field({ type: [line], required: true }),
      customerId: t.id(),
      billingAddress: t.field({ type: address, required: true }),
      deliveryAddress: t.field({ type: address, required: true }),
      payment: t.field({ type: payment, required: true }),
      vatId: t.string({ required: true, description: 'Empty if there is none.' }),
      termsVersion: t.string({ required: true }),
      expectedGross: t.field({
        type: 'Cents',
        required: true,
        description: 'Total shown to the user. The order is rejected if it differs.',
      }),
      note: t.string({ required: true }),
      purchaseOrderNumber: t.string({ description: 'The buyer’s purchase-order number.' }),
      language: t.string({ required: true }),
    }),
  });
  return { preview, order };
}

function lineInput({ builder }: Kit) {
  return builder.inputType('OrderedLineInput', {
    description: 'The requested products. Prices are set by the server.',
    fields: (t) => ({
      lineId: t.id({ required: true }),
      shopNumber: t.int({ required: true }),
      quantity: t.int({ required: true }),
      licenseKey: t.string({ required: true }),
      comment: t.string({ required: true }),
      upgradeValue: t.int(),
      addOns: t.intList({ required: true, description: 'Shop product numbers.' }),
      subProducts: t.intList({ required: true }),
    }),
  });
}

function addressInput({ builder }: Kit) {
  return builder.inputType('OrderAddressInput', {
    fields: (t) => ({
      name: t.string({ required: true }),
      nameAddition: t.string({ required: true }),
      address: t.string({ required: true }),
      additionalAddress: t.string({ required: true }),
      zipCode: t.string({ required: true }),
      city: t.string({ required: true }),
      country: t.string({ required: true }),
    }),
  });
}

function paymentInput({ builder }: Kit) {
  return builder.inputType('OrderPaymentInput', {
    fields: (t) => ({
      kind: t.string({ required: true, description: '`invoice` or `sepaDebit`.' }),
      holder: t.string({ description: 'Account holder for a direct debit.' }),
      iban: t.string(),
      bic: t.string({ description: 'Required for accounts outside the European Economic Area.' }),
      creditorId: t.string({
        description: 'Creditor named in the mandate agreed to. Rejected if it has changed since.',
      }),
    }),
  });
}

function previewType(kit: Kit) {
  const [line, fault] = [lineType(kit), faultType(kit)];
  return kit.builder.objectRef<OrderPreview>('OrderPreview').implement({
    description: 'Current price of an order in cents, and anything that prevents it from being placed.',
    fields: (t) => ({
      lines: t.expose('lines', { type: [line] }),
      net: t.field({ type: 'Cents', resolve: ({ totals }) => totals.net }),
      vatRate: t.int({ description: 'Hundredths of a percent.', resolve: ({ vat }) => vat.rate }),
      vatReason: t.string({ resolve: ({ vat }) => vat.reason }),
      tax: t.field({ type: 'Cents', resolve: ({ totals }) => totals.tax }),
      gross: t.field({ type: 'Cents', resolve: ({ totals }) => totals.gross }),
      sellerName: t.exposeString('sellerName'),
      faults: t.expose('faults', { type: [fault] }),
      obstacles: t.stringList({ resolve: ({ obstacles }) => [...obstacles] }),
    }),
  });
}

function lineType(kit: Kit) {
  const part = partType(kit);
  return kit.builder.objectRef<OrderLine>('CheckoutLine').implement({
    description: 'A line at current server prices, net.',
    fields: (t) => ({
      lineId: t.exposeID('lineId'),
      shopNumber: t.exposeInt('shopNumber'),
      name: t.exposeString('name'),
      quantity: t.exposeInt('quantity'),
      licenseKey: t.exposeString('licenseKey'),
      contractType: t.exposeString('contractType'),
      contractDurationMonths: t.exposeInt('contractDurationMonths'),
      billingIntervalMonths: t.exposeInt('billingIntervalMonths'),
      price: t.expose('price', { type: 'Cents', description: 'Price per unit, without setup and add-ons.' }),
      setupFee: t.expose('setupFee', { type: 'Cents' }),
      total: t.expose('total', {
        type: 'Cents',
        description: 'Total for all units, including setup and add-ons.',
      }),
      addOns: t.expose('addOns', { type: [part] }),
      subProducts: t.expose('subProducts', { type: [part] }),
    }),
  });
}

function partType({ builder }: Kit) {
  return builder.objectRef<OrderLine['addOns'][number]>('CheckoutPart').implement({
    fields: (t) => ({
      shopNumber: t.exposeInt('shopNumber'),
      name: t.exposeString('name'),
      price: t.expose('price', { type: 'Cents' }),
      setupFee: t.expose('setupFee', { type: 'Cents' }),
      contractType: t.string({ resolve: ({ contractType }) => contractType ?? 'OneTime' }),
      billingIntervalMonths: t.int({ resolve: ({ billingIntervalMonths }) => billingIntervalMonths ?? 0 }),
    }),
  });
}

function faultType({ builder }: Kit) {
  return builder.objectRef<LineFault>('CheckoutFault').implement({
    fields: (t) => ({
      lineId: t.exposeID('lineId'),
      code: t.exposeString('code', {
        description:
          '`PRODUCT_GONE`, `PART_GONE`, `IN_OTHER_LINE`, `ONE_OF_TWO` or the result of the licence check.',
      }),
      name: t.exposeString('name'),
      found: t.string({ nullable: true, resolve: ({ found }) => found ?? null }),
      other: t.string({
        nullable: true,
        description: 'Product of the line it conflicts with.',
        resolve: ({ other }) => other ?? null,
      }),
    }),
  });
}

function placedType({ builder }: Kit) {
  return builder.objectRef<PlacedOrder>('PlacedOrder').implement({
    fields: (t) => ({
      id: t.exposeID('id'),
      number: t.exposeString('number'),
      gross: t.expose('gross', { type: 'Cents' }),
    }),
  });
}
