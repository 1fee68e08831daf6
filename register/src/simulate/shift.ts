import { weekdayOf } from '@tresen/domain/kit/business-day';
import type { Country } from '@tresen/domain/kit/countries';
import { type Growth, growthOn } from './growth.ts';
import type { Profile } from './profile.ts';
import { randomOf } from './random.ts';

/** One day of one simulated register. */
export type Shift = Readonly<{
  profile: Profile;
  /** Decides all chances, together with the day. */
  seed: string;
  /** `YYYY-MM-DD`, by the wall clock of the branch. */
  day: string;
  /** Hardware serial of the register. */
  serial: string;
  /** Time zone of the branch. */
  zone: string;
  country: Country;
  /** When its receipts end, ascending, milliseconds since 1970. */
  ends: readonly number[];
}>;

export type ShiftOptions = Readonly<{
  profile: Profile;
  seed: string;
  day: string;
  serial: string;
  zone: string;
  country: Country;
  /** Receipts of an ordinary day, in place of the profile's. */
  perDay?: number | undefined;
  growth?: Growth | undefined;
}>;

/** How much a day differs from another of its kind. */
const leastLuck = 0.8;
const luckRange = 0.4;

/** The shift of a day: how many receipts there are and when, by weekday, month, hour, growth and luck. */
export function planShift({ perDay, growth, ...shift }: ShiftOptions): Shift {
  const { profile, seed, day, serial, zone } = shift;
  const random = randomOf(`${seed}|${serial}|${day}|times`);
  const weekday = profile.weekdays[weekdayOf(day)] ?? 1;
  const month = profile.months[Number(day.slice(5, 7)) - 1] ?? 1;
  const luck = leastLuck + luckRange * random.next();
  const receipts = Math.round((perDay ?? profile.perDay) * weekday * month * growthOn(growth, day) * luck);
  const hours = hoursOf(profile, day, zone);
  const ends = Array.from({ length: receipts }, () => {
    const { begins } = random.pick(hours);
    return begins + (random.integer(0, 59) * 60 + random.integer(0, 59)) * 1_000;
  });
  return { ...shift, ends: ends.sort((first, second) => first - second) };
}

/** When each hour in which receipts end begins that day: asked of the calendar once, not for each receipt. */
function hoursOf(profile: Profile, day: string, zone: string) {
  const midnight = Temporal.PlainDate.from(day);
  return Object.entries(profile.hours).map(([hour, weight]) => {
    const plainTime = new Temporal.PlainTime(Number(hour));
    return { weight, begins: midnight.toZonedDateTime({ timeZone: zone, plainTime }).epochMilliseconds };
  });
}
