import { sql } from 'kysely';
import type { Tx } from '../../kit/db/pools.ts';

/** The levels of some categories: what is above each, and whether there is something below it. */
export interface CategoryLevel {
  readonly id: string;
  readonly parentId: string | null;
  readonly hasChildren: boolean;
}

export const findLevels = async (
  tx: Tx,
  ids: readonly string[],
): Promise<ReadonlyMap<string, CategoryLevel>> => {
  const { rows } = await sql<CategoryLevel>`
    select c.id, c.parent_id as "parentId", exists (select from categories below
      where below.tenant_id = c.tenant_id and below.parent_id = c.id and below.status >= 0) as "hasChildren"
    from categories c where c.id = any (${[...new Set(ids)]}::uuid[])`.execute(tx);
  return new Map(rows.map((row) => [row.id, row]));
};
