const secondsPerDay = 86_400;
const daysTo1970 = 25_569; // day 1 is the first of January 1900
const daysTo1904 = 1462;
// Excel took over from Lotus that 1900 was a leap year: before this day its numbers are one behind.
const firstOfMarch1900 = 61;
const endOfDays = 2_958_466; // after 31 December 9999

const isoDay = /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d)?)?$/;

/**
 * The day that a number of Excel stands for.
 * @param is1904 whether the document counts from 1904
 * @returns `2026-11-21T13:45:00`; undefined for numbers that are no day
 */
export const isoOfSerial = (serial: number, is1904: boolean): string | undefined => {
  const days = is1904 ? serial + daysTo1904 : serial + (serial < firstOfMarch1900 - 1 ? 1 : 0);
  if (serial < 0 || days >= endOfDays) return undefined;
  return new Date(Math.round((days - daysTo1970) * secondsPerDay) * 1000).toISOString().slice(0, 19);
};

/** The number that stands for an ISO day, with or without time; undefined for days that Excel does not know surely. */
export const serialOfIso = (iso: string): number | undefined => {
  const milliseconds = isoDay.test(iso) ? Date.parse(iso.includes('T') ? `${iso}Z` : iso) : Number.NaN;
  if (Number.isNaN(milliseconds) || new Date(milliseconds).toISOString().slice(0, 10) !== iso.slice(0, 10))
    return undefined;
  const serial = milliseconds / 1000 / secondsPerDay + daysTo1970;
  return serial >= firstOfMarch1900 && serial < endOfDays ? serial : undefined;
};
