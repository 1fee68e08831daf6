import type { LineFault } from '@tresen/domain/shop/checkout';
import type { OrderLine } from '@tresen/domain/shop/orders';
import type { Kit } from '../../kit/graphql/index.ts';
import type { PlacedOrder } from '../orders/index.ts';
import type { CheckoutPort } from './checkout-port.ts';
import { addCheckoutStart } from './checkout-start.resolvers.ts';
import { orderOfKey, placeOrder } from './place-order.service.ts';
import { type OrderPreview, previewOrder } from './preview-order.ts';

const lineInput = ({ builder }: Kit) =>
  builder.inputType('OrderedLineInput', {
    description: 'What somebody wants; prices are the server’s business.',
    fields: (t) => ({
      lineId: t.id({ required: true }),
      shopNumber: t.int({ required: true }),
      quantity: t.int({ required: true }),
      licenseKey: t.string({ required: true }),
      comment: t.string({ required: true }),
      upgradeValue: t.int(),
      addOns: t.intList({ required: true, description: 'Shop numbers.' }),
      subProducts: t.intList({ required: true }),
    }),
  });

const addressInput = ({ builder }: Kit) =>
  builder.inputType('OrderAddressInput', {
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

const paymentInput = ({ builder }: Kit) =>
  builder.inputType('OrderPaymentInput', {
    fields: (t) => ({
      kind: t.string({ required: true, description: 'invoice or sepaDebit' }),
      holder: t.string({ description: 'Of the account, for a debit.' }),
      iban: t.string(),
      bic: t.string({ description: 'For accounts outside the European Economic Area.' }),
      creditorId: t.string({
        description: 'Whom the mandate that was agreed to names; another one by now is refused.',
      }),
    }),
  });

const inputsOf = (kit: Kit) => {
  const [line, address, payment] = [lineInput(kit), addressInput(kit), paymentInput(kit)];
  const preview = kit.builder.inputType('OrderPreviewInput', {
    fields: (t) => ({
      lines: t.field({ type: [line], required: true }),
      customerId: t.id(),
      country: t.string({ required: true, description: 'Of the billing address.' }),
      vatId: t.string({ required: true }),
      language: t.string({ required: true }),
    }),
  });
  const order = kit.builder.inputType('PlaceOrderInput', {
    fields: (t) => ({
      idempotencyKey: t.id({
        required: true,
        description: 'A UUID of the client: the same key is the same order, however often it arrives.',
      }),
      projectId: t.id({ description: 'The cart whose lines are ordered.' }),
      lines: t.field({ type: [line], required: true }),
      customerId: t.id(),
      billingAddress: t.field({ type: address, required: true }),
      deliveryAddress: t.field({ type: address, required: true }),
      payment: t.field({ type: payment, required: true }),
      vatId: t.string({ required: true, description: 'Empty for none.' }),
      termsVersion: t.string({ required: true }),
      expectedGross: t.field({
        type: 'Cents',
        required: true,
        description: 'What the person saw; with another total the order is refused.',
      }),
      note: t.string({ required: true }),
      purchaseOrderNumber: t.string({ description: 'Under which the buyer keeps the order.' }),
      language: t.string({ required: true }),
    }),
  });
  return { preview, order };
};

const partType = ({ builder }: Kit) =>
  builder.objectRef<OrderLine['addOns'][number]>('CheckoutPart').implement({
    fields: (t) => ({
      shopNumber: t.exposeInt('shopNumber'),
      name: t.exposeString('name'),
      price: t.expose('price', { type: 'Cents' }),
      setupFee: t.expose('setupFee', { type: 'Cents' }),
      contractType: t.string({ resolve: ({ contractType }) => contractType ?? 'OneTime' }),
      billingIntervalMonths: t.int({ resolve: ({ billingIntervalMonths }) => billingIntervalMonths ?? 0 }),
    }),
  });

const lineType = (kit: Kit) => {
  const part = partType(kit);
  return kit.builder.objectRef<OrderLine>('CheckoutLine').implement({
    description: 'A line as the server prices it now. Net.',
    fields: (t) => ({
      lineId: t.exposeID('lineId'),
      shopNumber: t.exposeInt('shopNumber'),
      name: t.exposeString('name'),
      quantity: t.exposeInt('quantity'),
      licenseKey: t.exposeString('licenseKey'),
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

const faultType = ({ builder }: Kit) =>
  builder.objectRef<LineFault>('CheckoutFault').implement({
    fields: (t) => ({
      lineId: t.exposeID('lineId'),
      code: t.exposeString('code', {
        description: 'PRODUCT_GONE, PART_GONE, IN_OTHER_LINE, ONE_OF_TWO, or what the check said.',
      }),
      name: t.exposeString('name'),
      found: t.string({ nullable: true, resolve: ({ found }) => found ?? null }),
      other: t.string({
        nullable: true,
        description: 'The product of the line that it cannot be ordered with.',
        resolve: ({ other }) => other ?? null,
      }),
    }),
  });

const previewType = (kit: Kit) => {
  const [line, fault] = [lineType(kit), faultType(kit)];
  return kit.builder.objectRef<OrderPreview>('OrderPreview').implement({
    description: 'What an order would cost now, in cents, and what keeps it from being placed.',
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
};

const placedType = ({ builder }: Kit) =>
  builder.objectRef<PlacedOrder>('PlacedOrder').implement({
    fields: (t) => ({
      id: t.exposeID('id'),
      number: t.exposeString('number'),
      gross: t.expose('gross', { type: 'Cents' }),
    }),
  });

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
      description: 'The order that was placed with a key: for whoever did not get the answer.',
      args: { idempotencyKey: t.arg.id({ required: true }) },
      resolve: (_root, { idempotencyKey }, ctx) => orderOfKey(ctx, idempotencyKey),
    }),
  );
  kit.builder.mutationField('placeShopOrder', (t) =>
    t.field({
      type: placed,
      description: 'Places an order, once for each key. The server’s total always wins.',
      args: { order: t.arg({ type: inputs.order, required: true }) },
      resolve: (_root, { order }, ctx) => placeOrder(ctx, port, order),
    }),
  );
};
