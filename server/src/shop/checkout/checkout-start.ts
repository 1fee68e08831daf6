import { isDeepStrictEqual } from 'node:util';
import type { CreditorOfMandate } from '@tresen/domain/shop/debits';
import type { OrderAddress } from '@tresen/domain/shop/orders';
import { type Ctx, tenantOf } from '../../kit/context/index.ts';
import { inTenant } from '../../kit/db/pools.ts';
import { readCreditorOfSeller } from '../debits/index.ts';
import { findSeller } from '../orders/index.ts';
import {
  type KnownAddress,
  type LastOrder,
  readKnownAddresses,
  readLastOrder,
  readOwnPlace,
  readOwnVatId,
} from './known-addresses.store.ts';

/** What the checkout begins with, so that who orders again types nothing. */
export interface CheckoutStart {
  readonly billing: OrderAddress;
  /** Null where goods go to the billing address. */
  readonly delivery: OrderAddress | null;
  /** Empty for none. */
  readonly vatId: string;
  /** Null while nobody sells. */
  readonly sellerName: string | null;
  /** Who collects debits for the seller; null where it does not. */
  readonly creditor: CreditorOfMandate | null;
  /** To choose others from. */
  readonly addresses: readonly KnownAddress[];
}

const nowhere: OrderAddress = {
  name: '',
  nameAddition: '',
  address: '',
  additionalAddress: '',
  zipCode: '',
  city: '',
  country: 'DE',
};

/** As the last order said, else as the organization has it. */
export const startCheckout = (ctx: Ctx): Promise<CheckoutStart> =>
  inTenant(ctx.db, tenantOf(ctx), async (tx) => {
    const addresses = await readKnownAddresses(tx);
    const last = await readLastOrder(tx);
    const place = await readOwnPlace(tx);
    return {
      billing: last?.billing ?? ofKind(addresses, 'billing') ?? place ?? nowhere,
      delivery: last ? lastDelivery(last) : (ofKind(addresses, 'delivery') ?? null),
      vatId: last ? (last.vatId ?? '') : ((await readOwnVatId(tx)) ?? ''),
      sellerName: (await findSeller(tx))?.seller.name ?? null,
      creditor: (await readCreditorOfSeller(tx)) ?? null,
      addresses,
    };
  });

/** The first address of a kind; defaults stand first. */
function ofKind(addresses: readonly KnownAddress[], wanted: KnownAddress['kind']): OrderAddress | undefined {
  const found = addresses.find(({ kind }) => kind === wanted);
  return found && withoutKind(found);
}

function withoutKind({
  id: _id,
  kind: _kind,
  isDefault: _isDefault,
  ...address
}: KnownAddress): OrderAddress {
  return address;
}

/** Where the last order was delivered, if that was not where its invoice went. */
function lastDelivery({ billing, delivery }: LastOrder): OrderAddress | null {
  return delivery && isDeepStrictEqual(billing, delivery) ? null : delivery;
}
