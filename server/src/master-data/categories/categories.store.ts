import { sql } from 'kysely';
import type { Tx } from '../../kit/db/pools.ts';
import { type Users, usersSelected, usersShown } from '../../kit/records/index.ts';

/** The levels of some categories: what is above each, and what is below it. */
export interface CategoryLevel {
  readonly id: string;
  readonly parentId: string | null;
  readonly childIds: readonly string[];
}

export const findLevels = async (
  tx: Tx,
  ids: readonly string[],
): Promise<ReadonlyMap<string, CategoryLevel>> => {
  const { rows } = await sql<CategoryLevel>`
    select c.id, c.parent_id as "parentId", array(select below.id from categories below
      where below.tenant_id = c.tenant_id and below.parent_id = c.id and below.status >= 0) as "childIds"
    from categories c where c.id = any (${[...new Set(ids)]}::uuid[])`.execute(tx);
  return new Map(rows.map((row) => [row.id, row]));
};

/** Articles that have a category where it does not fit once it stands below another, or below none. */
export interface MisplacedUsers extends Users {
  readonly id: string;
}

/**
 * Articles for which categories would not fit any more: as main category, one that stands below another; as subcategory,
 * one that stands below none or below another main category than theirs.
 * @param drafts the categories with what is above each of them from now on
 * @param along ids of articles that are stored along
 */
export const findMisplacedUsers = async (
  tx: Tx,
  drafts: readonly { readonly id: string; readonly parentId: string | null }[],
  along: readonly string[],
  max = usersShown,
): Promise<readonly MisplacedUsers[]> => {
  if (drafts.length === 0) return [];
  const { rows } = await sql<MisplacedUsers>`
    select d.id, ${usersSelected(sql`t.name`, max)}
    from jsonb_to_recordset(${JSON.stringify(drafts)}::jsonb) as d(id uuid, "parentId" uuid)
    join articles t on t.status >= 0 and t.id <> all (${[...along]}::uuid[]) and (
      (t.main_category_id = d.id and d."parentId" is not null)
      or (t.subcategory_id = d.id and t.main_category_id is distinct from d."parentId"))
    group by d.id`.execute(tx);
  return rows;
};
