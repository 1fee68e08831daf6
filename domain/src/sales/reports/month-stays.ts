import { type Day, weekdayOf } from '../../kit/business-day/index.ts';
import type { BreakdownPart } from './breakdown.ts';
import { readStayKey, type Stay, stayStep } from './stay.ts';

/** A row of seatings of a month: of an hour of a weekday, or of a number of guests. */
type StayRow = (Pick<Stay, 'hour'> & { readonly weekday: number }) | Pick<Stay, 'guests'>;

/**
 * What a part `stay` of a day adds to its month: seatings by step of minutes, once by weekday and hour, once by guests. So a
 * month takes some hundred rows, however many guests come, and a year needs no days. None for what found no room.
 */
export const monthStays = ({ key, values, namedOn }: BreakdownPart, day: Day): readonly BreakdownPart[] => {
  const stay = readStayKey(key);
  if (!stay) return [];
  const step = stay.minutes / stayStep;
  return [`h:${weekdayOf(day)}:${stay.hour}`, `g:${stay.guests}`].map((row) => ({
    key: row,
    name: '',
    namedOn,
    values: [...new Array<number>(step).fill(0), values[0] ?? 0],
  }));
};

/** The key of a month's row read; undefined for one that a server of the version before added, by hour, guests and step. */
export const readStayRow = (key: string): StayRow | undefined => {
  const [kind, ...numbers] = key.split(':');
  const [first = 0, second = 0] = numbers.map(Number);
  if (kind === 'h') return { weekday: first, hour: second };
  return kind === 'g' ? { guests: first } : undefined;
};
