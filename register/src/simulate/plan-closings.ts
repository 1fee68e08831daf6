import { addMonths, endOfMonth } from '@tresen/domain/kit/business-day';
import type { ClosingType } from '@tresen/domain/sales/closings';
import { zCounters } from '../closings/index.ts';
import { signaturesPerReceipt } from '../receipts/index.ts';
import { addPlan, advanceCounter, hasDailyOf, hasPlan, type Store } from '../store/index.ts';

/** Gives a closing its numbers, once. Call it in the order of time, in the transaction that plans the receipts. */
export function planClosing(store: Store, type: ClosingType, period: string, at: number): void {
  if (hasPlan(store, type, period)) return;
  addPlan(store, {
    type,
    period,
    at,
    zNumber: advanceCounter(store, zCounters[type]),
    transaction: advanceCounter(store, 'tseTransaction'),
    signatureCounter: advanceCounter(store, 'tseSignature', signaturesPerReceipt),
  });
}

/** A month is closed in the last minutes of its last day, after that day itself; a year after its last month. */
const closingTime = { monthly: '23:50', yearly: '23:55' } as const;

/**
 * Plans the closings of the month, and of the year, that ended before this day (`YYYY-MM-DD`), where they have daily ones.
 */
export function planPeriods(store: Store, day: string, zone: string): void {
  if (!day.endsWith('-01')) return;
  const lastDay = endOfMonth(addMonths(day, -1));
  const month = lastDay.slice(0, 7);
  if (hasDailyOf(store, month))
    planClosing(store, 'monthly', month, instantOf(lastDay, closingTime.monthly, zone));
  const year = lastDay.slice(0, 4);
  if (day.endsWith('-01-01') && hasDailyOf(store, year))
    planClosing(store, 'yearly', year, instantOf(lastDay, closingTime.yearly, zone));
}

function instantOf(day: string, time: string, zone: string): number {
  return Temporal.PlainDate.from(day).toZonedDateTime({ timeZone: zone, plainTime: time }).epochMilliseconds;
}
