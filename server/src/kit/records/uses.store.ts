import type { Entity, EntityName, Use } from '@tresen/domain/kit/entities';
import { kinds } from '@tresen/domain/master-data/kinds';
import { sql } from 'kysely';
import type { Tx } from '../db/pools.ts';
import { tableOf } from './columns.ts';
import { mayUse, usedIds, usingFields } from './using-fields.ts';

/** By which records, and by how many, each of these is used (MDA-13). */
export const findUses = async (
  tx: Tx,
  to: EntityName,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly Use[]>> => {
  const uses = new Map<string, Use[]>();
  for (const by of Object.values(kinds)) {
    for (const { used, count } of await usesBy(tx, by, to, ids)) {
      uses.set(used, [...(uses.get(used) ?? []), { entity: by.name, count }]);
    }
  }
  return uses;
};

/** How many records of one kind use each of these; what is deleted along with them does not count. */
async function usesBy(
  tx: Tx,
  by: Entity,
  to: EntityName,
  ids: readonly string[],
): Promise<readonly { readonly used: string; readonly count: number }[]> {
  const fields = usingFields(by, to);
  if (fields.length === 0) return [];
  const { rows } = await sql<{ used: string; count: number }>`
    select u.used, count(distinct t.id) as count from ${sql.table(tableOf(by.name))} t
    cross join lateral (${sql.join(
      fields.map((field) => usedIds(field, ids)),
      sql` union all `,
    )}) u(used)
    where t.status >= 0 and (${sql.join(
      fields.map((field) => mayUse(field, ids)),
      sql` or `,
    )}) ${by.name === to ? sql`and t.id <> all (${[...ids]}::uuid[])` : sql``}
    group by 1`.execute(tx);
  return rows;
}
