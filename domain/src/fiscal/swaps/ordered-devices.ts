import type { SecurityDeviceKind } from '../security-devices/index.ts';

/**
 * By which words the shop's products are security devices. A draft: the catalogue has no mark for them, so it is said
 * here, in one place.
 */
const productWords: Readonly<Record<SecurityDeviceKind, RegExp>> = {
  tse: /(?:^|[^\p{L}])TSE(?:[^\p{L}]|$)|technische sicherheitseinrichtung|security device/iu,
  signatureUnit: /signatureinheit|signaturkarte|signature (?:unit|card)/iu,
};

/** What is searched for in the shop to find a device of a kind. */
export const productSearches: Readonly<Record<SecurityDeviceKind, Readonly<Record<'de' | 'en', string>>>> = {
  tse: { de: 'TSE', en: 'security device' },
  signatureUnit: { de: 'Signatur', en: 'signature' },
};

/** Whether a product of this name is a device of the kind. */
export const isDeviceProduct = (name: string, kind: SecurityDeviceKind): boolean =>
  productWords[kind].test(name);

/** Devices that were ordered at once. Times in milliseconds since 1970. */
export interface DeviceOrder {
  readonly kind: SecurityDeviceKind;
  readonly pieces: number;
  readonly at: number;
}

/** A device that wants a piece of an order: one that was swapped had it before that day. */
export interface OrderingDevice {
  readonly id: string;
  readonly kind: SecurityDeviceKind;
  readonly swappedAt: number | null;
  readonly expiresAt: number | null;
}

/**
 * The devices for which a piece was ordered. Those that were swapped had theirs first, in the order of their days and out
 * of what was ordered before; what is left goes to those that end first.
 */
export const devicesWithOrder = (
  devices: readonly OrderingDevice[],
  orders: readonly DeviceOrder[],
): ReadonlySet<string> => {
  const left = orders
    .toSorted((one, other) => one.at - other.at)
    .map(({ kind, pieces, at }) => ({ kind, pieces, at }));
  const take = ({ kind, swappedAt }: OrderingDevice): boolean => {
    const order = left.find(
      (one) => one.kind === kind && one.pieces > 0 && (swappedAt === null || one.at <= swappedAt),
    );
    if (order) order.pieces -= 1;
    return order !== undefined;
  };
  const endsAt = ({ swappedAt, expiresAt }: OrderingDevice) => swappedAt ?? expiresAt ?? 0;
  const isSwapped = ({ swappedAt }: OrderingDevice) => swappedAt !== null;
  const byEnd = devices.toSorted((one, other) => endsAt(one) - endsAt(other));
  const turns = [...byEnd.filter(isSwapped), ...byEnd.filter((device) => !isSwapped(device))];
  return new Set(turns.filter(take).map(({ id }) => id));
};
