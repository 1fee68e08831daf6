import { type Day, weekdayOf } from '../../kit/business-day/index.ts';
import { type BreakdownPart, measuresOf, ratiosOf, readStayKey, targetOfKey } from '../reports/index.ts';
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

/** A table of a branch. Money in cents. */
export interface TableFigures {
  /** Of the dimension `target`. */
  readonly key: string;
  readonly unitId: string;
  readonly label: string;
  readonly turnover: number;
  readonly covers: number;
  readonly seatings: number;
  /** How often it was taken on a day on which its branch had guests at tables. */
  readonly turns: number;
  /** Minutes on average; null where no receipt says how long. */
  readonly averageStay: number | null;
}

export interface TableTimes extends TimeFigures {
  /** Receipts of tables, whether they say how long or not. */
  readonly allSeatings: number;
  /** How often a table was taken on a day; null without tables. */
  readonly turns: number | null;
  /** Only those with seatings, in their order. */
  readonly weekdays: readonly WeekdayTimes[];
  readonly hours: readonly HourTimes[];
  readonly parties: readonly PartyTimes[];
  /** The most often taken first. */
  readonly tables: readonly TableFigures[];
}

/** Adds up how long tables were taken, and what each earned, of the parts `stay` and `target` of days. */
export const createTableTimes = () => {
  const whole = createSpread();
  const weekdays = new Map<number, Spread>();
  const hours = new Map<string, Spread>();
  const parties = new Map<number, Spread>();
  const tables = createTables();
  return {
    addStay: ({ key, values }: BreakdownPart, day: Day): void => {
      const stay = readStayKey(key);
      const [seatings = 0] = values;
      if (!stay) return;
      const weekday = weekdayOf(day);
      const spreads = [
        whole,
        spreadAt(weekdays, weekday),
        spreadAt(hours, `${weekday}:${stay.hour}`),
        spreadAt(parties, stay.guests),
      ];
      for (const spread of spreads) spread.add(stay.minutes, seatings);
    },
    addTarget: tables.add,
    result: (): TableTimes => ({
      ...figuresOf(whole),
      ...tables.result(),
      weekdays: [...weekdays]
        .map(([weekday, spread]) => ({ weekday, ...figuresOf(spread) }))
        .sort((one, other) => one.weekday - other.weekday),
      hours: [...hours]
        .map(([key, spread]) => {
          const [weekday = 0, hour = 0] = key.split(':').map(Number);
          return { weekday, hour, ...figuresOf(spread) };
        })
        .sort((one, other) => one.weekday - other.weekday || one.hour - other.hour),
      parties: [...parties]
        .map(([guests, spread]) => ({ guests, ...figuresOf(spread) }))
        .sort((one, other) => one.guests - other.guests),
    }),
  };
};

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

interface TableSum {
  readonly unitId: string;
  readonly label: string;
  readonly values: number[];
}

function createTables() {
  const tables = new Map<string, TableSum>();
  const daysOf = new Map<string, Set<Day>>();
  return {
    add: ({ key, values }: BreakdownPart, day: Day): void => {
      const seat = targetOfKey(key);
      if (seat?.kind !== 'table') return;
      const { unitId, label } = seat;
      const table = tables.get(key) ?? { unitId, label, values: [] };
      tables.set(key, table);
      values.forEach((value, place) => {
        table.values[place] = (table.values[place] ?? 0) + value;
      });
      if (measuresOf(values).seatings > 0) daysOf.set(unitId, (daysOf.get(unitId) ?? new Set()).add(day));
    },
    result: (): Pick<TableTimes, 'allSeatings' | 'turns' | 'tables'> => {
      const all = [...tables]
        .map(([key, table]) => tableOf(key, table, daysOf.get(table.unitId)?.size ?? 0))
        .filter(({ seatings }) => seatings > 0);
      const allSeatings = all.reduce((sum, { seatings }) => sum + seatings, 0);
      const tableDays = all.reduce((sum, { unitId }) => sum + (daysOf.get(unitId)?.size ?? 0), 0);
      return {
        allSeatings,
        turns: tableDays > 0 ? allSeatings / tableDays : null,
        tables: all.sort((one, other) => other.seatings - one.seatings || byLabel(one, other)),
      };
    },
  };
}

function tableOf(key: string, { unitId, label, values }: TableSum, days: number): TableFigures {
  const sums = measuresOf(values);
  const { turnover, covers, seatings } = sums;
  const turns = days > 0 ? seatings / days : 0;
  return { key, unitId, label, turnover, covers, seatings, turns, averageStay: ratiosOf(sums).averageStay };
}

function byLabel(one: TableFigures, other: TableFigures): number {
  return one.label.localeCompare(other.label, 'de', { numeric: true }) || (one.key < other.key ? -1 : 1);
}
