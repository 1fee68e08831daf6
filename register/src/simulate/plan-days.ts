import { addDays, businessDayOf } from '@tresen/domain/kit/business-day';
import { signaturesPerReceipt } from '../receipts/index.ts';
import {
  addSpan,
  advanceCounter,
  inTransaction,
  ownCountry,
  plannedUntil,
  readCounter,
  readIdentity,
  readLinkedRegister,
  type Span,
  type Store,
} from '../store/index.ts';
import { closedAt, momentsOf } from './day-moments.ts';
import type { Formerly } from './formerly.ts';
import type { Growth } from './growth.ts';
import { type Mishaps, receiptsLost } from './mishaps.ts';
import { planClosing, planPeriods } from './plan-closings.ts';
import { type ProfileName, profiles } from './profiles/index.ts';
import { planShift, type Shift } from './shift.ts';

/** What a simulated register's receipts follow from. */
export type Recipe = Readonly<{
  profile: ProfileName;
  seed: string;
  perDay?: number | undefined;
  mishaps?: Mishaps | undefined;
  growth?: Growth | undefined;
  formerly?: readonly Formerly[] | undefined;
}>;

export type PlanOptions = Recipe &
  Readonly<{
    /** Days up to and with today. */
    days: number;
    /** Now, milliseconds since 1970: nothing is sold after it. */
    now: number;
    /** Sells on: takes up today where it was left. Otherwise a planned today is left alone until tomorrow. */
    sellsOn?: boolean | undefined;
  }>;

/**
 * Plans the days that are not planned yet, giving numbers to their receipts in the order of time, all in one transaction.
 * Today is planned up to now, and the rest of it when planned again on a later day.
 */
export function planDays(store: Store, { days, now, sellsOn, ...recipe }: PlanOptions): void {
  const zone = zoneOf(store);
  const today = businessDayOf(now, zone, 0).day;
  inTransaction(store, () => {
    for (let back = days - 1; back >= 0; back -= 1) {
      const day = addDays(today, -back);
      planPeriods(store, day, zone);
      const planned = plannedUntil(store, day);
      if (planned === undefined || day < today || sellsOn)
        planSpan(store, recipe, { day, after: planned ?? 0, now });
    }
  });
}

type Window = Readonly<{ day: string; after: number; now: number }>;

/** The shift of this register on a day. */
export function shiftOf(store: Store, { profile, ...recipe }: Recipe, day: string): Shift {
  const serial = readIdentity(store)?.hardwareSerial ?? '';
  return planShift({
    ...recipe,
    profile: profiles[profile],
    day,
    serial,
    zone: zoneOf(store),
    country: ownCountry(store),
  });
}

function zoneOf(store: Store) {
  return readLinkedRegister(store)?.zone ?? 'Europe/Berlin';
}

function planSpan(store: Store, recipe: Recipe, { day, after, now }: Window): void {
  const shift = shiftOf(store, recipe, day);
  const ends = momentsOf(shift).map(({ at }) => at);
  const midnight = Temporal.PlainDate.from(day)
    .add({ days: 1 })
    .toZonedDateTime(zoneOf(store)).epochMilliseconds;
  const until = Math.min(midnight, now);
  const firstReceipt = ends.filter((end) => end <= after).length;
  const receipts = ends.filter((end) => end <= until).length - firstReceipt;
  if (receipts === 0) return;
  if (firstReceipt === 0 && day === recipe.mishaps?.lostReceipts) takeCounters(store, receiptsLost);
  const counters = takeCounters(store, receipts);
  addSpan(store, { day, after, until, recipe: JSON.stringify(recipe), firstReceipt, receipts, ...counters });
  const isOver = firstReceipt + receipts === ends.length;
  if (isOver && day !== recipe.mishaps?.forgottenClosing) planClosing(store, 'daily', day, closedAt(shift));
}

/** Takes as many numbers; returns the last ones given out before. */
function takeCounters(
  store: Store,
  receipts: number,
): Pick<Span, 'number' | 'transaction' | 'signatureCounter'> {
  const before = {
    number: readCounter(store, 'number'),
    transaction: readCounter(store, 'tseTransaction'),
    signatureCounter: readCounter(store, 'tseSignature'),
  };
  advanceCounter(store, 'number', receipts);
  advanceCounter(store, 'tseTransaction', receipts);
  advanceCounter(store, 'tseSignature', receipts * signaturesPerReceipt);
  return before;
}
