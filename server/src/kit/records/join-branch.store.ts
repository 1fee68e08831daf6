import type { EntityName } from '@tresen/domain/kit/entities';
import { kinds } from '@tresen/domain/master-data/kinds';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Tx } from '../db/pools.ts';
import { describeColumns, tableOf } from './columns.ts';
import { type UsingField, usingFields } from './using-fields.ts';

/** Records of some kinds. */
export type RecordIds = ReadonlyMap<EntityName, ReadonlySet<string>>;

export const idsOf = (records: RecordIds, name: EntityName): string[] => [...(records.get(name) ?? [])];

/** Records of a kind that list their branches without this one, and that records of another kind name. */
export const findNamed = async (
  tx: Tx,
  { by, to, unitId }: { readonly by: EntityName; readonly to: EntityName; readonly unitId: string },
  isUser: RawBuilder<SqlBool>,
): Promise<string[]> => {
  const fields = usingFields(kinds[by], to);
  if (fields.length === 0) return [];
  const { rows } = await sql<{ id: string }>`
    select distinct r.id from ${usersOf(by, fields)} join ${sql.table(tableOf(to))} r on r.id = u.used
    where t.status >= 0 and ${isUser} and ${outside(unitId)}`.execute(tx);
  return rows.map(({ id }) => id);
};

/** Records of a kind that belong to all branches, or are among these, and name one of those. */
export const findUsers = async (
  tx: Tx,
  by: EntityName,
  to: EntityName,
  among: readonly string[],
  ids: readonly string[],
): Promise<string[]> => {
  const fields = usingFields(kinds[by], to);
  if (fields.length === 0 || ids.length === 0) return [];
  const { rows } = await sql<{ id: string }>`
    select distinct t.id from ${usersOf(by, fields)}
    where t.status >= 0 and (t.unit_ids is null or t.id = any (${[...among]}::uuid[]))
      and u.used = any (${[...ids]}::uuid[])`.execute(tx);
  return rows.map(({ id }) => id);
};

/** Those of the records that have something for themselves, as a name, that another one has in the branch. */
export const findTaken = async (
  tx: Tx,
  name: EntityName,
  ids: readonly string[],
  unitId: string,
): Promise<string[]> => {
  const { byField } = describeColumns(kinds[name]);
  const column = (row: string, field: string) => sql.raw(`${row}.${byField.get(field)?.key ?? 'id'}`);
  const same = kinds[name].unique.map(
    (fields) =>
      sql`(${sql.join(
        fields.map((field) => sql`${column('o', field)} is not distinct from ${column('r', field)}`),
        sql` and `,
      )} and ${column('o', fields[0] ?? '')} is not null and ${column('o', fields[0] ?? '')}::text <> '')`,
  );
  if (same.length === 0 || ids.length === 0) return [];
  const { rows } = await sql<{ id: string }>`
    select r.id from ${sql.table(tableOf(name))} r where r.id = any (${[...ids]}::uuid[]) and exists (
      select from ${sql.table(tableOf(name))} o where o.id <> r.id and o.status >= 0
        and (o.unit_ids is null or o.unit_ids @> array[${unitId}]::uuid[]) and (${sql.join(same, sql` or `)}))`.execute(
    tx,
  );
  return rows.map(({ id }) => id);
};

function usersOf(by: EntityName, fields: readonly UsingField[]): RawBuilder<unknown> {
  return sql`
  ${sql.table(tableOf(by))} t cross join lateral (${sql.join(fields.map(named), sql` union `)}) u(used)`;
}

function named({ column, rowKey }: UsingField): RawBuilder<unknown> {
  const own = sql.raw(`t.${column}`);
  return rowKey === undefined
    ? sql`select ${own} as used`
    : sql`select (m ->> ${rowKey})::uuid from jsonb_array_elements(${own}) m`;
}

function outside(unitId: string): RawBuilder<SqlBool> {
  return sql`(r.status >= 0 and r.unit_ids is not null and not r.unit_ids @> array[${unitId}]::uuid[])`;
}
