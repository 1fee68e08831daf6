import type { CreditorOfMandate } from '@tresen/domain/shop/debits';
import type { OrderAddress } from '@tresen/domain/shop/orders';
import type { Kit } from '../../kit/graphql/index.ts';
import { type CheckoutStart, startCheckout } from './checkout-start.ts';
import type { KnownAddress } from './known-addresses.store.ts';

type AddressType = ReturnType<typeof addressType>;

/** What the checkout begins with answers at /graphql. */
export const addCheckoutStart = (kit: Kit): void => {
  const type = startType(kit);
  kit.builder.queryField('checkoutStart', (t) =>
    t.field({ type, resolve: (_root, _args, ctx) => startCheckout(ctx) }),
  );
};

function addressType({ builder }: Kit) {
  return builder.objectRef<OrderAddress>('CheckoutAddress').implement({
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

function startType(kit: Kit) {
  const creditor = creditorType(kit);
  const address = addressType(kit);
  const known = knownType(kit, address);
  return kit.builder.objectRef<CheckoutStart>('CheckoutStart').implement({
    description: 'Initial checkout values, from the last order or otherwise from the organization.',
    fields: (t) => ({
      billing: t.expose('billing', { type: address }),
      delivery: t.expose('delivery', {
        type: address,
        nullable: true,
        description: 'Null if the same as billing.',
      }),
      vatId: t.exposeString('vatId', { description: 'Empty if there is none.' }),
      sellerName: t.exposeString('sellerName', { nullable: true }),
      creditor: t.expose('creditor', {
        type: creditor,
        nullable: true,
        description: 'Null if direct debit is not available.',
      }),
      addresses: t.field({ type: [known], resolve: ({ addresses }) => [...addresses] }),
    }),
  });
}

function creditorType({ builder }: Kit) {
  return builder.objectRef<CreditorOfMandate>('CheckoutCreditor').implement({
    description: 'The SEPA direct debit creditor as named in the mandate.',
    fields: (t) => ({
      name: t.exposeString('name'),
      creditorId: t.exposeString('creditorId'),
      noticeDays: t.exposeInt('noticeDays', { description: 'Days between notice and debit.' }),
      noteDe: t.exposeString('noteDe'),
      noteEn: t.exposeString('noteEn'),
    }),
  });
}

function knownType({ builder }: Kit, address: AddressType) {
  return builder.objectRef<KnownAddress>('CheckoutKnownAddress').implement({
    fields: (t) => ({
      id: t.exposeID('id'),
      kind: t.exposeString('kind', { description: '`billing` or `delivery`.' }),
      isDefault: t.exposeBoolean('isDefault'),
      address: t.field({ type: address, resolve: (known) => known }),
    }),
  });
}
