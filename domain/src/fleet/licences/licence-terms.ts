import type { LicenceState } from './licence.ts';

/**
 * The same time of day some months later, in UTC; the last day of a month that is shorter.
 * @param from UTC milliseconds
 */
export const monthsLater = (from: number, months: number): number => {
  const date = new Date(from);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  return date.setUTCDate(Math.min(day, lastDay));
};

/**
 * When a licence ends after a further term: behind the one that it has, so paying early loses no day.
 * @param endsAt UTC milliseconds; null for one that never ends, which stays so
 * @param months of all pieces; 0 for a product that is bought for good, which changes no term
 */
export const prolonged = (endsAt: number | null, months: number, now: number): number | null =>
  endsAt === null || months === 0 ? endsAt : monthsLater(Math.max(endsAt, now), months);

/** What an expired licence is once it has time again: in use where a register has it. */
export const stateWithTime = (
  { state, deviceId }: { readonly state: LicenceState; readonly deviceId: string | null },
  endsAt: number | null,
  now: number,
): LicenceState => {
  if (state !== 'expired' || (endsAt !== null && endsAt <= now)) return state;
  return deviceId === null ? 'inactive' : 'active';
};

/** How long before its end people are told of a licence that ends. */
export const licenceEndingDays = 30;
