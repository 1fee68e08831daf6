import { endOfMonth, startOfMonth } from '@tresen/domain/kit/business-day';
import { type Ctx, tenantOf } from '../../../kit/context/index.ts';
import { atOneMoment, type Tx } from '../../../kit/db/pools.ts';
import { workAs } from '../../../kit/db/time-limits.ts';
import { createQueue } from '../../../kit/queue/index.ts';
import {
  type RollUpName,
  type RollUpRow,
  rollUpTables,
  storedRows,
  sumsOfReceipts,
} from './roll-up-check.store.ts';
import { rollUpRows } from './roll-up-rows.ts';

/** A roll-up row that the receipts do not confirm: a column, what is stored and what the receipts give. */
export interface RollUpDifference {
  readonly rollUp: RollUpName;
  readonly unitId: string;
  readonly day: string;
  readonly key: string;
  readonly column: string;
  readonly stored: number;
  readonly computed: number;
}

// One at a time: each holds a connection and the processor until it has read every receipt of its range.
const queue = createQueue(1, 8);

/**
 * Sums the receipts of the months again and names every roll-up row that differs; empty means that every screen
 * is right. Whole months, since articles are kept by month. Reads every receipt of the range.
 * @throws {AppError} BUSY when several others wait for theirs
 */
export const rollUpDifferences = (ctx: Ctx, from: string, to: string): Promise<RollUpDifference[]> =>
  queue(() =>
    workAs('check', () =>
      atOneMoment(ctx.db, tenantOf(ctx), (tx) => differences(tx, startOfMonth(from), endOfMonth(to))),
    ),
  );

/** Every figure of the whole months from the first to the last day that differs from what the receipts add up to. */
async function differences(tx: Tx, first: string, last: string): Promise<RollUpDifference[]> {
  const computed = rollUpRows(await sumsOfReceipts(tx, first, last));
  const found: RollUpDifference[] = [];
  for (const name of Object.keys(rollUpTables) as RollUpName[]) {
    found.push(...compare(name, await storedRows(tx, name, first, last), computed[name]));
  }
  return found;
}

function compare(
  rollUp: RollUpName,
  stored: readonly RollUpRow[],
  computed: readonly RollUpRow[],
): RollUpDifference[] {
  const { keys } = rollUpTables[rollUp];
  const keyOf = (row: RollUpRow): string => JSON.stringify(keys.map((name) => row[name]));
  const left = new Map(stored.map((row) => [keyOf(row), row]));
  const right = new Map(computed.map((row) => [keyOf(row), row]));
  const all = new Set([...left.keys(), ...right.keys()]);
  return [...all].flatMap((key) => compareRows(rollUp, left.get(key), right.get(key)));
}

function compareRows(
  rollUp: RollUpName,
  stored: RollUpRow | undefined,
  computed: RollUpRow | undefined,
): RollUpDifference[] {
  const { keys, day } = rollUpTables[rollUp];
  const row = stored ?? computed ?? {};
  const [left, right] = [numbersOf(stored, keys), numbersOf(computed, keys)];
  const rest = keys.filter((name) => name !== 'unit_id' && name !== day);
  return [...new Set([...left.keys(), ...right.keys()])]
    .map((column) => ({
      rollUp,
      unitId: String(row.unit_id),
      day: String(row[day]),
      key: rest.map((name) => row[name]).join(' '),
      column,
      stored: left.get(column) ?? 0,
      computed: right.get(column) ?? 0,
    }))
    .filter((difference) => difference.stored !== difference.computed);
}

/** The numbers of a row by their column; an array gives one for each place, `hour_turnover 13`. */
function numbersOf(row: RollUpRow | undefined, keys: readonly string[]): Map<string, number> {
  const numbers = new Map<string, number>();
  for (const [column, value] of Object.entries(row ?? {})) {
    if (keys.includes(column)) continue;
    if (typeof value === 'number') numbers.set(column, value);
    else if (typeof value === 'object') {
      for (const [place, part] of value.entries()) numbers.set(`${column} ${place}`, Number(part));
    }
  }
  return numbers;
}
