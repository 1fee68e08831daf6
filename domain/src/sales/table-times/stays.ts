import { type Day, weekdayOf } from '../../kit/business-day/index.ts';
import { type BreakdownPart, readStayKey, readStayRow, stayStep } from '../reports/index.ts';
import { createSpread, type Spread } from './spread.ts';

/** How long tables were taken. Minutes; null where the seatings are too few to say. */
export interface TimeFigures {
  /** Those that say how long. */
  readonly seatings: number;
  /** Half of the seatings were over then. */
  readonly median: number | null;
  /** Nine of ten were. */
  readonly most: number | null;
}

export interface WeekdayTimes extends TimeFigures {
  /** 0 is Monday. */
  readonly weekday: number;
}

export interface HourTimes extends WeekdayTimes {
  /** In which the guests paid, of the branch's clock. */
  readonly hour: number;
}

export interface PartyTimes extends TimeFigures {
  /** 0 where the register did not count them; 10 stands for 10 and more. */
  readonly guests: number;
}

export interface Stays extends TimeFigures {
  /** Only those with seatings, in their order. */
  readonly weekdays: readonly WeekdayTimes[];
  readonly hours: readonly HourTimes[];
  readonly parties: readonly PartyTimes[];
}

/** How long tables were taken, of all seatings, by weekday, by its hours and by guests. */
export const createStays = () => {
  const whole = createSpread();
  const weekdays = new Map<number, Spread>();
  const hours = new Map<string, Spread>();
  const parties = new Map<number, Spread>();
  const ofHour = (weekday: number, hour: number): readonly Spread[] => [
    whole,
    spreadAt(weekdays, weekday),
    spreadAt(hours, `${weekday}:${hour}`),
  ];
  return {
    /** Adds a part of a day, or takes it away. */
    addDay: ({ key, values }: BreakdownPart, day: Day, sign: 1 | -1 = 1): void => {
      const stay = readStayKey(key);
      if (!stay) return;
      const spreads = [...ofHour(weekdayOf(day), stay.hour), spreadAt(parties, stay.guests)];
      for (const spread of spreads) spread.add(stay.minutes, sign * (values[0] ?? 0));
    },
    /** Adds a part of a month. @returns whether it is one that tells weekdays: then it was added */
    addMonth: ({ key, values }: BreakdownPart): boolean => {
      const row = readStayRow(key);
      if (!row) return false;
      const spreads = 'guests' in row ? [spreadAt(parties, row.guests)] : ofHour(row.weekday, row.hour);
      values.forEach((seatings, step) => {
        if (seatings !== 0) for (const spread of spreads) spread.add(step * stayStep, seatings);
      });
      return true;
    },
    result: (): Stays => ({
      ...figuresOf(whole),
      weekdays: taken(weekdays, (weekday) => ({ weekday })).sort((one, other) => one.weekday - other.weekday),
      hours: taken(hours, readHour).sort(
        (one, other) => one.weekday - other.weekday || one.hour - other.hour,
      ),
      parties: taken(parties, (guests) => ({ guests })).sort((one, other) => one.guests - other.guests),
    }),
  };
};

/** Figures by what their spreads are of, without those that have no seatings: days may take away all of a month. */
function taken<Key, Of>(spreads: ReadonlyMap<Key, Spread>, read: (key: Key) => Of): (Of & TimeFigures)[] {
  return [...spreads]
    .map(([key, spread]) => ({ ...read(key), ...figuresOf(spread) }))
    .filter(({ seatings }) => seatings > 0);
}

function readHour(key: string): { weekday: number; hour: number } {
  const [weekday = 0, hour = 0] = key.split(':').map(Number);
  return { weekday, hour };
}

function figuresOf(spread: Spread): TimeFigures {
  return { seatings: spread.seatings(), median: spread.after(0.5), most: spread.after(0.9) };
}

function spreadAt<Key>(spreads: Map<Key, Spread>, key: Key): Spread {
  const known = spreads.get(key);
  if (known) return known;
  const made = createSpread();
  spreads.set(key, made);
  return made;
}
