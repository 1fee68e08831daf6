import { type BreakdownPart, emptyPart } from '@tresen/domain/sales/reports';

// A dimension's parts as they are stored: a JSON list of [key, name, day of the month of the name, sums…] in the order of
// `measures`; sums that would only be zeros at the end are left out.

type StoredPart = readonly [key: string, name: string, namedOn: number, ...sums: number[]];

/** The parts of a dimension as text. */
export const packParts = (parts: Iterable<BreakdownPart>): string => {
  const stored: StoredPart[] = [];
  for (const { key, name, namedOn, values } of parts) {
    const end = values.findLastIndex((value) => value !== 0);
    if (end >= 0) stored.push([key, name, Number(namedOn.slice(8)), ...values.slice(0, end + 1)]);
  }
  return JSON.stringify(stored);
};

/** The parts of a text, each handed to `take`. @param period the day or the first day of the month that the row is of */
export const unpackParts = (text: string, period: string, take: (part: BreakdownPart) => void): void => {
  for (const [key, name, day, ...sums] of JSON.parse(text) as readonly StoredPart[]) {
    const part = emptyPart(key, name, dayOf(period, day));
    for (let place = 0; place < sums.length; place += 1) part.values[place] = sums[place] ?? 0;
    take(part);
  }
};

/**
 * The parts of a list of texts, one for each of the periods. Tens of thousands of them may be added up for one answer, so
 * each has as many sums as are kept, without the zeros at their end.
 */
export const unpackPeriods = (
  list: string,
  periods: readonly string[],
  take: (part: BreakdownPart, period: string) => void,
): void => {
  for (const [index, parts] of (JSON.parse(list) as (readonly StoredPart[])[]).entries()) {
    const period = periods[index] ?? '';
    for (const stored of parts) {
      const [key, name, day] = stored;
      take({ key, name, namedOn: dayOf(period, day), values: stored.slice(3) as number[] }, period);
    }
  }
};

function dayOf(period: string, day: number): string {
  return `${period.slice(0, 8)}${String(day).padStart(2, '0')}`;
}
