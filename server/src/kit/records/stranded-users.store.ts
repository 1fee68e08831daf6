import type { Entity, EntityName } from '@tresen/domain/kit/entities';
import { followersOf, kinds } from '@tresen/domain/master-data/kinds';
import { sql } from 'kysely';
import type { Tx } from '../db/pools.ts';
import { idsAlong } from './along.ts';
import { describeColumns, tableOf } from './columns.ts';
import type { Along } from './source.ts';
import { mayUse, type Users, usedIds, usersSelected, usersShown, usingFields } from './using-fields.ts';

/** A record that is about to leave branches. */
export interface Leaving {
  /** The draft's place. */
  readonly index: number;
  readonly id: string;
  /** The branches in which it will be no longer. */
  readonly unitIds: readonly string[];
}

/** Records of one kind that name a leaving one, and stay in a branch that it leaves. */
export interface StrandedUsers extends Users {
  readonly index: number;
  readonly by: EntityName;
}

/**
 * Who would name a record that is not in all of its branches any more. What follows a record goes along with it, and is
 * left out; so is what is stored along, whose own references are looked at.
 * @param most how many of them are named
 */
export const findStrandedUsers = async (
  tx: Tx,
  to: EntityName,
  leaving: readonly Leaving[],
  along: Along,
  max = usersShown,
): Promise<readonly StrandedUsers[]> => {
  if (leaving.length === 0) return [];
  const following = new Set(followersOf(to).map(({ kind }) => kind.name));
  const found: StrandedUsers[] = [];
  for (const by of Object.values(kinds))
    if (!following.has(by.name)) found.push(...(await strandedOfKind(tx, by, to, leaving, along, max)));
  return found;
};

async function strandedOfKind(
  tx: Tx,
  by: Entity,
  to: EntityName,
  leaving: readonly Leaving[],
  along: Along,
  max: number,
): Promise<StrandedUsers[]> {
  const fields = usingFields(by, to);
  if (fields.length === 0) return [];
  const ids = leaving.map(({ id }) => id);
  const title = sql.raw(`t.${describeColumns(by).byField.get(by.title)?.name}`);
  const wire = JSON.stringify(leaving.map(({ index, id, unitIds }) => ({ index, id, unit_ids: unitIds })));
  const { rows } = await sql<Users & { index: number }>`
    select index, ${usersSelected(sql`t.name`, max)} from (
    select distinct l.index, t.id, ${title} as name from ${sql.table(tableOf(by.name))} t
    cross join lateral (${sql.join(
      fields.map((field) => usedIds(field, ids)),
      sql` union `,
    )}) u(used)
    join jsonb_to_recordset(${wire}::jsonb) as l(index int, id uuid, unit_ids uuid[]) on l.id = u.used
    where t.tenant_id = (select current_tenant()) and t.status >= 0
      and (t.unit_ids is null or t.unit_ids && l.unit_ids)
      and (${sql.join(
        fields.map((field) => mayUse(field, ids)),
        sql` or `,
      )}) and t.id <> all (${[...idsAlong(along, by.name)]}::uuid[])) t
    group by index`.execute(tx);
  return rows.map((row) => ({ ...row, by: by.name }));
}
