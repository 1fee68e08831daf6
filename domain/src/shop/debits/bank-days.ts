import { addDays, type Day, daysBetween, weekdayOf } from '../../kit/business-day/index.ts';

const fixed = ['01-01', '05-01', '12-25', '12-26'];

/**
 * True on the days when banks settle SEPA payments (TARGET calendar of the ECB): not at weekends, on New Year's Day, Good
 * Friday, Easter Monday, 1 May, 25 and 26 December.
 */
export const isBankDay = (day: Day): boolean => {
  if (weekdayOf(day) > 4 || fixed.includes(day.slice(5))) return false;
  const easter = easterOf(Number(day.slice(0, 4)));
  return day !== addDays(easter, -2) && day !== addDays(easter, 1);
};

/** The day itself where banks work on it, else the next one on which they do. */
export const bankDayFrom = (day: Day): Day => (isBankDay(day) ? day : bankDayFrom(addDays(day, 1)));

// One for the scheme (D-1, for every sequence since November 2016), one for whoever takes the file to the bank.
const daysForBanks = 2;
/** Banks keep a file for some weeks, no longer. */
const latestAfter = 28;

/** The days between which a file of today may be collected. */
export interface CollectionDays {
  readonly earliest: Day;
  readonly latest: Day;
}

/**
 * From when debits can be collected that are announced today.
 * @param noticeDays days from the announcement to the collection, as the mandate says
 */
export const collectionDays = (today: Day, noticeDays: number): CollectionDays => {
  const handedIn = daysBetween(today, bankDaysAfter(today, daysForBanks));
  const earliest = bankDayFrom(addDays(today, Math.max(noticeDays, handedIn)));
  return { earliest, latest: addDays(today, latestAfter) };
};

/** True for a bank day on which a file of today may be collected. */
export const isCollectionDay = (day: Day, { earliest, latest }: CollectionDays): boolean =>
  isBankDay(day) && day >= earliest && day <= latest;

/** Easter Sunday of a year, by the Gregorian calendar (Meeus, Jones, Butcher). */
function easterOf(year: number): Day {
  const [a, b, c] = [year % 19, Math.floor(year / 100), year % 100];
  const leap = (8 * b + 13) / 25;
  const h = (19 * a + b - Math.floor(b / 4) - Math.floor(leap) + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 19 * l) / 433);
  const month = Math.floor((h + l - 7 * m + 90) / 25);
  const day = (h + l - 7 * m + 33 * month + 19) % 32;
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

function bankDaysAfter(day: Day, count: number): Day {
  return count === 0 ? day : bankDaysAfter(bankDayFrom(addDays(day, 1)), count - 1);
}
