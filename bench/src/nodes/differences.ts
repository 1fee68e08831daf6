import { distributedTables } from '@tresen/server/src/kit/db/distribution/index.ts';
import type pg from 'pg';
import type { Side } from './nodes-world.ts';

/** Tables of receipts and what they add up to. */
const tables = distributedTables.filter((table) => table === 'receipts' || table.startsWith('sales_'));

/**
 * Compares what both sides made of the same receipts: rows and sums of all numbers, of each tenant and table.
 * @throws where a side has nothing to compare
 */
export const differencesOf = async (
  one: Side,
  several: Side,
): Promise<{ readonly compared: number; readonly different: number }> => {
  let [compared, different] = [0, 0];
  for (const [at, tenant] of one.tenants.entries())
    for (const table of tables) {
      const ours = await sumsOf(one.owner, table, tenant.id);
      const theirs = await sumsOf(several.owner, table, several.tenants[at]?.id ?? '');
      if (table === 'receipts' && Number(ours.rows) === 0) throw new Error('a tenant has no receipts');
      for (const [column, value] of Object.entries(ours)) {
        compared += 1;
        if (theirs[column] !== value) different += 1;
      }
    }
  return { compared, different };
};

async function sumsOf(
  owner: pg.Client,
  table: string,
  tenantId: string,
): Promise<Readonly<Record<string, string>>> {
  const { rows: columns } = await owner.query<{ name: string }>(
    `select attname as name from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped
       and atttypid in ('int2'::regtype, 'int4'::regtype, 'int8'::regtype, 'numeric'::regtype)`,
    [table],
  );
  const sums = columns.map(
    ({ name }) => `sum(${owner.escapeIdentifier(name)})::text as ${owner.escapeIdentifier(name)}`,
  );
  const { rows } = await owner.query<Record<string, string>>(
    `select ${['count(*)::text as rows', ...sums].join(', ')} from ${table} where tenant_id = $1`,
    [tenantId],
  );
  return rows[0] ?? {};
}
