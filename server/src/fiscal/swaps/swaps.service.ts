import {
  devicesWithOrder,
  isSwapUrgent,
  type SwapFacts,
  type SwapStates,
  swapStatesOf,
} from '@tresen/domain/fiscal/swaps';
import type { Tx } from '../../kit/db/pools.ts';
import { type TaxRegistration, taxRegistrations } from '../notifications/index.ts';
import { type LeavingDevice, leavingDevices, orderedDevices } from './swaps.store.ts';

/** A device at the end of its life, and how far its swap is. */
export interface Swap {
  readonly device: LeavingDevice;
  readonly states: SwapStates;
}

const dayMs = 86_400_000;
/** Swaps and orders of before are of no interest. */
const shownDays = 365;

/** The devices of the tenant that have to go or went within a year, those that end first before others. */
export const securityDeviceSwaps = async (tx: Tx, now: number): Promise<readonly Swap[]> => {
  const since = new Date(now - shownDays * dayMs);
  const devices = await leavingDevices(tx, since);
  if (devices.length === 0) return [];
  const ordered = devicesWithOrder(
    devices.map(({ id, kind, causes, swappedAt, certificateExpiresAt }) => ({
      ...{ id, kind, swappedAt: swappedAt?.getTime() ?? null },
      expiresAt: isSwapUrgent(causes) ? 0 : (certificateExpiresAt?.getTime() ?? null),
    })),
    await orderedDevices(tx, since),
  );
  const registrations = new Map((await taxRegistrations(tx, now)).map((one) => [one.unit.id, one]));
  const urgentFirst = devices.toSorted((one, other) => urgencyOf(other) - urgencyOf(one));
  return urgentFirst.map((device) => {
    const facts = factsOf(device, ordered.has(device.id), registrations.get(device.unitId));
    return { device, states: swapStatesOf(facts, now) };
  });
};

/** One that has come to its end already stands before all that will, whatever its certificate says. */
function urgencyOf({ successorId, causes }: LeavingDevice): number {
  return Number(successorId === null && isSwapUrgent(causes));
}

function factsOf(
  device: LeavingDevice,
  isOrdered: boolean,
  registration: TaxRegistration | undefined,
): SwapFacts {
  const { kind, usedSignatures, isRetired, archiveState, archiveBegunAt } = device;
  return {
    ...{ kind, isOrdered, usedSignatures, isRetired },
    lastReportAt: device.lastReportAt.getTime(),
    archive:
      archiveState === null || archiveBegunAt === null
        ? null
        : {
            state: archiveState,
            isReadable: device.archiveVerdict !== 'unreadable',
            lastCounter: device.archiveCounter,
            begunAt: archiveBegunAt.getTime(),
          },
    isSwapped: device.successorId !== null,
    notification: notificationOf(device, registration),
  };
}

/** How the tax office is told of the new device. Austria's has no day for it: nothing is asked for there. */
function notificationOf(
  { deviceId, successorSerial }: LeavingDevice,
  registration: TaxRegistration | undefined,
): SwapFacts['notification'] {
  if (registration?.unit.country !== 'DE') return null;
  const { told, open, validationState, reportState } = registration;
  const names = (notification: TaxRegistration['told']) =>
    successorSerial !== null &&
    notification?.content.systems.some(
      (system) =>
        system.deviceId === deviceId && system.tseSerial?.toLowerCase() === successorSerial.toLowerCase(),
    ) === true;
  if (names(told)) return 'sent';
  if (!names(open)) return 'open';
  if (reportState === 2 || validationState === 1) return 'faulty';
  return validationState === 2 ? 'prepared' : 'open';
}
