import type { Language } from '../i18n/index.ts';

const locales: Readonly<Record<Language, string>> = { de: 'de-DE', en: 'en-GB' };

const money = remembered(
  (language: Language, currency: string) =>
    new Intl.NumberFormat(locales[language], { style: 'currency', currency }),
);
const exactMoney = remembered(
  (language: Language, currency: string) =>
    new Intl.NumberFormat(locales[language], {
      style: 'currency',
      currency,
      minimumFractionDigits: 2,
      maximumFractionDigits: 5,
    }),
);
const shortMoney = remembered(
  (language: Language, currency: string) =>
    new Intl.NumberFormat(locales[language], {
      style: 'currency',
      currency,
      notation: 'compact',
      useGrouping: 'always',
      maximumFractionDigits: 1,
    }),
);
const roughMoney = remembered(
  (language: Language, currency: string) =>
    new Intl.NumberFormat(locales[language], {
      style: 'currency',
      currency,
      useGrouping: 'always',
      maximumFractionDigits: 0,
    }),
);
const plain = remembered(
  (language: Language) => new Intl.NumberFormat(locales[language], { maximumFractionDigits: 3 }),
);
const decimal = remembered(
  (language: Language) =>
    new Intl.NumberFormat(locales[language], { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
);
const percent = remembered(
  (language: Language) =>
    new Intl.NumberFormat(locales[language], {
      style: 'percent',
      maximumFractionDigits: 1,
      signDisplay: 'exceptZero',
    }),
);
// Hardly anything less than nothing is 0 %, not -0 %.
const share = remembered(
  (language: Language) =>
    new Intl.NumberFormat(locales[language], {
      style: 'percent',
      maximumFractionDigits: 1,
      signDisplay: 'negative',
    }),
);
const instant = remembered(
  (language: Language, zone: string | undefined) =>
    new Intl.DateTimeFormat(locales[language], {
      day: '2-digit',
      month: '2-digit',
      year: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      timeZone: zone,
    }),
);
const zoneName = remembered(
  (language: Language, zone: string | undefined) =>
    new Intl.DateTimeFormat(locales[language], { timeZone: zone, timeZoneName: 'short' }),
);
const seconds = remembered(
  (language: Language, zone: string | undefined) =>
    new Intl.DateTimeFormat(locales[language], { dateStyle: 'medium', timeStyle: 'medium', timeZone: zone }),
);
const clock = remembered(
  (language: Language, zone: string | undefined) =>
    new Intl.DateTimeFormat(locales[language], { hour: '2-digit', minute: '2-digit', timeZone: zone }),
);
const day = remembered(
  (language: Language) =>
    new Intl.DateTimeFormat(locales[language], {
      day: '2-digit',
      month: '2-digit',
      year: 'numeric',
      timeZone: 'UTC',
    }),
);
const weekday = remembered(
  (language: Language) =>
    new Intl.DateTimeFormat(locales[language], {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      timeZone: 'UTC',
    }),
);
const longDay = remembered(
  (language: Language) => new Intl.DateTimeFormat(locales[language], { dateStyle: 'long', timeZone: 'UTC' }),
);
const weekdayName = remembered(
  (language: Language, length: 'short' | 'long') =>
    new Intl.DateTimeFormat(locales[language], { weekday: length, timeZone: 'UTC' }),
);
const monthOfYear = remembered(
  (language: Language) =>
    new Intl.DateTimeFormat(locales[language], { month: 'short', year: 'numeric', timeZone: 'UTC' }),
);
const month = remembered(
  (language: Language, length: 'short' | 'long') =>
    new Intl.DateTimeFormat(locales[language], { month: length, timeZone: 'UTC' }),
);

const relative = remembered(
  (language: Language) => new Intl.RelativeTimeFormat(locales[language], { numeric: 'auto' }),
);

/** Seconds in the units of a time that is told from now, the largest first. */
const units = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const;

/** The written forms of one language. Money comes in cents, days as YYYY-MM-DD, instants in ISO 8601 UTC. */
export interface Formats {
  /** `1.234,50 €` from cents. */
  money(cents: number, currency: string): string;
  /** `1,599 €` from decimal text of up to five places: prices that whole cents do not hold. */
  exactMoney(price: string, currency: string): string;
  /** `1,2 Tsd. €` from cents, for the axis of a chart. */
  shortMoney(cents: number, currency: string): string;
  /** `1.234 €`: what is estimated has no cents. */
  roughMoney(cents: number, currency: string): string;
  number(value: number): string;
  /** Two decimals, without a unit. */
  decimal(value: number): string;
  /** `+12,5 %` from a ratio; zero has no sign. */
  change(ratio: number): string;
  /** `42 %` from a ratio. */
  share(ratio: number): string;
  /** `21.11.2026, 09:15` in the given zone, else in the reader's. */
  dateTime(iso: string, zone?: string): string;
  /** With seconds, where the exact moment matters (TSE). */
  exactTime(iso: string, zone?: string): string;
  time(iso: string, zone?: string): string;
  /** `MEZ`: what the zone is called at that instant. */
  zoneName(iso: string, zone?: string): string;
  /** `vor 12 Minuten`, `gestern`; `jetzt` within the first minute. */
  ago(iso: string, nowMs: number): string;
  /** `21.11.2026`. */
  day(isoDay: string): string;
  /** `21. November 2026`. */
  longDay(isoDay: string): string;
  /** `Samstag, 21. November`. */
  weekday(isoDay: string): string;
  /** `Samstag`, or `Sa`. */
  weekdayName(isoDay: string, length?: 'short' | 'long'): string;
  /** `Nov. 2026`. */
  monthOfYear(isoDay: string): string;
  month(isoDay: string, length?: 'short' | 'long'): string;
}

/** The written forms of a language (experience.md 8). */
export const formatsOf = (language: Language): Formats => ({
  money: (cents, currency) => money(language, currency).format(cents / 100),
  exactMoney: (price, currency) => exactMoney(language, currency).format(Number(price)),
  shortMoney: (cents, currency) => shortMoney(language, currency).format(cents / 100),
  roughMoney: (cents, currency) => roughMoney(language, currency).format(cents / 100),
  number: (value) => plain(language).format(value),
  decimal: (value) => decimal(language).format(value),
  change: (ratio) => percent(language).format(ratio),
  share: (ratio) => share(language).format(ratio),
  dateTime: (iso, zone) => instant(language, zone).format(new Date(iso)),
  exactTime: (iso, zone) => seconds(language, zone).format(new Date(iso)),
  time: (iso, zone) => clock(language, zone).format(new Date(iso)),
  zoneName: (iso, zone) =>
    zoneName(language, zone)
      .formatToParts(new Date(iso))
      .find(({ type }) => type === 'timeZoneName')?.value ?? '',
  ago: (iso, nowMs) => ago(language, iso, nowMs),
  day: (isoDay) => day(language).format(midnight(isoDay)),
  longDay: (isoDay) => longDay(language).format(midnight(isoDay)),
  weekday: (isoDay) => weekday(language).format(midnight(isoDay)),
  weekdayName: (isoDay, length = 'long') => weekdayName(language, length).format(midnight(isoDay)),
  monthOfYear: (isoDay) => monthOfYear(language).format(midnight(isoDay)),
  month: (isoDay, length = 'short') => month(language, length).format(midnight(isoDay)),
});

/** Building an Intl format costs more than using it a thousand times, so each is made once. */
function remembered<Args extends readonly (string | undefined)[], Format>(build: (...parts: Args) => Format) {
  const made = new Map<string, Format>();
  return (...parts: Args): Format => {
    const key = parts.join('|');
    const format = made.get(key) ?? build(...parts);
    made.set(key, format);
    return format;
  };
}

function ago(language: Language, iso: string, nowMs: number): string {
  // A device whose clock is a little behind must not speak of the future.
  const seconds = Math.max(0, Math.floor((nowMs - Date.parse(iso)) / 1000));
  const found = units.find(([, length]) => seconds >= length);
  if (!found) return relative(language).format(0, 'second');
  return relative(language).format(-Math.floor(seconds / found[1]), found[0]);
}

function midnight(isoDay: string) {
  return new Date(`${isoDay}T00:00:00Z`);
}
