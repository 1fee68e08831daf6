/** A day of the calendar, `YYYY-MM-DD`, without a zone. */
export type Day = string;

/** Days from one to another, both included. */
export interface DayRange {
  readonly from: Day;
  readonly to: Day;
}

const dayMs = 86_400_000;
/** Texts of days by their number; a dashboard or a batch meets few different ones. */
const texts = new Map<number, Day>();
const maxTexts = 4096;

/** The day that is so many days after 1970-01-01. */
export const dayOfNumber = (number: number): Day => {
  const known = texts.get(number);
  if (known !== undefined) return known;
  const text = new Date(number * dayMs).toISOString().slice(0, 10);
  if (texts.size >= maxTexts) texts.clear();
  texts.set(number, text);
  return text;
};

/** True when the text names a day that exists, `YYYY-MM-DD`. */
export const isDay = (text: string): boolean => {
  const number = /^[12]\d{3}-\d\d-\d\d$/.test(text) ? numberOfDay(text) : Number.NaN;
  return !Number.isNaN(number) && dayOfNumber(number) === text;
};

export const addDays = (day: Day, days: number): Day => dayOfNumber(numberOfDay(day) + days);

/** Days from `from` to `to`: 0 for the same day, negative when `to` lies before. */
export const daysBetween = (from: Day, to: Day): number => numberOfDay(to) - numberOfDay(from);

/** Day of the week, 0 = Monday to 6 = Sunday: weeks start on Monday (experience.md 8). */
export const weekdayOf = (day: Day): number => (((numberOfDay(day) + 3) % 7) + 7) % 7;

export const startOfWeek = (day: Day): Day => addDays(day, -weekdayOf(day));

export const startOfMonth = (day: Day): Day => `${day.slice(0, 7)}-01`;

export const startOfYear = (day: Day): Day => `${day.slice(0, 4)}-01-01`;

export const endOfYear = (day: Day): Day => `${day.slice(0, 4)}-12-31`;

/** The same day of the month so many months later (or earlier), or the last day of a shorter month. */
export const addMonths = (day: Day, months: number): Day => {
  const month = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 + months;
  const first = Date.UTC(Math.floor(month / 12), month % 12, 1) / dayMs;
  const next = Date.UTC(Math.floor((month + 1) / 12), (month + 1) % 12, 1) / dayMs;
  return dayOfNumber(Math.min(first + Number(day.slice(8)) - 1, next - 1));
};

export const endOfMonth = (day: Day): Day => addDays(addMonths(startOfMonth(day), 1), -1);

/** How many days the day is after 1970-01-01; NaN when the text is no day of the calendar. */
function numberOfDay(day: Day): number {
  return Date.parse(`${day}T00:00:00Z`) / dayMs;
}
