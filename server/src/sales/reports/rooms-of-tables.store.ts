import type { TableFigures } from '@tresen/domain/sales/table-times';
import { sql } from 'kysely';
import type { Tx } from '../../kit/db/pools.ts';

type Named = Pick<TableFigures, 'key' | 'unitId' | 'label'>;

/** The rooms of tables by their keys: where the plan of a branch has a table of that name, without case and accents. */
export const roomsOfTables = async (
  tx: Tx,
  tables: readonly Named[],
): Promise<ReadonlyMap<string, string>> => {
  const { rows } = await sql<{ readonly key: string; readonly name: string }>`
    select asked.key, min(r.name) as name
    from unnest(${tables.map(({ key }) => key)}::text[], ${tables.map(({ unitId }) => unitId)}::uuid[],
      ${tables.map(({ label }) => label)}::text[]) as asked(key, unit_id, label)
    join tables t on t.tenant_id = (select current_tenant()) and t.status >= 0 and t.name_key = searchable(asked.label)
    join rooms r on r.tenant_id = (select current_tenant()) and r.id = t.room_id and r.status >= 0
      and (r.unit_ids is null or asked.unit_id = any (r.unit_ids))
    group by asked.key having count(distinct r.id) = 1`.execute(tx);
  return new Map(rows.map(({ key, name }) => [key, name]));
};
