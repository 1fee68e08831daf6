import { type Day, weekdayOf } from '../../kit/business-day/index.ts';
import {
  addPart,
  type BreakdownPart,
  emptyPart,
  measuresOf,
  ratiosOf,
  readStayKey,
  targetOfKey,
} from '../reports/index.ts';
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
  /** How often it was taken on a day on which its branch sold anything. */
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

type Stays = Omit<TableTimes, 'allSeatings' | 'turns' | 'tables'>;

/**
 * Adds up how long tables were taken, of the parts `stay` of days, and what each earned, of the parts `target` of any days.
 * `result` gets the days on which each branch sold anything.
 */
export const createTableTimes = () => {
  const stays = createStays();
  const tables = createTables();
  return {
    addStay: stays.add,
    addTarget: tables.add,
    result: (openDays: ReadonlyMap<string, number>): TableTimes => ({
      ...stays.result(),
      ...tables.result(openDays),
    }),
  };
};

/** A year has fifty thousand parts of few keys, so keys are counted first and read once. */
function createStays() {
  const counts = new Map<number, Map<string, number>>();
  let last = { day: '', counts: new Map<string, number>() };
  const countsOf = (day: Day): Map<string, number> => {
    const weekday = weekdayOf(day);
    const own = counts.get(weekday) ?? new Map<string, number>();
    counts.set(weekday, own);
    return own;
  };
  return {
    add: ({ key, values }: BreakdownPart, day: Day): void => {
      if (day !== last.day) last = { day, counts: countsOf(day) };
      last.counts.set(key, (last.counts.get(key) ?? 0) + (values[0] ?? 0));
    },
    result: () => staysOf(counts),
  };
}

function staysOf(counts: ReadonlyMap<number, ReadonlyMap<string, number>>): Stays {
  const whole = createSpread();
  const weekdays = new Map<number, Spread>();
  const hours = new Map<string, Spread>();
  const parties = new Map<number, Spread>();
  for (const [weekday, own] of counts)
    for (const [key, seatings] of own) {
      const stay = readStayKey(key);
      if (!stay) continue;
      const spreads = [
        whole,
        spreadAt(weekdays, weekday),
        spreadAt(hours, `${weekday}:${stay.hour}`),
        spreadAt(parties, stay.guests),
      ];
      for (const spread of spreads) spread.add(stay.minutes, seatings);
    }
  return {
    ...figuresOf(whole),
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
  };
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

interface TableSum extends Pick<TableFigures, 'unitId' | 'label'> {
  readonly sum: BreakdownPart;
}

function createTables() {
  const tables = new Map<string, TableSum>();
  return {
    add: (part: BreakdownPart, sign: 1 | -1): void => {
      const seat = targetOfKey(part.key);
      if (seat?.kind !== 'table') return;
      const { unitId, label } = seat;
      const table = tables.get(part.key) ?? { unitId, label, sum: emptyPart(part.key, '', '') };
      tables.set(part.key, table);
      addPart(table.sum, part, sign);
    },
    result: (openDays: ReadonlyMap<string, number>): Pick<TableTimes, 'allSeatings' | 'turns' | 'tables'> => {
      const daysOf = ({ unitId }: Pick<TableSum, 'unitId'>) => Math.max(openDays.get(unitId) ?? 1, 1);
      const all = [...tables.values()]
        .map((table) => tableOf(table, daysOf(table)))
        .filter(({ seatings }) => seatings > 0);
      const allSeatings = all.reduce((sum, { seatings }) => sum + seatings, 0);
      const tableDays = all.reduce((sum, table) => sum + daysOf(table), 0);
      return {
        allSeatings,
        turns: tableDays > 0 ? allSeatings / tableDays : null,
        tables: all.sort((one, other) => other.seatings - one.seatings || byLabel(one, other)),
      };
    },
  };
}

function tableOf({ unitId, label, sum: { key, values } }: TableSum, days: number): TableFigures {
  const sums = measuresOf(values);
  const { turnover, covers, seatings } = sums;
  const turns = seatings / days;
  return { key, unitId, label, turnover, covers, seatings, turns, averageStay: ratiosOf(sums).averageStay };
}

function byLabel(one: TableFigures, other: TableFigures): number {
  return one.label.localeCompare(other.label, 'de', { numeric: true }) || (one.key < other.key ? -1 : 1);
}
