import {
  addPart,
  type BreakdownPart,
  emptyPart,
  measuresOf,
  ratiosOf,
  targetOfKey,
} from '../reports/index.ts';
import { createStays, type Stays } from './stays.ts';

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

export interface TableTimes extends Stays {
  /** Receipts of tables, whether they say how long or not. */
  readonly allSeatings: number;
  /** How often a table was taken on a day; null without tables. */
  readonly turns: number | null;
  /** The most often taken first. */
  readonly tables: readonly TableFigures[];
}

/**
 * Adds up how long tables were taken, of the parts `stay` of days and months, and what each earned, of the parts `target` of
 * any days. `result` gets the days on which each branch sold anything.
 */
export const createTableTimes = () => {
  const stays = createStays();
  const tables = createTables();
  return {
    addStay: stays.addDay,
    addStaysOfMonth: stays.addMonth,
    addTarget: tables.add,
    result: (openDays: ReadonlyMap<string, number>): TableTimes => ({
      ...stays.result(),
      ...tables.result(openDays),
    }),
  };
};

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
