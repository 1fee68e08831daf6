import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../kit/db/pools.ts';
import { type ClosingRow, closingRowColumns } from './closing-list.store.ts';

/** A register makes one a day: more digits than these name no closing. */
const maxDigits = 9;

/** Closings looked at per length of number. */
const candidates = 1_000;

/** Closings with that very Z number. */
export const closingsNumbered = (digits: string, first: number): RawBuilder<ClosingRow> =>
  newest(
    sql`closings c where c.tenant_id = (select current_tenant()) and c.z_number = ${Number(digits)}`,
    first,
  );

/**
 * Closings with a longer Z number that begins with the digits. Each range reads the end of the index and no more: a
 * register counts upwards, so that end holds the newest.
 */
export const closingsBeginning = (digits: string, first: number): RawBuilder<ClosingRow> => {
  const ranges = rangesOf(digits);
  return newest(
    sql`unnest(${ranges.map(({ low }) => low)}::bigint[], ${ranges.map(({ high }) => high)}::bigint[]) p (low, high)
      cross join lateral (
        select * from closings where tenant_id = (select current_tenant()) and z_number between p.low and p.high
        order by tenant_id desc, z_number desc limit ${candidates}) c`,
    first,
  );
};

/** Closings whose Z number begins with these digits: first those with exactly that number, then the newest. */
export const searchClosings = async (tx: Tx, text: string, first: number): Promise<readonly ClosingRow[]> => {
  const digits = text.trim().replace(/^0+/, '');
  if (!/^\d+$/.test(digits) || digits.length > maxDigits) return [];
  const { rows } = await closingsNumbered(digits, first).execute(tx);
  if (rows.length === first) return rows;
  const { rows: longer } = await closingsBeginning(digits, first - rows.length).execute(tx);
  return [...rows, ...longer];
};

/** The registers that are or were in these branches; in all of the tenant's where none are named. */
export const registersOf = async (tx: Tx, unitIds: readonly string[] | null): Promise<readonly string[]> => {
  const { rows } = await sql<{ readonly id: string }>`
    select id from devices where tenant_id = (select current_tenant())
      and (${unitIds}::uuid[] is null or unit_id = any (${unitIds}::uuid[]))`.execute(tx);
  return rows.map(({ id }) => id);
};

/** The newest of some closings `c`. */
function newest(closings: RawBuilder<unknown>, first: number): RawBuilder<ClosingRow> {
  return sql`
  select ${closingRowColumns}
  from (select c.* from ${closings} order by c.created_at desc, c.id limit ${first}) c
  join organization_units u on u.tenant_id = c.tenant_id and u.id = c.unit_id
  order by c.created_at desc, c.id`;
}

/** The longer Z numbers that begin with the digits are one range for each length: 120–129, 1200–1299, … */
function rangesOf(digits: string) {
  return Array.from({ length: maxDigits - digits.length }, (_, more) => ({
    low: Number(digits) * 10 ** (more + 1),
    high: (Number(digits) + 1) * 10 ** (more + 1) - 1,
  }));
}
