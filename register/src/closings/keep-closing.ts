import type { Closing, ClosingType } from '@tresen/domain/sales/closings';
import type { SigningTill } from '../receipts/index.ts';
import {
  addClosing,
  type ClosingPlan,
  type Counter,
  findClosing,
  findPlan,
  readIdentity,
  readLinkedRegister,
  type Store,
} from '../store/index.ts';
import { type ClosingFrame, closingIdOf } from './build-closing.ts';

/** The counter of each type's Z numbers. */
export const zCounters = {
  daily: 'zDaily',
  monthly: 'zMonthly',
  yearly: 'zYearly',
} as const satisfies Record<ClosingType, Counter>;

/** What a closing says of the register. */
export function closingFrame(
  store: Store,
  till: SigningTill,
  numbers: Omit<ClosingPlan, 'period'>,
  businessDay: string,
): ClosingFrame {
  return {
    ...numbers,
    businessDay,
    currency: readLinkedRegister(store)?.currency ?? 'EUR',
    softwareVersion: readIdentity(store)?.posVersion ?? '',
    previousClosingId: previousIdOf(store, till, numbers.type, numbers.zNumber),
  };
}

/** Keeps a closing for the cloud and for the months to come. */
export function keepClosing(store: Store, closing: Closing): void {
  const { id, type, zNumber, businessDay } = closing;
  addClosing(store, { id, type, zNumber, businessDay, raw: JSON.stringify(closing) });
}

/** The closing before, made or only planned: newer days are simulated first. */
function previousIdOf(store: Store, { till }: SigningTill, type: ClosingType, zNumber: number) {
  const made = findClosing(store, type, zNumber - 1);
  if (made) return made.id;
  const plan = findPlan(store, type, zNumber - 1);
  return plan && closingIdOf(till.serial, plan);
}
