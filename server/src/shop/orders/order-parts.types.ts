import type { OrderAddress, OrderLine, OrderPayment, OrderSeller } from '@tresen/domain/shop/orders';
import type { Kit } from '../../kit/graphql/index.ts';
import type { OrderDebit, OrderEvent, OrderKey } from './order.store.ts';
import type { Enums } from './order-enums.types.ts';

/* What an order consists of. */

export function addressType({ builder }: Kit) {
  return builder.objectRef<OrderAddress>('ShopOrderAddress').implement({
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
}

export function lineType(kit: Kit) {
  const part = partType(kit);
  return kit.builder.objectRef<OrderLine>('ShopOrderLine').implement({
    description: 'A line with its text and net prices at the time of the order.',
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
  return builder.objectRef<OrderLine['addOns'][number]>('ShopOrderPart').implement({
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
}

export function eventType({ builder }: Kit, { status }: Enums) {
  return builder.objectRef<OrderEvent>('ShopOrderEvent').implement({
    fields: (t) => ({
      id: t.exposeID('id'),
      status: t.expose('status', { type: status }),
      reason: t.exposeString('reason', {
        nullable: true,
        description:
          'Reason in the person’s own words, or `cancelledForEditing` or `cancelledByBuyer` if the buyer cancelled.',
      }),
      byName: t.exposeString('byName'),
      bySeller: t.exposeBoolean('bySeller'),
      at: t.expose('at', { type: 'DateTime' }),
    }),
  });
}

export function keyType({ builder }: Kit, { done }: Enums) {
  return builder.objectRef<OrderKey>('ShopOrderKey').implement({
    description: 'A licence key issued for a unit of a line.',
    fields: (t) => ({
      lineId: t.exposeID('lineId'),
      piece: t.exposeInt('piece'),
      serial: t.exposeString('serial'),
      done: t.expose('done', { type: done }),
    }),
  });
}

export function sellerType({ builder }: Kit) {
  return builder.objectRef<OrderSeller>('ShopOrderSeller').implement({
    description: 'The seller at the time of the order.',
    fields: (t) => ({
      name: t.exposeString('name'),
      city: t.exposeString('city', { nullable: true }),
      phone: t.exposeString('phone', { nullable: true }),
      email: t.exposeString('email', { nullable: true }),
      website: t.exposeString('website', { nullable: true }),
    }),
  });
}

export function paymentType({ builder }: Kit) {
  return builder.objectRef<OrderPayment>('ShopOrderPayment').implement({
    description: 'Only the last digits of the IBAN are included.',
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
        description: 'Creditor identifier as in the mandate.',
        resolve: (payment) => ('agreed' in payment ? (payment.agreed?.creditorId ?? null) : null),
      }),
      mandateText: t.stringList({
        description: 'The text agreed to, by paragraph.',
        resolve: (payment) => ('agreed' in payment ? [...(payment.agreed?.text ?? [])] : []),
      }),
    }),
  });
}

export function debitType({ builder }: Kit, { debitState, returnReason }: Enums) {
  return builder.objectRef<OrderDebit>('ShopOrderDebit').implement({
    description:
      'An attempt to collect payment for an order. Nullable fields are only visible to the seller.',
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
}
