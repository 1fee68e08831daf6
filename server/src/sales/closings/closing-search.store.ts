import { sql } from 'kysely';
import type { Tx } from '../../kit/db/pools.ts';
import { type ClosingRow, closingRowColumns } from './closing-list.store.ts';

/** A register makes one a day: more digits than these name no closing. */
const mostDigits = 9;

/** The Z numbers that begin with the digits are one range for each length: 12, 120–129, 1200–1299, … */
const rangesOf = (digits: string) =>
  Array.from({ length: mostDigits - digits.length + 1 }, (_, more) => ({
    low: Number(digits) * 10 ** more,
    high: (Number(digits) + 1) * 10 ** more - 1,
  }));

/** Closings whose Z number begins with these digits: first those with exactly that number, then the newest. */
export const searchClosings = async (tx: Tx, text: string, first: number): Promise<readonly ClosingRow[]> => {
  const digits = text.trim().replace(/^0+/, '');
  if (!/^\d+$/.test(digits) || digits.length > mostDigits) return [];
  // One look over the tenant's closings, of which a register makes one a day.
  const ranges = rangesOf(digits).map(({ low, high }) => sql`c.z_number between ${low} and ${high}`);
  const { rows } = await sql<ClosingRow>`
    select ${closingRowColumns}
    from closings c join organization_units u on u.tenant_id = c.tenant_id and u.id = c.unit_id
    where c.tenant_id = (select current_tenant()) and (${sql.join(ranges, sql` or `)})
    order by c.z_number <> ${Number(digits)}, c.created_at desc, c.id limit ${first}`.execute(tx);
  return rows;
};

/** The registers that are or were in these branches; in all of the tenant's where none are named. */
export const registersOf = async (tx: Tx, unitIds: readonly string[] | null): Promise<readonly string[]> => {
  const { rows } = await sql<{ readonly id: string }>`
    select id from devices where tenant_id = (select current_tenant())
      and (${unitIds}::uuid[] is null or unit_id = any (${unitIds}::uuid[]))`.execute(tx);
  return rows.map(({ id }) => id);
};
