import { addDays, businessDayOf, instantOfDay } from '@tresen/domain/kit/business-day';
import type { Closing, ClosingType } from '@tresen/domain/sales/closings';
import type { Receipt } from '@tresen/domain/sales/receipts';
import { openTill, signaturesPerReceipt } from '../receipts/index.ts';
import {
  advanceCounter,
  dailyClosingsOf,
  dropFromJournal,
  inTransaction,
  readJournal,
  readLinkedRegister,
  type Store,
} from '../store/index.ts';
import { buildDailyClosing, buildPeriodClosing } from './build-closing.ts';
import { countDay } from './count-day.ts';
import { closingFrame, keepClosing, zCounters } from './keep-closing.ts';

export type CloseOptions = Readonly<{
  /** Now, milliseconds since 1970; the machine's clock by default. */
  at?: number;
  /** What was counted in the drawer, in cents; nobody has counted without it. */
  counted?: number;
  /** What stays in the drawer after the count, in cents; the rest is withdrawn. All stays by default. */
  keep?: number;
  comment?: string;
  /** Closes this business day (`YYYY-MM-DD`) only; all that is open by default. */
  day?: string;
}>;

/** There is nothing to close. */
export class NothingToClose extends Error {
  override readonly name = 'NothingToClose';
}

/**
 * Closes the day by hand: all receipts since the last closing, in one transaction with its numbers, so that a kill neither
 * loses nor doubles it. The closing waits to be sent, after the receipts.
 * @throws {NothingToClose}
 */
export function closeDay(store: Store, options: CloseOptions = {}): Closing {
  const till = openTill(store);
  const { at = Date.now(), day } = options;
  return inTransaction(store, () => {
    const sold = openReceipts(store, day);
    const last = sold.at(-1);
    if (!last) throw new NothingToClose('nothing was sold since the last closing');
    const { zone, cutOffMinutes } = placeOf(store);
    const counted =
      options.counted === undefined
        ? undefined
        : countDay(store, till, sold, zone, { ...options, at, counted: options.counted });
    const { day: lastDay } = businessDayOf(Date.parse(last.end), zone, cutOffMinutes);
    const frame = closingFrame(store, till, takeNumbers(store, 'daily', at), lastDay);
    const receipts = [...sold, ...(counted?.booked ?? [])];
    const closing = buildDailyClosing(till, frame, receipts, zone, counted?.count);
    keepClosing(store, closing);
    for (const { id } of receipts) dropFromJournal(store, id);
    return closing;
  });
}

/**
 * Closes a month (`YYYY-MM`) or a year (`YYYY`) by hand: the sum of its daily closings.
 * @throws {NothingToClose} when it has none
 */
export function closePeriod(store: Store, period: string, at = Date.now()): Closing {
  const till = openTill(store);
  return inTransaction(store, () => {
    const dailies = dailyClosingsOf(store, period).map(({ raw }) => JSON.parse(raw) as Closing);
    const last = dailies.at(-1);
    if (!last) throw new NothingToClose(`${period} has no daily closings`);
    const type = period.length === 4 ? 'yearly' : 'monthly';
    const frame = closingFrame(store, till, takeNumbers(store, type, at), last.businessDay);
    const closing = buildPeriodClosing(till, frame, dailies);
    keepClosing(store, closing);
    return closing;
  });
}

/** The open receipts that a closing by hand holds: of one business day, or all of them. */
function openReceipts(store: Store, day: string | undefined): readonly Receipt[] {
  const { zone, cutOffMinutes } = placeOf(store);
  if (day === undefined) return readJournal(store, 0, Number.MAX_SAFE_INTEGER);
  const from = instantOfDay(day, cutOffMinutes, zone);
  return readJournal(store, from, instantOfDay(addDays(day, 1), cutOffMinutes, zone) - 1);
}

function placeOf(store: Store) {
  const linked = readLinkedRegister(store);
  return { zone: linked?.zone ?? 'Europe/Berlin', cutOffMinutes: linked?.cutOffMinutes ?? 240 };
}

function takeNumbers(store: Store, type: ClosingType, at: number) {
  return {
    type,
    at,
    zNumber: advanceCounter(store, zCounters[type]),
    transaction: advanceCounter(store, 'tseTransaction'),
    signatureCounter: advanceCounter(store, 'tseSignature', signaturesPerReceipt),
  };
}
