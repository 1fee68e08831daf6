import type { Entity, EntityName, Fault, FaultUser } from '@tresen/domain/kit/entities';
import { type RawBuilder, sql } from 'kysely';
import { columnNameOf } from './columns.ts';

/** A place where records of one kind name those of another. */
export interface UsingField {
  readonly column: string;
  /** In the rows of a field: the key that holds the id. */
  readonly rowKey?: string;
}

/** All fields of a kind that name records of another, those in rows too. */
export const usingFields = (entity: Entity, to: EntityName): UsingField[] =>
  Object.entries(entity.fields).flatMap(([name, field]): UsingField[] => {
    if (field.kind === 'reference') return field.to === to ? [{ column: columnNameOf(name) }] : [];
    if (field.kind !== 'rows') return [];
    return Object.entries(field.of).flatMap(([rowKey, of]) =>
      of.kind === 'reference' && of.to === to ? [{ column: columnNameOf(name), rowKey }] : [],
    );
  });

/** The ids among these that a record `t` names in the field. */
export const usedIds = ({ column, rowKey }: UsingField, ids: readonly string[]): RawBuilder<unknown> => {
  const own = sql.raw(`t.${column}`);
  return rowKey === undefined
    ? sql`select ${own} as used where ${own} = any (${[...ids]}::uuid[])`
    : sql`select (m ->> ${rowKey})::uuid from jsonb_array_elements(${own}) m
        where ${own} <> '[]' and (m ->> ${rowKey})::uuid = any (${[...ids]}::uuid[])`;
};

/** What an index can say beforehand: records `t` that may name one of these in the field. */
export const mayUse = ({ column, rowKey }: UsingField, ids: readonly string[]): RawBuilder<unknown> =>
  rowKey === undefined
    ? sql`t.${sql.raw(column)} = any (${[...ids]}::uuid[])`
    : sql`t.${sql.raw(column)} <> '[]'`;

/** Records that use another: how many, and the first of them by name. */
export interface Users {
  readonly count: number;
  readonly users: readonly FaultUser[];
}

/** Users that a fault names, unless somebody asks for more. */
export const usersShown = 5;

/** Counts the users `t`, and gathers the first of them. */
export const usersSelected = (name: RawBuilder<unknown>, max: number): RawBuilder<unknown> =>
  sql`count(*) as count, array_to_json((array_agg(json_build_object('id', t.id, 'name', ${name})
    order by ${name}, t.id))[1:${sql.lit(max)}]) as users`;

/** What a fault says of them. */
export const namedUsers = (by: EntityName, { count, users }: Users): NonNullable<Fault['parameters']> => ({
  by,
  users,
  more: count - users.length,
});
