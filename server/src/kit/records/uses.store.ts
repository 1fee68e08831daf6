import type { Entity, EntityName, Use } from '@tresen/domain/master-data/entities';
import { kinds } from '@tresen/domain/master-data/kinds';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../db/pools.ts';
import { describeColumns, tableOf } from './columns.ts';

/** A place where records of one kind name those of another. */
interface UsingField {
  readonly column: string;
  /** In the rows of a field: the key that holds the id. */
  readonly rowKey?: string;
}

const usingFields = (entity: Entity, to: EntityName): UsingField[] => {
  const { byField } = describeColumns(entity);
  return Object.entries(entity.fields).flatMap(([name, field]): UsingField[] => {
    const column = byField.get(name)?.name ?? '';
    if (field.kind === 'reference') return field.to === to ? [{ column }] : [];
    if (field.kind !== 'rows') return [];
    return Object.entries(field.of).flatMap(([rowKey, of]) =>
      of.kind === 'reference' && of.to === to ? [{ column, rowKey }] : [],
    );
  });
};

const usedIds = ({ column, rowKey }: UsingField, ids: readonly string[]): RawBuilder<unknown> => {
  const own = sql.raw(`t.${column}`);
  return rowKey === undefined
    ? sql`select ${own} as used where ${own} = any (${[...ids]}::uuid[])`
    : sql`select (m ->> ${rowKey})::uuid from jsonb_array_elements(${own}) m
        where ${own} <> '[]' and (m ->> ${rowKey})::uuid = any (${[...ids]}::uuid[])`;
};

const mayUse = ({ column, rowKey }: UsingField, ids: readonly string[]): RawBuilder<unknown> =>
  rowKey === undefined
    ? sql`t.${sql.raw(column)} = any (${[...ids]}::uuid[])`
    : sql`t.${sql.raw(column)} <> '[]'`;

/** How many records of one kind use each of these; what is deleted along with them does not count. */
const usesBy = async (
  tx: Tx,
  by: Entity,
  to: EntityName,
  ids: readonly string[],
): Promise<readonly { readonly used: string; readonly count: number }[]> => {
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
};

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
