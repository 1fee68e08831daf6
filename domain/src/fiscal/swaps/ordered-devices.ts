import type { SecurityDeviceKind } from '../security-devices/index.ts';

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
